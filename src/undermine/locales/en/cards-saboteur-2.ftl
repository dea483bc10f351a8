### The things of Saboteur 2 by name, beside those of Saboteur.
### A card is `card-` and its id, with `_` for `.` and `+`; `.turned` is how it looks upside down.

## Two ways that do not meet

card-NS_EW = bridge

card-NW_ES = double curve (north–west and south–east)

card-NE_SW = double curve (north–east and south–west)

## Ladders

card-N_ladder = ladder (north)
    .turned = ladder (south)

card-E_ladder = ladder (east)
    .turned = ladder (west)

card-NE_ladder = ladder (north, east)
    .turned = ladder (south, west)

card-NW_ladder = ladder (north, west)
    .turned = ladder (east, south)

## Doors

card-NS_blue = blue door north–south

card-EW_blue = blue door east–west

card-NE_blue = blue door north–east
    .turned = blue door south–west

card-NS_green_E = green door north–south with a dead end (east)
    .turned = green door north–south with a dead end (west)

card-EW_green = green door east–west

card-NW_green = green door north–west
    .turned = green door south–east

## Crystals

card-N_crystal = dead end (north) with a crystal
    .turned = dead end (south) with a crystal

card-E_crystal = dead end (east) with a crystal
    .turned = dead end (west) with a crystal

card-NES_crystal = tee (north, east, south) with a crystal
    .turned = tee (north, south, west) with a crystal

card-NEW_crystal = tee (north, east, west) with a crystal
    .turned = tee (east, south, west) with a crystal

card-NESW_crystal = crossing with a crystal

card-NEW_crystal_S = tee (north, east, west) with a crystal and a dead end (south)
    .turned = tee (east, south, west) with a crystal and a dead end (north)

card-NES_crystal_W = tee (north, east, south) with a crystal and a dead end (west)
    .turned = tee (north, south, west) with a crystal and a dead end (east)

card-EW_crystal_N = straight way east–west with a crystal and a dead end (north)
    .turned = straight way east–west with a crystal and a dead end (south)

## Ways with dead stubs

card-NS_E = straight way north–south with a dead end (east)
    .turned = straight way north–south with a dead end (west)

card-NS_E_W = straight way north–south with dead ends (east, west)

card-EW_N_S = straight way east–west with dead ends (north, south)

card-NE_S = bend north–east with a dead end (south)
    .turned = bend south–west with a dead end (north)

card-ES_N = bend south–east with a dead end (north)
    .turned = bend north–west with a dead end (south)

## Action cards

card-theft = Theft

card-hands-off = Hands Off

card-swap-hats = Swap Hats

card-inspection = Inspection

card-swap-hands = Swap Hands

card-trapped = Trapped

card-freed = Freed

## Dwarves and gold

card-blue = blue digger

card-green = green digger

card-boss = Boss

card-profiteer = Profiteer

card-geologist = Geologist

card-coin = piece of gold

## Piles

pile-old-hats = dwarf cards swapped away
