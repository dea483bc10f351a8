"""A game in progress: the ten lines that everybody writes first, and what they may rely on."""

from pathlib import Path

import pytest

from undermine import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    TABLE,
    Game,
    IllegalActionError,
    NotationError,
    load,
    read_record,
)
from undermine.core.state import is_unknown
from undermine.dealer import promise
from undermine.notation import Entry, parse_record, write_record
from undermine.notation.replay import RecordError, projected, replay
from undermine.session import moments


def played(game: Game) -> Game:
    """Play the first legal action until the game is over."""
    while not game.over:
        game.play(game.legal[0])
    return game


def dealt(game: Game) -> str:
    """Return everything that chance has done."""
    return "\n".join(entry.text for entry in game.record.entries)


# -- ten lines -------------------------------------------------------------------------------------


def test_a_whole_game_takes_a_few_lines() -> None:
    game = Game("saboteur", seats=3, seed=7)

    while not game.over:
        assert game.view(game.actor).seat == game.actor
        game.play(game.legal[-1])

    assert game.actor == NOBODY
    assert game.legal == ()
    assert sum(game.scores) > 0
    assert len(game.scores) == 3


def test_chance_plays_itself_until_a_seat_is_asked() -> None:
    game = Game("saboteur", seats=5, seed=1)

    assert game.actor in range(5)
    assert [len(game.state.piles[f"hand{seat}"].cards) for seat in range(1, 6)] == [6] * 5
    assert {entry.actor for entry in game.record.entries if isinstance(entry, Entry)} == {CHANCE}


def test_after_a_play_the_card_is_drawn_and_the_next_seat_is_on() -> None:
    game = Game("saboteur", seats=3, seed=1)
    seat = game.actor

    game.play(f"discard {game.state.piles[f'hand{seat + 1}'].cards[0]}")

    assert game.actor == (seat + 1) % 3
    assert len(game.state.piles[f"hand{seat + 1}"].cards) == 6


def test_actions_are_given_as_values_or_as_text() -> None:
    one, other = Game("saboteur", 3, seed=1), Game("saboteur", 3, seed=1)

    one.play(one.legal[0])
    other.play(repr(other.legal[0]))

    assert one.state == other.state


def test_events_tell_what_happened_since_the_last_decision() -> None:
    game = Game("saboteur", seats=3, seed=1)
    assert type(game.events[0]).__name__ == "RoundBegan"

    game.play(next(action for action in game.legal if repr(action).startswith("discard")))

    assert [type(event).__name__ for event in game.events] == ["Discarded", "Dealt"]


def test_others_do_not_see_the_cards_of_events() -> None:
    game = Game("saboteur", seats=3, seed=1)
    seat = game.actor
    game.play(next(action for action in game.legal if repr(action).startswith("discard")))

    own, others = game.seen(seat), game.seen(SPECTATOR)

    assert not any(is_unknown(card) for event in own for card in event.cards)
    assert all(is_unknown(card) for event in others for card in event.cards)


def test_a_view_hides_what_its_seat_may_not_see() -> None:
    game = Game("saboteur", seats=3, seed=1)

    view = game.view(0)

    assert view.piles["hand1"] == game.state.piles["hand1"]
    assert view.piles["hand2"].cards == ("?mine",) * 6


# -- seeds -----------------------------------------------------------------------------------------


def test_the_same_seed_deals_the_same_game() -> None:
    one, other = Game("saboteur", 4, seed="moss"), Game("saboteur", 4, seed="moss")

    assert one.state == other.state
    assert played(one).record == played(other).record


def test_a_number_is_a_seed_like_its_digits() -> None:
    assert dealt(Game("saboteur", 3, seed=7)) == dealt(Game("saboteur", 3, seed="7"))
    assert dealt(Game("saboteur", 3, seed=0)) == dealt(Game("saboteur", 3, seed="0"))


def test_another_seed_deals_another_game() -> None:
    assert dealt(Game("saboteur", 3, seed=1)) != dealt(Game("saboteur", 3, seed=2))


def test_without_a_seed_every_game_is_another() -> None:
    assert Game("saboteur", 3).record.promise != Game("saboteur", 3).record.promise


def test_words_of_the_seats_change_the_deal() -> None:
    deals = {
        dealt(Game("saboteur", 3, seed=1, words=words))
        for words in ((), ("a",), ("b",), ("a", "b"), ("b", "a"))
    }

    assert len(deals) == 5


