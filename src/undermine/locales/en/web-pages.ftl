### What the pages of the browser say: home, new table, lobby, rules, replay, settings.

## Bots

bot-greedy = steady digger

bot-random = wild guesser

bot-level = Bot level

bot-level-of = Level of { $name }

bot-level-value = { $number }, { $level }

level-apprentice = Apprentice
    .note = Trusts everyone and sometimes just guesses.

level-miner = Miner
    .note = Plays well, but spots only open sabotage.

level-foreman = Foreman
    .note = Weighs every move to tell who is who.

level-surveyor = Surveyor
    .note = Has learned from games against itself.

level-old-dwarf = Old Dwarf
    .note = Tries out in the head what could come before each move.

bot-style-of = Style of { $name }

bot-style-any = any style

bot-style-steady = steady

bot-style-bold = bold

bot-style-patient = patient

bot-style-helpful = helpful

bot-style-grumpy = grumpy

## Home

home-title = Undermine: dig for gold together

home-motto = Four games of digging and deceit, deep in one mountain.

home-play = Play now

home-play-note =
    { $bots ->
        [one] { $game } with one bot
       *[other] { $game } with { $bots } bots
    }

home-play-level = level { $level }

home-play-bots = Play with bots

home-nickname = Guest

home-new = New table

home-join = Join

home-rules = Rules

home-games = The games

home-facts = { $fewest }–{ $most } players · { $minutes } min

home-coming = coming soon

home-mine = My tables

home-open = Open tables

home-over = Finished games

home-over-all =
    { $count ->
        [one] See 1 finished game
       *[other] See all { $count } finished games
    }

home-none = No open tables

home-none-text = Start one, or play with bots.

home-lost = Connection lost

home-lost-text = The server isn’t responding. Your games are safe.

home-more = More

home-light = Light mode

home-dark = Dark mode

home-unofficial = Unofficial fan project. All artwork is our own.

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
        [one] 1 day left
       *[other] { $count } days left
    }

home-left-hours = { $count } h left

home-left-minutes = { $count } min left

home-left-seconds = { $count } s left

## New table

new-title = New table

new-game = Which game?

new-name = Your name

new-name-hint = Any nickname. No account needed.

new-seats = Players

new-seats-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }

new-seats-fewer = Fewer players

new-seats-more = More players

balance-title = Who wins?

balance-digger = Diggers

balance-saboteur = Saboteurs

balance-boss = Boss

balance-profiteer = Profiteer

balance-geologist = Geologists

balance-loyal = Loyal dwarves

balance-selfish = Selfish dwarves

balance-of-ten = { $wins } of 10

balance-note = Rounds won out of 10, when only bots of level { $level } play by the standard rules. Measured in { $rounds } rounds.

new-pace = Pace

new-listed = Public table

new-listed-on = Anyone can see it on the home page and join.

new-listed-off = Only people with the link can join.

new-talk = Chat

new-talk-on = Everyone at the table can chat.

new-talk-off = No chat, just the eight quick reactions.

new-watch = Spectators

new-watch-on = Anyone with the link can watch, but never sees a hand.

new-watch-off = Only the players can see the game.

new-open-cards = Show cards afterwards

new-open-cards-on = After the game everyone can see every card and check that the deal was fair.

new-open-cards-off = Hands and roles stay secret for good, so the deal can’t be checked.

new-house = House rules

new-house-count =
    { $count ->
        [0] standard rules
        [one] 1 changed
       *[other] { $count } changed
    }

new-no-house = This game has none.

new-open = Create table

new-open-name = Enter a name first

pace-none = No clock
    .note = No clock on your own turn, but if the others wait too long, they can vote to let a bot play for you. You have { $answer } seconds for an answer on someone else’s turn. If you’re away while others wait for you, a bot plays after { $absent } seconds.

pace-live = Live
    .note =
        { $minutes ->
            [one] About a minute per decision, { $answer } seconds for an answer on someone else’s turn.
           *[other] About { $minutes } minutes per decision, { $answer } seconds for an answer on someone else’s turn.
        }

pace-relaxed = Relaxed
    .note =
        { $minutes ->
            [one] About a minute per decision, { $answer } seconds for an answer on someone else’s turn.
           *[other] About { $minutes } minutes per decision, { $answer } seconds for an answer on someone else’s turn.
        }

pace-turns = Turn-based
    .note = A day for each decision. Come and go as you like.

## House rules: a short name, and what it changes

option-on = on

option-off = off

option-allow-concede = End a lost round early
    .note = Everyone may agree that the treasure is out of reach.

option-allow-self-break = Break your own tools
    .note = You may play a broken tool card on yourself.

option-first-player = First player
    .note = Chosen at random, or by the host.

option-first-player-random = random

option-first-player-host = the host chooses

