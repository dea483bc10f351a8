### What the pages of the browser say: home, new table, lobby, rules, replay, settings.

## Bots

bot-greedy = steady digger

bot-random = wild guesser

## Home

home-title = Undermine: dig for gold together

home-motto = Four games of digging and doubt, in one mountain.

home-play = Play now

home-play-note = Saboteur with four bots

home-nickname = Guest

home-new = New table

home-join = Join

home-rules = Rules

home-games = The games

home-facts = { $fewest } to { $most } · { $minutes } min

home-coming = still being dug

home-mine = My tables

home-open = Open tables

home-over = Finished games

home-over-all =
    { $count ->
        [one] The one finished game
       *[other] All { $count } finished games
    }

home-none = No table is open

home-none-text = Start one; four bots are awake.

home-lost = The line went dark

home-lost-text = The server does not answer. Nothing is lost.

home-more = More

home-light = Switch to light

home-dark = Switch to dark

home-unofficial = Unofficial, made by players. All drawings are our own.

## A table in a list

home-row-round = { $game }, round { $round }

home-row-mine = Your turn

home-row-free =
    { $free ->
        [0] full, about to start
        [one] 1 seat free
       *[other] { $free } seats free
    }

home-row-over = ended { $ago }

home-left-days =
    { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }

home-left-hours = { $count } h left

home-left-minutes = { $count } min left

home-left-seconds = { $count } s left

## New table

new-title = New table

new-game = Which game?

new-name = My name at the table

new-name-hint = A nickname, no account

new-seats = Seats

new-seats-count =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }

new-seats-fewer = One seat fewer

new-seats-more = One seat more

new-pace = Pace

new-listed = On the home page

new-listed-on = Strangers see the table and may sit down.

new-listed-off = Only people with the link can find it.

new-talk = Talk

new-talk-on = Everybody at the table may write.

new-talk-off = Nobody writes; the eight signs remain.

new-watch = Watching

new-watch-on = Anyone with the link can watch what lies open, but never a hand.

new-watch-off = Only the players see the game.

new-open-cards = Open the cards afterwards

new-open-cards-on = After the game everybody may look at every card, and anybody can check that the deal was fair.

new-open-cards-off = Hands and roles stay hidden for ever. The deal cannot be checked afterwards.

new-house = House rules

new-house-count =
    { $count ->
        [0] as printed
        [one] 1 changed
       *[other] { $count } changed
    }

new-no-house = This game has none.

new-open = Open the table

new-open-name = First a name, please

pace-none = No clock
    .note = No clock in your own turn, but the others may vote for a stand-in when they wait too long. { $answer } seconds for an answer in the turn of another. For somebody away whom others wait for, a bot plays after { $absent } seconds.

pace-live = Live
    .note =
        { $minutes ->
            [one] About a minute for each decision, { $answer } seconds for an answer in the turn of another.
           *[other] About { $minutes } minutes for each decision, { $answer } seconds for an answer in the turn of another.
        }

pace-relaxed = Relaxed
    .note =
        { $minutes ->
            [one] About a minute for each decision, { $answer } seconds for an answer in the turn of another.
           *[other] About { $minutes } minutes for each decision, { $answer } seconds for an answer in the turn of another.
        }

pace-turns = By turns
    .note = A day for each decision; come and go.

## House rules: a short name, and what it changes

option-on = on

option-off = off

option-allow-concede = End a lost round early
    .note = The whole table may agree that the treasure is out of reach.

option-allow-self-break = Break one’s own tools
    .note = A broken-tool card may be played before one’s own seat.

option-first-player = Who begins
    .note = The first seat of the game is drawn by lot, or chosen by the host.

option-first-player-random = by lot

option-first-player-host = the host chooses

option-gold-draw = Gold for the diggers
    .note = When the diggers win, a gold card is drawn for each digger, or for each seat (nine with ten seats).

option-gold-draw-diggers = one per digger

option-gold-draw-players = one per seat

option-greedy-dwarf = No gold for broken tools
    .note = A digger with a broken tool at the end of the round gets no gold.

option-hide-gold-card-count = Hidden purses
    .note = Nobody sees how many gold cards others own.

option-house-table = Fixed sides
    .note = No dwarf card is left over, so the number of saboteurs is known; other pay at four and six seats.

option-known-saboteurs = Saboteurs know each other
    .note = They learn of each other at the beginning of each round.

option-maximum-saboteurs = Every saboteur plays
    .note = One digger fewer is shuffled, so that no card is left over.

option-middle-treasure = The middle goal is further away
    .note = It lies one cell beyond the other two.

option-old-mine = The old mine
    .note = Six of the sixteen gold cards worth 1 are worth nothing.

