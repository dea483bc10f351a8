"""What parsers say when they cannot read something: where, what, and what would be right."""

import pytest

from undermine import NotationError, load, position
from undermine.notation import parse_action, parse_position, parse_record

RULES = load("saboteur")
RECORD = f"""undermine 1
rules: saboteur@1
seats: Ada, Béla, Cleo
seed: sha256 {"7f" * 32}

* begin 1
* deal goal1 gold
"""


def refused(text: str) -> NotationError:
    """Read a position that cannot be read."""
    with pytest.raises(NotationError) as caught:
        parse_position(RULES, text)
    return caught.value


def refused_action(text: str) -> NotationError:
    """Read an action that cannot be read."""
    with pytest.raises(NotationError) as caught:
        parse_action(RULES, text)
    return caught.value


def refused_record(text: str) -> NotationError:
    """Read a record that cannot be read."""
    with pytest.raises(NotationError) as caught:
        parse_record(text, load)
    return caught.value


def test_an_error_says_where_what_and_what_would_be_right() -> None:
    error = refused("saboteur trun=1")

    assert str(error) == (
        "line 1, column 10: cannot read 'trun=1': there is no key 'trun'; did you mean turn?"
    )
    assert (error.line, error.column, error.text) == (1, 10, "trun=1")
    assert isinstance(error, ValueError)


# -- positions -------------------------------------------------------------------------------------

SLIPS = {
    "saboteur seats=2": (16, "2", "saboteur is for 3 to 10 seats"),
    "saboteur seats=11": (16, "11", "saboteur is for 3 to 10 seats"),
    "saboteur seats=three": (16, "three", "a whole number is wanted"),
    "saboteur seats=99999999999": (16, "99999999999", "a whole number is wanted"),
    "saboteur turn=1 trun=1": (17, "trun=1", "did you mean turn?"),
    "saboteur turn=1 hadn2=map": (17, "hadn2=map", "did you mean hand2?"),
    "saboteur turn=1 hand4=map": (17, "hand4=map", "did you mean hand"),
    "saboteur turn=1 weather=fine": (17, "weather=fine", "known keys are seats, round, board"),
    "saboteur turn=1 seats": (17, "seats", "write key=value, such as seats=3"),
    "saboteur turn=1 =3": (17, "=3", "write key=value, such as seats=3"),
    "saboteur turn=1 turn=2": (17, "turn=2", "turn is given twice"),
    "saboteur turn=1 agenda=turn:1": (17, "agenda=turn:1", "turn is given already"),
    "saboteur turn=me": (15, "me", "a seat is a number from 1 on"),
    "saboteur turn=0": (15, "0", "a seat is a number from 1 on"),
    "saboteur agenda=trun:1": (17, "trun:1", "agenda items are choosestarter:seat"),
    "saboteur agenda=turn": (17, "turn", "agenda items are choosestarter:seat"),
    "saboteur agenda=turn:1;rest:2": (24, "rest:2", "agenda items are"),
    "saboteur agenda=dealto:*:stok:hand1:1": (26, "stok", "the piles of saboteur are bank"),
    "saboteur turn=1 hand1=map&EX": (27, "EX", "did you mean E?"),
    "saboteur turn=1 hand1=brokenlamp": (23, "brokenlamp", "did you mean broken-lamp?"),
    "saboteur turn=1 hand1=zzz": (23, "zzz", "saboteur has no such card"),
    "saboteur turn=1 hand1=gold-1": (23, "gold-1", "such a card is never in hand"),
    "saboteur turn=1 hand1=map&gold": (27, "gold", "such a card is never in hand"),
    "saboteur turn=1 hand1=?0": (23, "?0", "unknown cards are '?', or '?6' for six of them"),
    "saboteur turn=1 hand1=?1000": (23, "?1000", "unknown cards are '?'"),
    "saboteur turn=1 hand1=??": (23, "??", "such a card is never in hand"),
    "saboteur turn=1 goals=?;?": (23, "?;?", "there are 3 of them: write goals=?;?;?"),
    "saboteur turn=1 goals=?;?;gold;?": (23, "?;?;gold;?", "there are 3 of them"),
    "saboteur turn=1 goals=?;?;glod": (27, "glod", "did you mean gold?"),
    "saboteur turn=1 goal1=?@*": (25, "*", "readers are seats such as @1&3"),
    "saboteur turn=1 goal1=?@x": (25, "x", "a seat is a number from 1 on"),
    "saboteur turn=1 board=1,0": (23, "1,0", "written like 1,0:EW"),
    "saboteur turn=1 board=1.0:EW": (23, "1.0", "a cell is x,y such as 3,-1"),
    "saboteur turn=1 board=1,0:EW;2,99999:EW": (30, "2,99999", "a cell is x,y such as 3,-1"),
    "saboteur turn=1 board=1,0:map": (27, "map", "map is no path card"),
    "saboteur turn=1 board=1,0:EW~45": (27, "EW~45", "NES, or NES~ upside down"),
    "saboteur turn=1 round=one": (23, "one", "a whole number is wanted"),
    "saboteur turn=1 credit1=1.5": (25, "1.5", "a whole number is wanted"),
    "saboteur turn=1 earned=2:4": (24, "2:4", "write seat:value:cards"),
    "saboteur turn=1 notes=map": (23, "map", "a note is reader:places:cards"),
    "saboteur turn=1 notes=1:pocket:map": (25, "pocket", "the piles of saboteur are bank"),
    "saboteur turn=1 view=x": (22, "x", "a seat is a number from 1 on"),
}


