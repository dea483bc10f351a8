### The Dark Cave in the browser, beside its board and what it shares with other games.
### $name is what a seat is called, $names several of them; cards, creatures and groups come in words.

table-title-the-dark-cave = { game-the-dark-cave }

## Where we are

# $level is the number of the layer that is drawn from.
table-stock = Deck { $level }, { $stock } cards left to draw in all

table-my-prowl = Move your creature

table-prowl-of = { $name } is moving a creature

table-my-linger = Use an axe, or continue

table-linger-of = { $name } may use an axe on a web

table-my-askaxe = Use your axe?

table-askaxe-of = { $name } may use an axe

table-my-castvote = Your vote

table-castvote-of = { $name } votes on the axe

table-due-prowl =
    { $left ->
        [one] Tap a numbered space to send it there. One step left.
       *[other] Tap a numbered space to send it there. Up to { $left } steps.
    }

table-due-linger = Tap a web to use your axe on it, or continue

table-also-cut = Pick a card, or tap a web to use your axe on it.

table-stop-prowl = Stay here

table-stop-linger = Continue

table-do-cut = Use axe

announce-prowl = Move your creature.

announce-linger = You may still use an axe on a web.

announce-askaxe = A creature attacks. You may use your axe.

announce-castvote = Vote on using an axe.

announce-choosegold = You may take the gold from the vein.

log-game = The game

player-no-deeds-game = Nothing yet in this game

## Seats

slot-boots = boots: four steps

slot-battle-axe =
    { $count ->
        [one] 1 battle-axe
       *[other] { $count } battle-axes
    }

slot-rat = controls the rat

slot-lindworm = controls the lindworm

slot-goblin = controls the goblin

slot-web-circle = web (circle), at { $count }

slot-web-triangle = web (triangle), at { $count }

slot-web-square = web (square), at { $count }

slot-lying = knocked down

slot-outside = has left the cave

player-equip = Give it here

player-spydwarf = Peek at clan card

player-tradehands = Swap hands

cave-outside =
    { $rank ->
        [1] The first to leave the cave
       *[other] No. { $rank } out of the cave
    }

cave-lying = This dwarf is knocked down. It gets up on its next turn but can’t move that turn.

cave-shown = Clan card revealed: { $card }

cave-seen = You saw this clan card on turn { $turn }.

cave-aside = These are the leftover clan cards.

## What a card is for

table-choose-trade = Swap hands with whom?

table-choose-spin = Web: no one gets through for a while. Tap an open side

table-choose-equip = Who gets it?

table-choose-lure = Tap a dark hole, or the creature itself

## What would happen

ahead-spygoal = Only you will see this goal

ahead-spydwarf = Only you will see which clan { $name } works for

ahead-collapse = Removes this card and leaves a gap

ahead-tradehands = You swap hands with { $name }, who then draws instead of you

ahead-spin = Blocks the path until your second turn from now

ahead-equip =
    { $whose ->
        [own] Goes in front of you
       *[other] Goes in front of { $name }
    }

ahead-lure = It comes out here and you move it, unless it attacks a dwarf here at once

ahead-cut = Uses up one axe and weakens the web by one

ahead-step-prowl = It moves there and attacks any dwarf it meets

## What can I do

list-spygoal = Peek at a goal

list-spydwarf = Peek at a clan card

list-collapse = Play a rockfall

list-tradehands = Swap hands

list-spin = Spin a web

list-equip = Give someone a tool

list-lure = Lure a creature

list-cut = Use an axe on a web

list-strike = Drive a creature away

list-endure = Keep the axe

list-vote = Vote on the axe

list-takegold = Take the gold

list-leavegold = Leave the gold

## Creatures attack

axe-title = Use your axe?

axe-rat =
    { $names_who ->
        [me] The rat attacks you: you lose a card.
        [among] The rat attacks { $others } and you: each of you loses a card.
       *[other]
            { $names_count ->
                [one] The rat attacks { $names }, who loses a card.
               *[other] The rat attacks { $names }: each loses a card.
            }
    }

