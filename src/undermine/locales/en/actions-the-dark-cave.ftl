### What can be decided in The Dark Cave, beside what can be in every game: an imperative without a full stop.

## The plays of a turn

action-spygoal = look at the { $corner }: { $card }

action-spydwarf = look at the clan card of { $name }: { $card }

action-collapse = bring the rock down at { $at }: { $card }

action-tradehands = exchange hands with { $name }: { $card }

action-spin = spin a web at { $at }, { $at_side } side: { $card }

action-equip = give to { $name }: { $card }

action-lure = lure to { $at }: { $card }

action-cut = use an axe on the web at { $at }, { $at_side } side

## Creatures

action-strike = drive the { $creature } away with an axe

action-endure = let the attack happen

action-vote = cast a vote: { $card }
    .hidden = cast a vote

action-pickaxe = let { $name } use the axe

## Gold, clans and the end

action-takegold = take the gold and show the clan card

action-leavegold = leave the gold

action-playclan = play with the clan { $clan }

action-announce = look whose side is complete: { $side }
