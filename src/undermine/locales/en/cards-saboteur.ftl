### The things of Saboteur by name, to be put into other sentences: cards, tools, goals, piles.
### A card is `card-` and its id, with `_` for `.`; `.turned` is how it looks laid upside down.
### Names hold no comma outside brackets, since they are also told in lists.

## Start and goals

card-start = start card

card-gold = treasure

card-stone-ne = stone (bend north–east)
    .turned = stone (bend south–west)

card-stone-nw = stone (bend north–west)
    .turned = stone (bend south–east)

## Path cards that lead on

card-NS = straight way north–south

card-EW = straight way east–west

card-NE = bend north–east
    .turned = bend south–west

card-NW = bend north–west
    .turned = bend south–east

card-NES = tee (north, east, south)
    .turned = tee (north, south, west)

card-NEW = tee (north, east, west)
    .turned = tee (east, south, west)

card-NESW = crossing

## Dead ends

card-N = dead end (north)
    .turned = dead end (south)

card-E = dead end (east)
    .turned = dead end (west)

card-N_S = dead end (north, south)

card-E_W = dead end (east, west)

card-N_E = dead end (north, east)
    .turned = dead end (south, west)

card-N_W = dead end (north, west)
    .turned = dead end (east, south)

card-N_E_S = dead end (north, east, south)
    .turned = dead end (north, south, west)

card-N_E_W = dead end (north, east, west)
    .turned = dead end (east, south, west)

card-N_E_S_W = dead end (all four sides)

## Action cards

card-broken-pick = broken pickaxe

card-broken-lamp = broken lamp

card-broken-cart = broken cart

card-fixed-pick = mending card (pickaxe)

card-fixed-lamp = mending card (lamp)

card-fixed-cart = mending card (cart)

card-fixed-lamp-pick = mending card (lamp or pickaxe)

card-fixed-cart-pick = mending card (cart or pickaxe)

card-fixed-cart-lamp = mending card (cart or lamp)

card-rockfall = rockfall

card-map = map

## Dwarves and gold

card-digger = digger

card-saboteur = saboteur

card-gold-0 = gold card worth nothing

card-gold-1 = gold card worth 1

card-gold-2 = gold card worth 2

card-gold-3 = gold card worth 3

## Kinds of cards

kind-path = path card

kind-action = action card

kind-start = start card

kind-goal = goal

kind-role = dwarf card

kind-gold = gold card

## Tools and goals

tool-pick = pickaxe

tool-lamp = lamp

tool-cart = cart

# A word that is no tool.
tool-other = { $word }

goal-1 = upper goal

goal-2 = middle goal

goal-3 = lower goal

# A number that no goal has.
goal-other = goal no. { $number }

## Piles; $name is whose it is, $number which of several

pile-hand = hand of { $name }

pile-role = dwarf card of { $name }
    .the-dark-cave = clan card of { $name }

pile-loot = gold of { $name }

pile-goal =
    { $number ->
        [1] { goal-1 }
        [2] { goal-2 }
        [3] { goal-3 }
       *[other] goal no. { $number }
    }
    .the-dark-cave =
        { $number ->
            [1] { corner-1 }
            [2] { corner-2 }
            [3] { corner-3 }
            [4] { corner-4 }
           *[other] goal no. { $number }
        }

pile-stock = draw pile

pile-discard = discard pile

pile-goal-pile = shuffled goals

pile-role-pile = leftover dwarf cards

pile-bank = gold pile

pile-offer = gold on offer
