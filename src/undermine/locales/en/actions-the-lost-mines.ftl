### What can be decided in The Lost Mines, beside what can be in every game: an imperative without a full stop.
### $at is a spot; where it is the border of two spots, $at_beyond is the other one.

## The plays of a turn

action-bridge = clear the obstacle at { $at }: { $card }

action-scout = peek at { $mine }: { $card }

action-appraise = peek at { $treasure }: { $card }

action-spy = peek at { $name }’s dwarf card: { $card }

action-snare = set a trap between { $at } and { $at_beyond }

action-troll = send a troll between { $at } and { $at_beyond }

action-storm = play a thunderstorm at { $at }

## Mines and treasures

action-align = place the mine like this: { $tile }

action-pick = take { $treasure }

action-leave = take no treasure