@pytest.mark.parametrize("seed", ["", "two words", "ä", "x" * 129, "a#b", "line\n"])
def test_a_seed_that_a_record_cannot_hold_is_quoted(seed: str) -> None:
    with pytest.raises(ValueError, match="a seed is up to 128 letters") as caught:
        Game("saboteur", 3, seed=seed)

    assert repr(seed) in str(caught.value)


@pytest.mark.parametrize("word", ["", "two words", "#1", "a\nb", "\N{NO-BREAK SPACE}", "a\u2003b"])
def test_a_word_that_a_record_cannot_hold_is_quoted(word: str) -> None:
    with pytest.raises(ValueError, match="word") as caught:
        Game("saboteur", 3, seed=1, words=["fine", word])

    assert repr(word) in str(caught.value)


# -- seats -----------------------------------------------------------------------------------------


def test_seats_may_have_names() -> None:
    game = Game("saboteur", [" Ada", "Béla ", "bot:greedy"], seed=1)

    assert game.record.seats == ("Ada", "Béla", "bot:greedy")
    assert game.state == Game("saboteur", 3, seed=1).state


def test_seats_without_names_are_numbered() -> None:
    assert Game("saboteur", 3, seed=1).record.seats == ("seat 1", "seat 2", "seat 3")


@pytest.mark.parametrize("name", ["", "  ", "Ada, Béla", "#1", "A\nB", "A\rB"])
def test_a_name_that_a_record_cannot_hold_is_quoted(name: str) -> None:
    with pytest.raises(ValueError, match="a name has at least one letter") as caught:
        Game("saboteur", ["Ada", "Béla", name], seed=1)

    assert repr(name) in str(caught.value)


@pytest.mark.parametrize("seats", [0, 2, 11])
def test_a_number_of_seats_that_the_game_is_not_for_is_quoted(seats: int) -> None:
    with pytest.raises(ValueError, match=f"saboteur is for 3 to 10 seats, not {seats}"):
        Game("saboteur", seats, seed=1)


# -- games and options -----------------------------------------------------------------------------


def test_options_are_given_by_name_or_with_the_game() -> None:
    by_name = Game("saboteur", 3, seed=1, options={"gold_draw": "players"})
    with_game = Game("saboteur+gold_draw=players", 3, seed=1)
    as_rules = Game(load("saboteur+gold_draw=players"), 3, seed=1)

    assert by_name.record == with_game.record == as_rules.record
    assert by_name.record.rules == "saboteur@1+gold_draw=players"


def test_options_are_added_to_those_of_the_game() -> None:
    game = Game("saboteur+old_mine", 3, seed=1, options={"allow_concede": "on"})

    assert game.rules.id == "saboteur@1+allow_concede+old_mine"


