### What happened in Saboteur 2, beside what happens in Saboteur: one message per event.

## The plays of a turn

event-theftlaid = { $name } plans to steal: { $card }.

event-theftended =
    { $whose ->
        [own] { $name } gives up their own theft: { $card }.
       *[other] { $name } thwarts the theft of { $target }: { $card }.
    }

event-hatswapped =
    { $whose ->
        [own] { $name } puts on another hat: { $card }.
       *[other] { $name } makes { $target } put on another hat: { $card }.
    }

event-inspected = { $name } takes a secret look at the dwarf card of { $target }: { $card }.
    .hidden = { $name } takes a secret look at the dwarf card of { $target }.

event-handsswapped = { $name } swaps hands with { $target }: { $card }.

event-trapped = { $name } takes { $target } prisoner: { $card }.

event-freed =
    { $whose ->
        [own] { $name } breaks out of prison: { $card }.
       *[other] { $name } frees { $target }: { $card }.
    }

event-lifted = { $name } gets rid of “{ $lifted }” and discards: { $cards }.
    .hidden = { $name } gets rid of “{ $lifted }” and discards two cards face down.

## The reckoning

event-reckoned =
    { $builder } { $way } { $team } { $winners_count ->
        [0] Nobody has a share.
        [one] One share of { $share } goes to: { $winners }.
       *[other] A share of { $share } each goes to: { $winners }.
    } { $crystals ->
        [0] No crystal is in sight.
        [one] 1 crystal is in sight.
       *[other] { $crystals } crystals are in sight.
    }

builder-blue = A blue digger has completed the way.

builder-green = A green digger has completed the way.

builder-boss = The Boss has completed the way.

builder-profiteer = The Profiteer has completed the way.

builder-geologist = A Geologist has completed the way.

builder-saboteur = A saboteur has completed the way.

builder-nobody = Nobody has completed a way.

builder-other = { $word }.

way-both = No door keeps blue or green out.

way-blue = Only blue can pass the doors.

way-green = Only green can pass the doors.

way-neither = Doors keep out both blue and green.

way-missing = The treasure stays in the mine.

way-other = { $word }.

team-both = Blue and green win.

team-blue = Blue wins.

team-green = Green wins.

team-neither = No digging team wins.

team-other = { $word }.

## Thefts

event-stole = { $name } steals 1 gold from { $target }.

event-declined = { $name } steals nothing.

event-lapsed = { $name } finds nobody to rob.
