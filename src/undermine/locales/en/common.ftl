### What all games share, to be put into other sentences.
### In every file, $seat is a number and $name what a seat is called.

## Who decides

seat = Seat { $seat }

actor-chance = chance

actor-table = the whole table

actor-nobody = nobody

actor-spectator = somebody who looks on

## Lists: two things, or several and the last

list-and = { $before } and { $last }

## Cards that are not seen, and several cards

card-unknown = unknown card

cards-unknown =
    { $count ->
        [one] an unknown card
       *[other] { $count } unknown cards
    }

# Not even their number is known.
cards-uncounted = unknown cards

cards-none = no card

# Several copies of one kind.
cards-alike = { $count } × { $card }

# The turns that no rule allows: by a quarter, or by three.
card-turned = { $card } turned by { $degrees } degrees

## Sides

side-north = north

side-east = east

side-south = south

side-west = west

## Walking, and cards that are lost on the way; $to is a field

action-step = walk to { $to }

action-stop = walk no further

action-lose = draw out of the { $pile }: { $card }
    .hidden = draw a card out of the { $pile }

event-stepped = { $name } walks to { $to }.

event-lostcard = { $name } loses a card: { $card }.
    .hidden = { $name } loses a card, and nobody looks at it.

## Points, seat by seat

points-of = { $name } ({ $points })
