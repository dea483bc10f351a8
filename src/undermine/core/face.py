"""Card faces: small graphs of spaces, and the one-word code that writes them.

>>> parse_face("NES").code            # one space, three ports: a tee
'NES'
>>> len(parse_face("N.E.S").spaces)   # three spaces that do not touch: dead ends
3
>>> parse_face("N--S").links          # three spaces in a row, the middle one without a port
((0, 1), (1, 2))
>>> parse_face("NE").turned(180).code
'SW'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8
SIDES: Final = (N, E, S, W)
"""The four sides of a card in the order they are written."""
OPPOSITE: Final = {N: S, E: W, S: N, W: E}
OFFSET: Final = {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}
"""One cell further on that side; x grows east, y grows south."""
LETTER: Final = {N: "N", E: "E", S: "S", W: "W"}
SIDE_NAME: Final = {N: "north", E: "east", S: "south", W: "west"}
TURNS: Final = (0, 90, 180, 270)

_SIDE = {letter: side for side, letter in LETTER.items()}
_TOKEN = re.compile(r"([NESW]*)((?:\+[a-z][a-z0-9]*)*)([-=.]?)")


class FaceError(ValueError):
    """A face that cannot be read."""


class Space(Struct, frozen=True):
    """A place one can be on a card: the sides it opens to, and its traits."""

    ports: int
    traits: frozenset[str] = frozenset()
    name: str = ""

    @property
    def code(self) -> str:
        """`NE+ladder`: ports, then traits."""
        return side_letters(self.ports) + "".join(f"+{trait}" for trait in sorted(self.traits))


class Face(Struct, frozen=True):
    """The ways printed on a path card."""

    spaces: tuple[Space, ...]
    links: tuple[tuple[int, int], ...] = ()
    """Pairs of spaces one step apart."""
    tolls: tuple[tuple[int, int], ...] = ()
    """Directed steps inside the card that cost something."""

    @property
    def ports(self) -> int:
        """Every side that shows a way."""
        mask = 0
        for space in self.spaces:
            mask |= space.ports
        return mask

    @property
    def is_chains(self) -> bool:
        """Its spaces stand in rows, so that it has a code."""
        return all(
            other == one + 1 and ((one, other) in self.tolls) == ((other, one) in self.tolls)
            for one, other in self.links
        )

    @property
    def code(self) -> str:
        """The face in one word; only chains of spaces have one."""
        return _write_chains(self)

    def space_at(self, side: int) -> int | None:
        """The space that opens to `side`, or None where there is rock."""
        for index, space in enumerate(self.spaces):
            if space.ports & side:
                return index
        return None

    def named(self, name: str) -> int | None:
        """The space called `name`."""
        for index, space in enumerate(self.spaces):
            if space.name == name:
                return index
        return None

    def looks_like(self, other: Face) -> bool:
        """The two pictures are the same, even if their spaces are numbered differently."""
        wanted = _renumbered(other)
        return any(_renumbered(self, order) == wanted for order in _orders(self, other))

    def turned(self, degrees: int) -> Face:
        """The same card laid another way round (clockwise)."""
        if degrees not in TURNS:
            message = f"cannot turn a card by {degrees!r} degrees; use 0, 90, 180 or 270"
            raise FaceError(message)
        spaces = tuple(
            Space(turned_ports(space.ports, degrees), space.traits, space.name)
            for space in self.spaces
        )
        return Face(spaces, self.links, self.tolls)


def turned_ports(ports: int, degrees: int) -> int:
    """Where the sides of a card point after a clockwise turn."""
    quarter = degrees // 90
    return (ports << quarter | ports >> (4 - quarter)) & 15


def side_letters(ports: int) -> str:
    """`NE` for north and east."""
    return "".join(LETTER[side] for side in SIDES if ports & side)


def parse_face(code: str) -> Face:
    """Read a face code such as `NS+green.E` or `N=S.E-W`."""
    spaces: list[Space] = []
    links: list[tuple[int, int]] = []
    tolls: list[tuple[int, int]] = []
    joint, at = ".", 0
    while joint or at < len(code):
        found = _TOKEN.match(code, at)
        if found is None or not joint:
            raise FaceError(_complaint(code, at))
        letters, traits, following = found.groups()
        spaces.append(Space(_read_ports(code, at, letters), frozenset(traits.split("+")[1:])))
        here = len(spaces) - 1
        if joint in ("-", "="):
            links.append((here - 1, here))
        if joint == "=":
            tolls += [(here - 1, here), (here, here - 1)]
        joint, at = following, found.end()
    face = Face(tuple(spaces), tuple(links), tuple(tolls))
    _refuse_shared_ports(code, face.spaces)
    return face


def build_face(
    spaces: Mapping[str, str], links: Iterable[str] = (), tolls: Iterable[str] = ()
) -> Face:
    """A face that is no chain, as card files give it: named spaces, links `a-b`, tolls `a>b`."""
    names = list(spaces)
    parts = tuple(_named_space(name, code) for name, code in spaces.items())
    _refuse_shared_ports(str(dict(spaces)), parts)
    face = Face(
        parts,
        tuple(_pair(link, "-", names) for link in links),
        tuple(_pair(toll, ">", names) for toll in tolls),
    )
    _refuse_free_tolls(face, names)
    return face


def _named_space(name: str, code: str) -> Space:
    face = parse_face(code)
    if len(face.spaces) != 1:
        message = f"space {name!r} is {code!r}; one space is ports and traits, such as 'N+hole'"
        raise FaceError(message)
    return Space(face.spaces[0].ports, face.spaces[0].traits, name)


def _pair(text: str, joint: str, names: list[str]) -> tuple[int, int]:
    ends = text.split(joint)
    if len(set(ends)) != 2 or not all(end in names for end in ends):  # noqa: PLR2004 (a pair)
        message = f"{text!r} should join two of the spaces {', '.join(names)} with {joint!r}"
        raise FaceError(message)
    return names.index(ends[0]), names.index(ends[1])


def _refuse_free_tolls(face: Face, names: list[str]) -> None:
    joined = {frozenset(link) for link in face.links}
    for one, other in face.tolls:
        if frozenset((one, other)) not in joined:
            message = f"toll {names[one]}>{names[other]} is on no link; write the link too"
            raise FaceError(message)


def _read_ports(code: str, at: int, letters: str) -> int:
    mask = 0
    for letter in letters:
        side = _SIDE[letter]
        if mask >= side:
            raise FaceError(_complaint(code, at))
        mask |= side
    return mask


def _refuse_shared_ports(code: str, spaces: tuple[Space, ...]) -> None:
    seen = 0
    for space in spaces:
        if seen & space.ports:
            twice = side_letters(seen & space.ports)
            message = f"face {code!r} opens to {twice} twice; each side belongs to one space"
            raise FaceError(message)
        seen |= space.ports


def _complaint(code: str, at: int) -> str:
    return (
        f"cannot read face {code!r} at {code[at:] or 'its end'!r}: write the sides of a space in "
        "the order N E S W, '+trait', '-' or '=' between linked spaces, '.' between islands"
    )


def _orders(face: Face, other: Face) -> Iterable[tuple[int, ...]]:
    """Every way to put the spaces of a face into an order in which they look like the other's."""
    orders: list[tuple[int, ...]] = [()] if len(face.spaces) == len(other.spaces) else []
    for wanted in other.spaces:
        alike = [n for n, space in enumerate(face.spaces) if space.code == wanted.code]
        orders = [(*order, index) for order in orders for index in alike if index not in order]
    return orders


def _renumbered(face: Face, order: tuple[int, ...] | None = None) -> object:
    """A face without names, its spaces put into another order."""
    order = order or tuple(range(len(face.spaces)))
    new = {old: number for number, old in enumerate(order)}
    return (
        [(face.spaces[old].ports, face.spaces[old].traits) for old in order],
        {frozenset((new[one], new[other])) for one, other in face.links},
        {(new[one], new[other]) for one, other in face.tolls},
    )


def _write_chains(face: Face) -> str:
    if not face.is_chains:
        ways = f"links {face.links} with tolls {face.tolls}"
        message = f"{ways} are no chains; such a face has no code"
        raise FaceError(message)
    joints = ["."] * len(face.spaces)
    for one, other in face.links:
        joints[other] = "=" if (one, other) in face.tolls else "-"
    parts = [joint + space.code for joint, space in zip(joints, face.spaces, strict=True)]
    return "".join(parts)[1:]
