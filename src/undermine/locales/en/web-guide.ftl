### The guided game: what one could do and why, in one line.
### guide-do-… names an action, guide-why-… a reason for it; the page joins both with a colon.
### $name is what a seat is called, $goal and $mine are numbers, $at is a place.

## The line

guide-title = Hint

guide-why = Why?

guide-another = Another

guide-dismiss = No hints this game

guide-play = Play it

guide-more = Why this?

guide-learner = Learning, gets hints

## Where it is offered

guide-setting = Hints while playing

guide-setting-note = One line each turn says what you could do and why. If other people play too, they can see that you get hints.

guide-auto = In my first game of each kind

guide-on = Always

guide-off = Never

guide-offer = Play a guided game

guide-offer-note = With bots, and a hint for each of your turns.

guide-offer-start = Start

guide-toggle-note = For the rest of this game.

guide-toggle-others = For the rest of this game; everyone can see that you get them.

guide-offer-others = First time here? Hints can help you; everyone will see that you get them.

guide-no = No thanks

guide-start = Hints on

## The server

notice-guided = { $name } is learning and gets hints.

wrong-not-guided = Other people play here too. Turn your hints on first, so that everyone knows.

## What one could do

guide-do-place = Lay the { $tile } at { $at }

guide-do-break = Play the { $card } on { $name }

guide-do-mend = Repair { $name }’s { $tool }

guide-do-mend-me = Repair your { $tool }

guide-do-rockfall = Remove the card at { $at }

guide-do-peek = Peek at goal { $goal }

guide-do-discard = Discard the { $cards }

guide-do-orient = Place the goal like this

guide-do-take = Take the { $card }

guide-do-theft = Prepare a theft

guide-do-handsoff = Stop { $name }’s theft

guide-do-swaphats = Make { $name } swap hats

guide-do-swaphats-me = Swap your own hat

guide-do-inspect = Peek at { $name }’s role

guide-do-swaphands = Swap hands with { $name }

guide-do-trap = Trap { $name }

guide-do-free = Free { $name }

guide-do-free-me = Free yourself

guide-do-lift = Discard two cards to remove “{ $off }”

guide-do-steal = Steal from { $name }

guide-do-decline = Steal nothing

guide-do-bridge = Clear the obstacle at { $at }

guide-do-scout = Peek at mine { $mine }

guide-do-appraise = Peek at a treasure

guide-do-spy = Peek at { $name }’s dwarf card

guide-do-snare = Set a trap at { $at }

guide-do-troll = Send a troll to { $at }

guide-do-storm = Clear { $at } with the storm

guide-do-align = Place the mine like this

guide-do-pick = Take this treasure

guide-do-leave = Leave the treasure

guide-do-step = Move to { $to }

guide-do-prowl = Send the creature to { $to }

guide-do-stop = Stay put

guide-do-stop-prowl = Let the creature stop here

guide-do-spygoal = Peek at goal { $goal }

guide-do-spydwarf = Peek at { $name }’s clan card

guide-do-collapse = Remove the card at { $at }

guide-do-tradehands = Swap hands with { $name }

guide-do-spin = Spin a web at { $at }

guide-do-equip = Give { $name } the { $card }

guide-do-equip-me = Take the { $card } yourself

guide-do-lure = Lure the creature to { $at }

guide-do-playclan = Play with the { $clan } clan

guide-do-cut = Use an axe on the web at { $at }

guide-do-strike = Drive the { $creature } away

guide-do-endure = Keep your axe

guide-do-vote = Vote like this

guide-do-pickaxe = Let { $name } use the axe

guide-do-takegold = Take the gold

guide-do-leavegold = Leave the gold

guide-do-other = Do this

## Why: digging

guide-why-reach = the path reaches goal { $goal }, and you know the treasure is there.

guide-why-touches = the path reaches goal { $goal }; there’s a { $percent }% chance that it’s the treasure.

guide-why-closer =
    { $left ->
        [one] goal { $goal } is then only one card away.
       *[other] goal { $goal } is then { $left } cards away.
    }

guide-why-closer-gold =
    { $left ->
        [one] the treasure is at goal { $goal }, then only one card away.
       *[other] the treasure is at goal { $goal }, then only { $left } cards away.
    }

guide-why-branches =
    { $ways ->
        [one] it leaves one open end towards the goals.
       *[other] it leaves { $ways } open ends towards the goals.
    }

guide-why-looks = you don’t know what goal { $goal } hides, and knowing saves digging.

guide-why-looks-ahead = once you know what goal { $goal } hides, you know what to block.

guide-why-gold =
    { $gold ->
        [one] no card on offer is worth more than 1 gold.
       *[other] no card on offer is worth more than { $gold } gold.
    }

## Why: tools

guide-why-hinders = judging by the moves so far, { $name } is { $percent }% likely to be a saboteur.

guide-why-hinders-known = you know that { $name } is a saboteur.

guide-why-hinders-more = { $name } then needs one more repair.

guide-why-stops-digger = { $name } is probably a digger, and can’t dig with a broken tool.

guide-why-frees-me = then you can dig again.

guide-why-mends-me =
    { $left ->
        [one] only one thing then still keeps you from digging.
       *[other] { $left } things then still keep you from digging.
    }

guide-why-frees = judging by the moves so far, { $name } is { $percent }% likely to be on your side.

guide-why-mends-ally = you know that { $name } is a saboteur like you.

## Why: sabotage

guide-why-harm =
    { $lost ->
        [one] the diggers need one more card to reach goal { $goal }.
       *[other] the diggers need { $lost } more cards to reach goal { $goal }.
    }

guide-why-blocks = it blocks the path to goal { $goal }.

guide-why-wastes = the diggers could use it, and no one sees what you discard.

