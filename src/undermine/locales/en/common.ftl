### What all games share, to be put into other sentences.
### In every file, $seat is a number and $name what a seat is called.

## Who decides

seat = Player { $seat }

# The reader: in a list, and as what a sentence begins with.
you = you
    .subject = You

actor-chance = chance

actor-table = everyone together

actor-nobody = no one

actor-spectator = a spectator

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
card-turned = { $card } turned by { $degrees } degrees

## Sides

side-north = north

side-east = east

side-south = south

side-west = west

## Walking, and cards that are lost on the way; $to is a field

action-step =
    { $to_space ->
        [1] move to { $to }
       *[other] move to { $to }, space { $to_space }
    }

action-stop = stop here

action-lose = draw a card from { $pile }: { $card }
    .hidden = draw a card from { $pile }

event-stepped =
    { $who ->
        [me] You move
       *[other] { $name } moves
    } to { $to }.

event-lostcard =
    { $who ->
        [me] You lose
       *[other] { $name } loses
    } a card: { $card }.
    .hidden =
        { $who ->
            [me] You lose
           *[other] { $name } loses
        } a card. No one sees it.

## Points, seat by seat

points-of = { $name } ({ $points })
