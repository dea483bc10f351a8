### The help of the table: cards that explain themselves, rules over the table, the list of keys.

## A card and its help

help-title = About this card

help-place = card { $place } of { $count } in your hand

help-group = deck { $group }

help-on-board = on the board

help-before = in front of { $name }

help-before-me = in front of you

help-owner = belongs to { $name }

help-owner-me = belongs to you

help-pieces = Here too

help-face-down = Face-down card

help-now = Now:

help-not-now = Not now:

help-never = Never:

help-rule = Rule: { $title }

help-rule-over = opens over the table

help-pick = Pick this card

help-close = Close

help-next = Next card

help-previous = Previous card

help-wait = it’s not your turn.

help-played = you have played your card this turn.

help-asking = one moment…

## What the card could do now; $count is how many targets there are

help-now-place =
    { $count ->
        [one] it fits in one spot.
       *[other] it fits in { $count } spots.
    }

help-now-remove =
    { $count ->
        [one] you can remove one card.
       *[other] you can remove any of { $count } cards.
    }

help-now-seats =
    { $count ->
        [one] you can play it on one player.
       *[other] you can play it on any of { $count } players.
    }

help-now-tools =
    { $count ->
        [one] you can repair one tool.
       *[other] you can repair any of { $count } broken tools.
    }

help-now-look =
    { $count ->
        [one] you can peek at one card.
       *[other] you can peek at any of { $count } cards.
    }

help-now-targets =
    { $count ->
        [one] there’s one spot for it.
       *[other] there are { $count } spots for it.
    }

help-now-other = you can play it.

## Who is to blame that a card cannot be played; $card is what lies before me, .then what follows

cause-broke =
    { $who ->
        [me] you broke your own { $card ->
            [broken-lamp] lantern
            [broken-pick] pickaxe
           *[broken-cart] mine cart
        }
       *[other] { $name } broke your { $card ->
            [broken-lamp] lantern
            [broken-pick] pickaxe
           *[broken-cart] mine cart
        }
    }
    .then = Repair first, then dig.

cause-trapped = { $name } trapped you
    .then = While trapped, you can’t lay path cards.

## Why a card cannot be played anywhere: for rules whose own answer names one target

fits-nowhere = It doesn’t fit anywhere right now.

nowhere-SAB-041 = { fits-nowhere }

nowhere-SAB-042 = { fits-nowhere }

nowhere-SAB-044 = { fits-nowhere }

nowhere-SAB-R04 = { fits-nowhere }

nowhere-SB2-054 = { fits-nowhere }

nowhere-SB2-055 = { fits-nowhere }

nowhere-TLM-062 = { fits-nowhere }

nowhere-TLM-063 = { fits-nowhere }

nowhere-TLM-064 = { fits-nowhere }

nowhere-TLM-R02 = { fits-nowhere }

nowhere-TLM-R05 = { fits-nowhere }

nowhere-TLM-R08 = { fits-nowhere }

nowhere-TDC-052 = { fits-nowhere }

nowhere-TDC-054 = { fits-nowhere }

nowhere-TDC-055 = { fits-nowhere }

nowhere-TDC-R10 = { fits-nowhere }

nowhere-TDC-R13 = { fits-nowhere }

nothing-to-repair = No one has a broken tool that this card repairs.

nowhere-SAB-055 = { nothing-to-repair }

nowhere-SAB-057 = { nothing-to-repair }

nothing-to-break = Everyone’s is already broken.

nowhere-SAB-050 = { nothing-to-break }

nowhere-SAB-R16 = { nothing-to-break }

nothing-to-fall = There’s no path card to remove yet.

nowhere-SAB-059 = { nothing-to-fall }

nowhere-SAB-R13 = { nothing-to-fall }

nowhere-TDC-093 = { nothing-to-fall }

nowhere-TDC-R71 = { nothing-to-fall }

nothing-for-storm = There’s no path card that the storm could clear.

nowhere-TLM-110 = { nothing-for-storm }

nowhere-TLM-114 = { nothing-for-storm }

nowhere-TLM-115 = { nothing-for-storm }

nowhere-TLM-R40 = { nothing-for-storm }

nothing-to-bridge = There’s no obstacle it can clear.

nowhere-TLM-076 = { nothing-to-bridge }

nowhere-TLM-077 = { nothing-to-bridge }

nowhere-TLM-R12 = { nothing-to-bridge }

nothing-to-look-at = Everything it could show you is already face up.

nowhere-SAB-R14 = { nothing-to-look-at }

nowhere-TLM-091 = { nothing-to-look-at }

nowhere-TLM-092 = { nothing-to-look-at }

nowhere-TDC-R72 = { nothing-to-look-at }

no-side-free = There’s no free side for it.

nowhere-TLM-096 = { no-side-free }

nowhere-TLM-R03 = { no-side-free }

nowhere-TLM-R36 = { no-side-free }

nowhere-TDC-101 = { no-side-free }

nowhere-TDC-103 = { no-side-free }

no-hole-open = There’s no dark hole in the cave yet.

nowhere-TDC-120 = { no-hole-open }

nowhere-TDC-121 = { no-hole-open }

nowhere-SB2-066 = No one has a Theft in front of them.

nowhere-SB2-085 = No one is trapped.

nowhere-SB2-086 = Everyone you could play it on already has one.

nowhere-SB2-R28 = Everyone else is already trapped.

nowhere-TDC-092 = No path card can be removed: there’s a dwarf or a creature on each of them.

nowhere-TDC-112 = Everyone already has boots.

## The first time

first-title = New in your hand: { $card }

first-more = More

first-close = Got it

settings-first-help = Explain new cards

settings-first-help-note = The first time a kind of card comes into your hand, it explains itself.

settings-first-again = Explain all again

settings-first-forgotten = Every card will be explained once more.

## A rule over the table

rule-before = Previous rule

rule-after = Next rule

rule-section = Section: { $section }

rule-all = All rules

rule-lost = The rules could not be loaded.

## Keys

keys-title = Keyboard shortcuts

keys-open = Keyboard shortcuts

keys-hand = Hand

keys-board = Board

keys-turn = Turn

keys-table = Table

key-number = Pick a card by its number

key-step = Move the focused card

key-help = This list, or help on the focused card

key-turn = Turn the card

key-discard = Discard

key-play = Play your choice

key-end = End turn

key-back = Undo

key-drop = Put back or close

key-list = What can I do?

key-why = Why not?

key-next = Next target

key-role = Look at your role while held

key-cells = From spot to spot

key-choose = Choose the spot

key-home = To the start

key-look = Look under a goal you’ve seen while held

key-pan = Move the board

key-closer = Zoom in

key-farther = Zoom out

key-fit = Whole board

key-name-1-9 = 1–9

key-name-space = Space

key-name-enter = Enter

key-name-escape = Esc

key-name-backspace = Backspace

key-name-arrows = Arrow keys

key-name-shift-arrows = Shift + arrows

key-name-home = Home
