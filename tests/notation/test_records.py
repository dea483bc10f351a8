"""Records: whole games as files."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undermine import load, read_record
from undermine.dealer import promise
from undermine.notation import Entry, Record, parse_record, write_record
from undermine.notation.records import Disclosed, Fact, header_lines
from undermine.testing.strategies import records

RULES = load("saboteur")
DIGEST = promise("lantern-55")
HEADER = f"""undermine 1
rules: saboteur@1
seats: Ada, Béla, Cleo
seed: sha256 {DIGEST}
words: 5be1 90aa 17c3
"""
ENTRIES = """* begin 1
* deal goal1 gold
* deal goal2 stone-ne
"""
TEXT = f"{HEADER}\n{ENTRIES}"


def read(text: str) -> Record:
    """Read a record."""
    return parse_record(text, load)


# -- there and back --------------------------------------------------------------------------------


@settings(max_examples=20)
@given(records(RULES, deals=1))
def test_what_is_written_reads_as_the_same_record(record: Record) -> None:
    assert read(write_record(record)) == record


@settings(max_examples=10)
@given(records(RULES, deals=1))
def test_entries_are_appended_to_the_header_line_by_line(record: Record) -> None:
    stream = "".join(f"{line}\n" for line in header_lines(record))

    for entry in record.entries:
        stream += f"{entry.text}\n"

    assert stream == write_record(record._replace(opened=""))


@settings(max_examples=10)
@given(records(RULES, deals=1).filter(lambda record: len(record.entries) > 0), st.data())
def test_a_record_that_breaks_off_can_be_read_as_far_as_it_goes(
    record: Record, data: st.DataObject
) -> None:
    lines = write_record(record).splitlines(keepends=True)
    header = len(list(header_lines(record)))
    kept = data.draw(st.integers(header, len(lines)))

    cut = read("".join(lines[:kept]))

    assert cut.entries == record.entries[: kept - header]
    assert cut._replace(entries=(), opened="") == record._replace(entries=(), opened="")


# -- what a record holds ---------------------------------------------------------------------------


def test_a_record_tells_who_played_what_by_which_rules() -> None:
    record = read(TEXT)

    assert (record.rules, record.seats) == ("saboteur@1", ("Ada", "Béla", "Cleo"))
    assert (record.promise, record.words) == (DIGEST, ("5be1", "90aa", "17c3"))
    assert (record.opened, record.eyes) == ("", None)
    assert [entry.text for entry in record.entries] == ENTRIES.splitlines()


def test_an_entry_is_an_actor_and_an_action() -> None:
    entries = read(TEXT + "2 place NEW 1,0\n").entries

    actors = [entry.actor for entry in entries if isinstance(entry, Entry)]

    assert actors == [-1, -1, -1, 1]


def test_the_whole_table_can_decide() -> None:
    text = TEXT.replace("saboteur@1", "saboteur@1+allow_concede")

    entry = read(text + "= agree\n").entries[-1]

    assert isinstance(entry, Entry)
    assert (entry.actor, repr(entry.action)) == (-2, "agree")


def test_seed_words_and_eyes_may_be_missing() -> None:
    record = read("undermine 1\nrules: saboteur\nseats: a, b, c\n\n")

    assert record == Record("saboteur", ("a", "b", "c"))


def test_headers_stand_in_any_order() -> None:
    first, *others = HEADER.splitlines()

    turned = "\n".join([first, *reversed(others)])

    assert read(f"{turned}\n\n{ENTRIES}") == read(TEXT)


def test_names_are_trimmed_and_may_hold_blanks_and_colons() -> None:
    text = TEXT.replace("Ada, Béla, Cleo", " Ada L. ,bot:greedy,  Żaneta 🂡")

    assert read(text).seats == ("Ada L.", "bot:greedy", "Żaneta 🂡")


def test_the_opened_seed_is_the_last_line() -> None:
    record = read(TEXT + "opened: lantern-55\n")

    assert record.opened == "lantern-55"
    assert write_record(record) == TEXT + "opened: lantern-55\n"


def test_a_session_can_read_a_record_without_being_told_the_game() -> None:
    rules, record = read_record(TEXT)

    assert (rules.id, record) == ("saboteur@1", read(TEXT))


# -- a record with eyes ----------------------------------------------------------------------------


def test_eyes_have_facts_and_what_they_were_told() -> None:
    seen = TEXT.replace("words:", "eyes: 2\nwords:").replace("gold\n", "?\n")

    record = read(f"{seen}@ goal1 gold\n! role3 saboteur\n@ hand1 -\n@ hand2 map&EW\n")

    assert record.eyes == 1
    assert record.entries[-4:] == (
        Fact("goal1", ("gold",)),
        Disclosed("role3", ("saboteur",)),
        Fact("hand1", ()),
        Fact("hand2", ("EW", "map")),
    )


def test_a_spectator_has_eyes_too() -> None:
    assert read(TEXT.replace("words:", "eyes: .\nwords:")).eyes == -4


# -- what is written by hand -----------------------------------------------------------------------


def test_comments_are_not_read() -> None:
    text = TEXT.replace("saboteur@1", "saboteur@1 # as printed").replace("gold", "gold # so early!")

    assert read(text) == read(TEXT)


def test_a_comment_on_a_line_of_its_own_is_not_read() -> None:
    text = TEXT.replace("* deal goal1", "# now the goals\n   # from north to south\n* deal goal1")

    assert read(text) == read(TEXT)


def test_blank_lines_among_entries_are_not_read() -> None:
    text = TEXT.replace("* deal goal2", "\n   \n\n* deal goal2") + "\n\n"

    assert read(text) == read(TEXT)


def test_lines_may_end_as_other_systems_end_them() -> None:
    assert read(TEXT.replace("\n", "\r\n")) == read(TEXT)


def test_the_last_line_need_not_end() -> None:
    assert read(TEXT.rstrip("\n")) == read(TEXT)


@pytest.mark.parametrize("blanks", ["  ", "\t"])
def test_blanks_at_the_end_of_lines_do_not_matter(blanks: str) -> None:
    assert read(TEXT.replace("\n", f"{blanks}\n")) == read(TEXT)
