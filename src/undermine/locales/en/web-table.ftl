### The running game in the browser: board, hand, seats, and what a turn is made of.
### $name is what a seat is called, $card, $tool and $goal come in words, $place is the name of a cell (G6).

## The board as a grid: "D4: crossing, joined to start"

board-name = The mine

board-row = row { $row }

board-cell = { $place }: { $what }

board-empty = empty

board-start = the start

board-joined = connected to the start

board-half-joined = partly connected to the start

board-cut = cut off

board-covered = { $goal }, face down

# I looked at it earlier; what it was is not said here.
board-known = you’ve seen it, hold Space to look

board-known-turn = you saw it on turn { $turn }, hold Space to look

board-target-place = you can dig here

board-target-remove = you can remove this

board-target-peek = you can peek at this

board-both-turns = fits either way up

board-ghost = preview: { $card }

board-aimed = chosen

board-staged = you can still undo this

board-last =
    { $who ->
        [me] last card, by you
       *[other] last card, by { $name }
    }

board-fit = Fit

board-turn = Rotate board

board-take-back = Undo this card

## The hand

hand-name =
    { $count ->
        [0] Your hand is empty
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }

hand-card = Card { $place }: { $card }

hand-card-locked = Card { $place }: { $card }, can only be discarded

hand-moved = { $card } is now card { $place } of { $count }

hand-awaited = new card

hand-awaited-walk = after your move

hand-role = Your role

hand-role-how = hold to look

## Where we are

table-title-saboteur = Saboteur

table-round = Round { $round } of { $rounds }

table-round-stock = Round { $round } of { $rounds }, { $stock } cards to draw

table-my-turn = Your turn

table-my-decides = You decide

table-turn-of = { $name }’s turn

table-waits-for = Waiting for { $name }, away since { $time }

table-decides-of = { $name } decides

table-wait-table = Everyone decides

table-wait-chance = Dealing cards

table-paused = The game is paused

table-over = The game is over

table-replay = Replay

table-list = What can I do?

table-rules = Rules

## Seats

table-seats = Players

table-bot = bot

table-absent = away

seat-away = away since { $time }

seat-away-for =
    { $minutes ->
        [0] Away since { $time }
       *[other] Away since { $time } ({ $minutes } min)
    }

table-on-turn = playing now

table-cards = cards in hand

table-gold = gold cards

table-coins = gold

table-worth = worth { $worth }

table-tools = Tools: { $name }

table-tool-sound = { $tool } working

table-tool-broken = { $tool } broken

table-aim-tool = { $name }, { $tool }: play here

table-aim-seat = you can play the card here

table-lift-how = { $tool }: discard 2 cards to remove it

player-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

player-gold =
    { $count ->
        [one] 1 gold card
       *[other] { $count } gold cards
    }

player-stand-in = a bot is playing for them

player-coins =
    { $count ->
        [0] no gold
        [one] 1 gold
       *[other] { $count } gold
    }

player-gold-unknown = gold face down, the amount is secret

player-coins-unknown = { player-gold-unknown }

player-mend = Repair

player-break = Break

player-lift = Remove for 2 cards

player-deeds = Recent moves

player-no-deeds = Nothing yet this round

## Piles

table-to-draw = to draw

table-discarded = discarded

## A turn: pick, see, place, end

table-more-targets =
    { $count ->
        [one] 1 more target
       *[other] { $count } more targets
    }

table-doing = Your turn

table-pick-first = Pick a card to lay or play

table-place-first = Choose where it goes

table-peeked = { $card }. Only you can see it; hold the card to look again.

table-choose-place = Tap a highlighted spot

table-choose-remove = Tap a card to remove

table-choose-peek = Tap a goal: only you will see it

table-choose-break = Break whose { $tool }? Without it they can’t dig

table-choose-mend = Repair whose { $tool }?

table-choose-tool = Repair whose tool?

table-choose-other = Choose how to use it

table-only-discard = Can’t be played now, only discarded

table-discard-first = First pick the card to discard

table-drop = Put it back

table-turn-card = Turn card

table-play = Play

# The move, and what I decide after it.
table-then-walk = then move

table-then-prowl = then move it

# Alone with bots: their pauses become short until it is my turn.
table-skip-waiting = Skip the wait

# In the title of the window and in a notification.
call-turn = Your turn

call-begins = The game has started

call-body = The table is waiting for you.

table-discard = Discard

table-end-turn = End turn

table-lift = Remove

table-lift-card = Remove “{ $card }”

table-lift-price = Discard { $most } cards to remove it: { $count } of { $most }

table-pass-price =
    { $count ->
        [0] Choose up to { $most } cards to discard
        [1] One card. You can discard up to { $most }.
       *[other] { $count } of up to { $most } cards
    }

table-take-back = Undo

table-staged = You can still undo this

table-no-way-back = You can’t undo this.

table-close = Close

## What would happen

ahead-reaches = reaches { $goal }

ahead-joins = connects to { $name }’s card

ahead-opens =
    { $count ->
        [0] leaves no open end
        [one] leaves one open end
        [2] leaves two open ends
        [3] leaves three open ends
       *[other] leaves { $count } open ends
    }

ahead-dead-end = is a dead end

ahead-break = { $name } can’t dig until the { $tool } is repaired

ahead-mend =
    { $whose ->
        [own] Your { $tool } works again
       *[other] { $name }’s { $tool } works again
    }

ahead-rockfall = Removes this card. Anything connected only through it is cut off

ahead-peek = Only you will see it

ahead-discard = Goes face down on the discard pile and ends your turn

## Why not?

table-why = Why not?

table-why-wait = It’s not your turn.

table-why-pick-first = Pick a card, then ask again.

table-why-no-target = You can’t play this card there.

table-why-allowed = That’s allowed.

table-why-can = { $card }: you can play this now.

table-why-unknown = No answer. Try again.

table-rule = See the rule

## What can I do

list-title = What can I do?

list-search = Search your moves

list-count =
    { $count ->
        [0] No match
        [one] 1 move
       *[other] { $count } moves
    }

list-place = Dig

list-break = Break a tool

list-mend = Repair a tool

list-rockfall = Play a rockfall

list-peek = Peek at a goal

list-discard = Pass

list-begin = First player

list-orient = Place the goal

list-take = Take gold

## Said aloud, and the way to the menu

menu-open = Table menu

announce-turn = It’s your turn.

announce-sharegold = Choose a gold card.

announce-chooseturn = Choose which way up the goal goes.

announce-stealgold = You may steal 1 gold.

## The line is lost

lost-title = Connection lost

lost-trying = Reconnecting… Your seat is safe.

lost-clock = The clock is still running. When your time is up, a bot plays for you.

lost-no-clock = There’s no clock at this table, but if others are waiting for you, a bot plays for you after { $seconds } seconds.

lost-now = Try now

# A badge beside my own name, where faces are told apart by names.