option-gold-draw = Gold for the diggers
    .note = When the diggers win, draw one gold card per digger, or one per player (nine with ten players).

option-gold-draw-diggers = one per digger

option-gold-draw-players = one per player

option-greedy-dwarf = No gold for broken tools
    .note = A digger with a broken tool at the end of the round gets no gold.

option-hide-gold-card-count = Hidden gold cards
    .note = No one can see how many gold cards the others have.

option-house-table = Fixed sides
    .note = No dwarf card is left over, so you know how many saboteurs there are. The saboteurs’ pay changes with four or six players.

option-known-saboteurs = Saboteurs know each other
    .note = They find out who the others are at the start of each round.

option-maximum-saboteurs = Every saboteur plays
    .note = One digger card stays out, so no dwarf card is left over.

option-middle-treasure = Middle goal further out
    .note = It’s one column beyond the other two.

option-old-mine = The old mine
    .note = Six of the sixteen gold cards worth 1 are worth nothing.

option-require-connection = Connect to the start
    .note = Off: a card only has to fit next to any face-up card.

option-action-mix = Tools, traps and trolls
    .note = The box has 14 of these, but we’re not sure how many of each.

option-action-mix-3-3-3-2-3 = 9 tools, 2 traps, 3 trolls

option-action-mix-3-3-3-3-2 = 9 tools, 3 traps, 2 trolls

option-action-mix-2-2-2-4-4 = 6 tools, 4 traps, 4 trolls

option-early-end-vote = Stop a round early
    .note = Everyone may agree to stop when the treasures are out of reach.

option-early-end-vote-unanimous = if everyone agrees

option-hidden-vp = Hide points
    .note = Points are shown only at the end, though anyone keeping count will know.

option-last-card-move = One last move
    .note = On: after the very last card you may still move. Off: the round ends at once.

option-layout = Board
    .note = We’re not sure where the start cards and mines go.

option-layout-default = standard

option-layout-wide = edge to edge

option-layout-edge = from the edge

option-layout-staggered = outer mines nearer

option-layout-diamond = outer mines much nearer

option-owner-sees-treasure = Look at your treasures
    .note = Off: no one knows what a treasure is worth until the round is over.

option-quarter-turns = Quarter turns
    .note = Path cards and mines may be turned sideways.

option-rounds = Rounds
    .note = The rulebook says two; each extra round takes about 20 minutes.

option-treasure-always-optional = Optional treasures
    .note = You don’t have to take a treasure when you reach a mine.

option-axe-keeps-moving = Move on after an axe
    .note = Drive off a creature in your way and you may keep moving.

option-axe-order = Who uses the axe
    .note = If several players have an axe, they are asked in turn, or everyone votes in secret.

option-axe-order-clockwise = asked clockwise

option-axe-order-secret = secret vote

option-axe-ready = When an axe is ready
    .note = An axe you play in front of yourself works this turn, or only from your next turn.

option-axe-ready-step = same turn

option-axe-ready-turn = next turn

option-bridge-needs-card = Bridges need a card
    .note = You can’t cross a bridge with no cards in hand.

option-early-end = Stop the game early
    .note = Everyone may agree to end the game when the exit is out of reach.

option-first-player-first = the first player

option-hole-ambush = Ambush at the hole
    .note = A creature that appears where dwarves are standing attacks them at once.

option-last-move = One last move
    .note = The player of the very last card finishes the turn, or the game ends at once.

option-last-move-finish = finish the turn

option-last-move-stop = ends at once

option-paralysis = When a dwarf is stuck
    .note = If your own lindworm knocks your dwarf down, it can’t move this turn either, or only on your next turn.

option-paralysis-at-once = at once

option-paralysis-next-turn = next turn

option-show-backs = Visible card backs
    .note = Everyone can see whether cards in hands and on the draw pile are I, II or III.

option-single-clan = Clan for three or four
    .note = With three or four players, everyone wears the same colour; saboteurs work for the other.

option-single-clan-random = random

option-single-clan-yellow = yellow

option-single-clan-blue = blue

option-vein-optional = Optional gold veins
    .note = You don’t have to take a vein’s gold and reveal your clan card.

## Join

join-title = Join a table

join-label = Table code

join-hint = Type the code, or paste the whole link.

join-means = Table { $code }

join-go = Join

join-nobody = There’s no table { $code }. Check the spelling.

join-failed = The server didn’t answer. Try again in a moment.

## Lobby

lobby-title = Table { $code }

lobby-by = Table by { $name }

lobby-watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }

# Whoever reads this watches too; $count are the others.
lobby-watching =
    { $count ->
        [0] You’re watching
        [one] You and 1 other are watching
       *[other] You and { $count } others are watching
    }

