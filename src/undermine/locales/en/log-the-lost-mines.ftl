### What happened in The Lost Mines, beside what happens in every game: one message per event.
### .hidden tells it to those who may not see the cards.

## The plays of a turn

event-pathlaid = { $name } builds a path at { $at }: { $tile }.

event-bridged = { $name } bridges the obstacle at { $at }: { $card }.

event-scouted = { $name } takes a secret look at the { $mine }: { $card }.
    .hidden = { $name } takes a secret look at the { $mine }.

event-appraised = { $name } takes a secret look at { $treasure }: { $card }.
    .hidden = { $name } takes a secret look at { $treasure }.

event-spied = { $name } takes a secret look at the dwarf card of { $target }: { $card }.
    .hidden = { $name } takes a secret look at the dwarf card of { $target }.

event-trapset = { $name } sets a trap at { $at }, { $at_side } side.

event-trollcame = { $name } calls a troll to { $at }, { $at_side } side.

event-trollleft = The troll of { $name } leaves { $at }, { $at_side } side.

event-stormed = { $name } lets a thunderstorm break over { $at }. Washed away: { $card }.

event-satout = { $name } has no cards left and sits out.

## Mines and treasures

event-mineopened = { $name } reaches the { $mine } and turns it up: { $card }.

event-minelaid = The { $mine } now lies open at { $at }: { $tile }.

event-dragonwoken = { $name } has woken the dragon!

event-treasuretaken = { $name } takes { $treasure } ({ $found }): { $card }.
    .hidden = { $name } takes { $treasure } ({ $found }) face down.

event-treasureleft = { $name } takes no treasure.

## The end of a round and of the game

event-roundover = Round { $round } is over: { $why }.

why-treasures = all treasures are taken

why-cards = all cards are played

why-agreed = all agree to stop

why-other = { $word }

# $roles tells seat by seat; .unnamed is for a table whose number of seats is not known.
event-charactersshown =
    { $left_count ->
        [0] All dwarf cards are turned up. { $roles }.
       *[other] All dwarf cards are turned up. { $roles }. Left over: { $left }.
    }
    .unnamed = All dwarf cards are turned up, seat by seat: { $roles }.

event-hoardshown = { $name } has found: { $cards }.

event-pointsshared = Blue pot: { $blue }. Yellow pot: { $yellow }. Dragon: { $dragon }. Points won in this round: { $points }.

event-gamewon =
    { $winners_count ->
        [one] The game is over, and { $winners } wins. Points: { $points }.
       *[other] The game is over, and { $winners } win together. Points: { $points }.
    }