@pytest.mark.parametrize("text", SLIPS)
def test_a_slip_is_pointed_at(text: str) -> None:
    column, quoted, said = SLIPS[text]

    error = refused(text)

    assert (error.text, error.line, error.column) == (quoted, 1, column)
    assert said in error.wanted
    assert text[error.column - 1 :].startswith(error.text)


@pytest.mark.parametrize(
    ("text", "column", "quoted"),
    [
        ("saboteur turn=1 hand1=map&ma", 27, "ma"),
        ("saboteur turn=1 goals=gold;?;gol", 30, "gol"),
        ("saboteur turn=1 board=11,0:EW;1,0", 31, "1,0"),
        ("saboteur turn=1 hand1=map&&EW", 27, ""),
    ],
)
def test_the_column_is_that_of_the_bad_word_and_not_of_one_that_begins_like_it(
    text: str, column: int, quoted: str
) -> None:
    error = refused(text)

    assert (error.text, error.column) == (quoted, column)


def test_what_is_quoted_of_a_turn_is_what_was_written() -> None:
    error = refused("saboteur turn=1:2")

    assert error.text in "turn=1:2"
    assert error.column == 10 + "turn=1:2".index(error.text)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("turn=4", "there are 3 seats, so there is no seat 4"),
        ("turn=1 starter=7", "there are 3 seats, so there is no seat 7"),
        ("turn=1 goal1=?@5", "there are 3 seats, so there is no seat 5"),
        ("turn=1 view=4", "there are 3 seats, so there is no seat 4"),
        ("turn=1 earned=4:1:1", "there are 3 seats, so there is no seat 4"),
        ("turn=1 notes=4:discard:map", "there are 3 seats, so there is no seat 4"),
        ("turn=1 notes=1:hand4:map", "there is no pile hand4 at a table of 3"),
        ("agenda=sharegold:1:9 offer=?2", "there are 3 seats, so there is no seat 9"),
        ("agenda=dealto:*:stock:hand4:1", "there is no pile hand4 at a table of 3"),
        ("agenda=dealto:*:stock:hand1:2 stock=map", "stock holds fewer cards than are to be dealt"),
        ("agenda=chooseturn:1:1", "goal1 is not one goal that was turned up"),
        ("agenda=sharegold:1:-", "one gold card on offer for everybody"),
        ("agenda=nextturn:-:1", "a duty such as nextturn is done at once and never waits"),
        ("turn=*", "only a seat can decide turn"),
        ("turn=1 hand1=-", "it is the turn of seat 1, whose hand is empty"),
        ("turn=1 hand1=", "it is the turn of seat 1, whose hand is empty"),
        ("turn=1 front2=map", "map never lies before a seat, as it does before seat 2"),
        ("turn=1 front2=broken-lamp&broken-lamp", "the same card lies twice before seat 2"),
        ("turn=1 round=4", "there are rounds 1 to 3, not 4"),
        ("turn=1 round=-1", "there are rounds 1 to 3, not -1"),
        ("turn=1 board=1,0:gold", "gold cannot lie at 1,0"),
        ("turn=1 board=8,0:EW", "EW cannot lie at 8,0"),
        ("turn=1 role2=-", "role2 should hold 1 card, not 0"),
        ("turn=1 credit1=-1", "nobody is owed less than nothing"),
    ],
)
def test_a_position_that_cannot_be_is_quoted_whole(words: str, said: str) -> None:
    text = f"saboteur {words}"

    error = refused(text)

    assert (error.text, error.column) == (text, 1)
    assert said in error.wanted


