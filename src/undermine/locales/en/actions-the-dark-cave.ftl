### What can be decided in The Dark Cave, beside what can be in every game: an imperative without a full stop.

## The plays of a turn

action-spygoal = peek at { $corner }: { $card }

action-spydwarf = peek at { $name }’s clan card: { $card }

action-collapse = play a rockfall at { $at }: { $card }

action-tradehands = swap hands with { $name }: { $card }

action-spin = spin a web between { $at } and { $at_beyond }: { $card }

action-equip =
    { $who ->
        [me] take it yourself
       *[other] give it to { $name }
    }: { $card }

action-lure =
    { $at_space ->
        [1] lure to { $at }: { $card }
       *[other] lure to { $at }, space { $at_space }: { $card }
    }

action-cut = use an axe on the web between { $at } and { $at_beyond }

## Creatures

action-strike = drive { $creature_object } away with an axe

action-endure = keep the axe

action-vote = cast a vote: { $card }
    .hidden = cast a vote

action-pickaxe =
    { $who ->
        [me] use the axe yourself
       *[other] let { $name } use the axe
    }

## Gold, clans and the end

action-takegold = take the gold and reveal the clan card

action-leavegold = leave the gold

action-playclan = play with the { $clan } clan

action-announce = check whose side is complete: { $side }
