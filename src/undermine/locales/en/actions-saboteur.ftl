### What can be decided in Saboteur, as an item of a menu: an imperative without a full stop.
### One message per action; .hidden is for those who may not see its cards.
### $name is what a seat is called, $at a cell, everything else comes in words.

## The plays of a turn

action-place = lay at { $at }: { $tile }

action-break = play against { $name }: { $card }

action-mend = mend the { $tool } of { $name }: { $card }

action-rockfall = bring the rock down at { $at }

action-peek = look at the { $goal }

action-discard = pass and discard: { $cards }
    .hidden = pass and discard face down

## Other decisions

action-begin = let { $name } begin

action-orient = lay the goal like this: { $tile }

action-take = take a { $card }
    .hidden = take a gold card

action-agree = end the round early, all together

## Chance

action-deal = deal to the { $pile }: { $card }
    .hidden = deal a card to the { $pile }

action-pay = pay into the { $pile }: { $cards }
    .hidden = pay what is due into the { $pile }