@pytest.mark.parametrize("text", ["", "  \n "])
def test_a_position_must_name_its_game(text: str) -> None:
    with pytest.raises(NotationError, match="begins with the name of a game, such as saboteur"):
        position(text)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("sabotour", "there is no game 'sabotour'; the games are: .*saboteur"),
        ("saboteur@2", "no version 2 of its rules; its versions are: 1"),
        ("the-dark-cave@3", "no version 3 of its rules; its versions are: 1, 2"),
        ("the-dark-cave@0", "such as the-dark-cave@1, not '0'"),
        ("the-dark-cave@", "such as the-dark-cave@1, not ''"),
        ("the-dark-cave@1+paralysis=at-once", "the-dark-cave has no option 'paralysis'"),
        ("saboteur+gold", "saboteur has no option 'gold'; its options are: allow_concede"),
        ("saboteur+gold_draw=none", "gold_draw cannot be 'none'; its choices are: diggers"),
    ],
)
def test_a_game_that_does_not_exist_is_quoted_beside_those_that_do(word: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        position(f"{word} turn=1")


# -- actions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "column", "quoted", "said"),
    [
        ("", 1, "", "an action begins with one of begin, break, deal"),
        ("dig 1,0", 1, "dig", "an action begins with one of begin, break, deal"),
        ("Place EW 1,0", 1, "Place", "an action begins with one of"),
        ("place EW", 1, "place EW", "write place LAY CELL"),
        ("place EW 1,0 2,0", 1, "place EW 1,0 2,0", "write place LAY CELL"),
        ("place EW 1:0", 10, "1:0", "a cell is x,y such as 3,-1"),
        ("place  EX 1,0", 8, "EX", "did you mean E?"),
        ("place map 1,0", 7, "map", "map is no path card"),
        ("place EW~~ 1,0", 7, "EW~~", "NES, or NES~ upside down"),
        ("break broken-lamp *", 19, "*", "a seat is a number from 1 on"),
        ("break broken-lamp 0", 19, "0", "a seat is a number from 1 on"),
        ("mend fixed-lamp Lamp 2", 17, "Lamp", "a word of small letters is wanted"),
        ("peek two", 6, "two", "a whole number is wanted"),
        ("peek 0", 6, "0", "numbers count from 1"),
        ("take gold-1&gold-2", 6, "gold-1&gold-2", "one card is wanted"),
        ("deal hand map", 6, "hand", "the piles of saboteur are bank, discard, goal1"),
        ("deal stock1 map", 6, "stock1", "the piles of saboteur are"),
        ("discard ?x", 9, "?x", "unknown cards are '?', or '?6' for six of them"),
        ("discard map&mpa", 13, "mpa", "did you mean map?"),
        ("  place EW", 3, "place EW", "write place LAY CELL"),
    ],
)
def test_a_slip_in_an_action_is_pointed_at(text: str, column: int, quoted: str, said: str) -> None:
    error = refused_action(text)

    assert (error.text, error.line, error.column) == (quoted, 1, column)
    assert said in error.wanted


# -- records ---------------------------------------------------------------------------------------


RECORD_SLIPS = [
    ("undermine 1", "undermine 2", (1, 1, "undermine 2"), "begins with the line 'undermine 1'"),
    ("seats:", "chairs:", (3, 1, "chairs: Ada, Béla, Cleo"), "one line each of rules, seats"),
    ("seats:", "rules: saboteur\nseats:", (3, 1, "rules: saboteur"), "one line each of rules"),
    ("saboteur@1", "sabotour", (2, 8, "sabotour"), "the games are: "),
    ("rules: saboteur@1", "rules:   sabotour", (2, 10, "sabotour"), "the games are: "),
    ("Ada, Béla", "Ada, ,Béla", (3, 8, "Ada, ,Béla, Cleo"), "names are separated by commas"),
    ("7f" * 32, "7f", (4, 7, "sha256 7f"), "'sha256' and 64 hexadecimal digits"),
    ("sha256", "md5", (4, 7, f"md5 {'7f' * 32}"), "'sha256' and 64 hexadecimal digits"),
    ("seed:", "eyes: me\nseed:", (4, 7, "me"), "a seat is a number from 1 on"),
    ("* begin 1", "x begin 1", (6, 1, "x"), "a seat is a number from 1 on"),
    ("* begin 1", "* bigin 1", (6, 3, "bigin"), "an action begins with one of"),
    ("* begin 1", "begin 1", (6, 1, "begin"), "a seat is a number from 1 on"),
    ("goal1 gold", "goal1 glod", (7, 14, "glod"), "did you mean gold?"),
    ("goal1 gold", "goal1", (7, 3, "deal goal1"), "write deal PILE CARD"),
    ("* begin 1", "@ pocket map", (6, 3, "pocket"), "the piles of saboteur are bank"),
    ("* begin 1", "@ hand1 mpa", (6, 9, "mpa"), "did you mean map?"),
]


@pytest.mark.parametrize(("was", "now", "place", "said"), RECORD_SLIPS)
def test_a_slip_in_a_record_is_pointed_at(
    was: str, now: str, place: tuple[int, int, str], said: str
) -> None:
    error = refused_record(RECORD.replace(was, now, 1))

    assert (error.line, error.column, error.text) == place
    assert said in error.wanted


@pytest.mark.parametrize("key", ["rules", "seats"])
def test_what_the_header_lacks_is_missed_in_the_header(key: str) -> None:
    kept = [line for line in RECORD.split("\n") if not line.startswith(key)]

    error = refused_record("\n".join(kept))

    assert error.wanted == f"the header lacks {key!r}"
    assert error.line <= kept.index("") + 1


def test_a_header_that_breaks_off_lacks_a_blank_line() -> None:
    assert "blank line" in refused_record(RECORD.partition("\n\n")[0]).wanted


def test_nothing_stands_behind_the_opened_seed() -> None:
    error = refused_record(f"{RECORD}opened: x\n* deal goal2 stone-ne\n")

    assert (error.line, error.text) == (8, "opened:")


@pytest.mark.parametrize("text", ["", "\n", "#\n", "# nothing else"])
def test_a_record_of_nothing_says_how_records_begin(text: str) -> None:
    assert "begins with the line 'undermine 1'" in refused_record(text).wanted
