"""Observations for learners, from views of the engine.

`Encoder` writes what a seat may know as bytes of a documented layout, `History` keeps what was
done by whom. The compiled observer of the kernel writes the same bytes; the engine is the judge.
"""

from undermine.observation.encoder import Encoder
from undermine.observation.history import History, SeenHistory

__all__ = ["Encoder", "History", "SeenHistory"]
