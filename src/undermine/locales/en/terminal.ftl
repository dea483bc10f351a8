### What the game at the terminal says.
### Notation stands in quotes and braces, for it is the same in every language.

## The screen

terminal-welcome = Undermine: a game begins.

terminal-goes-on = Undermine: the game goes on.

terminal-head = { $game } · round { $round } of { $rounds } · stock { $stock } · discards { $discard }

terminal-head-only = { $game } · stock { $stock } · discards { $discard }

terminal-column-seat = seat

terminal-column-cards = cards

terminal-column-gold = gold

terminal-column-points = points

terminal-clan-blue = B

terminal-clan-yellow = Y

terminal-legend-clans = Numbers on cards: the dwarves of these seats. B: blue clan, Y: yellow clan.

terminal-own = (me)

## Choosing

terminal-choose-card = { $name }, which card? Its number shows its moves; “help” explains.

terminal-cannot-dig = Broken: { $tools }. No digging until all is mended. { $hint }

terminal-choose-move = { $card }: which move? A number will do; Enter goes back.

terminal-choose-cell = { $card }: which move? A number or a cell will do; Enter goes back.

terminal-choose = What shall happen? Choose a number.

terminal-no-card = without a card of the hand

terminal-put-away = put it away and pass

terminal-put-away-with = put away with { $cards }

## Lines that mean nothing

terminal-unread = Cannot read “{ $text }”. “{ $help }” tells what can be typed.

terminal-meant = Perhaps “{ $word }” was meant.

terminal-no-such-card = There is no card with the number “{ $text }” in this hand.

terminal-no-such-move = There is no move with the number “{ $text }”.

terminal-card-first = A cell alone is not enough: the number of a card comes first, as in “{ "3 2,0" }”.

terminal-not-there = “{ $text }” will not do: this card is not played at a cell.

terminal-bots-never-agree = That takes everybody at the table, and bots never agree to it.

## How moves are written

terminal-usage-place = Written like this: { "place NES~ 2,0" } (card, with ~ upside down; cell)

terminal-usage-break = Written like this: { "break broken-lamp 4" } (card, number of the seat)

terminal-usage-mend = Written like this: { "mend fixed-lamp lamp 4" } (card, tool, number of the seat)

terminal-usage-rockfall = Written like this: { "rockfall 2,0" } (cell)

terminal-usage-peek = Written like this: { "peek 2" } (number of the goal)

terminal-usage-discard = Written like this: { "discard NES" } (card)

terminal-usage-take = Written like this: { "take gold-2" } (card)

terminal-usage-orient = Written like this: { "orient stone-ne~" } (goal, with ~ upside down)

terminal-usage-bridge = Written like this: { "bridge axe 4,2" } (card, field)

terminal-usage-scout = Written like this: { "scout info-mine-dwarf 2" } (card, number of the mine from the top)

terminal-usage-appraise = Written like this: { "appraise info-mine-treasure 3" } (card, number of the treasure)

terminal-usage-spy = Written like this: { "spy info-mine-dwarf 4" } (card, number of the seat)

terminal-usage-snare = Written like this: { "snare 3,2/E" } (field and side)

terminal-usage-troll = Written like this: { "troll 3,2/E" } (field and side)

terminal-usage-storm = Written like this: { "storm 3,2" } (field)

terminal-usage-step = Written like this: { "step 3,2" } (field)

terminal-usage-agree = Written like this: { "agree" }

terminal-usage-stop = Written like this: { "stop" }

terminal-usage-align = Written like this: { "align mine-gems~" } (mine, with ~ upside down)

terminal-usage-pick = Written like this: { "pick 3" } (number of the treasure)

terminal-usage-leave = Written like this: { "leave" }

terminal-usage-spygoal = Written like this: { "spygoal secret-information-I 2" } (card, number of the goal, clockwise from the north-west)

