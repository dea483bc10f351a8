### Saboteur 2 in the browser, beside what it shares with Saboteur.
### $name and $target are what seats are called, $names several of them; cards and roles come in words.

table-title-saboteur-2 = Saboteur 2

## From a card to whom it is for

table-choose-swaphats = Who swaps hats and draws a new role?

table-choose-inspect = Peek at whose role? Only you will see it

table-choose-swaphands = Swap hands with whom?

table-choose-trap = Who gets trapped: no path cards, no gold, no theft?

table-choose-free = Who goes free and may dig again?

table-choose-handsoff = Stop whose theft?

player-free = Set free

player-handsoff = Stop the theft

## What would happen

ahead-theft = You may steal 1 gold at the end of the round

ahead-handsoff =
    { $whose ->
        [own] You call off your own theft
       *[other] { $name } won’t steal this round
    }

ahead-swaphats =
    { $whose ->
        [own] You discard your role and draw a new one
       *[other] { $name } discards their role and draws a new one
    }

ahead-inspect = Only you will see { $name }’s role

ahead-swaphands = You swap hands with { $name }, who then draws a card instead of you

ahead-trap = While trapped, { $name } can’t dig, share gold or steal

ahead-free =
    { $whose ->
        [own] You are free again
       *[other] { $name } is free again
    }

## What can I do

list-theft = Prepare a theft

list-handsoff = Stop a theft

list-swaphats = Swap hats

list-inspect = Peek at a role

list-swaphands = Swap hands

list-trap = Trap a player

list-free = Free a player

list-lift = Remove for 2 cards

list-steal = Steal

list-decline = Steal nothing

## Seats

seat-out = out of cards this round

## The role, once a round

ceremony-aim-blue = Help blue reach the treasure by a path with no green door.

ceremony-aim-green = Help green reach the treasure by a path with no blue door.

ceremony-aim-boss = You win whenever the treasure is reached, for 1 gold less.

ceremony-aim-profiteer = You win with almost anyone, for 2 gold less. If no one else wins, you may even win alone.

ceremony-aim-geologist = You get 1 gold for each crystal in the mine (half each if there are two of you), and nothing for the treasure.

ceremony-blue-count =
    { $count ->
        [one] 1 blue digger
       *[other] { $count } blue diggers
    }

ceremony-green-count =
    { $count ->
        [one] 1 green digger
       *[other] { $count } green diggers
    }

ceremony-boss-count =
    { $count ->
        [one] 1 Boss
       *[other] { $count } Bosses
    }

ceremony-profiteer-count =
    { $count ->
        [one] 1 Profiteer
       *[other] { $count } Profiteers
    }

ceremony-geologist-count =
    { $count ->
        [one] 1 Geologist
       *[other] { $count } Geologists
    }

## The reckoning: two lines cut in stone, then three lines why

reckoned-blue-upper = BLUE

reckoned-blue-lower = WINS

reckoned-green-upper = GREEN

reckoned-green-lower = WINS

reckoned-both-upper = BLUE AND GREEN

reckoned-both-lower = WIN

reckoned-alone-upper = BOSS AND PROFITEER

reckoned-alone-lower = CASH IN

reckoned-saboteurs-upper = THE SABOTEURS

reckoned-saboteurs-lower = KEPT IT HIDDEN

reckoned-profiteer-upper = THE PROFITEER

reckoned-profiteer-lower = CASHES IN

reckoned-boss-upper = THE BOSS

reckoned-boss-lower = TAKES IT

reckoned-barred-upper = THE DOORS LOCK

reckoned-barred-lower = EVERYONE OUT

reckoned-nobody-upper = THE MOUNTAIN

reckoned-nobody-lower = KEPT IT

reckoned-title = Who gets what

reckoned-built =
    { $builder ->
        [blue] { $name }, a blue digger, completed the path to the treasure.
        [green] { $name }, a green digger, completed the path to the treasure.
        [boss] { $name }, the Boss, completed the path to the treasure.
        [profiteer] { $name }, the Profiteer, completed the path to the treasure.
        [geologist] { $name }, a Geologist, completed the path to the treasure.
        [saboteur] { $name }, a saboteur, completed the path to the treasure.
       *[other] No one completed a path to the treasure.
    }

reckoned-shared =
    { $count ->
        [0] No one gets a share.
        [one] { $names } gets { $share } gold.
       *[other] { $names } get { $share } gold each.
    }

reckoned-less =
    { $role ->
        [boss] The Boss gets { $less } less.
       *[other] The Profiteer gets { $less } less.
    }

