### What can be decided in Saboteur, as an item of a menu: an imperative without a full stop.
### One message per action; .hidden is for those who may not see its cards.
### $name is what a player is called, $at a spot; everything else comes in words.

## The plays of a turn

action-place = lay a { $tile } at { $at }

action-break =
    { $who ->
        [me] break your own { $card_tool }
       *[other] break { $name }’s { $card_tool }
    }

action-mend =
    { $who ->
        [me] repair your { $tool }
       *[other] repair { $name }’s { $tool }
    } with a { $card }

action-rockfall = play a rockfall at { $at }

action-peek = peek at { $goal }

action-discard = pass and discard: { $cards }
    .hidden = pass and discard face down

## Other decisions

action-begin =
    { $who ->
        [me] go first
       *[other] choose { $name } to go first
    }

action-orient = place the goal like this: { $tile }

action-take = take a { $card }
    .hidden = take a gold card

action-agree = agree to end the round early

## Chance

action-deal = deal to { $pile }: { $card }
    .hidden = deal a card to { $pile }

action-pay = add to { $pile }: { $cards }
    .hidden = add what is due to { $pile }