terminal-usage-spydwarf = Written like this: { "spydwarf secret-information-I 4" } (card, number of the seat)

terminal-usage-collapse = Written like this: { "collapse rockfall-II 2,0" } (card, cell)

terminal-usage-tradehands = Written like this: { "tradehands swap-cards-II 4" } (card, number of the seat)

terminal-usage-spin = Written like this: { "spin web-circle 2,0/E" } (card, cell and side)

terminal-usage-equip = Written like this: { "equip boots-I 4" } (card, number of the seat)

terminal-usage-lure = Written like this: { "lure rat-I 2,0/2" } (card, cell and number of the space)

terminal-usage-cut = Written like this: { "cut 2,0/E" } (cell and side)

terminal-usage-strike = Written like this: { "strike rat" } (creature)

terminal-usage-endure = Written like this: { "endure" }

terminal-usage-begin = Written like this: { "begin 2" } (number of the seat)

## Commands: the words that are typed

terminal-word-help = help

terminal-word-legal = legal

terminal-word-board = board

terminal-word-log = log

terminal-word-role = role

terminal-word-known = known

terminal-word-gold = gold

terminal-word-why = why

terminal-word-hint = hint

terminal-word-save = save

terminal-word-quit = quit

## Commands: what they do

terminal-about-help = this list

terminal-about-legal = every possible move, with its notation

terminal-about-board = the whole board

terminal-about-log = everything that happened

terminal-about-role = your dwarf card, until Enter hides it

terminal-about-known = what is known of goals and other cards, likewise

terminal-about-gold = your gold, likewise

terminal-about-why = why a move is not allowed: { "why 3 2,0" }

terminal-about-hint = what a greedy bot would do

terminal-about-save = write the game so far to a file: { "save game.dig" }

terminal-about-quit = leave the game

terminal-help-card = A number picks a card and shows its moves; { "3.2" } is the second move of card 3. A number in brackets is a card that can only be put away.

terminal-help-cell = { "3 2,0" } plays card 3 at column 2, row 0. Columns are numbered above the board, rows at its left.

terminal-help-notation = Moves can be written out: { "place NES~ 2,0" }. The Tab key completes them.

terminal-help-signs = On the board S is the start, ?1 to ?3 are the goals that lie face down, $ is the treasure, o a stone, + a cell where a card of this hand fits. Ways that are cut off from the start are grey or full of rubble.

terminal-help-seats = Seats have their number before them, ✗ for broken tools, and under gold the number of gold cards, not their worth.

terminal-help-cave = On the board: S start, H ladder, @ dark hole, T tunnel, * vein of gold, X ways that do not meet, E exit, ?1 to ?4 face-down goals; numbers are dwarves, R L G creatures, # webs, g gold.

terminal-help-sides = Yellow or blue on the back of a clan card is open; loyal or saboteur is not, until a vein or the exit shows it.

terminal-help-forest = On the board S is a start card, ?1 to ?4 are the mines that lie face down; an open mine is * for gems, $ for gold, o for silver, D for the dragon. = are logs, ~ a lake, v a ditch, ^ a rock, f a campfire; a, b, r are axe, boat and rope on them, ! is a trap, T a troll. Small numbers are the seats whose dwarves stand there, · is a free field, + one where a card of this hand fits.

terminal-help-clans = Seats have their number and B or Y for their clan before them, · for a troll card, and under points those of earlier rounds and the number of treasures.

terminal-help-rules = All rules are shown, outside the game, by “{ "undermine rules" } { $game }”.

## Answers to commands

terminal-why-what = Which move? For instance: { $word } { "3 2,0" }

terminal-allowed = That is allowed.

terminal-put-away-only = This card can only be put away now.

terminal-goal-known = { $goal }: { $card }

terminal-goal-unknown = { $goal }: not known

terminal-note = Known to be there ({ $places }): { $cards }

terminal-hoard = { $cards }: worth { $worth } in all, as far as known

