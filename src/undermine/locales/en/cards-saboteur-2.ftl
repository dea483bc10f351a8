### The things of Saboteur 2 by name, beside those of Saboteur.
### A card is `card-` and its id, with `_` for `.` and `+`; `.turned` is how it looks upside down.

## Two ways that do not meet

card-NS_EW = bridge

card-NW_ES = double bend (north–west and south–east)
    .short = double bend

card-NE_SW = double bend (north–east and south–west)
    .short = double bend

## Ladders

card-N_ladder = ladder (north)
    .turned = ladder (south)
    .short = ladder

card-E_ladder = ladder (east)
    .turned = ladder (west)
    .short = ladder

card-NE_ladder = ladder (north, east)
    .turned = ladder (south, west)
    .short = ladder

card-NW_ladder = ladder (north, west)
    .turned = ladder (east, south)
    .short = ladder

## Doors

card-NS_blue = blue door (north, south)
    .short = blue door

card-EW_blue = blue door (east, west)
    .short = blue door

card-NE_blue = blue door (north, east)
    .turned = blue door (south, west)
    .short = blue door

card-NS_green_E = green door (north, south) with a dead end (east)
    .turned = green door (north, south) with a dead end (west)
    .short = green door with a dead end

card-EW_green = green door (east, west)
    .short = green door

card-NW_green = green door (north, west)
    .turned = green door (south, east)
    .short = green door

## Crystals

card-N_crystal = dead end (north) with a crystal
    .turned = dead end (south) with a crystal
    .short = dead end with a crystal

card-E_crystal = dead end (east) with a crystal
    .turned = dead end (west) with a crystal
    .short = dead end with a crystal

card-NES_crystal = T-junction (north, east, south) with a crystal
    .turned = T-junction (north, south, west) with a crystal
    .short = T-junction with a crystal

card-NEW_crystal = T-junction (north, east, west) with a crystal
    .turned = T-junction (east, south, west) with a crystal
    .short = T-junction with a crystal

card-NESW_crystal = crossroads with a crystal

card-NEW_crystal_S = T-junction (north, east, west) with a crystal and a dead end (south)
    .turned = T-junction (east, south, west) with a crystal and a dead end (north)
    .short = T-junction with a crystal and a dead end

card-NES_crystal_W = T-junction (north, east, south) with a crystal and a dead end (west)
    .turned = T-junction (north, south, west) with a crystal and a dead end (east)
    .short = T-junction with a crystal and a dead end

card-EW_crystal_N = straight path (east, west) with a crystal and a dead end (north)
    .turned = straight path (east, west) with a crystal and a dead end (south)
    .short = straight path with a crystal and a dead end

## Paths with a dead end

card-NS_E = straight path (north, south) with a dead end (east)
    .turned = straight path (north, south) with a dead end (west)
    .short = straight path with a dead end

card-NS_E_W = straight path (north, south) with dead ends (east, west)
    .short = straight path with dead ends

card-EW_N_S = straight path (east, west) with dead ends (north, south)
    .short = straight path with dead ends

card-NE_S = bend (north, east) with a dead end (south)
    .turned = bend (south, west) with a dead end (north)
    .short = bend with a dead end

card-ES_N = bend (south, east) with a dead end (north)
    .turned = bend (north, west) with a dead end (south)
    .short = bend with a dead end

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

card-coin = gold nugget

## Piles

pile-old-hats = the dwarf cards swapped away
