"""Seats that are one's own: invitations, tokens, a lost phone, names and emblems."""

import base64
import hmac

import pytest
from websockets.exceptions import ConnectionClosed

from buttonbox.server import messages
from buttonbox.server.seats import tokens
from buttonbox.server.seats.names import clean_name, distinct_name
from buttonbox.server.tables import creation
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.refusals import Refused
from harness.matches import setup_of
from harness.servers import Json, Person, Server, TableAt

KEY = "k" * 32


def asked(*kinds: str, **more: str) -> messages.NewTable:
    seats = [messages.NewSeat(kind, more.get(f"name{i}", "")) for i, kind in enumerate(kinds)]  # type: ignore[arg-type]
    return messages.NewTable("buttons", len(kinds), seats)


def new_match(*kinds: str) -> Match:
    return Match(creation.new_setup(asked(*kinds), 0))


def guest_joins(
    match: Match, seat: int, grant: str, name: str = "", emblem: int | None = None
) -> str:
    """A guest takes the seat; the token."""
    invited = tokens.Signed(seat, match.seating.invitations[seat])
    match.take(match.plan_guest(invited, grant, name, emblem, 0))
    return tokens.token(match.setup, seat, grant)


# Tokens.


def test_a_forged_token_is_found_out_without_the_log() -> None:
    setup = new_match("local", "online").setup
    other = new_match("local", "online").setup
    good = tokens.token(setup, 1, "abc")
    assert tokens.read_token(setup, good) == (1, "abc")
    for forged in (
        good.replace("1.", "0.", 1),
        good.replace("abc", "abd"),
        good[:-1] + ("A" if good[-1] != "A" else "B"),
        tokens.token(other, 1, "abc"),
        tokens.invitation(setup, 1, "abc"),
        tokens.token(setup, 7, "abc"),
        "",
        "1.abc",
    ):
        assert tokens.read_token(setup, forged) is None, forged


def test_a_token_is_current_only_if_the_log_says_so() -> None:
    match = new_match("local", "online")
    early = tokens.token(match.setup, 1, "g1")
    assert match.seating.seat_of(tokens.token(match.setup, 0)) == 0
    assert match.seating.seat_of(tokens.token(match.setup, 1)) is None, (
        "the host has no token of a guest"
    )
    assert match.seating.seat_of(early) is None
    assert guest_joins(match, 1, "g1") == early
    assert match.seating.seat_of(early) == 1
    match.take(match.plan_invite(0, 1, "new", 0))
    assert match.seating.seat_of(early) is None
    assert Match(match.setup, match.entries).seating.seat_of(early) is None


def test_an_old_table_keeps_its_tokens() -> None:
    """At tables made before invitations, a seat's token followed from the key alone."""
    setup = setup_of("buttons", "lob", edition=1)
    match = Match(setup)
    key = bytes.fromhex(setup.key)
    digests = [hmac.digest(key, b"seat %d" % seat, "sha256") for seat in range(3)]
    old = [base64.urlsafe_b64encode(digest[:18]).decode() for digest in digests]
    assert [match.seating.seat_of(token) for token in old] == [0, 1, None]
    assert tokens.read_invitation(setup, old[1]) == (1, tokens.OLD)
    new = guest_joins(match, 1, "own")
    assert [match.seating.seat_of(token) for token in (old[1], new)] == [None, 1]


def test_an_old_token_is_nothing_at_a_new_table() -> None:
    setup = new_match("local", "online").setup
    assert tokens.read_token(setup, tokens.token(setup, 0, tokens.OLD)) is None


# Joining.


def refusal(match: Match, seat: int, grant: str, invitation: str = tokens.FIRST) -> str:
    with pytest.raises(Refused) as refused:
        match.plan_guest(tokens.Signed(seat, invitation), grant, "", None, 0)
    return refused.value.rule


def test_an_invitation_is_exchanged_once() -> None:
    match = new_match("local", "online", "online")
    guest_joins(match, 1, "mine")
    again = tokens.Signed(1, tokens.FIRST)
    assert match.plan_guest(again, "mine", "", None, 0) == []
    assert refusal(match, 1, "other") == "taken"
    match.take(match.plan_bot(0, 2, "easy", 0))
    assert refusal(match, 2, "other") == "taken"


