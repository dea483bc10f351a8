### What happened in The Dark Cave, beside what happens in every game: one message per event.
### .hidden tells it to those who may not see the cards.

## The plays of a turn

event-clanchosen = All wear the same colour in this game: { $clan }.

event-turnskipped = { $name } has no cards and misses a turn.

event-goalspied = { $name } takes a secret look at the { $corner }: { $card }.
    .hidden = { $name } takes a secret look at the { $corner }.

event-dwarfspied = { $name } takes a secret look at the clan card of { $target }: { $card }.
    .hidden = { $name } takes a secret look at the clan card of { $target }.

event-collapsed = { $name } brings the rock down at { $at }. Lost: { $card }.

event-handstraded = { $name } exchanges hands with { $target }.

event-equipped =
    { $whose ->
        [own] { $name } keeps at hand: { $card }.
       *[other] { $name } equips { $target }: { $card }.
    }

## Webs

event-webspun = { $name } spins a web at { $at }, { $at_side } side: { $card }.

event-webworn = The web at { $at }, { $at_side } side, now shows { $left }.

event-webgone = The web at { $at }, { $at_side } side, is gone: { $card }.

event-webcut = { $name } strikes the web at { $at }, { $at_side } side: { $card }.

## Creatures

event-lured = { $name } lures the { $creature } to { $at }: { $card }.

event-takenover = { $name } takes the { $creature } over from { $owner }: { $card }.

event-prowled = { $name } moves the { $creature } to { $to }.

event-drivenoff = { $name } drives the { $creature } away: { $cards }.

event-creaturegone = The { $creature } of { $owner } goes back into the dark: { $card }.

event-attacked = The { $creature } attacks: { $victims }.

event-laidlow = The dwarf of { $name } is laid down.

event-stoodup = The dwarf of { $name } gets up.

event-voted = { $name } votes about the axe: { $card }.
    .hidden = { $name } votes about the axe.

event-votesshown = The votes about the { $creature } are shown ({ $voters }): { $cards }.

## Gold, goals and the exit

event-goldlost = { $name } loses 1 gold to { $to }.

event-goldfound = { $name } takes 1 gold at { $at }.

event-unmasked = { $name } turns up the clan card: { $card }.

event-cornerfound = { $name } reaches the { $corner } and turns it up: { $card }.

event-cornerlaid = The { $corner } now lies open at { $at }: { $tile }.

event-leftcave = { $name } leaves the cave as no. { $rank }, with { $gold } gold.

event-asideseen = { $name } looks at the clan cards set aside: { $cards }.
    .hidden = { $name } looks in secret at the clan cards set aside.

## The end

event-caveclosed = The game is over: { $why }.

event-treasurecounted =
    { $winners_count ->
        [0] Yellow has saved { $saved_yellow } gold, times { $heads_blue } makes { $yellow }. Blue has saved { $saved_blue } gold, times { $heads_yellow } makes { $blue }. Nobody wins.
       *[other] Yellow has saved { $saved_yellow } gold, times { $heads_blue } makes { $yellow }. Blue has saved { $saved_blue } gold, times { $heads_yellow } makes { $blue }. Winning side: { $winner } ({ $winners }).
    }

# $roles tells seat by seat, $left are clan cards without a seat;
# .unnamed is for a table whose number of seats is not known.
event-clansshown =
    { $left_count ->
        [0] All clan cards are turned up. { $roles }.
       *[other] All clan cards are turned up. { $roles }. Set aside: { $left }.
    }
    .unnamed = All clan cards are turned up, seat by seat: { $roles }.
