### Saboteur 2 in the browser, beside what it shares with Saboteur.
### $name and $target are what seats are called, $names several of them; cards and roles come in words.

table-title-saboteur-2 = Saboteur 2

## From a card to whom it is for

table-choose-swaphats = Who shall draw another role?

table-choose-inspect = Whose role do you look at?

table-choose-swaphands = With whom do you swap hands?

table-choose-trap = Who goes to prison?

table-choose-free = Who is set free?

table-choose-handsoff = Whose theft is off?

player-free = Set free

player-handsoff = Hands off

## What would happen

ahead-theft = It lies before you: after the round you may steal 1 gold

ahead-handsoff =
    { $whose ->
        [own] You give up your own theft
       *[other] { $name } steals nothing after the round
    }

ahead-swaphats =
    { $whose ->
        [own] You put your role away and draw another
       *[other] { $name } puts the role away and draws another
    }

ahead-inspect = Only you will see the role of { $name }

ahead-swaphands = You get the cards of { $name }, who gets yours and draws

ahead-trap = { $name } lays no path cards, has no share and steals nothing

ahead-free =
    { $whose ->
        [own] You are free again
       *[other] { $name } is free again
    }

## What can I do

list-theft = Prepare a theft

list-handsoff = Thwart a theft

list-swaphats = Swap hats

list-inspect = Look at a role

list-swaphands = Swap hands

list-trap = Trap somebody

list-free = Free somebody

list-lift = Lift a card for two

list-steal = Steal

list-decline = Steal nothing

## Seats

seat-out = out of cards, sits out

## The role, once a round

ceremony-aim-blue = Blue wants the treasure: finish a way that no green door bars.

ceremony-aim-green = Green wants the treasure: finish a way that no blue door bars.

ceremony-aim-boss = You win whenever the treasure is reached, for one gold less.

ceremony-aim-profiteer = You share with whoever wins, two gold less. Where nobody else wins, you may win alone.

ceremony-aim-geologist = Each crystal in the maze is worth 1 gold to you, or half of it if there are two of you; the treasure is worth nothing.

ceremony-blue-count =
    { $count ->
        [one] 1 blue digger
       *[other] { $count } blue diggers
    }

ceremony-green-count =
    { $count ->
        [one] 1 green digger
       *[other] { $count } green diggers
    }

ceremony-boss-count =
    { $count ->
        [one] 1 Boss
       *[other] { $count } Bosses
    }

ceremony-profiteer-count =
    { $count ->
        [one] 1 Profiteer
       *[other] { $count } Profiteers
    }

ceremony-geologist-count =
    { $count ->
        [one] 1 Geologist
       *[other] { $count } Geologists
    }

## The reckoning: two lines cut in stone, then three lines why

reckoned-blue-upper = BLUE

reckoned-blue-lower = WINS

reckoned-green-upper = GREEN

reckoned-green-lower = WINS

reckoned-both-upper = BLUE AND GREEN

reckoned-both-lower = WIN

reckoned-alone-upper = BEHIND DOORS

reckoned-alone-lower = TWO SHARE

reckoned-saboteurs-upper = THE SABOTEURS

reckoned-saboteurs-lower = KEPT IT HIDDEN

reckoned-profiteer-upper = THE PROFITEER

reckoned-profiteer-lower = CASHES IN

reckoned-boss-upper = THE BOSS

reckoned-boss-lower = TAKES IT

reckoned-barred-upper = DOORS KEEP

reckoned-barred-lower = EVERYBODY OUT

reckoned-nobody-upper = THE MOUNTAIN

reckoned-nobody-lower = KEPT IT

reckoned-title = How it is reckoned

reckoned-built =
    { $builder ->
        [blue] { $name }, a blue digger, finished the way to the treasure.
        [green] { $name }, a green digger, finished the way to the treasure.
        [boss] { $name }, the Boss, finished the way to the treasure.
        [profiteer] { $name }, the Profiteer, finished the way to the treasure.
        [geologist] { $name }, a Geologist, finished the way to the treasure.
        [saboteur] { $name }, a saboteur, finished the way to the treasure.
       *[other] Nobody finished a way to the treasure.
    }

reckoned-shared =
    { $count ->
        [0] Nobody has a share.
        [one] A share of { $share } gold is for { $names }.
       *[other] A share of { $share } gold each is for { $names }.
    }