terminal-gold =
    { $worth ->
        [one] { $cards }: 1 gold piece in all
       *[other] { $cards }: { $worth } gold pieces in all
    }

terminal-hint = A greedy bot would { $action } [{ $notation }]

terminal-no-hint = There is no bot here that could give a hint.

terminal-save-where = Into which file? For instance: { $word } { "game.dig" }

terminal-save-exists = The file { $file } is there already and stays as it is.

terminal-save-failed = The file { $file } cannot be written.

terminal-saved = The game so far is in { $file }.

## Secrets

terminal-round-begins = Round { $round } begins.

terminal-new-hat = { $name } has a new dwarf card.

terminal-look-at-role = { $name }: Enter turns the dwarf card over; nobody else should look.

terminal-hide = Enter hides this.

terminal-aim-digger = A digger wants a way from the start to the treasure.

terminal-aim-saboteur = A saboteur keeps every way from the treasure, ideally without being noticed.

terminal-aim-blue = A blue digger wants a way to the treasure that no green door bars.

terminal-aim-green = A green digger wants a way to the treasure that no blue door bars.

terminal-aim-boss = The Boss wins with the diggers, for 1 gold less.

terminal-aim-profiteer = The Profiteer wins with nearly anybody, for 2 gold less.

terminal-aim-geologist = A Geologist is paid for every crystal in sight.

terminal-aim-blue-loyal = A loyal blue dwarf works for blue, and shares what blue gains.

terminal-aim-yellow-loyal = A loyal yellow dwarf works for yellow, and shares what yellow gains.

terminal-aim-blue-selfish = A selfish dwarf keeps what it finds, and shares with nobody.

terminal-aim-yellow-selfish = A selfish dwarf keeps what it finds, and shares with nobody.

terminal-aim-blue-saboteur = A blue saboteur works for yellow and shares what yellow gains, ideally without being noticed.

terminal-aim-yellow-saboteur = A yellow saboteur works for blue and shares what blue gains, ideally without being noticed.

terminal-curtain = Now the keyboard goes to { $name }.

terminal-curtain-enter = { "[Enter]" } shows the table.

## The end of a round and of the game

terminal-continue = Enter goes on.

terminal-dwarves = The dwarf cards are turned up:

terminal-left-over = left over: { $card }

terminal-diggers-share = The diggers share out gold; each takes a card in secret.

terminal-nobody-paid = Nobody is paid.

terminal-total = { "  " }{ $name }: { $gold }

terminal-total-winner = { "* " }{ $name }: { $gold }

terminal-no-winner = Nobody wins: nobody has left the cave.

terminal-purse = Gold on the dwarf card: { $gold }

terminal-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }

## Leaving

terminal-interrupted = Leave the game? Ctrl-C once more leaves; anything else goes on.

terminal-left = The game was left before its end.

terminal-kept = It is kept in { $file }; the same command goes on with it.

## Sitting down

terminal-no-such-game = There is no game “{ $game }”; the games are: { $known }

terminal-no-such-bot = There is no bot “{ $bot }”; a seat is { "me" }, { "me:NAME" }, { "NAME:BOT" } or a bot, and the bots are: { $known }

terminal-missing-bot = The bot “{ $bot }” is not installed.

terminal-bad-name = { $name } is no name for a seat.

terminal-name-twice = Two seats cannot both be called { $name }.

terminal-seat-number = The game is for { $fewest } to { $most } seats, not { $count }.

terminal-bad-seed = A seed is up to 128 letters, digits and { "_.-" }, not { $seed }.

## Records

terminal-record-unread = { $file } is no record that could be gone on with.

terminal-record-broken = { $file } breaks the rules in entry { $number }.

terminal-other-game = { $file } is another game: { $rules } with { $seats }.

terminal-seed-missing = The seed of { $record } is missing: without { $file } nobody can deal on.

terminal-seed-wrong = This seed is not the one that { $record } was dealt by.
