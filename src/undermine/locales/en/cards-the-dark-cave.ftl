### The things of The Dark Cave by name, beside those of the other games.
### A card is `card-` and its id, with `_` for `.`, `+` and `=`; `.turned` is how it looks upside down.

## Goals

card-goal-exit = exit

card-goal-hole = goal with a dark hole (north, east)
    .turned = goal with a dark hole (south, west)

card-goal-ladder = goal with a ladder (north, east, west)
    .turned = goal with a ladder (east, south, west)

card-goal-vein = goal with a vein of gold (north, west)
    .turned = goal with a vein of gold (east, south)

## Paths of group I

card-NESW_hole = crossing with a dark hole

card-NEW_hole = tee (north, east, west) with a dark hole
    .turned = tee (east, south, west) with a dark hole

card-NES_hole = tee (north, east, south) with a dark hole
    .turned = tee (north, south, west) with a dark hole

card-NW_hole = bend north–west with a dark hole
    .turned = bend south–east with a dark hole

card-NEW_vein = tee (north, east, west) with a vein of gold
    .turned = tee (east, south, west) with a vein of gold

## Paths of group II

card-p2_cross = crossing of group II

card-p2_tee_h = tee (north, east, west) of group II
    .turned = tee (east, south, west) of group II

card-p2_tee_v = tee (north, east, south) of group II
    .turned = tee (north, south, west) of group II

card-N-S = straight way north–south of group II

card-E-W = straight way east–west of group II

card-N-E = bend north–east of group II
    .turned = bend south–west of group II

card-N-W = bend north–west of group II
    .turned = bend south–east of group II

card-p2_hole_cross = crossing of group II with a dark hole (north)
    .turned = crossing of group II with a dark hole (south)

card-N_hole-S = straight way north–south of group II with a dark hole (north)
    .turned = straight way north–south of group II with a dark hole (south)

card-E_hole-W = straight way east–west of group II with a dark hole (east)
    .turned = straight way east–west of group II with a dark hole (west)

card-N_ladder-W = bend north–west of group II with a ladder (north)
    .turned = bend south–east of group II with a ladder (south)

card-E-_ladder = ladder of group II (east)
    .turned = ladder of group II (west)

card-N_S_E-W = bridge north–south of group II

card-E_W_N-S = bridge east–west of group II

card-p2_tunnel_ne_sw = double curve with a tunnel (north–east and south–west) of group II

card-p2_tunnel_nw_se = double curve with a tunnel (north–west and south–east) of group II

## Paths of group III

card-p3_cross = crossing of group III

card-p3_tee_h = tee (north, east, west) of group III
    .turned = tee (east, south, west) of group III

card-p3_tee_v = tee (north, east, south) of group III
    .turned = tee (north, south, west) of group III

card-N--S = straight way north–south of group III

card-E--W = straight way east–west of group III

card-N--E = bend north–east of group III
    .turned = bend south–west of group III

card-p3_hole_tee_h = tee (north, east, west) of group III with a dark hole
    .turned = tee (east, south, west) of group III with a dark hole

card-p3_hole_tee_v = tee (north, east, south) of group III with a dark hole
    .turned = tee (north, south, west) of group III with a dark hole

card-N--_ladder = ladder of group III (north)
    .turned = ladder of group III (south)

card-p3_vein_tee_v = tee (north, east, south) of group III with a vein of gold
    .turned = tee (north, south, west) of group III with a vein of gold

card-p3_bridge_ns = bridge north–south of group III

card-p3_bridge_ew = bridge east–west of group III

card-p3_tunnel_ne_sw = double curve with a tunnel (north–east and south–west) of group III

card-p3_tunnel_nw_se = double curve with a tunnel (north–west and south–east) of group III

## Action cards, with their group

card-secret-information-I = Secret Information (I)

card-secret-information-II = Secret Information (II)

card-secret-information-III = Secret Information (III)

card-rockfall-II = rockfall (II)

card-rockfall-III = rockfall (III)

card-swap-cards-II = Swap Cards (II)

card-swap-cards-III = Swap Cards (III)

card-boots-I = boots (I)

card-boots-II = boots (II)

card-battle-axe-I = battle-axe (I)

card-battle-axe-II = battle-axe (II)

card-battle-axe-III = battle-axe (III)

card-rat-I = rat (I)

card-rat-II = rat (II)

card-rat-III = rat (III)

card-lindworm-I = lindworm (I)

card-lindworm-II = lindworm (II)

card-lindworm-III = lindworm (III)

card-goblin-II = goblin (II)

card-goblin-III = goblin (III)

card-web-circle = spiderweb (circle)

card-web-triangle = spiderweb (triangle)

card-web-square = spiderweb (square)

## Votes about an axe

card-ballot-strike = vote for the axe

card-ballot-endure = vote against the axe

## Creatures, clans and sides

creature-rat = rat

creature-lindworm = lindworm

creature-goblin = goblin

creature-other = { $word }

clan-yellow = yellow

clan-blue = blue

clan-other = { $word }

side-yellow = yellow

side-blue = blue

side-nobody = nobody

side-other = { $word }

winner-yellow = yellow

winner-blue = blue

winner-nobody = nobody

winner-other = { $word }

to-tunnel = the tunnel

to-goblin = the goblin

to-other = { $word }

why-out = a whole side is out

## Corners, clockwise

corner-1 = north-western goal

corner-2 = north-eastern goal

corner-3 = south-eastern goal

corner-4 = south-western goal

corner-other = goal no. { $number }

## Piles

pile-box = clan cards that take no part

pile-ballots = votes

pile-vote = vote of { $name }