guide-why-now-near = the treasure is near, so it’s time to strike.

guide-why-now-exposed = you look like a saboteur anyway, so do some real damage.

guide-why-still-hidden = the treasure is still far away, and you don’t look like a saboteur yet.

## Why: Saboteur 2

guide-why-own-door = only your team can get through that door.

guide-why-crystal = a Geologist gets gold for every crystal in the mine.

guide-why-harmless = it does no harm; a Geologist wants a long round.

guide-why-theft = at the end of the round you may steal 1 gold.

guide-why-stops-theft = { $name } then can’t steal at the end of the round.

guide-why-traps = { $name } is probably against you, and a trapped dwarf gets no gold.

guide-why-traps-known = you know that { $name } is against you; a trapped dwarf gets no gold.

guide-why-free-me = while trapped, you can’t dig or get gold.

guide-why-free-ally = { $name } is probably on your side.

guide-why-other-hat = { $name } is probably against you, and a new role may change that.

guide-why-new-hat = your side is about to lose, and a new role may win.

guide-why-inspects = you don’t know yet which side { $name } is on.

guide-why-poor-hand = your cards are poor, and { $name } holds at least as many.

guide-why-lifts =
    { $left ->
        [0] then you can dig again.
        [one] only one thing then still keeps you from digging.
       *[other] { $left } things then still keep you from digging.
    }

guide-why-steals = an unused theft is wasted.

guide-why-richest =
    { $gold ->
        [one] { $name } has 1 gold.
       *[other] { $name } has { $gold } gold.
    }

## Why: the forest

guide-why-shortens =
    { $steps ->
        [one] it shortens your path to mine { $mine } by one step.
       *[other] it shortens your path to mine { $mine } by { $steps } steps.
    }

guide-why-bridges = the obstacle is on your path to mine { $mine }.

guide-why-helps-ally = it also shortens the path for { $name }, who is probably on your side.

guide-why-slows-rival = it makes the path longer for { $name }, who is probably against you.

guide-why-scouts = you don’t know yet what’s in mine { $mine }.

guide-why-appraises = you don’t know yet what it’s worth.

guide-why-spies = you don’t know yet which side { $name } is on.

guide-why-nearer-mine =
    { $steps ->
        [one] mine { $mine } is then one step away
       *[other] mine { $mine } is then { $steps } steps away
    }{ $cards ->
        [0] .
        [one] , with one card still missing.
       *[other] , with { $cards } cards still missing.
    }

guide-why-opens-mine = you reveal mine { $mine } there.

guide-why-reaches-mine = a treasure is waiting in mine { $mine }.

guide-why-at-treasure = a treasure is waiting right here.

guide-why-stays = no step brings you closer to a mine now.

guide-why-treasure-known = you know it’s worth { $points }.

guide-why-treasure-unknown = treasures of this kind are worth about { $points }.

guide-why-costs-card =
    { $count ->
        [one] it costs you one card.
       *[other] it costs you { $count } cards.
    }

## Why: the cave

guide-why-exit-nearer =
    { $steps ->
        [one] it shortens your path to the exit by one step.
       *[other] it shortens your path to the exit by { $steps } steps.
    }

guide-why-goal-nearer =
    { $steps ->
        [one] it shortens your path to a goal by one step.
       *[other] it shortens your path to a goal by { $steps } steps.
    }

guide-why-looks-exit = goal { $goal } may be the exit, and knowing saves a long detour.

guide-why-boots = boots give you one more step every turn.

guide-why-axe = an axe weakens webs and drives creatures away.

guide-why-equips-ally = { $name } is probably on your side and can use it well.

guide-why-walks-exit =
    { $steps ->
        [one] the exit is then one step closer.
       *[other] the exit is then { $steps } steps closer.
    }

guide-why-walks-goal =
    { $steps ->
        [one] the nearest goal is then one step closer.
       *[other] the nearest goal is then { $steps } steps closer.
    }

guide-why-opens-goal = you reveal goal { $goal } there.

guide-why-leaves-cave = that’s the exit, and your dwarf gets out.

guide-why-avoids =
    { $beast ->
        [rat] the rat on the shorter path would cost you a card.
        [lindworm] the lindworm on the shorter path would knock you down.
        [goblin] the goblin on the shorter path would take 1 gold from you.
       *[other] a creature lurks on the shorter path.
    }

guide-why-vein = there’s gold in the vein, if you stop there.

guide-why-at-vein = there’s gold in the vein here, if you stay.

guide-why-stays-in-cave = no step brings you closer to the exit now.

guide-why-costs-gold =
    { $count ->
        [one] it costs you 1 gold.
       *[other] it costs you { $count } gold.
    }

guide-why-attacks = it meets { $name } there, who is probably against you.

guide-why-lures = it can reach { $name } from there, who is probably against you.

guide-why-no-victim = it would only meet dwarves on your side, or none at all.

guide-why-saves-me = it attacks you.

guide-why-saves-ally = it attacks { $name }, who is probably on your side.

guide-why-keeps-axe = the attack does little harm, and an axe is worth more.

guide-why-takes-gold = gold counts at the end, but taking it reveals your clan card.

## Why: anything else

guide-why-weakest =
    { $count ->
        [one] none of your cards helps now, and you need this one least.
       *[other] none of your cards helps now, and you need these least.
    }

guide-why-nothing-closer = none of your cards brings the path closer to a goal now.

guide-why-nothing-shorter = none of your cards shortens your path now.

guide-why-cannot-dig = with a broken tool you can’t lay path cards.

guide-why-only = it’s the only thing you can do.

guide-why-no-difference = as far as you can tell, it makes no difference.

guide-why-least-bad = every other move would leave you worse off.