lobby-heads =
    { $count ->
        [0] No one at the table
        [1] One player at the table
        [2] Two players at the table
        [3] Three players at the table
        [4] Four players at the table
        [5] Five players at the table
        [6] Six players at the table
        [7] Seven players at the table
        [8] Eight players at the table
        [9] Nine players at the table
        [10] Ten players at the table
       *[other] { $count } players at the table
    }

lobby-news =
    { $state ->
        [ready] { $name } is ready.
       *[waiting] { $name } has joined.
    }

lobby-rename = Change name

lobby-seats = Seats

lobby-seat-ready = ready

lobby-seat-thinking = not ready yet

lobby-seat-away = away

lobby-seat-host-ready = host, ready

lobby-seat-host-thinking = host

lobby-seat-host-away = host, away

lobby-seat-bot = bot

lobby-open = Open seat

lobby-open-host = Open seat: add a bot

lobby-remove-bot = Remove { $name }

lobby-name = Your name

lobby-sit = Take a seat

lobby-full = The table is full. You can still watch.

lobby-open-sit = Open seat: sit here

lobby-before-rules =
    { $count ->
        [0] standard rules
        [one] 1 house rule
       *[other] { $count } house rules
    }

lobby-before-open = all cards shown after the game

lobby-before-closed = cards stay hidden after the game

lobby-ready = I’m ready

lobby-unready = Not ready

lobby-rise = Leave seat

lobby-start = Start game

lobby-start-bots =
    { $count ->
        [one] Start with 1 bot
       *[other] Start with { $count } bots
    }

lobby-start-wait =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }

lobby-wait-people = Waiting for { $names }

lobby-wait-host = You’re ready. Waiting for the host.

lobby-invite = Scan this, or tap Join and type the code

lobby-invite-here = The code for this table

lobby-qr = QR code for { $link }

lobby-copy = Copy link

lobby-share = Share

lobby-listed = Public: anyone can join from the home page.

lobby-private = Private: only people with the link or the code can join.

## Whom the link reaches

reach-this-machine = This link works on this computer only.

# The command follows.
reach-how = To let phones and other computers join, start the server with

reach-local-network = Phones and computers on the same network can join. No account needed.

reach-public = Anyone with the link can join. No account needed.

## What was agreed

agreed-title = Table settings

agreed-yes = yes

agreed-no = no

agreed-printed = standard

agreed-change = Change settings

agreed-keep = Save changes

## The seal

sealed-title = The deal is sealed

sealed-broken = The deal is unsealed

sealed-text = Before dealing, the server locked in a secret number by publishing its fingerprint. Every shuffle comes from that number plus random words that the players’ browsers sent when they were ready, so no one can rig the cards later.

sealed-promise = Fingerprint (SHA-256)

sealed-seed = Secret number

sealed-words = Players’ random words

sealed-check = Download the record and check it yourself:

## Rules

rules-page-title = Rules: { $game }

rules-search = Find a rule

rules-search-hint = dead end, map, gold…

rules-contents = Contents

rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 rule found
       *[other] { $count } rules found
    }

rules-none = No matching rule

rules-none-text = Try a shorter word.

rules-link = Link to rule { $rule }

rules-example = Example: { $title }

rules-unknown = There’s no such game here

rules-unknown-text = Check the spelling, or pick a game above.

## How to play, in one minute

howto-title = How to play

howto-saboteur-1 = You are dwarves in a mine. Three goals are face down at the far end, and one of them is the treasure.

howto-saboteur-2 = Most of you are gold diggers and want to reach it. Others may be saboteurs and want to stop them. Your role is secret.

howto-saboteur-3 = On your turn, play one card and draw one: lay a path card, play an action card, or discard a card face down.

howto-saboteur-4 = Path cards extend the path from the ladder. Where two cards touch, path must meet path and rock must meet rock.

howto-saboteur-5 = Action cards break or repair a tool, remove a path card with a rockfall, or let you peek at a goal. With a broken tool you can’t dig.

howto-saboteur-6 = The round ends when someone reaches the treasure or all hands are empty. Then all roles are revealed, and the winning side gets gold.

howto-saboteur-7 = After three rounds, the player with the most gold wins.

howto-saboteur-fits = This fits: the path continues from card to card.

howto-saboteur-fits-not = This doesn’t fit: the path runs into rock.

howto-the-lost-mines-1 = You are dwarves of two clans, blue and yellow. Beyond the forest are four face-down mines: three hold treasures, and a dragon sleeps in the fourth.

howto-the-lost-mines-2 = Everyone can see your clan, but not your character. Loyal dwarves share with their clan, a saboteur shares with the other clan, and a selfish dwarf shares with no one.

howto-the-lost-mines-3 = On your turn, play one card or discard one or two. Then your dwarf may move up to three cards, and you draw as many cards as you played or discarded.

howto-the-lost-mines-4 = A path card must extend a path already on the board. Where two cards touch, path must meet path and forest must meet forest.

