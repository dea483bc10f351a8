### The things of Saboteur by name, to be put into other sentences: cards, tools, goals, piles.
### A card is `card-` and its id, with `_` for `.`; `.turned` is how it looks laid upside down.
### `.short` is the name for the log: what the picture shows is left out. `.tool` is what a card breaks.
### Names hold no comma outside brackets, since they are also told in lists.

## Start and goals

card-start = start card

card-gold = treasure

card-stone-ne = stone (bend north–east)
    .turned = stone (bend south–west)
    .short = stone

card-stone-nw = stone (bend north–west)
    .turned = stone (bend south–east)
    .short = stone

## Path cards that lead on

card-NS = straight path (north, south)
    .short = straight path

card-EW = straight path (east, west)
    .short = straight path

card-NE = bend (north, east)
    .turned = bend (south, west)
    .short = bend

card-NW = bend (north, west)
    .turned = bend (south, east)
    .short = bend

card-NES = T-junction (north, east, south)
    .turned = T-junction (north, south, west)
    .short = T-junction

card-NEW = T-junction (north, east, west)
    .turned = T-junction (east, south, west)
    .short = T-junction

card-NESW = crossroads

## Dead ends

card-N = dead end (north)
    .turned = dead end (south)
    .short = dead end

card-E = dead end (east)
    .turned = dead end (west)
    .short = dead end

card-N_S = dead end (north, south)
    .short = dead end

card-E_W = dead end (east, west)
    .short = dead end

card-N_E = dead end (north, east)
    .turned = dead end (south, west)
    .short = dead end

card-N_W = dead end (north, west)
    .turned = dead end (east, south)
    .short = dead end

card-N_E_S = dead end (north, east, south)
    .turned = dead end (north, south, west)
    .short = dead end

card-N_E_W = dead end (north, east, west)
    .turned = dead end (east, south, west)
    .short = dead end

card-N_E_S_W = dead end (all four sides)
    .short = dead end

## Action cards

card-broken-pick = broken pickaxe
    .tool = { tool-pick }

card-broken-lamp = broken lantern
    .tool = { tool-lamp }

card-broken-cart = broken mine cart
    .tool = { tool-cart }

card-fixed-pick = repair card (pickaxe)

card-fixed-lamp = repair card (lantern)

card-fixed-cart = repair card (mine cart)

card-fixed-lamp-pick = repair card (lantern or pickaxe)

card-fixed-cart-pick = repair card (mine cart or pickaxe)

card-fixed-cart-lamp = repair card (mine cart or lantern)

card-rockfall = rockfall

card-map = map

## Dwarves and gold

card-digger = digger

card-saboteur = saboteur

card-gold-0 = worthless gold card

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

tool-lamp = lantern

tool-cart = mine cart

# A word that is no tool.
tool-other = { $word }

goal-1 = goal 1

goal-2 = goal 2

goal-3 = goal 3

# A number that no goal has.
goal-other = goal { $number }

## Piles; $name is whose it is, $number which of several

pile-hand =
    { $who ->
        [me] your hand
       *[other] { $name }’s hand
    }

pile-role =
    { $who ->
        [me] your dwarf card
       *[other] { $name }’s dwarf card
    }
    .the-dark-cave =
        { $who ->
            [me] your clan card
           *[other] { $name }’s clan card
        }

pile-loot =
    { $who ->
        [me] your gold
       *[other] { $name }’s gold
    }

pile-goal =
    { $number ->
        [1] { goal-1 }
        [2] { goal-2 }
        [3] { goal-3 }
       *[other] goal { $number }
    }
    .the-dark-cave =
        { $number ->
            [1] { corner-1 }
            [2] { corner-2 }
            [3] { corner-3 }
            [4] { corner-4 }
           *[other] goal { $number }
        }

pile-stock = the draw pile

pile-discard = the discard pile

pile-goal-pile = the shuffled goals

pile-role-pile = the leftover dwarf cards

pile-bank = the gold pile

pile-offer = the gold on offer
