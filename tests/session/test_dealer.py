"""The dealer: lots that were promised beforehand, and that anybody can draw again."""

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest

from undermine import CHANCE, Game, load, position, read_record
from undermine.dealer import Dealer, promise, verify
from undermine.notation import Entry, Record, write_record
from undermine.notation.replay import RecordError, replay

SEED, WORDS = "lantern-55", ("5be1", "90aa", "17c3")
RULES = load("saboteur")


def lot(seed: str, words: tuple[str, ...], number: int, sides: int) -> int:
    """Draw a lot as the documents say, in whole numbers and without the dealer."""
    message = " ".join([*words, str(number)])
    digest = hmac.new(seed.encode("utf-8"), message.encode("utf-8"), hashlib.sha256).hexdigest()
    return int(digest, 16) * sides // 2**256


def finished() -> Record:
    """Return a whole game with its seed opened."""
    game = Game("saboteur", seats=3, seed=SEED, words=WORDS)
    while not game.over:
        game.play(game.legal[0])
    return game.record


RECORD = finished()


def changed(number: int, was: str, now: str) -> Record:
    """Return the game with one entry changed in its file."""
    lines = write_record(RECORD).split("\n")
    header = lines.index("")
    assert was in lines[header + number], lines[header + number]
    lines[header + number] = lines[header + number].replace(was, now)
    return read_record("\n".join(lines))[1]


# -- the promise -----------------------------------------------------------------------------------


