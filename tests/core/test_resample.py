"""Another deal that looks the same to a seat."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from tests.core.toy_game import RULES as TOY
from tests.core.toy_game import toy
from undermine import load
from undermine.core.inventory import all_cards, box
from undermine.core.resample import TooManyCardsError, completed, resample
from undermine.core.ruleset import Ruleset
from undermine.core.state import (
    SPECTATOR,
    Note,
    Pile,
    State,
    View,
    is_unknown,
    reader_bit,
)
from undermine.core.tile import Lay
from undermine.dealer import Dealer
from undermine.notation.positions import parse_position, write_position
from undermine.notation.wire import encode
from undermine.testing.traces import Trace, digging, play_randomly

SABOTEUR = load("saboteur")
MOMENTS = (0, 12, 45, 90, 200, 330, -1)
"""The deal, the first round, and later ones with gold paid out."""


@cache
def game(seats: int, name: str = "saboteur") -> Trace:
    return play_randomly(load(name), seats, Dealer(f"{seats}").roll, digging)


def position(text: str) -> State[Any]:
    return parse_position(SABOTEUR, f"saboteur seats=3 turn=1 {text}")


def seen(text: str) -> View[Any]:
    """A view as the first of three seats has it."""
    view = position(f"view=1 {text}")
    assert isinstance(view, View)
    return view


def samples(view: View[Any], count: int = 40) -> list[State[Any]]:
    dice = Dealer("samples")
    return [resample(SABOTEUR, view, dice.roll) for _ in range(count)]


def toy_view(state: State[Any], seat: int = 0, notes: tuple[Note, ...] = ()) -> View[Any]:
    view = TOY.view(state, seat)
    return View(view.table, view.piles, notes, view.agenda, seat)


# -- what stays ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5, 10])
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_seat_sees_the_same(seats: int, moment: int) -> None:
    states = game(seats).states
    state = states[min(moment, len(states) - 1)]
    dice = Dealer(f"{seats}{moment}")

    for seat in (0, 1, seats - 1, SPECTATOR):
        view = SABOTEUR.view(state, seat)
        other = resample(SABOTEUR, view, dice.roll)

        assert encode(view) == encode(SABOTEUR.view(other, seat))
        assert all_cards(other) == box(SABOTEUR, seats)


@pytest.mark.parametrize("moment", [150, 320, -1])
def test_the_seat_sees_the_same_where_nobody_counts_gold(moment: int) -> None:
    trace = game(4, "saboteur+hide_gold_card_count")
    state = trace.states[min(moment, len(trace.states) - 1)]

    for seat in (0, 3, SPECTATOR):
        view = trace.rules.view(state, seat)
        other = resample(trace.rules, view, Dealer(f"{moment}").roll)

        assert encode(view) == encode(trace.rules.view(other, seat))
        assert all_cards(other) == box(trace.rules, 4)


def test_every_card_of_a_resampled_state_is_known() -> None:
    state = resample(SABOTEUR, SABOTEUR.view(game(4).states[60], 2), Dealer("known").roll)

    assert not any(is_unknown(card) for pile in state.piles.values() for card in pile.cards)


def test_the_same_view_and_the_same_dice_deal_the_same() -> None:
    view = SABOTEUR.view(game(4).states[60], 1)

    one, other = (resample(SABOTEUR, view, Dealer("same").roll) for _ in range(2))

    assert one == other


def test_a_resampled_game_can_be_played_on() -> None:
    dice = Dealer("on")
    view = SABOTEUR.view(game(3).states[40], SPECTATOR)

    state = resample(SABOTEUR, view, dice.roll)
    while state.agenda:
        legal = SABOTEUR.legal(state)
        state = SABOTEUR.step(state, legal[dice.roll(len(legal))]).state

    assert len(SABOTEUR.scores(state)) == 3


# -- nothing but the view --------------------------------------------------------------------------


def test_a_view_that_was_written_down_is_enough() -> None:
    view = seen(
        "hand1=map&NS&NS&EW&rockfall&NE goals=?;gold@1;? role1=saboteur discard=?4 stock=?45"
    )
    text = write_position(SABOTEUR, view)

    for state in samples(view, 10):
        again = SABOTEUR.view(state, 0)
        assert text == write_position(SABOTEUR, again)
        assert all_cards(state) == box(SABOTEUR, 3)


def test_two_deals_that_look_the_same_are_resampled_the_same() -> None:
    text = "turn=1 hand1=map&NS&NS&EW&EW&NE"
    one = parse_position(SABOTEUR, f"saboteur seats=3 {text} goals=gold;stone-ne;stone-nw")
    other = parse_position(SABOTEUR, f"saboteur seats=3 {text} goals=stone-nw;stone-ne;gold")

    first = resample(SABOTEUR, SABOTEUR.view(one, 0), Dealer("twins").roll)
    second = resample(SABOTEUR, SABOTEUR.view(other, 0), Dealer("twins").roll)

    assert first == second


# -- what changes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seat"), [(3, 0), (5, 4), (3, SPECTATOR)])
def test_every_hidden_card_is_elsewhere_in_some_deal(seats: int, seat: int) -> None:
    state = game(seats).states[70]
    view = SABOTEUR.view(state, seat)
    noted = {place for note in view.notes for place in note.places}

    fewest = {name: Counter(pile.cards) for name, pile in state.piles.items()}
    for other in samples(view, 60):
        fewest = {name: few & Counter(other.piles[name].cards) for name, few in fewest.items()}

    hidden = [
        (name, card)
        for name, pile in state.piles.items()
        if not pile.is_read_by(seat) and name not in noted and name != "bank"
        for card in set(pile.cards)
    ]
    assert len(hidden) > 20
    stuck = [
        (name, card)
        for name, card in hidden
        if fewest[name][card] == state.piles[name].cards.count(card)
    ]
    assert stuck == []


def test_every_place_a_hidden_card_may_have_is_dealt() -> None:
    view = seen("hand1=map&NS&NS&EW&EW&NE role1=digger goals=?;stone-ne@1;?")

    places = {
        (name, card)
        for state in samples(view, 120)
        for name in ("goal1", "goal3", "role2", "role3", "role-pile")
        for card in state.piles[name].cards
    }

    goals = {(name, card) for name in ("goal1", "goal3") for card in ("gold", "stone-nw")}
    roles = {
        (name, card) for name in ("role2", "role3", "role-pile") for card in ("digger", "saboteur")
    }
    assert places == goals | roles


# -- notes -----------------------------------------------------------------------------------------


def test_a_noted_card_is_in_one_of_its_places_and_not_always_the_same() -> None:
    view = seen("discard=?2 stock=?47 notes=1:discard&hand2:N.E.S.W")

    deals = samples(view)

    homes = Counter(
        name for state in deals for name, pile in state.piles.items() if "N.E.S.W" in pile.cards
    )
    assert set(homes) == {"discard", "hand2"}
    assert homes.total() == len(deals)


def test_notes_that_compete_for_a_place_are_all_kept() -> None:
    view = seen(
        "discard=?2 stock=?47 notes=1:discard&hand2:map&map;1:discard:E.W;1:discard&hand3:rockfall"
    )

    for state in samples(view):
        held = {name: Counter(pile.cards) for name, pile in state.piles.items()}
        assert held["discard"]["E.W"] >= 1
        assert held["discard"]["map"] + held["hand2"]["map"] >= 2
        assert held["discard"]["rockfall"] + held["hand3"]["rockfall"] >= 1


def test_a_noted_card_makes_room_for_another_that_has_no_other_place() -> None:
    view = seen(
        "discard=?1 hand2=?1 hand3=?1 "
        "notes=1:discard&hand2:E.W;1:discard&hand3:N.S;1:hand2&hand3:N.E"
    )

    for state in samples(view):
        held = [*(state.piles[name].cards[0] for name in ("discard", "hand2", "hand3"))]
        assert sorted(held) == ["E.W", "N.E", "N.S"]


def test_a_note_about_cards_in_sight_claims_no_others() -> None:
    view = seen("hand1=map&map&map&map&map&map notes==:hand1:map&map")

    for state in samples(view, 5):
        assert all_cards(state)["map"] == 6


def test_a_noted_card_keeps_its_back() -> None:
    state = toy("one", "two ace", stock="two lamp one")
    view = toy_view(state, notes=(Note(0, ("hand2", "stock"), ("ace",)),))

    for number in range(20):
        other = resample(TOY, view, Dealer(f"{number}").roll)
        assert sorted(map(TOY.cards.back_of, other.piles["hand2"].cards)) == ["I", "II"]
        assert "ace" in (*other.piles["hand2"].cards, *other.piles["stock"].cards)


# -- positions that cannot be ----------------------------------------------------------------------


MINE = "?mine"


@pytest.mark.parametrize(
    ("piles", "noted"),
    [
        ({"stock": (MINE,) * 60}, ()),
        ({"role2": ("?dwarf",) * 4}, ()),
        ({"hand1": ("rockfall",) * 4 + ("NS",) * 2}, ()),
        ({"goal1": ("gold",), "goal2": ("gold",)}, ()),
        ({"role1": ("saboteur",), "role2": ("saboteur",)}, ()),
        ({"stock": (MINE,) * 45, "discard": (MINE,) * 4}, ("rockfall",) * 4),
        ({"stock": (MINE,) * 47, "discard": (MINE,) * 2}, ("map",) * 3),
        (
            {
                "hand1": ("rockfall",) * 3 + ("NS",) * 3,
                "stock": (MINE,) * 48,
                "discard": (MINE,),
            },
            ("rockfall",),
        ),
    ],
    ids=[
        "more-cards-than-the-box",
        "more-roles-than-the-box",
        "more-copies-in-a-hand",
        "two-treasures",
        "two-saboteurs",
        "more-copies-noted",
        "more-notes-than-places",
        "more-copies-seen-and-noted",
    ],
)
def test_a_position_with_more_cards_than_the_box_is_refused(
    piles: dict[str, tuple[str, ...]], noted: tuple[str, ...]
) -> None:
    view = seen("")
    shown = {name: Pile(cards, view.piles[name].readers) for name, cards in piles.items()}
    notes = (Note(0, ("discard",), noted),) if noted else ()
    wrong = View(view.table, {**view.piles, **shown}, notes, view.agenda, 0)

    with pytest.raises(TooManyCardsError):
        resample(SABOTEUR, wrong, Dealer("too-many").roll)


def test_more_copies_on_the_board_than_in_the_box_are_refused() -> None:
    view = seen("")
    cross = SABOTEUR.cards.tile(Lay("N.E.S.W"))
    board = view.table.board.put((1, 0), cross).put((0, 1), cross)
    wrong = View(replace(view.table, board=board), view.piles, (), view.agenda, 0)

    with pytest.raises(TooManyCardsError):
        resample(SABOTEUR, wrong, Dealer("too-many").roll)


# -- open facts and uncounted piles ----------------------------------------------------------------


def with_conflicts(conflicts: Callable[[object, State[Any]], int]) -> Ruleset[Any]:
    """The toy, with other open facts."""
    return TOY.with_hooks(dataclasses.replace(TOY.hooks, conflicts=conflicts))


def holders(state: State[Any]) -> int:
    """On how many seats the treasure of the toy does not lie."""
    return 0 if "pound" in state.piles["coins2"].cards else 1


def test_cards_are_traded_until_they_agree_with_open_facts() -> None:
    rules = with_conflicts(lambda _rules, state: "two" not in state.piles["hand2"].cards)
    view = toy_view(toy("one", "two bell", stock="one one two ace bomb"))

    for number in range(20):
        assert "two" in resample(rules, view, Dealer(f"{number}").roll).piles["hand2"].cards


def test_uncounted_piles_hold_what_open_facts_ask_for() -> None:
    rules = with_conflicts(lambda _rules, state: holders(state))
    view = toy_view(toy("one", "two"))

    for number in range(20):
        other = resample(rules, view, Dealer(f"{number}").roll)
        assert "pound" in other.piles["coins2"].cards
        assert all_cards(other)["pound"] == 2


def test_where_no_fact_speaks_against_it_hidden_coins_are_in_purses_too() -> None:
    view = toy_view(toy("one", "two"))

    purses = [
        resample(TOY, view, Dealer(f"{number}").roll).piles["coins2"].cards for number in range(60)
    ]

    assert any(purses)
    assert not all(purses)


def test_no_coin_is_lost_where_the_bank_can_be_counted() -> None:
    state = toy("one", "two")
    piles = {
        **state.piles,
        "bank": Pile(("penny", "penny", "pound")),
        "coins2": Pile(("penny", "penny", "pound"), reader_bit(1), counted=False),
    }
    view = toy_view(State(state.table, piles, state.notes, state.agenda))

    other = resample(TOY, view, Dealer("coins").roll)

    assert all_cards(other)["penny"] == 4
    assert all_cards(other)["pound"] == 2


def test_facts_that_can_never_agree_do_not_stop_the_deal() -> None:
    rules = with_conflicts(lambda _rules, _state: 1)
    view = toy_view(toy("one", "two bell", stock="one"))

    other = resample(rules, view, Dealer("never").roll)

    assert encode(view) == encode(TOY.view(other, 0))


def test_facts_that_do_not_agree_where_everything_is_known_do_not_stop_the_deal() -> None:
    rules = with_conflicts(lambda _rules, _state: 1)
    state = toy("one", "two")

    assert state == completed(rules, state, Dealer("full").roll)


def test_cards_are_dealt_to_piles_where_they_belong() -> None:
    def belongs(_rules: object, name: str, card: str) -> bool:
        return name != "stock" or card in ("one", "bomb", "ace")

    rules = TOY.with_hooks(dataclasses.replace(TOY.hooks, pile_accepts=belongs))
    view = toy_view(toy("two", "two bell", stock="one one ace"))

    deals = [resample(rules, view, Dealer(f"{number}").roll) for number in range(60)]

    stocks = {deal.piles["stock"].cards for deal in deals}
    assert stocks == {("ace", "one", "one"), ("ace", "bomb", "one")}
    assert {"one", "two", "bomb"} < {card for deal in deals for card in deal.piles["hand2"].cards}
    assert all(encode(TOY.view(deal, 0)) == encode(view) for deal in deals)