def test_an_option_of_the_game_can_be_switched_off_and_is_not_chosen_twice() -> None:
    off = Game("saboteur+old_mine", 3, seed=1, options={"old_mine": "off"})
    again = Game("saboteur+middle_treasure", 3, seed=1, options={"middle_treasure": "on"})

    assert off.state == Game("saboteur", 3, seed=1).state
    assert again.state == Game("saboteur+middle_treasure", 3, seed=1).state


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("chess", None, "there is no game 'chess'; the games are: "),
        ("saboteur@9", None, "has no version 9 of its rules; its versions are: 1"),
        ("saboteur", {"speed": "on"}, "has no option 'speed'; its options are: allow_concede"),
        ("saboteur", {"old_mine": "yes"}, "old_mine cannot be 'yes'; its choices are: off, on"),
    ],
)
def test_what_does_not_exist_is_quoted(
    game: str, options: dict[str, str] | None, said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        Game(game, 3, seed=1, options=options)


# -- what is not allowed ---------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["place EW 9,9", "discard gold", "begin 1", "take gold-1"])
def test_an_illegal_play_raises_and_changes_nothing(text: str) -> None:
    game = Game("saboteur", 3, seed=1)
    state, record, events = game.state, game.record, list(game.events)

    with pytest.raises(IllegalActionError) as caught:
        game.play(text)

    assert text in str(caught.value)
    assert caught.value.refusal == game.check(text)
    assert (game.state, game.record, game.events) == (state, record, events)


def test_an_unreadable_play_raises_and_changes_nothing() -> None:
    game = Game("saboteur", 3, seed=1)
    state, record = game.state, game.record

    with pytest.raises(NotationError, match="'plaice'"):
        game.play("plaice EW 1,0")

    assert (game.state, game.record) == (state, record)


def test_check_says_why_not_before_anything_is_played() -> None:
    game = Game("saboteur", 3, seed=1)

    refusal = game.check("place EW 9,9")

    assert refusal is not None
    assert refusal.rule.startswith("SAB-")
    assert game.check(game.legal[0]) is None


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = played(Game("saboteur", 3, seed=1))

    with pytest.raises(IllegalActionError, match="SAB-093"):
        game.play("discard map")


# -- records ---------------------------------------------------------------------------------------


def test_a_saved_game_can_be_read_back(tmp_path: Path) -> None:
    game = played(Game("saboteur", ["Ada", "Béla", "Cleo"], seed=3, words=["5be1"]))

    game.save(tmp_path / "game.dig")

    text = (tmp_path / "game.dig").read_text(encoding="utf-8")
    rules, record = read_record(text)
    assert (rules.id, record) == (game.rules.id, game.record)
    assert moments(text)[-1].state == game.state


def test_a_file_has_the_same_bytes_on_every_system(tmp_path: Path) -> None:
    game = Game("saboteur", ["Ada", "Béla", "Cleo"], seed=3)

    game.save(str(tmp_path / "game.dig"))

    assert (tmp_path / "game.dig").read_bytes() == write_record(game.record).encode()


def test_the_seed_is_promised_at_once_and_opened_when_the_game_is_over() -> None:
    game = Game("saboteur", 3, seed="lantern-55")
    assert (game.record.promise, game.record.opened) == (promise("lantern-55"), "")

    while not game.over:
        assert game.record.opened == ""
        last = game.record
        game.play(game.legal[0])

    assert game.record.opened == "lantern-55"
    assert "lantern-55" not in write_record(last)


def test_a_record_grows_with_every_decision_and_never_changes() -> None:
    game = Game("saboteur", 3, seed=1)
    before = game.record.entries

    game.play(game.legal[0])

    assert game.record.entries[: len(before)] == before
    assert len(game.record.entries) == len(before) + 2


# -- going on --------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 40])
def test_a_game_goes_on_from_its_record_as_if_it_had_never_stopped(decisions: int) -> None:
    game = Game("saboteur", 3, seed="lantern-55", words=["a", "b"])
    for _ in range(decisions):
        game.play(game.legal[0])

    resumed = Game.resumed(parse_record(write_record(game.record), load), "lantern-55")

    assert (resumed.state, resumed.record) == (game.state, game.record)
    assert played(resumed).record == played(game).record


def test_a_record_that_breaks_off_while_chance_deals_goes_on_dealing() -> None:
    game = Game("saboteur", 3, seed="lantern-55")
    cut = game.record._replace(entries=game.record.entries[:10])

    assert Game.resumed(cut, "lantern-55").state == game.state


def test_a_game_goes_on_only_with_the_seed_that_was_promised() -> None:
    game = Game("saboteur", 3, seed="lantern-55")

    with pytest.raises(ValueError, match="not the seed that the record promised"):
        Game.resumed(game.record, "lantern-56")


def test_a_game_cannot_go_on_from_what_one_seat_saw() -> None:
    game = Game("saboteur", 3, seed="lantern-55")
    seen = projected(game.rules, game.record, 0)

    with pytest.raises(ValueError, match="eyes"):
        Game.resumed(seen, "lantern-55")


# -- when the table decides ------------------------------------------------------------------------


def test_the_host_says_who_begins() -> None:
    game = Game("saboteur+first_player=host", 3, seed=1)
    assert (game.actor, [repr(a) for a in game.legal]) == (TABLE, ["begin 1", "begin 2", "begin 3"])

    game.play("begin 3")

    assert game.actor == 2
    assert game.record.entries[0].text == "= begin 3"
    assert list(replay(game.rules, game.record))[-1].state == game.state


def test_the_table_may_agree_to_end_a_round_whoever_is_on() -> None:
    game = Game("saboteur+allow_concede", 3, seed=1)
    assert "agree" not in map(repr, game.legal)

    game.play("agree")

    assert "= agree" in [entry.text for entry in game.record.entries]
    assert game.state.table.round == 2
    assert list(replay(game.rules, game.record))[-1].state == game.state


def test_what_the_table_agrees_on_is_not_the_decision_of_one_seat() -> None:
    game = Game("saboteur+allow_concede", 3, seed=1)
    seat = game.actor
    game.play("agree")
    text = write_record(game.record).replace("= agree", f"{seat + 1} agree")

    with pytest.raises(RecordError, match="agree': somebody else is to decide"):
        moments(text)


def test_without_the_option_nobody_can_agree() -> None:
    with pytest.raises(NotationError, match="'agree'"):
        Game("saboteur", 3, seed=1).play("agree")
