### The Dark Cave in the browser, beside its board and what it shares with other games.
### $name is what a seat is called, $names several of them; cards, creatures and groups come in words.

table-title-the-dark-cave = { game-the-dark-cave }

## Where we are

# $level is the number of the layer that is drawn from.
table-stock = Group { $level } of the draw pile, { $stock } cards to draw in all

table-to-draw-of = to draw, group { $level }

table-draw-then = then { $levels }

table-my-prowl = Your creature moves

table-prowl-of = { $name } moves a creature

table-my-linger = Use an axe, or go on

table-linger-of = { $name } may use an axe on a web

table-my-askaxe = Your axe?

table-askaxe-of = { $name } may use the axe

table-my-castvote = Your vote

table-castvote-of = { $name } votes about the axe

table-due-prowl =
    { $left ->
        [one] Tap a numbered space to send it there. One step is left.
       *[other] Tap a numbered space to send it there. Up to { $left } steps.
    }

table-due-linger = Tap a web to use your axe on it, or go on

table-also-cut = Pick a card. Beside it, tap a web to use your axe on it.

table-stop-prowl = Stay here

table-stop-prowl-hint = then your dwarf may walk

table-stop-linger = Go on

table-stop-linger-hint = and end the turn

table-do-cut = Use axe

announce-prowl = Your creature may move.

announce-linger = You may still use an axe on a web.

announce-askaxe = A creature attacks. You may use your axe.

announce-castvote = Vote about your axe.

announce-choosegold = You may take the gold of the vein.

log-game = The game

since-game = Since the game began

player-no-deeds-game = Nothing yet in this game

## Seats

slot-boots = boots: four steps

slot-battle-axe =
    { $count ->
        [one] 1 battle-axe
       *[other] { $count } battle-axes
    }

slot-rat = moves the rat

slot-lindworm = moves the lindworm

slot-goblin = moves the goblin

slot-web-circle = web with a circle, shows { $count }

slot-web-triangle = web with a triangle, shows { $count }

slot-web-square = web with a square, shows { $count }

slot-lying = lies on the ground

slot-outside = has left the cave

player-equip = Lay it here

player-spydwarf = Look at the clan card

player-tradehands = Exchange hands

cave-outside =
    { $rank ->
        [1] The first to leave the cave
       *[other] Left the cave as no. { $rank }
    }

cave-lying = The dwarf lies on the ground. It gets up in its next turn and does not walk then.

cave-shown = The clan card lies open: { $card }

cave-seen = You saw this clan card in turn { $turn }.

cave-aside = These clan cards were set aside.

## What a card is for

table-choose-trade = With whom will you exchange hands?

table-choose-spin = Choose an open side for the web

table-choose-equip = Before whom shall it lie?

table-choose-lure = Choose a dark hole, or the creature itself

## What would happen

ahead-spygoal = Only you will see this goal

ahead-spydwarf = Only you will see whom { $name } works for

ahead-collapse = This card goes and leaves a gap

ahead-tradehands = You get all cards of { $name }, who gets yours and draws instead of you

ahead-spin = Nobody gets through. It shows 2, then 1, then it is gone

ahead-equip =
    { $whose ->
        [own] It lies before you
       *[other] It lies before { $name }
    }

ahead-lure = It begins here, and you move it, unless it attacks a dwarf here at once

ahead-cut = One axe, and the web shows one less

ahead-step-prowl = It goes there; whoever it meets is attacked

## What can I do

list-spygoal = Look at a goal

list-spydwarf = Look at a clan card

list-collapse = Bring rock down

list-tradehands = Exchange hands

list-spin = Spin a web

list-equip = Lay a tool before somebody

list-lure = Lure a creature

list-cut = Use an axe on a web

list-strike = Drive a creature away

list-endure = Keep the axe

list-vote = Vote about the axe

list-takegold = Take the gold

list-leavegold = Leave the gold

## Creatures attack

axe-title = Your axe?