howto-the-lost-mines-5 = Logs, lakes and ditches block everyone until someone plays the axe, boat or rope there. A rock or a cleared obstacle has room for only one dwarf. If you start your move at a campfire, you may move up to five cards.

howto-the-lost-mines-6 = A trap costs you a card, a troll blocks the path until its owner’s next turn, and a thunderstorm clears a card off the board. Information cards let you peek at a mine, a treasure or a dwarf card.

howto-the-lost-mines-7 = The first to reach a mine reveals it. End your move on a mine and you take a treasure of its kind, if one is left. Wake the dragon and it will cost you up to two points.

howto-the-lost-mines-8 = The round ends when all treasures are taken or all cards are gone. Then everyone’s character is revealed, and each clan shares what was found for it. After two rounds, the player with the most points wins.

howto-the-dark-cave-1 = You are dwarves of two clans in a flooding cave (with three or four players, everyone wears one colour), and each of you carries three gold. One of the four corner cards is the way out.

howto-the-dark-cave-2 = Everyone can see your colour, but not which clan you work for: a saboteur saves gold for the other clan.

howto-the-dark-cave-3 = On your turn, play one card or discard one or two. Then your dwarf may move up to three steps, and you draw as many cards as you played or discarded.

howto-the-dark-cave-4 = A path card must extend a path already in the cave. Cards from later decks have more spaces and take longer to cross.

howto-the-dark-cave-5 = From a ladder, one step takes you to any other ladder. Moving over a bridge costs you a card, entering a tunnel costs 1 gold, and a gold vein gives you 1 gold but reveals your clan card.

howto-the-dark-cave-6 = Webs block a path for two rounds, and a rockfall removes a card. Rats, lindworms and goblins come out of dark holes and cost everyone they meet a card, a move or 1 gold. A battle-axe in front of you drives them away.

howto-the-dark-cave-7 = The first to reach a corner reveals it. Step onto the exit and you’re out: your gold is safe, your clan card is revealed, and you keep playing cards from outside.

howto-the-dark-cave-8 = The game ends when everyone on one side is out or all cards are gone. Only saved gold counts, times the number of dwarves on the other side; the bigger treasure wins.

## Replay

replay-title = Replay

replay-board = The board at this moment

replay-seats = The players at this moment

replay-controls = Replay controls

replay-moment = Moment

replay-where = { $moment } of { $last }, round { $round }

replay-where-game = { $moment } of { $last }

replay-back = One step back

replay-on = One step forward

replay-round-back = To the start of the round

replay-round-on = To the next round

replay-first = To the start

replay-last = To the end

replay-play = Play

replay-pause = Pause

replay-eyes = View as

replay-public = Spectator

replay-me = Me

replay-truth = Everything

replay-public-note = What everyone could see.

replay-me-note = What you knew at the time.

replay-truth-note = All cards face up.

replay-seat-note = What { $name } knew at the time.

replay-seat-mine = { $name } (you)

replay-closed = Cards stay hidden at this table.

replay-log = What happened

replay-log-none = The cards are being dealt.

replay-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

replay-link = Link to here

replay-record = Download

replay-play-bots = Play { $game } with bots

replay-missing = There’s no such replay

replay-missing-text = You can watch a game again once it’s over.

## Finished games

finished-title = Finished games

finished-none = Nothing finished yet

finished-none-text = Games you finish in this browser appear here.

finished-replay = Watch again

finished-table = Back to table

finished-score = { $gold } gold

finished-won = won, { $gold } gold

## Settings

settings-title = Settings

settings-back = Back to the table

settings-look = Appearance

settings-play = Gameplay

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

settings-peeks = Keep peeked goals visible

settings-peeks-note = Otherwise they show only while you hold them. Beware of eyes over your shoulder.

settings-sound = Sound

settings-sound-all = Play sounds

settings-hear = Listen: { $name }

settings-where = Settings are saved in this browser only.

## No such page

missing-title = A dead end

missing-line = There’s no page here

missing-text = The tunnel you followed ends in rubble.

## Printed or reconstructed

sure-title = Printed or reconstructed?

sure-printed-the-lost-mines = From the rulebook: all rules; 40 path cards, 23 action cards, 4 mines, 12 treasures, 10 dwarf cards and 14 forest tiles; the kinds of cards; the dwarves of each clan; how many cards you hold and how many are set aside.

sure-guessed-the-lost-mines = Reconstructed, because we know the box only from texts without pictures: where the start cards and mines go, how many there are of each action card, the shapes of paths and mines, what each treasure is worth. No rule depends on it.

sure-correct-the-lost-mines = Do you own the box? You can choose “Board” and “Tools, traps and trolls” in a table’s house rules. Anything else can be corrected in { $file }; { $guide } explains how.
