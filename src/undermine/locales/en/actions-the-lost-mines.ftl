### What can be decided in The Lost Mines, beside what can be in every game: an imperative without a full stop.
### $at is a field; where it is the border of two fields, $at_side says on which side of the field.

## The plays of a turn

action-bridge = bridge the obstacle at { $at }: { $card }

action-scout = look at the { $mine }: { $card }

action-appraise = look at { $treasure }: { $card }

action-spy = look at the dwarf card of { $name }: { $card }

action-snare = set a trap at { $at }, { $at_side } side

action-troll = call a troll to { $at }, { $at_side } side

action-storm = clear { $at } by a thunderstorm

## Mines and treasures

action-align = lay the mine like this: { $tile }

action-pick = take { $treasure }

action-leave = take no treasure
