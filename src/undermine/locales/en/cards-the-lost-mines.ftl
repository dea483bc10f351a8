### The things of The Lost Mines by name, beside those of Saboteur.
### A card is `card-` and its id, with `_` for `+`; `.turned` is how it looks upside down.

## Start cards and mines

card-start-blue = blue start card

card-start-yellow = yellow start card

card-mine-gems = gem mine (north, south, west)
    .turned = gem mine (north, east, south)
    .short = gem mine

card-mine-gold = gold mine

card-mine-silver = silver mine (east, south, west)
    .turned = silver mine (north, east, west)
    .short = silver mine

card-mine-dragon = dragon mine (south, west)
    .turned = dragon mine (north, east)
    .short = dragon mine

## Plain paths

card-ESW = T-junction (east, south, west)
    .turned = T-junction (north, east, west)
    .short = T-junction

card-ES = bend (south, east)
    .turned = bend (north, west)
    .short = bend

card-SW = bend (south, west)
    .turned = bend (north, east)
    .short = bend

## Obstacles

card-EW_logs = straight path (east, west) with logs
    .short = straight path with logs

card-ESW_logs = T-junction (east, south, west) with logs
    .turned = T-junction (north, east, west) with logs
    .short = T-junction with logs

card-ES_logs = bend (south, east) with logs
    .turned = bend (north, west) with logs
    .short = bend with logs

card-NESW_lake = crossroads with a lake

card-NES_lake = T-junction (north, east, south) with a lake
    .turned = T-junction (north, south, west) with a lake
    .short = T-junction with a lake

card-EW_lake = straight path (east, west) with a lake
    .short = straight path with a lake

card-NS_ditch = straight path (north, south) with a ditch
    .short = straight path with a ditch

card-ESW_ditch = T-junction (east, south, west) with a ditch
    .turned = T-junction (north, east, west) with a ditch
    .short = T-junction with a ditch

card-SW_ditch = bend (south, west) with a ditch
    .turned = bend (north, east) with a ditch
    .short = bend with a ditch

## Rocks and campfires

card-EW_rock = straight path (east, west) with a rock
    .short = straight path with a rock

card-NS_rock = straight path (north, south) with a rock
    .short = straight path with a rock

card-ES_rock = bend (south, east) with a rock
    .turned = bend (north, west) with a rock
    .short = bend with a rock

card-SW_rock = bend (south, west) with a rock
    .turned = bend (north, east) with a rock
    .short = bend with a rock

card-NESW_campfire = crossroads with a campfire

card-ESW_campfire = T-junction (east, south, west) with a campfire
    .turned = T-junction (north, east, west) with a campfire
    .short = T-junction with a campfire

card-NES_campfire = T-junction (north, east, south) with a campfire
    .turned = T-junction (north, south, west) with a campfire
    .short = T-junction with a campfire

## Action cards

card-axe = axe

card-boat = boat

card-rope = rope

card-info-mine-treasure = Information (mine or treasure)

card-info-mine-dwarf = Information (mine or dwarf)

card-info-treasure-dwarf = Information (treasure or dwarf)

card-trap = trap

card-troll = troll

card-thunderstorm = thunderstorm

## Treasures

card-treasure-gems-5 = gems worth 5

card-treasure-gems-4 = gems worth 4

card-treasure-gems-3 = gems worth 3

card-treasure-gold-4 = gold worth 4

card-treasure-gold-3 = gold worth 3

card-treasure-gold-2 = gold worth 2

card-treasure-silver-3 = silver worth 3

card-treasure-silver-2 = silver worth 2

card-treasure-silver-1 = silver worth 1

## Dwarves

card-blue-loyal = loyal blue dwarf

card-blue-selfish = selfish blue dwarf

card-blue-saboteur = blue saboteur

card-yellow-loyal = loyal yellow dwarf

card-yellow-selfish = selfish yellow dwarf

card-yellow-saboteur = yellow saboteur

## Kinds of cards

kind-mine = mine

kind-treasure = treasure

## Mines, counted from the left as seen from the start; treasures along the edge

mine-1 = mine 1

mine-2 = mine 2

mine-3 = mine 3

mine-4 = mine 4

# A number that no mine has.
mine-other = mine { $number }

treasure-other = treasure { $number }

## What is found in a mine

found-gems = gems

found-gold = gold

found-silver = silver

found-other = { $word }

## Piles

pile-mine =
    { $number ->
        [1] { mine-1 }
        [2] { mine-2 }
        [3] { mine-3 }
        [4] { mine-4 }
       *[other] mine { $number }
    }

pile-treasure = treasure { $number }

pile-hoard =
    { $who ->
        [me] your treasures
       *[other] { $name }’s treasures
    }

pile-mine-pile = the shuffled mines

pile-treasure-pile = the shuffled treasures
