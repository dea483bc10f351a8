### The things of The Lost Mines by name, beside those of Saboteur.
### A card is `card-` and its id, with `_` for `+`; `.turned` is how it looks upside down.

## Start cards and mines

card-start-blue = blue start card

card-start-yellow = yellow start card

card-mine-gems = mine of gems (north, south, west)
    .turned = mine of gems (north, east, south)

card-mine-gold = gold mine

card-mine-silver = silver mine (east, south, west)
    .turned = silver mine (north, east, west)

card-mine-dragon = dragon’s mine (south, west)
    .turned = dragon’s mine (north, east)

## Plain paths

card-ESW = tee (east, south, west)
    .turned = tee (north, east, west)

card-ES = bend south–east
    .turned = bend north–west

card-SW = bend south–west
    .turned = bend north–east

## Obstacles

card-EW_logs = straight way east–west with logs

card-ESW_logs = tee (east, south, west) with logs
    .turned = tee (north, east, west) with logs

card-ES_logs = bend south–east with logs
    .turned = bend north–west with logs

card-NESW_lake = crossing with a lake

card-NES_lake = tee (north, east, south) with a lake
    .turned = tee (north, south, west) with a lake

card-EW_lake = straight way east–west with a lake

card-NS_ditch = straight way north–south with a ditch

card-ESW_ditch = tee (east, south, west) with a ditch
    .turned = tee (north, east, west) with a ditch

card-SW_ditch = bend south–west with a ditch
    .turned = bend north–east with a ditch

## Rocks and campfires

card-EW_rock = straight way east–west with a rock

card-NS_rock = straight way north–south with a rock

card-ES_rock = bend south–east with a rock
    .turned = bend north–west with a rock

card-SW_rock = bend south–west with a rock
    .turned = bend north–east with a rock

card-NESW_campfire = crossing with a campfire

card-ESW_campfire = tee (east, south, west) with a campfire
    .turned = tee (north, east, west) with a campfire

card-NES_campfire = tee (north, east, south) with a campfire
    .turned = tee (north, south, west) with a campfire

## Action cards

card-axe = axe

card-boat = boat

card-rope = rope

card-info-mine-treasure = information (mine or treasure)

card-info-mine-dwarf = information (mine or dwarf)

card-info-treasure-dwarf = information (treasure or dwarf)

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

## Mines from the top of the board, treasures along its edge

mine-1 = top mine

mine-2 = second mine from the top

mine-3 = second mine from the bottom

mine-4 = bottom mine

# A number that no mine has.
mine-other = mine no. { $number }

treasure-other = treasure no. { $number }

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
       *[other] mine no. { $number }
    }

pile-treasure = treasure no. { $number }

pile-hoard = treasures of { $name }

pile-mine-pile = shuffled mines

pile-treasure-pile = shuffled treasures
