"""The numbers of cards, lays and actions of a game; no compiled module is needed."""

from __future__ import annotations

from typing import Any, Final

from undermine.core.ruleset import Ruleset
from undermine.kernel.codec import Codec
from undermine.kernel.darkcave_codec import DarkCaveCodec
from undermine.kernel.errors import KernelError
from undermine.kernel.lostmines_codec import LostMinesCodec
from undermine.kernel.mine_codec import MineCodec
from undermine.kernel.saboteur2_codec import Saboteur2Codec

CODECS: Final[dict[str, type[Codec]]] = {
    "saboteur": MineCodec,
    "saboteur-2": Saboteur2Codec,
    "the-lost-mines": LostMinesCodec,
    "the-dark-cave": DarkCaveCodec,
}


def codec_of(rules: Ruleset[Any, Any], seats: int) -> Codec:
    """The codec of a ruleset at so many seats."""
    if rules.name not in CODECS:
        known = ", ".join(CODECS)
        raise KernelError(f"{rules.name} has no observations; those that have: {known}")
    if seats not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise KernelError(f"{rules.name} is for {least} to {most} seats, not {seats!r}")
    return CODECS[rules.name](rules, seats)
