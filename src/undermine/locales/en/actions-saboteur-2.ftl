### What can be decided in Saboteur 2, beside what can be in Saboteur: an imperative without a full stop.

## The plays of a turn

action-theft = prepare a theft

action-handsoff = take the Theft away from { $name }

action-swaphats = make { $name } swap hats

action-inspect = look at the dwarf card of { $name }

action-swaphands = swap hands with { $name }

action-trap = trap { $name }

action-free = free { $name }

action-lift = lift “{ $off }” and discard: { $cards }
    .hidden = lift “{ $off }” and discard two cards face down

## Thefts

action-steal = steal 1 gold from { $name }

action-decline = steal nothing
