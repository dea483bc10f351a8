### What can be decided in Saboteur 2, beside what can be in Saboteur: an imperative without a full stop.

## The plays of a turn

action-theft = prepare a theft

action-handsoff =
    { $who ->
        [me] call off your own theft
       *[other] stop { $name }’s theft
    }

action-swaphats =
    { $who ->
        [me] swap your own hat
       *[other] make { $name } swap hats
    }

action-inspect = peek at { $name }’s role

action-swaphands = swap hands with { $name }

action-trap = trap { $name }

action-free =
    { $who ->
        [me] free yourself
       *[other] free { $name }
    }

action-lift = remove “{ $off }” and discard: { $cards }
    .hidden = remove “{ $off }” and discard two cards face down

## Thefts

action-steal = steal 1 gold from { $name }

action-decline = steal nothing
