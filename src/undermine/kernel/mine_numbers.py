"""The action numbers of Saboteur, and the agenda items of its positions."""

from __future__ import annotations

from typing import Final

from undermine.core.actions import ChooseStarter, NextRound, NextTurn, Turn
from undermine.games.saboteur.actions import (
    Break,
    ChooseTurn,
    Mend,
    Pay,
    PayGold,
    Peek,
    Reveal,
    Rockfall,
    ShareGold,
    Take,
)
from undermine.games.saboteur.gold import pay_odds
from undermine.kernel.numbering import COMMON, DEAL_ITEM, ItemCode, Verb, due

VERBS: Final = (
    *COMMON,
    Verb(
        2,
        Break,
        "card << 16 | seat",
        lambda codec, action: codec.card(action.card) << 16 | action.seat,
        lambda codec, rest, _state: Break(codec.cards[rest >> 16], rest & 255),
    ),
    Verb(
        3,
        Mend,
        "card << 16 | tool << 8 | seat",
        lambda codec, action: (
            codec.card(action.card) << 16 | codec.tool(action.tool) << 8 | action.seat
        ),
        lambda codec, rest, _state: Mend(
            codec.cards[rest >> 16], codec.tools[rest >> 8 & 255], rest & 255
        ),
    ),
    Verb(
        4,
        Rockfall,
        "cell",
        lambda codec, action: codec.cell(action.at),
        lambda codec, rest, _state: Rockfall(codec.cell_of(rest)),
    ),
    Verb(
        5,
        Peek,
        "goal",
        lambda _codec, action: action.goal,
        lambda _codec, rest, _state: Peek(rest),
    ),
    Verb(
        8,
        Take,
        "card",
        lambda codec, action: codec.card(action.card),
        lambda codec, rest, _state: Take(codec.cards[rest]),
    ),
    Verb(
        11,
        Pay,
        "nothing: the payment that is due",
        lambda _codec, _action: 0,
        lambda codec, _rest, state: pay_odds(codec.rules, state, due(state, PayGold))[0][0],
    ),
)

ITEMS: Final = (
    ItemCode(1, ChooseStarter),
    DEAL_ITEM,
    ItemCode(3, Turn),
    ItemCode(4, NextTurn, lambda _codec, item: (item.after, 0, 0), lambda _c, abc, _q: abc[:1]),
    ItemCode(
        5,
        Reveal,
        lambda codec, item: (item.finder, codec.cell(item.at) >> 8, codec.cell(item.at) & 255),
        lambda codec, abc, _queue: (abc[0], codec.cell_of(abc[1] << 8 | abc[2])),
    ),
    ItemCode(6, ChooseTurn, lambda _codec, item: (item.goal, 0, 0), lambda _c, abc, _q: abc[:1]),
    ItemCode(7, ShareGold, decode=lambda _codec, _abc, queue: (queue,)),
    ItemCode(
        8, PayGold, lambda _codec, item: (item.to, item.value, 0), lambda _c, abc, _q: abc[:2]
    ),
    ItemCode(9, NextRound),
)