option-require-connection = Cards must join the start
    .note = Switched off, a card only has to fit beside an open card.

option-action-mix = Tools, traps and trolls
    .note = The box holds 14 such cards; how many of each is not known for sure.

option-action-mix-3-3-3-2-3 = 9 tools, 2 traps, 3 trolls

option-action-mix-3-3-3-3-2 = 9 tools, 3 traps, 2 trolls

option-action-mix-2-2-2-4-4 = 6 tools, 4 traps, 4 trolls

option-early-end-vote = Stop a round together
    .note = All may agree to stop when treasures are out of reach.

option-early-end-vote-unanimous = if all agree

option-hidden-vp = Points not shown
    .note = The table shows points only at the end; who keeps count knows them anyway.

option-last-card-move = A last walk
    .note = Whoever plays the very last card may still walk; switched off, the round ends with the card.

option-layout = Board
    .note = Where start cards and mines lie is not known for sure.

option-layout-default = usual

option-layout-wide = edge to edge

option-layout-edge = from the edge

option-layout-staggered = outer mines nearer

option-layout-diamond = outer mines much nearer

option-owner-sees-treasure = Look at your treasures
    .note = Switched off, nobody knows what a treasure is worth before the round is over.

option-quarter-turns = Quarter turns
    .note = Path cards and mines may lie sideways.

option-rounds = Rounds
    .note = Two are printed; each more takes about twenty minutes.

option-treasure-always-optional = Treasures may be left
    .note = Nobody who reaches a mine has to take a treasure.

option-axe-keeps-moving = Walk on after the axe
    .note = Whoever drives off a creature in the way may go on.

option-axe-order = Who uses the axe
    .note = Several with an axe are asked in turn, or all vote in secret.

option-axe-order-clockwise = asked clockwise

option-axe-order-secret = secret vote

option-axe-ready = When an axe is ready
    .note = An axe laid before one’s own seat can be used in the same turn, or only from the next.

option-axe-ready-step = same turn

option-axe-ready-turn = next turn

option-bridge-needs-card = Bridges need a card
    .note = Nobody crosses a bridge with an empty hand.

option-early-end = Stop together
    .note = All may agree to end the game when the exit is out of reach.

option-first-player-first = the first seat

option-hole-ambush = Ambush at the hole
    .note = A creature that comes out under dwarves attacks them at once.

option-last-move = A last move
    .note = Whoever plays the very last card finishes the turn, or the game ends with the card.

option-last-move-finish = the turn is finished

option-last-move-stop = the card ends it

option-paralysis = When paralysis begins
    .note = A dwarf that its own seat’s lindworm lays down stays put in that turn too, or only in the next.

option-paralysis-at-once = at once

option-paralysis-next-turn = next turn

option-show-backs = Open backs
    .note = Everybody sees the groups of cards in hands and on the draw pile.

option-single-clan = Clan for three or four
    .note = With three or four seats all wear the same colour; saboteurs work for the other.

option-single-clan-random = by lot

option-single-clan-yellow = yellow

option-single-clan-blue = blue

option-vein-optional = Veins may be left
    .note = Nobody has to take gold from a vein and show the clan card.

## Join

join-title = Join a table

join-label = What is the table called?

join-hint = The code or the whole link, written as you like.

join-means = That is the table { $code }.

join-go = Knock

join-nobody = No table is called { $code }. Perhaps a letter is missing.

join-failed = The server did not answer. Try again in a moment.

## Lobby

lobby-title = Table { $code }

lobby-by = Table by { $name }

lobby-watchers =
    { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }

# Whoever reads this watches too; $count are the others.
lobby-watching =
    { $count ->
        [0] You watch
        [one] You and 1 other watch
       *[other] You and { $count } others watch
    }

lobby-heads =
    { $count ->
        [0] Nobody at the table
        [1] One person at the table
        [2] Two at the table
        [3] Three at the table
        [4] Four at the table
        [5] Five at the table
        [6] Six at the table
        [7] Seven at the table
        [8] Eight at the table
        [9] Nine at the table
        [10] Ten at the table
       *[other] { $count } at the table
    }

lobby-news =
    { $state ->
        [ready] { $name } is ready.
       *[waiting] { $name } sits at the table.
    }

lobby-rename = Change my name

lobby-seats = Seats

lobby-you = you

lobby-seat-ready = ready

lobby-seat-thinking = not ready yet

lobby-seat-away = away for a moment

lobby-seat-host-ready = host, ready

lobby-seat-host-thinking = host

lobby-seat-host-away = host, away for a moment

lobby-seat-bot = bot, { $bot }

