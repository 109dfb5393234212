"""Every screen of the page, and how to reach it."""

from collections.abc import Callable, Iterable

from playwright.sync_api import Page

from harness.page.prepared import Library, Prepared
from harness.page.visitors import DESKTOP, Device, Visitor, Visitors

TABLE_SHOWN = "main h1"
ALL_DRAWN = "body:not([aria-busy=true])"


class Stage:
    """Takes a new visitor to a screen."""

    def __init__(self, visitors: Visitors, library: Library) -> None:
        self.visitors = visitors
        self.library = library

    def show(
        self,
        screen: str,
        device: Device = DESKTOP,
        language: str = "en",
        dark: bool = False,
        motion: bool = False,
    ) -> Page:
        """Open the screen and return its page once everything is drawn."""
        visitor = self.visitors.arrive(device, language, dark, motion)
        SCREENS[screen](visitor, self.library)
        visitor.page.locator(ALL_DRAWN).wait_for()
        return visitor.page


Way = Callable[[Visitor, Library], None]


def at(path: str, shown: str = "main") -> Way:
    """Return the way to a screen by its address."""

    def go(visitor: Visitor, library: Library) -> None:
        visitor.go(path).locator(shown).first.wait_for()

    return go


def then(way: Way, *presses: str, shown: str) -> Way:
    """Return the way to a screen by pressing things on another one."""

    def go(visitor: Visitor, library: Library) -> None:
        way(visitor, library)
        for selector in presses:
            visitor.press(selector)
        visitor.page.locator(shown).first.wait_for()

    return go


def sit_down(visitor: Visitor, prepared: Prepared) -> None:
    """Store the seats' tokens in the browser, as if the table had been created here."""
    own = {"table": prepared.table, "tokens": prepared.tokens, "invitations": []}
    visitor.remember("tables", [own])


def table(name: str, shown: str = TABLE_SHOWN) -> Way:
    """Open a prepared table in the visitor's own seat."""

    def go(visitor: Visitor, library: Library) -> None:
        prepared = library.take(name)
        sit_down(visitor, prepared)
        visitor.go(f"/t/{prepared.table}").locator(shown).first.wait_for()

    return go


def watching(name: str) -> Way:
    """Open a prepared table as a spectator."""

    def go(visitor: Visitor, library: Library) -> None:
        visitor.go(f"/t/{library.take(name).table}").locator(TABLE_SHOWN).wait_for()

    return go


def home_with_saved(visitor: Visitor, library: Library) -> None:
    """Open home with a saved game."""
    sit_down(visitor, library.take("b-roll"))
    visitor.go("/").locator(".cont").wait_for()


def invited(visitor: Visitor, library: Library) -> None:
    """Open a guest's link to a seat at a table for three."""
    seats = [
        {"kind": "local", "name": "Großmama Therese"},
        {"kind": "online", "name": "Papa"},
        {"kind": "bot", "name": "Léo", "level": "easy"},
    ]
    asked = {"game": "war", "players": 3, "seats": seats, "clock": {"kind": "days", "days": 3}}
    made = visitor.context.request.post(f"{visitor.url}/api/tables", data=asked).json()
    visitor.go(f"/t/{made['table']}#{made['invitations'][1]}").locator("main.ar").wait_for()


def replaying(name: str) -> Way:
    """Open the replay of a finished game and go to the middle."""

    def go(visitor: Visitor, library: Library) -> None:
        page = visitor.go(f"/replay?table={library.take(name).table}")
        slider = page.locator("input[type=range]")
        slider.wait_for()
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        slider.blur()

    return go


HOME = at("/")
END_TURN = ".prompt .btn.act:enabled, .acts .btn.act:enabled"
ROLL = "[aria-keyshortcuts=R]:enabled"
ANY_STAR = ".frame.stars .cell.may"
CONFIRM = ".action .btn.act:enabled, [data-moment=round] h2"  # a mouse confirms with the last star
LOBBY = then(at("/new/war?with=invite"), ".gobar .btn", shown="main.lo")

SCREENS: dict[str, Way] = {
    "home": HOME,
    "about": at("/about", "main h1"),
    "home-saved": home_with_saved,
    "settings": then(HOME, "header .ibtn:last-of-type", shown="dialog[open]"),
    "set-up-bots": at("/new/buttons"),
    "set-up-war": at("/new/war?with=pass"),
    "lobby": LOBBY,
    "arrival": invited,
    "hand-over": table("b-pass", "dialog.ho"),
    "buttons-roll": table("b-roll"),
    "buttons-lay": table("b-lay"),
    "buttons-offer": table("b-offer"),
    "buttons-stars": table("b-sew"),
    "buttons-bust": then(table("b-bust"), ROLL, shown="[data-moment=bust]"),
    "buttons-round": then(table("b-round"), ANY_STAR, CONFIRM, shown="[data-moment=round]"),
    "buttons-peek": then(table("b-roll"), ".opps button", shown="dialog[open]"),
    "buttons-watching": watching("b-roll"),
    "buttons-end": table("b-end", "main.e"),
    "war-turn": table("w-turn"),
    "war-dice": then(table("w-turn"), "[data-tray] button", shown="[data-tray] .sel"),
    "war-bonus": then(
        table("w-turn"), ".bonus .bx:enabled, .acts .btn.brass", shown="dialog[open]"
    ),
    "war-after-rolling": table("w-card"),
    "war-village": table("w-shop"),
    "war-building": table("w-build"),
    "war-freeing": table("w-free"),
    "war-detaining": table("w-caught"),
    "war-round-end": then(table("w-last"), END_TURN, shown=".end, .stepper"),
    "war-watching": watching("w-turn"),
    "war-end": table("w-end", "main.e"),
    "learn-buttons": at("/learn/buttons", "aside .say"),
    "learn-war": at("/learn/war", "aside .say"),
    "rules-buttons": at("/rules/buttons", ".rl"),
    "rules-war": at("/rules/war", ".rl"),
    "replay": at("/replay"),
    "replay-buttons": replaying("b-end"),
    "replay-war": replaying("w-end"),
    "nowhere": at("/no/such/place"),
}


def check_names(names: Iterable[str]) -> None:
    """Exit with one line if a name is not that of a screen."""
    unknown = [name for name in names if name not in SCREENS]
    if unknown:
        known = ", ".join(SCREENS)
        raise SystemExit(f"no screen is called {' or '.join(unknown)}; there are: {known}")