axe-rat =
    { $count ->
        [one] The rat attacks { $names }, who loses a card.
       *[other] The rat attacks { $names }: each loses a card.
    }

axe-lindworm =
    { $count ->
        [one] The lindworm attacks { $names }: the dwarf goes down.
       *[other] The lindworm attacks { $names }: they all go down.
    }

axe-goblin =
    { $count ->
        [one] The goblin attacks { $names } and takes 1 gold.
       *[other] The goblin attacks { $names } and takes 1 gold from each.
    }

axe-note = Your axe can drive a creature away, and is spent then.

axe-note-vote = All with an axe decide in secret. Of those who offer theirs, one spends it.

axe-then =
    { $count ->
        [one] If you keep it, { $names } is asked next.
       *[other] If you keep it, { $names } are asked next.
    }

axe-strike-rat = Drive the rat away

axe-strike-lindworm = Drive the lindworm away

axe-strike-goblin = Drive the goblin away

axe-offer = Offer the axe

axe-endure = Keep the axe

vein-title = Take the gold?

vein-note = Whoever takes it shows the clan card to everybody.

vein-takegold = Take it and show the card

vein-leavegold = Leave it

vein-others = { $name } stands on a vein of gold and may take 1 gold.

## What I alone was told

sight-goal = You looked at the { $goal }

sight-aside = You are the first outside: these clan cards were set aside

sight-hands = { $name } has your cards, you have those of { $name }

sight-hands-note = What you gave away is on the sheet of { $name }.

## A goal that fits both ways

corner-title = How shall the goal lie?

## The dwarf, once

cave-aim-blue-loyal = Get out of the cave with your gold, for the blue side.

cave-aim-yellow-loyal = Get out of the cave with your gold, for the yellow side.

cave-aim-blue-saboteur = You wear blue and save gold for yellow. Let nobody notice.

cave-aim-yellow-saboteur = You wear yellow and save gold for blue. Let nobody notice.

ceremony-loyal-count =
    { $count ->
        [one] 1 loyal
       *[other] { $count } loyal
    }

cave-deal =
    { $clans ->
        [one] In the deal: { $roles } of one clan, { $players } players.
       *[other] In the deal: { $roles } of each clan, { $players } players.
    }

## The end

reveal-title-game = The game is over

cave-over =
    { $why ->
        [out] All who work for { $side } are out of the cave.
        [agreed] All agreed to stop.
       *[cards] The last card is played. The cave is full of water.
    }

cave-dwarves = Everybody shows whom they worked for.

cave-across =
    { $count ->
        [one] { $names } is a saboteur and walks across.
       *[other] { $names } are saboteurs and walk across.
    }

cave-saved = Only gold that left the cave counts.

cave-worth = Saved gold counts once for every dwarf of the other side.

cave-gold =
    { $saved ->
        [0] no gold
        [one] 1 gold
       *[other] { $saved } gold
    }

cave-times =
    { $opponents ->
        [one] { $saved } gold × 1 opponent = { $worth }
       *[other] { $saved } gold × { $opponents } opponents = { $worth }
    }

cave-winner = Winning side: { $side }, { $worth } to { $other } ({ $names }).

cave-winner-tie = { $worth } to { $other }, a tie. { $first } left the cave first, so the winning side is { $side } ({ $names }).

cave-nobody = Nobody has left the cave, so nobody wins.

cave-side-blue = For blue

cave-side-yellow = For yellow

cave-inside = still in the cave

cave-wins = wins

cave-loses = does not win

cave-left = Set aside: { $cards }.

cave-skip = Skip to the end

cave-upper = THE GOLD

cave-lower = IS COUNTED

cave-saved-gold = { $gold } gold

reveal-beat-saved = Saved gold

reveal-beat-worth = What it is worth

reveal-beat-winner = The winners

## The one-minute lesson

howto-the-dark-cave-fits = This fits: the way runs on from card to card.

howto-the-dark-cave-fits-not = This does not fit: the way runs into rock.