lobby-open = Open seat

lobby-open-host = Open seat: tap to add a bot

lobby-appoint = Seat a bot: { $bot }

lobby-remove-bot = Open the seat again

lobby-name = My name at the table

lobby-sit = Sit down

lobby-full = All seats are taken. You can watch from here.

lobby-open-sit = Open seat: tap to sit here

lobby-before-rules =
    { $count ->
        [0] rules as printed
        [one] 1 house rule
       *[other] { $count } house rules
    }

lobby-before-open = all cards are opened after the game

lobby-before-closed = cards stay hidden after the game

lobby-ready = I am ready

lobby-unready = Not ready after all

lobby-rise = Stand up

lobby-start = Start the game

lobby-start-bots =
    { $count ->
        [one] Start; a bot takes the open seat
       *[other] Start; bots take { $count } open seats
    }

lobby-start-wait =
    { $count ->
        [one] Start when { $names } is ready
       *[other] Start when { $names } are ready
    }

lobby-wait-people = Waiting for { $names }

lobby-wait-host = Ready. The host starts the game.

lobby-invite = Scan, or type the code at the door

lobby-invite-here = The code of this table

lobby-qr = Code to scan for { $link }

lobby-copy = Copy link

lobby-share = Share

lobby-listed = Listed on the home page: strangers may sit down.

lobby-private = Link only, not listed.

## Whom the link reaches

reach-this-machine = This link works on this computer only.

# The command follows.
reach-how = To let phones and other computers in, start the server with

reach-local-network = Phones and computers in the same network join without an account.

reach-public = Whoever gets the link joins without an account.

## What was agreed

agreed-title = What was agreed

agreed-yes = yes

agreed-no = no

agreed-printed = as printed

agreed-change = Change options

agreed-keep = Agree on this

## The seal

sealed-title = The deal is sealed

sealed-broken = The seal is open

sealed-text = Before the first card the server promised a secret number by publishing its fingerprint. Every lot is drawn from that number and from the words that browsers have sent when somebody was ready, so nobody can choose cards later.

sealed-promise = Promise (SHA-256)

sealed-seed = Secret number

sealed-words = Words of the players

sealed-check = Download the record and check it yourself:

## Rules

rules-page-title = Rules: { $game }

rules-search = Find a rule

rules-search-hint = dead end, map, gold …

rules-contents = Contents

rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 rule found
       *[other] { $count } rules found
    }

rules-none = No rule says that

rules-none-text = Try a shorter word.

rules-link = Link to rule { $rule }

rules-example = Example: { $title }

rules-unknown = There is no such game here

rules-unknown-text = Perhaps a letter is missing. All games are named above.

## How to play, in one minute

howto-title = How to play

howto-saboteur-1 = You are dwarves in a mine. Three goals lie face down at the far end, and one of them is the treasure.

howto-saboteur-2 = Most of you are diggers and want to reach it. Others may be saboteurs and want to stop them. Your role is secret.

howto-saboteur-3 = On your turn you play one card and draw one: lay a path card, play an action card, or discard one face down.

howto-saboteur-4 = Path cards carry on the tunnel from the ladder. Where two cards touch, tunnel meets tunnel and rock meets rock.

howto-saboteur-5 = Action cards break or mend a tool, bring the rock down on a path card, or let you look at one goal. With a broken tool you cannot dig.

howto-saboteur-6 = The round ends when the treasure is reached or when all hands are empty. Then all roles are shown, and the side that won gets gold.

howto-saboteur-7 = After three rounds whoever has the most gold wins.

howto-saboteur-fits = This fits: the tunnel runs on from card to card.

howto-saboteur-fits-not = This does not fit: the tunnel runs into rock.

howto-the-lost-mines-1 = You are dwarves of two clans, blue and yellow. Beyond the forest four mines lie face down: three hold treasures, and in the fourth a dragon is asleep.

howto-the-lost-mines-2 = Everybody sees your clan, nobody your character. Loyal dwarves share with their clan, a saboteur shares with the other clan, a selfish dwarf shares with nobody.

howto-the-lost-mines-3 = On your turn you play one card or discard one or two, then your dwarf may walk up to three cards, then you draw as many as you played or discarded.

howto-the-lost-mines-4 = A path card carries on any way on the board. Where two cards touch, way meets way and forest meets forest.

howto-the-lost-mines-5 = Logs, lakes and ditches stop everybody until somebody plays the axe, the boat or the rope there. At a rock or on an obstacle with its tool there is room for one dwarf only; from a campfire yours may walk five cards.

howto-the-lost-mines-6 = A trap costs you a card, a troll shuts the way until its owner is on again, a thunderstorm clears a card off the board. Information cards let you look in secret at a mine, a treasure or a dwarf.