def test_the_promise_is_the_digest_of_the_seed() -> None:
    assert promise("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_game_publishes_its_promise_before_the_first_card() -> None:
    assert (
        Game("saboteur", 3, seed=SEED).record.promise == hashlib.sha256(b"lantern-55").hexdigest()
    )


# -- lots ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [(), ("a",), WORDS, ("é", "🂡")])
@pytest.mark.parametrize("sides", [1, 2, 3, 20, 67])
def test_a_lot_is_the_fraction_that_seed_words_and_number_make(
    words: tuple[str, ...], sides: int
) -> None:
    dealer = Dealer(SEED, words)

    rolled = [dealer.roll(sides) for _ in range(20)]

    assert rolled == [lot(SEED, words, number, sides) for number in range(1, 21)]
    assert dealer.drawn == 20


def test_a_dealer_can_go_on_where_another_stopped() -> None:
    first = Dealer(SEED, WORDS)
    rolled = [first.roll(67) for _ in range(10)]

    later = Dealer(SEED, WORDS, drawn=6)

    assert [later.roll(67) for _ in range(4)] == rolled[6:]


def test_every_entry_of_chance_takes_one_lot() -> None:
    _, state = position("saboteur agenda=paygold:*:1:3 bank=gold-1&gold-3")
    dealer = Dealer(SEED)

    action = dealer.deal(RULES, state)

    assert (repr(action), dealer.drawn) == ("pay loot1 gold-3", 1)


def test_a_whole_game_is_dealt_by_the_formula() -> None:
    number = 0
    state = None

    for moment in replay(RULES, RECORD):
        if isinstance(moment.line, Entry) and moment.line.actor == CHANCE:
            number += 1
            assert state is not None
            outcomes = [action for action, weight in RULES.odds(state) for _ in range(weight)]
            assert outcomes[lot(SEED, WORDS, number, len(outcomes))] == moment.line.action
        state = moment.state

    assert number == verify(RULES, RECORD)


def test_the_worked_example_of_the_documents() -> None:
    assert lot(SEED, WORDS, 8, 67) == 20
    assert RECORD.entries[7].text.endswith(" NES")


def test_a_die_of_twenty_sides_is_fair() -> None:
    dealer = Dealer("fairness")
    rolls = 20_000

    faces = Counter(dealer.roll(20) for _ in range(rolls))

    expected = rolls / 20
    chi_square = sum((faces[face] - expected) ** 2 / expected for face in range(20))
    assert set(faces) == set(range(20))
    assert 8 < chi_square < 37  # 19 degrees of freedom: 98 of 100 fair dice are within


def test_one_lot_says_nothing_about_the_next() -> None:
    dealer = Dealer("fairness")
    rolls = [dealer.roll(4) for _ in range(8_001)]

    pairs = Counter(pairwise(rolls))

    chi_square = sum((pairs[one, two] - 500) ** 2 / 500 for one in range(4) for two in range(4))
    assert chi_square < 31  # 15 degrees of freedom


@pytest.mark.parametrize("seed", ["", "a b", "ü", "a" * 129, "a\n"])
def test_a_seed_that_cannot_be_written_down_is_quoted(seed: str) -> None:
    with pytest.raises(ValueError, match="a seed is up to 128 letters") as caught:
        Dealer(seed)

    assert repr(seed) in str(caught.value)


# -- verifying -------------------------------------------------------------------------------------


def test_a_true_game_is_confirmed_lot_by_lot() -> None:
    lots = sum(isinstance(line, Entry) and line.actor == CHANCE for line in RECORD.entries)

    assert verify(RULES, RECORD) == lots > 100


def test_a_true_game_is_confirmed_from_its_file() -> None:
    rules, record = read_record(write_record(RECORD))

    assert verify(rules, record) == verify(RULES, RECORD)


def test_a_game_that_broke_off_is_confirmed_as_far_as_it_goes() -> None:
    assert verify(RULES, RECORD._replace(entries=RECORD.entries[:25])) == 25


def test_a_changed_card_is_found_and_named_with_the_true_one() -> None:
    record = changed(8, "NES", "map")

    with pytest.raises(RecordError, match=r"entry 8, .* map': by the seed .* deal hand\d NES"):
        verify(RULES, record)


def test_a_changed_beginning_is_found() -> None:
    (begin, *_) = RECORD.entries
    other = "2" if begin.text == "* begin 1" else "1"

    with pytest.raises(RecordError, match=f"entry 1, .* by the seed .* {begin.text[2:]}$"):
        verify(RULES, changed(1, begin.text, f"* begin {other}"))


def test_an_opened_seed_that_was_not_promised_is_refused() -> None:
    with pytest.raises(ValueError, match="'lantern-56' is not the one that was promised"):
        verify(RULES, RECORD._replace(opened="lantern-56"))


def test_another_seed_with_a_promise_to_match_is_found_by_its_cards() -> None:
    forged = RECORD._replace(opened="lantern-56", promise=promise("lantern-56"))

    with pytest.raises(RecordError, match="by the seed this would have been"):
        verify(RULES, forged)


def test_a_changed_word_is_found_by_its_cards() -> None:
    with pytest.raises(RecordError, match="by the seed this would have been"):
        verify(RULES, RECORD._replace(words=("5be1", "90aa")))


def test_a_game_whose_seed_is_not_opened_cannot_be_confirmed() -> None:
    with pytest.raises(ValueError, match="not opened"):
        verify(RULES, RECORD._replace(opened=""))


def test_a_game_without_a_promise_cannot_be_confirmed() -> None:
    with pytest.raises(ValueError, match="not the one that was promised"):
        verify(RULES, RECORD._replace(promise=""))


def test_a_game_that_breaks_the_rules_is_not_confirmed() -> None:
    number = next(n for n, line in enumerate(RECORD.entries, 1) if line.text[0] in "123")
    actor = RECORD.entries[number - 1].text[0]
    other = str(int(actor) % 3 + 1)

    with pytest.raises(RecordError, match=f"entry {number}, .*somebody else is to decide"):
        verify(RULES, changed(number, f"{actor} ", f"{other} "))


def test_a_line_that_only_eyes_may_have_is_no_reason_to_crash() -> None:
    shown = write_record(RECORD).replace("\n\n", "\n\n@ offer -\n", 1)

    with pytest.raises(ValueError, match="@"):
        verify(RULES, read_record(shown)[1])
