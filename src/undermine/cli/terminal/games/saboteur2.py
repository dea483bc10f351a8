"""Display data of Saboteur 2."""

from __future__ import annotations

from typing import Final

from undermine.cli.terminal.display import no_summary
from undermine.cli.terminal.games import saboteur
from undermine.games.saboteur2 import events

DISPLAY: Final = saboteur.DISPLAY._replace(
    hinders=lambda card: card != "theft",
    looks=(*saboteur.DISPLAY.looks, events.Inspected),
    payments=(events.Reckoned, *saboteur.DISPLAY.payments, events.Lapsed),
    summary=no_summary,
    late_gold=(*saboteur.DISPLAY.late_gold, events.Stole, events.Declined, events.Lapsed),
    role_swaps=(events.HatSwapped,),
)
