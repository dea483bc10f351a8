### The things of The Dark Cave by name, beside those of the other games.
### A card is `card-` and its id, with `_` for `.`, `+` and `=`; `.turned` is how it looks upside down.

## Goals

card-goal-exit = exit

card-goal-hole = goal with a dark hole (north, east)
    .turned = goal with a dark hole (south, west)
    .short = goal with a dark hole

card-goal-ladder = goal with a ladder (north, east, west)
    .turned = goal with a ladder (east, south, west)
    .short = goal with a ladder

card-goal-vein = goal with a gold vein (north, west)
    .turned = goal with a gold vein (east, south)
    .short = goal with a gold vein

## Paths of deck I

card-NESW_hole = crossroads with a dark hole

card-NEW_hole = T-junction (north, east, west) with a dark hole
    .turned = T-junction (east, south, west) with a dark hole
    .short = T-junction with a dark hole

card-NES_hole = T-junction (north, east, south) with a dark hole
    .turned = T-junction (north, south, west) with a dark hole
    .short = T-junction with a dark hole

card-NW_hole = bend (north, west) with a dark hole
    .turned = bend (south, east) with a dark hole
    .short = bend with a dark hole

card-NEW_vein = T-junction (north, east, west) with a gold vein
    .turned = T-junction (east, south, west) with a gold vein
    .short = T-junction with a gold vein

## Paths of deck II

card-p2_cross = crossroads (II)
    .short = crossroads

card-p2_tee_h = T-junction (north, east, west) (II)
    .turned = T-junction (east, south, west) (II)
    .short = T-junction

card-p2_tee_v = T-junction (north, east, south) (II)
    .turned = T-junction (north, south, west) (II)
    .short = T-junction

card-N-S = straight path (north, south) (II)
    .short = straight path

card-E-W = straight path (east, west) (II)
    .short = straight path

card-N-E = bend (north, east) (II)
    .turned = bend (south, west) (II)
    .short = bend

card-N-W = bend (north, west) (II)
    .turned = bend (south, east) (II)
    .short = bend

card-p2_hole_cross = crossroads with a dark hole (north) (II)
    .turned = crossroads with a dark hole (south) (II)
    .short = crossroads with a dark hole

card-N_hole-S = straight path (north, south) with a dark hole (north) (II)
    .turned = straight path (north, south) with a dark hole (south) (II)
    .short = straight path with a dark hole

card-E_hole-W = straight path (east, west) with a dark hole (east) (II)
    .turned = straight path (east, west) with a dark hole (west) (II)
    .short = straight path with a dark hole

card-N_ladder-W = bend (north, west) with a ladder (north) (II)
    .turned = bend (south, east) with a ladder (south) (II)
    .short = bend with a ladder

card-E-_ladder = ladder (east) (II)
    .turned = ladder (west) (II)
    .short = ladder

card-N_S_E-W = bridge (north, south) (II)
    .short = bridge

card-E_W_N-S = bridge (east, west) (II)
    .short = bridge

card-p2_tunnel_ne_sw = double bend with a tunnel (north–east and south–west) (II)
    .short = double bend with a tunnel

card-p2_tunnel_nw_se = double bend with a tunnel (north–west and south–east) (II)
    .short = double bend with a tunnel

## Paths of deck III

card-p3_cross = crossroads (III)
    .short = crossroads

card-p3_tee_h = T-junction (north, east, west) (III)
    .turned = T-junction (east, south, west) (III)
    .short = T-junction

card-p3_tee_v = T-junction (north, east, south) (III)
    .turned = T-junction (north, south, west) (III)
    .short = T-junction

card-N--S = straight path (north, south) (III)
    .short = straight path

card-E--W = straight path (east, west) (III)
    .short = straight path

card-N--E = bend (north, east) (III)
    .turned = bend (south, west) (III)
    .short = bend

card-p3_hole_tee_h = T-junction (north, east, west) with a dark hole (III)
    .turned = T-junction (east, south, west) with a dark hole (III)
    .short = T-junction with a dark hole

card-p3_hole_tee_v = T-junction (north, east, south) with a dark hole (III)
    .turned = T-junction (north, south, west) with a dark hole (III)
    .short = T-junction with a dark hole

card-N--_ladder = ladder (north) (III)
    .turned = ladder (south) (III)
    .short = ladder

card-p3_vein_tee_v = T-junction (north, east, south) with a gold vein (III)
    .turned = T-junction (north, south, west) with a gold vein (III)
    .short = T-junction with a gold vein

card-p3_bridge_ns = bridge (north, south) (III)
    .short = bridge

card-p3_bridge_ew = bridge (east, west) (III)
    .short = bridge

card-p3_tunnel_ne_sw = double bend with a tunnel (north–east and south–west) (III)
    .short = double bend with a tunnel

card-p3_tunnel_nw_se = double bend with a tunnel (north–west and south–east) (III)
    .short = double bend with a tunnel

## Action cards, with their deck

card-secret-information-I = Secret Information (I)
    .short = Secret Information

card-secret-information-II = Secret Information (II)
    .short = Secret Information

card-secret-information-III = Secret Information (III)
    .short = Secret Information

card-rockfall-II = rockfall (II)
    .short = rockfall

card-rockfall-III = rockfall (III)
    .short = rockfall

card-swap-cards-II = Swap Cards (II)
    .short = Swap Cards

card-swap-cards-III = Swap Cards (III)
    .short = Swap Cards

card-boots-I = boots (I)
    .short = boots

card-boots-II = boots (II)
    .short = boots

card-battle-axe-I = battle-axe (I)
    .short = battle-axe

card-battle-axe-II = battle-axe (II)
    .short = battle-axe

card-battle-axe-III = battle-axe (III)
    .short = battle-axe

card-rat-I = rat (I)
    .short = rat

card-rat-II = rat (II)
    .short = rat

card-rat-III = rat (III)
    .short = rat

card-lindworm-I = lindworm (I)
    .short = lindworm

card-lindworm-II = lindworm (II)
    .short = lindworm

card-lindworm-III = lindworm (III)
    .short = lindworm

card-goblin-II = goblin (II)
    .short = goblin

card-goblin-III = goblin (III)
    .short = goblin

card-web-circle = spiderweb (circle)

card-web-triangle = spiderweb (triangle)

card-web-square = spiderweb (square)

## Votes about an axe

card-ballot-strike = vote to use the axe

card-ballot-endure = vote to keep the axe

## Creatures (`.subject` at the head of a sentence, `.object` inside), clans and sides

creature-rat = rat
    .subject = The rat
    .object = the rat

creature-lindworm = lindworm
    .subject = The lindworm
    .object = the lindworm

creature-goblin = goblin
    .subject = The goblin
    .object = the goblin

creature-other = { $word }
    .subject = { $word }
    .object = { $word }

clan-yellow = yellow

clan-blue = blue

clan-other = { $word }

side-yellow = yellow

side-blue = blue

side-nobody = no one

side-other = { $word }

winner-yellow = yellow

winner-blue = blue

winner-nobody = no one

winner-other = { $word }

to-tunnel = the tunnel

to-goblin = the goblin

to-other = { $word }

why-out = everyone on one side is out

## Corners, clockwise from the upper left

corner-1 = goal 1

corner-2 = goal 2

corner-3 = goal 3

corner-4 = goal 4

corner-other = goal { $number }

## Piles

pile-box = the clan cards left in the box

pile-ballots = the votes

pile-vote =
    { $who ->
        [me] your vote
       *[other] { $name }’s vote
    }
