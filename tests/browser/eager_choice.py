"""Choices of a player who tries every kind of action twice, and else goes to the goals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.browser.board_places import cell_of, place_key
from tests.browser.page_socket import Action, PageSocket

TRIED: Final = (
    *("pick", "takegold", "strike", "align", "orient"),
    *("scout", "appraise", "spy", "spygoal", "spydwarf", "equip", "lure", "cut", "bridge"),
    *("snare", "troll", "storm", "spin", "collapse", "tradehands"),
)
"""Kinds of actions that are tried as soon as they can be."""
TIMES: Final = 2
ORDINARY: Final = ("step", "place", "discard", "stop")
"""What else is done, first things first."""


class EagerChoice:
    """Chooses among the legal actions that a page has heard of."""

    def __init__(self, socket: PageSocket, played: Mapping[str, int]) -> None:
        self._socket = socket
        self._played = played

    def choose(self) -> Action:
        """The next action; a walk is one step to its end, which is a key of the routes."""
        legal = self._socket.legal
        routes = self._socket.view.get("routes") or {}
        if any(action["do"] == "step" for action in legal) and routes:
            walks = [{"do": "step", "to": spot} for spot in routes]
            legal = [action for action in legal if action["do"] != "step"] + walks
        return min(legal, key=self._rank)

    def _rank(self, action: Action) -> tuple[float, ...]:
        do, times = action["do"], self._played.get(action["do"], 0)
        if do in TRIED and times < TIMES:
            return (0, times, TRIED.index(do))
        far = self._distance(action)
        if do == "step" and not self._is_prowling and far >= self._distance_now:
            return (3,)
        turn = action["tile"][1] if "tile" in action else 0
        order = ORDINARY.index(do) if do in ORDINARY else len(ORDINARY)
        return (1, order, far, turn if times % 2 else -turn)

    @property
    def _is_prowling(self) -> bool:
        """A creature is led, towards others."""
        return self._socket.due == "prowl"

    @property
    def _distance_now(self) -> float:
        view = self._socket.view
        return self._distance({"to": view["table"]["pawn"][view["seat"]]})

    def _distance(self, action: Action) -> float:
        """How far a place is from the nearest covered goal, or a creature from its prey."""
        place = action.get("at") or action.get("to")
        if place is None:
            return len(action.get("cards", ()))
        x, y = cell_of(place if isinstance(place, str) else place_key(place))
        table, me = self._socket.view["table"], self._socket.view["seat"]
        prey = [place_key(spot) for seat, spot in enumerate(table["pawn"]) if spot and seat != me]
        wanted = prey if self._is_prowling else table["board"]["covered"]
        cells = map(cell_of, wanted)
        return min((abs(x - other_x) + abs(y - other_y) for other_x, other_y in cells), default=0)