def test_a_new_invitation_ends_the_old_one_and_keeps_the_game() -> None:
    match = new_match("local", "online")
    guest_joins(match, 1, "first")
    match.take(match.plan_join(0, 0))
    match.take(match.plan_seal([], 0))
    match.take(match.plan_start(0))
    before = match.record()
    match.take(match.plan_invite(0, 1, "new", 0))
    assert refusal(match, 1, "thief") == "invitation"
    guest_joins(match, 1, "second")
    assert match.record() == before
    assert match.started


@pytest.mark.parametrize(("host", "seat"), [(1, 1), (0, 0), (0, 2), (0, 3), (1, 2)])
def test_only_the_host_invites_again_and_only_guests(host: int, seat: int) -> None:
    match = new_match("local", "online", "bot")
    with pytest.raises(Refused) as refused:
        match.plan_invite(host, seat, "new", 0)
    assert refused.value.rule == "host"


# Names and emblems.


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("A\u200bd\u202ea\u2066\u00ad", "Ada"),
        ("A\ufe0fd\u180ba\U000e0100", "Ada"),
        ("Ada \u200b Lovelace", "Ada Lovelace"),
        ("Ada\tLovelace", "Ada Lovelace"),
        ("e\u0301", "\u00e9"),
        ("\u3164\u200d", ""),
        ("\x00\ud800x", "x"),
        ("abcdefghijklmnopqrst", "abcdefghijklmnop"),
        ("x" + "\u0335" * 30, "x\u0335\u0335"),
        ("Grand-m\u00e8re \u2764", "Grand-m\u00e8re \u2764"),
    ],
)
def test_a_name_has_nothing_invisible(text: str, name: str) -> None:
    assert clean_name(text) == name


def test_names_that_look_alike_get_a_number() -> None:
    assert distinct_name("Ada", ["Ben"]) == "Ada"
    assert distinct_name("ADA", ["Ada"]) == "ADA 2"
    assert distinct_name("Ada", ["ada", "Ada 2"]) == "Ada 3"
    assert distinct_name("x" * 16, ["X" * 16]) == "x" * 14 + " 2"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410da", "Ada"),  # Cyrillic A
        ("Ad\u0430", "ADA"),
        ("\u041c\u0410\u0425", "Max"),
        ("\u039f\u03a4\u03a4\u039f", "Otto"),  # Greek
        ("\u039f\u0442to", "\u041eTT\u03bf"),
        ("\uff21da", "Ada"),  # full width
    ],
)
def test_other_alphabets_make_no_second_person(name: str, other: str) -> None:
    assert distinct_name(name, [other]) == f"{name} 2"


def test_names_in_any_alphabet_are_welcome() -> None:
    assert distinct_name("\u041e\u043b\u044c\u0433\u0430", ["\u0418\u0432\u0430\u043d"]) == (
        "\u041e\u043b\u044c\u0433\u0430"
    )
    assert distinct_name("Zo\u00e9", ["Zoe"]) == "Zo\u00e9"


def test_seats_never_look_alike() -> None:
    table = messages.NewTable(
        "buttons",
        4,
        [
            messages.NewSeat("local", "Ada"),
            messages.NewSeat("bot", "\u200bada", emblem=0),
            messages.NewSeat("online", "Ada 2", emblem=0),
            messages.NewSeat("online"),
        ],
    )
    match = Match(creation.new_setup(table, 0))
    assert [seat.name for seat in match.setup.seats] == ["Ada", "ada 2", "Ada 2 2", "Dan"]
    assert [match.seating.emblem(seat) for seat in range(4)] == [1, 0, 2, 3]
    guest_joins(match, 3, "g", "A\u202eDA", 0)
    assert match.setup.seats[3].name == "ADA 3"
    assert match.seating.emblem(3) == 3, "0 is taken"


def test_a_guest_brings_name_and_emblem() -> None:
    setup = creation.new_setup(asked("local", "online"), 0)
    match = Match(setup)
    guest_joins(match, 1, "g", " Zo\u00e9 ", 3)
    for each in (match, Match(setup, match.entries)):
        assert each.setup.seats[1].name == "Zo\u00e9"
        assert each.seating.emblem(1) == 3


# Over real sockets.


def ask(
    table: TableAt, path: str, body: Json | None = None, token: str | None = None
) -> tuple[int, Json]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    answer = table.server.http.post(f"/api/tables/{table.name}{path}", json=body, headers=headers)
    return answer.status_code, answer.json()


