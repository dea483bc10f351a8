"""The one loop that plays every game, tried on a game of our own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.core.toy_game import (
    RULES,
    Answer,
    Dig,
    Lay,
    Nod,
    Peek,
    Ring,
    Roll,
    Shake,
    Skip,
    Stop,
    Throw,
    Tidy,
    Toy,
    Turn,
    stop_check,
    toy,
    wake_apply,
)
from undermine.core.dealing import Deal, DealTo
from undermine.core.draft import UnknownCardError
from undermine.core.refusal import IllegalActionError, Refusal
from undermine.core.ruleset import Handler
from undermine.core.state import CHANCE, NOBODY, SPECTATOR, Action, Event, reader_bit
from undermine.notation.wire import encode


def refused(state: Toy, action: Action) -> str | None:
    refusal = RULES.check(state, action)
    return refusal.rule if refusal else None


def after(state: Toy, *actions: Action) -> Toy:
    for action in actions:
        state = RULES.step(state, action).state
    return state


def happened(events: tuple[Event, ...]) -> list[str]:
    return [getattr(event, "what", type(event).__name__.lower()) for event in events]


def always(face: int) -> Callable[[int], int]:
    return lambda _sides: face


# -- check and legal -------------------------------------------------------------------------------


def test_the_last_item_of_the_agenda_is_decided_next() -> None:
    state = toy("one", "two", agenda=(Turn(0), Answer(1)))

    assert state.actor == 1
    assert RULES.legal(state) == (Nod(), Shake())


def test_an_answer_to_another_question_is_refused_by_the_rule_of_the_item() -> None:
    assert refused(toy("one", "two"), Nod()) == "TOY-turn"
    assert refused(toy("one", "two", agenda=(Answer(1),)), Lay("one")) == "TOY-answer"
    assert refused(toy("one", "two", agenda=(Throw(CHANCE),)), Lay("one")) == "TOY-throw"


def test_what_has_the_right_kind_is_legal_where_nothing_checks_it() -> None:
    assert refused(toy("one", "two", agenda=(Answer(1),)), Shake()) is None


def test_a_check_has_the_last_word() -> None:
    state = toy("one", "two")

    assert refused(state, Lay("one")) is None
    assert refused(state, Lay("two")) == "TOY-held"
    assert refused(toy("bell", "two"), Lay("bell")) == "TOY-lay"


def test_a_refusal_says_what_it_is_about() -> None:
    assert RULES.check(toy("one", "two"), Lay("two")) == Refusal("TOY-held", {"card": "two"})


def test_what_is_offered_too_much_is_not_legal() -> None:
    state = toy("one bell", "two")

    assert RULES.legal(state) == (Ring(), Lay("one"), Skip(("bell",)), Skip(("one",)))


@pytest.mark.parametrize(
    ("exact", "offered"), [(False, (Lay("one"),)), (True, (Lay("two"), Lay("one")))]
)
def test_candidates_are_checked_unless_they_are_declared_exact(
    exact: bool,  # noqa: FBT001 (a case)
    offered: tuple[Action, ...],
) -> None:
    handler = RULES.handlers[Turn]._replace(
        candidates=lambda *_: [Lay("two"), Lay("one")], exact=exact
    )

    assert RULES.changed(handlers={Turn: handler}).legal(toy("one", "two")) == offered


def test_two_equal_cards_are_one_choice() -> None:
    assert RULES.legal(toy("one one", "two")) == (Lay("one"), Skip(("one",)))


def test_a_card_may_allow_several_plays() -> None:
    assert RULES.legal(toy("ace", "two")) == (Lay("ace"), Dig(), Skip(("ace",)))


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = toy("one", "two", agenda=())

    assert state.is_over
    assert (RULES.legal(state), RULES.open_calls(state)) == ((), ())
    assert refused(state, Lay("one")) == "TOY-over"
    assert refused(state, Stop()) == "TOY-over"


def test_every_kind_of_action_is_listed_once() -> None:
    assert RULES.actions() == (Lay, Ring, Peek, Dig, Skip, Deal, Nod, Shake, Roll, Stop)


def test_scores_are_what_the_game_says() -> None:
    assert RULES.scores(after(toy("one", "two"), Lay("one"))) == (1, 0)


# -- chance ----------------------------------------------------------------------------------------


def test_chance_has_whole_number_weights() -> None:
    state = toy("one", "two", agenda=(Throw(CHANCE),))

    assert RULES.odds(state) == ((Roll(1), 1), (Roll(2), 2), (Roll(3), 3))


def test_a_die_falls_on_outcomes_by_their_weight() -> None:
    state = toy("one", "two", agenda=(Throw(CHANCE),))

    thrown = [RULES.sample(state, always(face)) for face in range(6)]

    assert thrown == [Roll(1), Roll(2), Roll(2), Roll(3), Roll(3), Roll(3)]


def test_a_die_has_as_many_sides_as_all_weights_together() -> None:
    sides: list[int] = []
    state = toy("one", "two", agenda=(Throw(CHANCE),))

    def roll(asked: int) -> int:
        sides.append(asked)
        return 0

    RULES.sample(state, roll)

    assert sides == [6]


def test_a_card_is_dealt_as_often_as_the_pile_holds_it() -> None:
    state = toy("one", "two", stock="two one two", agenda=(DealTo(CHANCE, "stock", "hand1"),))

    assert RULES.odds(state) == ((Deal("hand1", "one"), 1), (Deal("hand1", "two"), 2))
    assert [RULES.sample(state, always(face)) for face in range(3)] == [
        Deal("hand1", "one"),
        Deal("hand1", "two"),
        Deal("hand1", "two"),
    ]


def test_a_deal_of_another_card_or_to_another_pile_is_refused() -> None:
    state = toy("one", "two", stock="two", agenda=(DealTo(CHANCE, "stock", "hand1"),))

    assert refused(state, Deal("hand1", "ace")) == "TOY-absent"
    assert refused(state, Deal("hand2", "two")) == "TOY-absent"
    assert refused(state, Deal("hand1", "two")) is None


def test_several_cards_that_are_due_are_dealt_one_by_one() -> None:
    state = toy("", "two", stock="two one ace", agenda=(DealTo(CHANCE, "stock", "hand1", 2),))

    once = after(state, Deal("hand1", "two"))
    twice = after(once, Deal("hand1", "ace"))

    assert once.agenda == (DealTo(CHANCE, "stock", "hand1", 1),)
    assert twice.agenda == ()
    assert twice.piles["hand1"].cards == ("ace", "two")


def test_no_more_is_owed_than_can_be_dealt() -> None:
    rich = RULES.with_options({"loud": "on"})
    state = toy("bell one", "two", stock="two one")

    owed = rich.step(state, Ring()).state.agenda[1]

    assert owed == DealTo(CHANCE, "stock", "hand1", 1)


def test_only_chance_has_odds() -> None:
    with pytest.raises(AssertionError, match="not decided by chance"):
        RULES.odds(toy("one", "two"))


# -- step ------------------------------------------------------------------------------------------


def test_a_step_does_the_action_and_all_duties_that_follow() -> None:
    step = RULES.step(toy("one", "two", stock="two"), Lay("one"))

    assert step.state.agenda == (Turn(1),)
    assert happened(step.events) == ["laid"]


def test_what_is_pushed_is_decided_before_what_waits() -> None:
    state = after(toy("one", "two"), Lay("one"))

    assert state.agenda == (Tidy(NOBODY, 0), DealTo(CHANCE, "stock", "hand1"))
    assert state.actor == CHANCE


def test_a_bell_is_answered_out_of_turn_before_the_die_and_the_next_turn() -> None:
    state = after(toy("bell one", "two", "two"), Ring())

    actors = []
    for action in (Nod(), Shake(), Roll(3)):
        actors.append(state.actor)
        state = after(state, action)

    assert actors == [1, 2, CHANCE]
    assert (state.actor, state.table.noise) == (1, 3)


def test_a_game_can_end_in_the_middle_of_a_move() -> None:
    step = RULES.step(toy("bomb one", "two"), Lay("bomb"))

    assert step.state.is_over
    assert step.state.actor == NOBODY
    assert step.state.piles["hand1"].cards == ("one",)
    assert happened(step.events) == ["laid", "ended"]


def test_an_illegal_step_raises_the_refusal_and_leaves_the_state_alone() -> None:
    state = toy("one", "two")
    before = encode(state)

    with pytest.raises(
        IllegalActionError, match=r"TOY-held forbids lay two \(card two\)"
    ) as caught:
        RULES.step(state, Lay("two"))

    assert before == encode(state)
    assert caught.value.action == Lay("two")
    assert caught.value.refusal == Refusal("TOY-held", {"card": "two"})


def test_a_legal_step_leaves_the_old_state_alone() -> None:
    state = toy("one", "two")
    before = encode(state)

    first, second = RULES.step(state, Lay("one")), RULES.step(state, Lay("one"))

    assert before == encode(state)
    assert (first.state, first.events) == (second.state, second.events)


def test_a_whole_game_is_played_from_the_deal_to_the_end() -> None:
    state = RULES.setup(RULES, 3)

    for _ in range(200):
        if state.is_over:
            break
        action = RULES.sample(state, always(0)) if state.actor == CHANCE else RULES.legal(state)[0]
        state = RULES.step(state, action).state

    assert state.is_over


# -- calls -----------------------------------------------------------------------------------------


def test_the_whole_table_may_call_beside_the_item_that_waits() -> None:
    state = toy("one", "two")

    assert RULES.open_calls(state) == (Stop(),)
    assert Stop() not in RULES.legal(state)
    assert after(state, Stop()).is_over


def test_a_call_is_refused_by_its_own_rule() -> None:
    state = toy("one", "two", agenda=(Turn(0), Throw(CHANCE)))

    assert RULES.open_calls(state) == ()
    assert refused(state, Stop()) == "TOY-stop"


def test_a_call_that_ends_nothing_leaves_the_item_waiting() -> None:
    calls = {Stop: Handler(wake_apply, lambda *_: [Stop()], stop_check)}
    state = toy("one", "two")

    step = RULES.changed(calls=calls).step(state, Stop())

    assert step.state == state
    assert happened(step.events) == ["yawned"]


# -- preview ---------------------------------------------------------------------------------------


def test_a_preview_is_what_a_step_would_do() -> None:
    state = toy("bomb one", "two")

    assert RULES.preview(state, Lay("bomb")) == RULES.step(state, Lay("bomb")).events


def test_a_preview_ends_where_it_would_show_its_actor_something_new() -> None:
    state = toy("ace", "two")

    assert happened(RULES.preview(state, Dig())) == ["dug"]
    assert happened(RULES.step(state, Dig()).events) == ["dug", "found"]


def test_a_preview_shows_what_the_actor_knows_already() -> None:
    state = toy("ace", "two", seen_by=reader_bit(0))

    assert happened(RULES.preview(state, Dig())) == ["dug", "found"]


def test_a_preview_is_the_same_whatever_its_actor_cannot_see() -> None:
    gem = toy("lamp ace one", "two one", prize="gem", stock="one ace")
    coal = toy("lamp ace one", "one bell", prize="coal", stock="two lamp")

    assert RULES.legal(gem) == RULES.legal(coal)
    for action in RULES.legal(gem):
        assert RULES.preview(gem, action) == RULES.preview(coal, action)


def test_a_preview_of_a_look_shows_the_back_alone() -> None:
    (event,) = RULES.preview(toy("lamp", "two"), Peek())

    assert event.cards == ("?prize",)


# -- cards that are not known ----------------------------------------------------------------------


def test_a_view_can_be_stepped_until_an_unknown_card_matters() -> None:
    view = RULES.view(toy("ace one", "two", stock="two"), 1)

    stepped = RULES.step(view, Lay("one")).state

    assert stepped.table.front == (("one",), ())
    assert stepped.piles["hand1"].cards == ("?II",)
    with pytest.raises(UnknownCardError, match="a card in prize is unknown") as caught:
        RULES.step(view, Dig())
    assert caught.value.pile == "prize"


def test_chance_cannot_be_asked_about_unknown_cards() -> None:
    state = toy("one", "two", agenda=(DealTo(CHANCE, "stock", "hand1"),))
    view = RULES.view(state, 0)

    with pytest.raises(UnknownCardError, match="stock"):
        RULES.odds(view)
    with pytest.raises(UnknownCardError, match="stock"):
        RULES.sample(view, always(0))


def test_an_unknown_pile_may_deal_any_card_of_its_backs() -> None:
    state = toy("one", "two", stock="two", agenda=(DealTo(CHANCE, "stock", "hand1"),))
    view = RULES.view(state, SPECTATOR)

    assert RULES.check(view, Deal("hand1", "one")) is None
    assert RULES.check(view, Deal("hand1", "?I")) is None
    assert RULES.check(view, Deal("hand1", "ace")) == Refusal(
        "TOY-absent", {"card": "ace", "pile": "stock"}
    )
