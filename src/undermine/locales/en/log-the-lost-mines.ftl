### What happened in The Lost Mines, beside what happens in every game: one message per event.
### .hidden tells it to those who may not see the cards; .brief stands beside a picture of the card.

## The plays of a turn

event-pathlaid =
    { $who ->
        [me] You lay
       *[other] { $name } lays
    } a { $tile_short } at { $at }.

event-bridged =
    { $who ->
        [me] You clear
       *[other] { $name } clears
    } the obstacle at { $at } { $card_id ->
        [axe] with an axe
        [boat] with a boat
       *[rope] with a rope
    }.

event-scouted =
    { $who ->
        [me] You peek
       *[other] { $name } peeks
    } at { $mine }: { $card }.
    .hidden =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $mine }.
    .brief =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $mine }.

event-appraised =
    { $who ->
        [me] You peek
       *[other] { $name } peeks
    } at { $treasure }: { $card }.
    .hidden =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $treasure }.
    .brief =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $treasure }.

event-spied =
    { $who ->
        [me] You peek
       *[other] { $name } peeks
    } at { $target_who ->
        [me] your
       *[other] { $target }’s
    } dwarf card: { $card }.
    .hidden =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $target_who ->
            [me] your
           *[other] { $target }’s
        } dwarf card.

event-trapset =
    { $who ->
        [me] You set
       *[other] { $name } sets
    } a trap between { $at } and { $at_beyond }.

event-trollcame =
    { $who ->
        [me] You send
       *[other] { $name } sends
    } a troll between { $at } and { $at_beyond }.

event-trollleft =
    { $who ->
        [me] Your troll
       *[other] { $name }’s troll
    } between { $at } and { $at_beyond } leaves.

event-stormed =
    { $who ->
        [me] You play
       *[other] { $name } plays
    } a thunderstorm at { $at } and { $who ->
        [me] remove
       *[other] removes
    } a { $card_short }.

event-satout =
    { $who ->
        [me] You have no cards left and are out of the round
       *[other] { $name } has no cards left and is out of the round
    }.

## Mines and treasures

event-mineopened =
    { $who ->
        [me] You reach
       *[other] { $name } reaches
    } { $mine } and { $who ->
        [me] reveal
       *[other] reveals
    } it: { $card_short }.

event-minelaid = Now face up at { $at }: { $tile }.

event-dragonwoken =
    { $who ->
        [me] You wake
       *[other] { $name } wakes
    } the dragon!

event-treasuretaken =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } { $treasure } ({ $found }): { $card }.
    .hidden =
        { $who ->
            [me] You take
           *[other] { $name } takes
        } { $treasure } ({ $found }) face down.

event-treasureleft =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } no treasure.

## The end of a round and of the game

event-roundover = Round { $round } is over: { $why }.

why-treasures = all treasures are taken

why-cards = all cards are played

why-agreed = everyone agrees to stop

why-other = { $word }

# $roles names player by player; .unnamed is for a table whose number of players is not known.
event-charactersshown =
    { $left_count ->
        [0] All dwarf cards are revealed. { $roles }.
       *[other] All dwarf cards are revealed. { $roles }. Leftover: { $left }.
    }
    .unnamed = All dwarf cards are revealed, player by player: { $roles }.

event-hoardshown = { $name } found: { $cards }.

event-pointsshared = Blue pot: { $blue }. Yellow pot: { $yellow }. Dragon: { $dragon }. Points this round: { $points }.

event-gamewon =
    { $winners_count ->
        [one] { $winners_who ->
            [me] The game is over: you win.
           *[other] The game is over: { $winners } wins.
        } Points: { $points }.
       *[other] The game is over: { $winners } win together. Points: { $points }.
    }
