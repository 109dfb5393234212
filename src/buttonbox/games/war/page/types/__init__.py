"""What the page receives of War of the Buttons; web/src/war/types.ts is generated from it.

Seats count from 0, like the locations and the places of the cards in legal moves. Spots, sections
and the spaces of a track count from 1.
"""

from buttonbox.games.war.page.types.constants import (
    CARD_KINDS as CARD_KINDS,
    ENDINGS_BY_POINTS as ENDINGS_BY_POINTS,
    LOCATIONS as LOCATIONS,
    MARKER_PARTS as MARKER_PARTS,
    PIP_PRICE as PIP_PRICE,
    SCHOOL as SCHOOL,
    SECTIONS as SECTIONS,
    WHITE_PRICE as WHITE_PRICE,
    MarkerPart as MarkerPart,
)
from buttonbox.games.war.page.types.events import (
    ChanceFacts as ChanceFacts,
    MoveFacts as MoveFacts,
)
from buttonbox.games.war.page.types.facts import (
    Beaten as Beaten,
    Counted as Counted,
    Facts as Facts,
    LiveFacts as LiveFacts,
    Prices as Prices,
    SeatFacts as SeatFacts,
)
from buttonbox.games.war.page.types.moves import (
    AfterDone as AfterDone,
    AfterPick as AfterPick,
    AfterReroll as AfterReroll,
    AfterTurn as AfterTurn,
    Build as Build,
    Detain as Detain,
    EndTurn as EndTurn,
    FreeBoy as FreeBoy,
    GiveCard as GiveCard,
    Move as Move,
    Placed as Placed,
    Source as Source,
    TakeWhite as TakeWhite,
    ToCard as ToCard,
    ToLocation as ToLocation,
    ToSchool as ToSchool,
    ToVillage as ToVillage,
    TurnDie as TurnDie,
    VillageDone as VillageDone,
)
from buttonbox.games.war.page.types.names import (
    Area as Area,
    CardKind as CardKind,
    CardName as CardName,
    Location as Location,
    MarkerName as MarkerName,
    MarkerPlace as MarkerPlace,
    Phase as Phase,
    RoundEndStep as RoundEndStep,
    Space as Space,
)
from buttonbox.games.war.page.types.position import (
    Group as Group,
    LocationPosition as LocationPosition,
    LocationPositions as LocationPositions,
    Markers as Markers,
    Position as Position,
    SchoolDie as SchoolDie,
    SchoolPosition as SchoolPosition,
    SeatPosition as SeatPosition,
    SoldCard as SoldCard,
)
from buttonbox.games.war.page.types.round_end import (
    AwardStep as AwardStep,
    CaughtStep as CaughtStep,
    ChoiceStep as ChoiceStep,
    Count as Count,
    CountRow as CountRow,
    EndStep as EndStep,
    ExamStep as ExamStep,
    RoundEnd as RoundEnd,
    RoundEndBoard as RoundEndBoard,
    SnitchStep as SnitchStep,
    StartStep as StartStep,
    Told as Told,
)
