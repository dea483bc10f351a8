"""Codes of tables: words that can be called across a room."""

from __future__ import annotations

from random import Random
from typing import Final

_FIRST: Final = tuple(
    """
amber ashen azure brass brave bright brisk calm clever copper coral cosy crisp deep dusty
early ember faint fair fancy fern fleet flint foggy frosty gentle gilded glad golden grand
green happy hazel hidden hollow honest humble icy iron ivory jade jolly keen kind lamp
light little lively lone lucky mellow merry mild misty mossy noble north oaken old olive
pale plain plum proud quick quiet rapid red rosy rough round royal ruby rusty sable salty
sandy sharp shiny silent silver sleepy slow small smoky snowy soft solid sooty south spry
steady stone sunny swift tidy tiny twin vast velvet warm west wild wise witty young
""".split()  # noqa: SIM905 (read as words)
)
_SECOND: Final = tuple(
    """
acorn adit anvil badger barrel basin beacon beard bell bench boot boulder bridge bucket
candle canary cart cellar chisel clover coal cobble comet compass crag crate crown cup
dagger dale door drum eagle echo feather fiddle forge fox garnet gate ginger goat goblet
gravel grotto hammer harp hat hearth hedge helm heron hill hinge honey horn ingot kettle
key ladder lantern latch ledge lentil lever lizard loaf magpie map marble mead medal mill
mine mole moth nugget nut oak onion otter oven owl path pebble pepper pick pine pipe
pocket pony quarry raven ridge river robin rope saddle salmon shaft shovel slate sparrow
spoon spring squirrel tankard thimble tinder torch tower trout tunnel turnip valley vault
vein wagon walnut well wheel whistle willow wren
""".split()  # noqa: SIM905 (read as words)
)


def fresh_code(random: Random, *, listed: bool) -> str:
    """A code such as `amber-kettle-42` for a listed table, else `amber-kettle-otter-42`.

    There are about a million of the short ones, which a list shows anyway, and about 170 million
    of the long ones, so that guessing one takes days at the rate that an address is allowed.
    """
    words = [random.choice(_FIRST), random.choice(_SECOND)]
    if not listed:
        words.append(random.choice(_SECOND))
    return "-".join([*words, str(random.randrange(10, 100))])
