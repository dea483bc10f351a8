### The things of The Dark Cave by name, beside those of Saboteur.
### A card is `card-` and its id, with `_` for `.` and `+`; `.turned` is how it looks upside down.

## Goals

card-goal-exit = exit

card-goal-hole = goal with a dark hole (bend north–east)
    .turned = goal with a dark hole (bend south–west)

card-goal-ladder = goal with a ladder (north, east, west)
    .turned = goal with a ladder (east, south, west)

card-goal-vein = goal with a vein of gold (bend north–west)
    .turned = goal with a vein of gold (bend south–east)

## Action cards

card-secret-information = Secret Information

card-swap-cards = Swap Cards

card-web-circle = spiderweb (circle)

card-web-triangle = spiderweb (triangle)

card-web-square = spiderweb (square)

card-boots = boots

card-battle-axe = battle-axe

card-rat = rat

card-lindworm = lindworm

card-goblin = goblin

## Clan cards

card-yellow-loyal = loyal yellow dwarf

card-yellow-saboteur = yellow saboteur

card-blue-loyal = loyal blue dwarf

card-blue-saboteur = blue saboteur