howto-the-lost-mines-7 = The first to reach a mine turns it up. End your walk on a mine and you take a treasure of its kind, if one is left; wake the dragon and it will cost you up to two points.

howto-the-lost-mines-8 = The round ends when all treasures are taken or all cards are gone. Then the characters are shown, and each clan shares what was found for it. After two rounds whoever has the most points wins.

howto-the-dark-cave-1 = You are dwarves of two clans (with three or four players all wear one colour) in a cave that fills with water, and each carries three gold. One of the four cards in the corners is the way out.

howto-the-dark-cave-2 = Everybody sees your colour, nobody knows for whom you work: a saboteur saves gold for the other clan.

howto-the-dark-cave-3 = On your turn you play one card or discard one or two, then your dwarf may go up to three steps, then you draw as many as you played or discarded.

howto-the-dark-cave-4 = A path card carries on any way in the cave. The later it is drawn, the more spaces it has, and the longer it takes to cross.

howto-the-dark-cave-5 = From a ladder one step leads to any other ladder. To go over a bridge costs you a card, to go into a tunnel 1 gold, and a vein gives you gold but opens your clan card.

howto-the-dark-cave-6 = Webs shut a way for two rounds, a rockfall removes a card. Rat, lindworm and goblin come out of dark holes and take cards, time and gold from whomever they meet; a battle-axe before you drives them off.

howto-the-dark-cave-7 = The first to reach a corner turns it up. Whoever steps on the exit is out, with all gold in safety, shows the clan card and plays on from outside.

howto-the-dark-cave-8 = The game ends when everybody of one side is out or all cards are gone. Only saved gold counts, times the number of dwarves on the other side; the greater treasure wins.

## Replay

replay-title = Replay

replay-board = The mine at this moment

replay-seats = The seats at this moment

replay-controls = Go through the game

replay-moment = Moment

replay-where = { $moment } of { $last }, round { $round }

replay-where-game = { $moment } of { $last }

replay-back = One step back

replay-on = One step on

replay-round-back = To the beginning of the round

replay-round-on = To the next round

replay-first = To the beginning

replay-last = To the end

replay-play = Play

replay-pause = Pause

replay-eyes = Whose eyes

replay-public = Public

replay-me = As me

replay-truth = Truth

replay-public-note = What lay open for everybody.

replay-me-note = What I knew at the time.

replay-truth-note = All cards, as they were.

replay-closed = This table keeps its cards hidden.

replay-log = What happened

replay-log-none = The cards are being dealt.

replay-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

replay-link = Link to here

replay-record = Record

replay-missing = There is no such replay

replay-missing-text = A game can be watched again once it is over.

## Finished games

finished-title = Finished games

finished-none = Nothing finished yet

finished-none-text = Games you finish in this browser appear here.

finished-replay = Watch again

finished-table = To the table

finished-score = { $gold } gold

finished-won = won, { $gold } gold

## Settings

settings-title = Settings

settings-back = Back to the table

settings-look = Look

settings-play = Play

settings-language = Language

settings-theme = Theme

settings-theme-dark = Dark

settings-theme-light = Light

settings-theme-system = Same as device

settings-size = Text size

settings-motion = Motion

settings-motion-full = Full

settings-motion-less = Less

settings-motion-system = Same as device

settings-patterns = Patterns on tokens

settings-patterns-note = Stripes and dots help where colours look alike.

settings-quick = Quick play

settings-quick-note = Play also ends the turn. There is no taking back then.

settings-peeks = Leave peeked goals open

settings-peeks-note = Otherwise they show only while held. Mind who looks over your shoulder.

settings-sound = Sound

settings-sound-all = Play sounds

settings-hear = Hear: { $name }

settings-where = All this is kept in this browser only.

## No such page

missing-title = A dead end

missing-line = There is no page here

missing-text = The way you followed ends in rubble.

## Printed or reconstructed

sure-title = Printed or reconstructed?

sure-printed-the-lost-mines = Printed facts: all rules; 40 path cards, 23 action cards, 4 mines, 12 treasures, 10 dwarf cards and 14 forest tiles; the kinds of cards; the dwarves of each clan; hands and cards set aside.

sure-guessed-the-lost-mines = Reconstructed, since we know the box from texts without pictures: where start cards and mines lie, how many there are of each action card, the shapes of paths and mines, what each treasure is worth. No rule depends on it.

sure-correct-the-lost-mines = You own the box? “Board” and “Tools, traps and trolls” are chosen with the house rules of a table. Anything else is put right in { $file }; { $guide } says how.