def closed_code(person: Person) -> int:
    """Read on to the end of the connection."""
    with pytest.raises(ConnectionClosed) as closed:
        person.until(lambda message: False)
    person.close()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_guest_is_told_and_takes_the_seat(server: Server) -> None:
    table = server.create("buttons", "lo", come=False, clock={"kind": "live", "seconds": 600})
    host = table.sit(0)
    invitation = {"invitation": table.invitations[1]}
    status, told = ask(table, "/invitation", invitation)
    assert status == 200
    assert (told["seat"], told["name"], told["host"]) == (1, "Player 1", "Player 0")
    assert (told["game"], told["taken"], told["clock"]["seconds"]) == ("buttons", False, 600)
    assert [seat["joined"] for seat in told["seats"]] == [True, False]
    join = {**invitation, "key": KEY, "name": "Zo\u00e9", "emblem": 2}
    status, joined = ask(table, "/join", join)
    assert (status, joined["seat"]) == (201, 1)
    seen = host.until(lambda m: m["type"] == "seats" and m["seats"][1]["joined"])["seats"][1]
    assert (seen["name"], seen["emblem"], seen["here"]) == ("Zo\u00e9", 2, False)
    assert ask(table, "/join", join) == (201, joined), "a lost answer"
    status, problem = ask(table, "/join", {**join, "key": "x" * 16})
    assert (status, problem["error"]) == (409, "taken")
    assert ask(table, "/invitation", invitation)[1]["taken"]
    for wrong in ("x", str(table.tokens[0]), joined["token"]):
        assert ask(table, "/invitation", {"invitation": wrong})[0] == 403
        assert ask(table, "/join", {"invitation": wrong, "key": KEY})[0] == 403
    assert ask(TableAt(server, "0123456789", []), "/invitation", invitation)[0] == 404
    host.close()


def test_the_host_cannot_act_for_a_guest(server: Server) -> None:
    table = server.create("buttons", "lo")
    for known in (table.invitations[1], str(table.tokens[0]).replace("0.", "1.", 1)):
        person = table.connect()
        person.say(type="hello", tokens=[known])
        assert closed_code(person) == 4403


def test_wrong_tokens_beside_right_ones_count_as_none(server: Server) -> None:
    table = server.create("buttons", "lo")
    person = table.connect()
    person.say(type="hello", tokens=["junk", table.tokens[1], table.invitations[1]])
    assert person.receive()["yours"] == [1]
    person.close()


def test_a_lost_phone(server: Server) -> None:
    table = server.create("buttons", "lo")
    host, guest = table.sit(0), table.sit(1)
    for person in (host, guest):
        person.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
    lost = table.tokens[1]
    assert ask(table, "/seats/1/invitation", token=lost)[0] == 409
    assert ask(table, "/seats/1/invitation")[0] == 403
    assert ask(table, "/seats/9/invitation", token=table.tokens[0])[0] == 404
    status, made = ask(table, "/seats/1/invitation", token=table.tokens[0])
    assert status == 201
    assert closed_code(guest) == 4410
    finder = table.connect()
    finder.say(type="hello", tokens=[lost])
    assert closed_code(finder) == 4403
    assert ask(table, "/join", {"invitation": table.invitations[1], "key": KEY})[0] == 403
    table.invitations[1] = made["invitation"]
    table.join(1)
    back = table.sit(1)
    assert back.messages[0]["log"] == host.events
    for person in (host, back):
        person.close()


def test_two_devices_at_one_seat_are_seen(server: Server) -> None:
    table = server.create("buttons", "lo")
    phone = table.sit(1)
    laptop = table.sit(1)
    seen = phone.until(lambda m: m["type"] == "seats" and m["seats"][1]["devices"] == 2)
    assert seen["seats"][0]["devices"] == 0
    laptop.close()
    phone.until(lambda m: m["type"] == "seats" and m["seats"][1]["devices"] == 1)
    phone.close()


def test_everybody_learns_how_many_watch(server: Server) -> None:
    table = server.create("buttons", "ll")
    host = table.sit(0)
    watching = [table.sit(), table.sit()]
    assert host.until(lambda message: message.get("watchers") == 2)["type"] == "seats"
    late = table.sit(1)
    assert late.messages[0]["watchers"] == 2, "a player does not count"
    watching.pop().close()
    for person in (host, late, *watching):
        person.until(lambda message: message.get("watchers") == 1)
        person.close()