reckoned-trapped =
    { $count ->
        [one] { $names_who ->
            [me] You are trapped and get no share.
           *[other] { $names } is trapped and gets no share.
        }
       *[other] { $names } are trapped and get no share.
    }

reckoned-crystals =
    { $count ->
        [0] No crystals in the mine.
        [one] One crystal in the mine.
       *[other] { $count } crystals in the mine.
    }

reveal-beat-reckoning = The payout

reveal-role-blue = Blue digger

reveal-role-green = Green digger

reveal-role-boss = Boss

reveal-role-profiteer = Profiteer

reveal-role-geologist = Geologist

reveal-trapped = trapped

## Thefts after a round

steal-title = Your theft

steal-note = Take 1 gold from another player, or don’t.

steal-from = Steal from { $name }

steal-none = Steal nothing

steal-mine = You have { $count ->
        [0] no gold
        [one] 1 gold
       *[other] { $count } gold
    } yourself.

steal-secret = Everyone listed has gold, but how much is their secret.

steal-others = { $name } is about to steal…

steal-order = Thieves

steal-now = stealing now

steal-later = waiting

steal-done = done

## What I alone was told

slip-close = Got it

slip-hat = You have a new hat

slip-hat-by = { $name } made you draw a new role. Hold to look.

slip-hat-own = You have drawn a new role. Hold to look.

slip-hold = Hold to look

slip-seen = { $name }’s role

slip-seen-note = Only you have seen it. Tap { $name } to see it again this round.

slip-role-blue = Shares the gold if blue wins.

slip-role-green = Shares the gold if green wins.

slip-role-boss = Shares with whichever team of diggers wins, but gets 1 gold less.

slip-role-profiteer = Shares with whoever wins, saboteurs too, but gets 2 gold less.

slip-role-geologist = Gets gold for the crystals in the mine, whoever wins.

slip-role-saboteur = Wins if no one reaches the treasure.

slip-hands = You and { $name } swapped hands

slip-gave = You gave:

slip-got = You got:

slip-robbed = { $name } stole 1 gold from you.

slip-stole = You stole 1 gold from { $target }.

## What I know of somebody

known-title = What you know

known-role = You saw this role on turn { $turn }.

known-hat = { $name } drew a new role on turn { $turn }, so this is out of date.

known-hand = You know { $name } holds: { $cards }

## The end of the game

standings-shares =
    { $count ->
        [0] No one got a share.
        [one] { $names_who ->
            [me] You
           *[other] { $names }
        } got the share.
       *[other] { $names } shared.
    }

## House rules

option-back-after-swap = Swapped back in
    .note = If you’re out of cards and a swap gives you some, you play again.

option-crystals-must-be-connected = Connected crystals only
    .note = A crystal pays only if its card is connected to the start.

option-no-set-aside = No cards set aside
    .note = All 118 cards are in play; none are removed unseen.

option-open-gold = Public gold
    .note = Everyone can see how much gold each player has.

option-profiteer-always-wins = The Profiteer always shares
    .note = The Profiteer gets gold even when doors lock everyone else out.

option-reduced-roles = Fewer roles for 2 or 3
    .note = With two or three players, one Geologist and one saboteur stay in the box.

option-show-unused-roles = Show unused dwarves
    .note = At the end of a round, the leftover dwarf cards are revealed too.

option-trapped-geologist-paid = Pay trapped Geologists
    .note = A trapped Geologist still gets gold for crystals.

## How to play

howto-saboteur-2-1 = You dig as in Saboteur, but now two teams race for the treasure: blue and green. Some of you may belong to neither, and every role is secret.

howto-saboteur-2-2 = Each door lets only one colour through. If a digger completes the path, that digger’s team wins, unless a door locks it out; then the other team may win. If anyone else completes it, every team that can get through wins.

howto-saboteur-2-3 = The Boss shares with the winning team, the Profiteer with anyone who wins, both for a little less. Geologists get gold for crystals. Saboteurs win if no one gets there.

howto-saboteur-2-4 = Ladders are connected to the start and to each other, so a ladder card may go next to any face-up card, but not next to a goal. On bridges and double bends, two paths pass without meeting.

howto-saboteur-2-5 = Trap a player, prepare a theft, peek at a role, swap hands, or make someone swap hats and draw a new role. While trapped, you can’t lay path cards, share gold or steal.

howto-saboteur-2-6 = On your turn, play a card, or discard two cards to remove one in front of you, or pass by discarding one to three cards.

howto-saboteur-2-7 = After each round the winners share gold and thieves may steal. After three rounds, the player with the most gold wins.

howto-saboteur-2-fits = Green can get through; blue can’t, because of the green door.

howto-saboteur-2-fits-not = Not like this: a ladder can’t go next to a goal.