reckoned-less =
    { $role ->
        [boss] The Boss gets { $less } less.
       *[other] The Profiteer gets { $less } less.
    }

reckoned-trapped =
    { $count ->
        [one] { $names } sits in prison and has no share.
       *[other] { $names } sit in prison and have no share.
    }

reckoned-crystals =
    { $count ->
        [0] No crystal lies in the maze.
        [one] One crystal lies in the maze.
       *[other] { $count } crystals lie in the maze.
    }

reveal-beat-reckoning = The reckoning

reveal-role-blue = Blue digger

reveal-role-green = Green digger

reveal-role-boss = Boss

reveal-role-profiteer = Profiteer

reveal-role-geologist = Geologist

reveal-trapped = in prison

## Thefts after a round

steal-title = Your theft

steal-note = Take 1 gold from somebody, or leave it.

steal-from = Steal from { $name }

steal-none = Steal nothing

steal-mine = You have { $count ->
        [0] no gold
        [one] 1 piece of gold
       *[other] { $count } pieces of gold
    } yourself.

steal-secret = How much the others have is their secret; those named here have some.

steal-others = { $name } prepares to steal …

steal-order = Thieves

steal-now = steals now

steal-later = comes later

steal-done = has had the turn

## What I alone was told

slip-close = Understood

slip-hat = You wear another hat

slip-hat-by = { $name } made you draw another role. Hold to look.

slip-hat-own = You have drawn another role. Hold to look.

slip-hold = Hold to look

slip-seen = The role of { $name }

slip-seen-note = Only you have seen it. It is on the sheet of { $name } for the rest of the round.

slip-hands = { $name } has your cards, you have those of { $name }

slip-gave = You gave:

slip-got = You got:

slip-robbed = { $name } stole 1 gold from you.

slip-stole = You stole 1 gold from { $target }.

## What I know of somebody

known-title = What you know

known-role = You saw this role in turn { $turn }.

known-hat = In turn { $turn } { $name } drew another role; what you saw no longer counts.

known-hand = Among the cards of { $name }: { $cards }

## The end of the game

standings-shares =
    { $count ->
        [0] Nobody had a share.
        [one] { $names } had the share.
       *[other] { $names } shared.
    }

## House rules

option-back-after-swap = Back in by a swap
    .note = Whoever ran out of cards plays again after getting a hand by a swap.

option-crystals-must-be-connected = Only joined crystals count
    .note = A crystal pays only if its card is joined to the start.

option-no-set-aside = No cards set aside
    .note = All 118 cards are dealt from, none is put away unseen.

option-open-gold = Open purses
    .note = Everybody sees how much gold each seat has.

option-profiteer-always-wins = The Profiteer always shares
    .note = The Profiteer is paid even where doors shut everybody else out.

option-reduced-roles = Fewer dwarves at small tables
    .note = With two or three seats one Geologist and one saboteur stay in the box.

option-show-unused-roles = Show unused dwarves
    .note = At the end of a round the dwarf cards that nobody had are turned up too.

option-trapped-geologist-paid = Crystals pay in prison
    .note = A trapped Geologist is still paid for crystals.

## How to play

howto-saboteur-2-1 = You dig as in Saboteur, but now two teams race for the treasure: blue and green. Some of you may belong to neither, and every role is secret.

howto-saboteur-2-2 = Doors let one colour through. If a digger finishes the way, that team wins, unless a door bars it; then the other team may win. If anybody else finishes it, each team wins that no door bars.

howto-saboteur-2-3 = The Boss shares with the winning team, the Profiteer with anybody who wins, both for a little less. Geologists are paid for crystals. Saboteurs win if nobody gets there.

howto-saboteur-2-4 = Ladders are joined to the start and to each other, so a ladder card may lie beside any open card, but not beside a goal. On bridges and double curves two ways pass without meeting.

howto-saboteur-2-5 = Lock somebody up, plan a theft, look at a role, swap hands, or make somebody draw another role. Whoever sits in prison lays no path cards, has no share and steals nothing.

howto-saboteur-2-6 = On your turn you play a card, or discard two cards to lift one lying before you, or pass with one to three cards.

howto-saboteur-2-7 = After each round the winners share gold and thieves may steal. After three rounds whoever has the most gold wins.

howto-saboteur-2-fits = Green gets through, blue does not: the green door bars its way.

howto-saboteur-2-fits-not = Not like this: a ladder may not lie beside a goal.
