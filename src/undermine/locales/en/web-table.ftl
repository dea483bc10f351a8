### The running game in the browser: board, hand, seats, and what a turn is made of.
### $name is what a seat is called, $card, $tool and $goal come in words, $row is a row in words.

## The board as a grid: "column 3, row 1 up: crossing, joined to start"
## .at is a part of a sentence: "digs at column 3, row 1 up"

board-name = The mine

board-place = column { $column }, { $row }
    .at = column { $along }, { $across }

# The mine is seen with the start below.
board-place-turned = row { $row }, { $column }
    .at = row { $along }, { $across }

board-row-middle = middle row
    .at = middle row

board-row-up = row { $count } up

board-row-down = row { $count } down

board-column-middle = middle column
    .at = middle column

board-column-left = column { $count } left

board-column-right = column { $count } right

seen-goal-1 = left goal

seen-goal-3 = right goal

board-cell = { $place }: { $what }

board-empty = empty

board-start = the start

board-joined = joined to start

board-half-joined = partly joined to start

board-cut = cut off

board-covered = { $goal }, face down

# I looked at it earlier; what it was is not said here.
board-known = looked at by me, hold Space to see

board-known-turn = looked at by me in turn { $turn }, hold Space to see

board-target-place = can be dug here

board-target-remove = rock can fall here

board-target-peek = can be looked at

board-both-turns = fits both ways round

board-ghost = would lie here: { $card }

board-aimed = chosen

board-staged = waits for the end of the turn

board-last = last card, by { $name }

board-fit = Fit

board-turn = Turn the mine

board-take-back = Take this card back

## The hand

hand-name =
    { $count ->
        [0] My hand is empty
        [one] My hand, 1 card
       *[other] My hand, { $count } cards
    }

hand-card = Card { $place }: { $card }

hand-card-locked = Card { $place }: { $card }, can only be discarded

hand-role = My role

hand-role-how = hold to look

## Where we are

table-title-saboteur = Saboteur

table-round = Round { $round } of { $rounds }

table-round-stock = Round { $round } of { $rounds }, { $stock } cards to draw

table-my-turn = Your turn

table-my-decides = You decide

table-turn-of = { $name } to play

table-waits-for = Waiting for { $name }, away since { $time }

table-decides-of = { $name } decides

table-wait-table = The table decides

table-wait-chance = Cards are dealt

table-paused = The game is paused

table-over = The game is over

table-replay = Replay

table-list = What can I do?

table-rules = Rules

## Seats

table-seats = Players

table-me = you

table-me-long = You

table-bot = bot

table-absent = not here

seat-away = away since { $time }

seat-away-for =
    { $minutes ->
        [0] Away since { $time }
       *[other] Away since { $time } ({ $minutes } min)
    }

table-on-turn = on turn

table-cards = cards in hand

table-gold = gold cards

table-coins = pieces of gold

table-worth = worth { $worth }

table-tools = Tools of { $name }

table-tool-sound = { $tool } intact

table-tool-broken = { $tool } broken

table-aim-tool = { $name }, { $tool }: play here

table-aim-seat = the card can be played here

table-lift-how = { $tool }: lift it for two cards

player-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

player-gold =
    { $count ->
        [one] 1 gold card
       *[other] { $count } gold cards
    }

player-stand-in = a bot stands in

player-coins =
    { $count ->
        [0] no gold
        [one] 1 piece of gold
       *[other] { $count } pieces of gold
    }

player-gold-unknown = gold face down, its amount is secret

player-coins-unknown = { player-gold-unknown }

player-mend = Mend

player-break = Break

player-lift = Lift for two cards

player-deeds = What happened here

player-no-deeds = Nothing yet in this round

## Piles

table-to-draw = to draw

table-discarded = discarded

## A turn: pick, see, place, end

table-doing = My turn

table-pick-first = Pick a card first

table-place-first = Choose where it goes

table-not-my-turn = Not your turn

table-play-hint = Press twice to end the turn as well

table-end-hint = Nobody has seen it yet

table-peeked = { $card }. Only you see it; hold the card to look again.

table-choose-place = Choose an outlined cell

table-choose-remove = Choose the card that falls

table-choose-peek = Choose a goal

table-choose-break = Whose { $tool } shall break?

table-choose-mend = Whose { $tool } shall be mended?

table-choose-tool = Whose tool shall be mended?

table-choose-other = Choose what it is for

table-only-discard = Cannot be played now, only discarded

table-drop = Put the card back

table-turn-card = Turn the card

table-play = Play

table-discard = Discard

table-end-turn = End turn

table-lift = Lift

table-lift-card = Lift “{ $card }”

table-lift-price = Choose { $most } cards to discard for it: { $count } of { $most }

table-pass-price =
    { $count ->
        [0] Choose up to { $most } cards to discard
        [1] One card. Tap more, up to { $most } go at once
       *[other] { $count } of at most { $most } cards
    }

table-take-back = Take back

table-staged =
    { $count ->
        [one] Waits for the end of the turn
       *[other] { $count } parts wait for the end of the turn
    }

table-no-way-back = There is no way back after this.

table-close = Close

## What would happen

ahead-reaches = reaches the { $goal }

ahead-joins = joins the card of { $name }

ahead-opens =
    { $count ->
        [0] opens no way on
        [one] opens one way on
        [2] opens two ways on
        [3] opens three ways on
       *[other] opens { $count } ways on
    }

ahead-dead-end = is a dead end

ahead-break = { $name } cannot dig until the { $tool } is mended

ahead-mend =
    { $whose ->
        [own] Your { $tool } works again
       *[other] The { $tool } of { $name } works again
    }

ahead-rockfall = This card goes; what hung on it alone is cut off

ahead-peek = Only you will see it

ahead-discard = Goes face down on the discard pile; with that you pass

## Why not?

table-why = Why not?

table-why-wait = Somebody else is on turn.

table-why-pick-first = Pick a card, then ask again.

table-why-no-target = This card is not played here.

table-why-allowed = Nothing forbids this.

table-why-can = { $card }: can be played now.

table-why-unknown = No answer came. Ask again.

table-rule = Rule { $rule }

## What can I do

list-title = What can I do?

list-search = First letters, or a move as it is written

list-count =
    { $count ->
        [0] Nothing fits
        [one] 1 possibility
       *[other] { $count } possibilities
    }

list-place = Dig

list-break = Break a tool

list-mend = Mend a tool

list-rockfall = Bring rock down

list-peek = Look at a goal

list-discard = Pass

list-begin = Who begins

list-orient = How the goal lies

list-take = Take gold

## Said aloud, and the way to the menu

menu-open = Menu of the table

announce-turn = It is your turn.

announce-sharegold = Choose a gold card.

announce-chooseturn = Decide how the goal lies.

announce-stealgold = You may steal a piece of gold.

## The line is lost

lost-title = The line went dark

lost-trying = Trying again. Your seat is kept.

lost-clock = The clock runs on at the table. When your time is up, a bot plays for you.

lost-no-clock = This table has no clock, but when others wait for you, a bot plays for you after { $seconds } seconds.

lost-now = Try now