axe-lindworm =
    { $names_who ->
        [me] The lindworm attacks you and knocks your dwarf down.
        [among] The lindworm attacks { $others } and you and knocks you all down.
       *[other]
            { $names_count ->
                [one] The lindworm attacks { $names } and knocks the dwarf down.
               *[other] The lindworm attacks { $names } and knocks them all down.
            }
    }

axe-goblin =
    { $names_who ->
        [me] The goblin attacks you and takes 1 gold.
        [among] The goblin attacks { $others } and you and takes 1 gold from each of you.
       *[other]
            { $names_count ->
                [one] The goblin attacks { $names } and takes 1 gold.
               *[other] The goblin attacks { $names } and takes 1 gold from each.
            }
    }

axe-note = You can use up your axe to drive the creature away.

axe-note-vote = Everyone with an axe votes in secret. If several vote yes, only one of them uses up an axe.

axe-then =
    { $count ->
        [one] If you keep it, { $names } is asked next.
       *[other] If you keep it, { $names } are asked next.
    }

axe-strike-rat = Drive it away

axe-strike-lindworm = Drive it away

axe-strike-goblin = Drive it away

axe-offer = Offer my axe

axe-endure = Keep my axe

vein-title = Take the gold?

vein-note = If you take it, everyone sees your clan card.

vein-takegold = Take it, show card

vein-leavegold = Leave it

vein-others = { $name } is on a gold vein and may take 1 gold.

## What I alone was told

sight-goal = You peeked at { $goal }

sight-aside = You’re first out! These are the leftover clan cards

sight-hands = You and { $name } swapped hands

sight-hands-note = Tap { $name } to see the cards you gave away.

## A goal that fits both ways

corner-title = Which way up?

## The dwarf, once

cave-aim-blue-loyal = Get out of the cave with your gold, for the blue clan.

cave-aim-yellow-loyal = Get out of the cave with your gold, for the yellow clan.

cave-aim-blue-saboteur = You wear blue but save gold for yellow. Don’t get caught.

cave-aim-yellow-saboteur = You wear yellow but save gold for blue. Don’t get caught.

ceremony-loyal-count =
    { $count ->
        [one] 1 loyal
       *[other] { $count } loyal
    }

cave-deal =
    { $clans ->
        [one] Clan cards: { $roles } in one clan; { $players } are dealt.
       *[other] Clan cards: { $roles } in each clan; { $players } are dealt.
    }

## The end

reveal-title-game = The game is over

cave-over =
    { $why ->
        [out] Everyone working for { $side } is out of the cave.
        [agreed] Everyone agreed to stop.
       *[cards] The last card has been played. The cave is flooded.
    }

cave-dwarves = Everyone reveals which clan they worked for.

cave-across =
    { $count ->
        [one] { $names_who ->
            [me] You are a saboteur and switch sides.
           *[other] { $names } is a saboteur and switches sides.
        }
       *[other] { $names } are saboteurs and switch sides.
    }

cave-saved = Only gold carried out of the cave counts.

cave-worth = Each side’s gold is multiplied by how many dwarves work for the other side.

cave-gold =
    { $saved ->
        [0] no gold
        [one] 1 gold
       *[other] { $saved } gold
    }

cave-times =
    { $opponents ->
        [one] { $saved } gold × 1 opponent = { $worth }
       *[other] { $saved } gold × { $opponents } opponents = { $worth }
    }

cave-winner = The winner is { $side }, { $worth } to { $other } ({ $names }).

cave-winner-tie = { $worth } to { $other }, a tie. { $first } left the cave first, so the winner is { $side } ({ $names }).

cave-nobody = No one got out, so no one wins.

cave-side-blue = For blue

cave-side-yellow = For yellow

cave-inside = still in the cave

cave-wins = wins

cave-loses = loses

cave-left = Leftover: { $cards }.

cave-skip = Skip to the end

cave-upper = THE GOLD

cave-lower = IS COUNTED

cave-saved-gold = { $gold } gold

reveal-beat-saved = Saved gold

reveal-beat-worth = What it’s worth

reveal-beat-winner = The winners

## The one-minute lesson

howto-the-dark-cave-fits = This fits: the path continues from card to card.

howto-the-dark-cave-fits-not = This doesn’t fit: the path runs into rock.
