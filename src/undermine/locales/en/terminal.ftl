### What the game at the terminal says.
### Notation stands in quotes and braces, for it is the same in every language.

## The screen

terminal-welcome = Undermine: a new game.

terminal-goes-on = Undermine: the game continues.

terminal-head = { $game } · round { $round } of { $rounds } · draw pile { $stock } · discarded { $discard }

terminal-head-only = { $game } · draw pile { $stock } · discarded { $discard }

terminal-column-seat = player

terminal-column-cards = cards

terminal-column-gold = gold

terminal-column-points = points

terminal-clan-blue = B

terminal-clan-yellow = Y

terminal-legend-clans = Numbers on cards: the dwarves of these players. B: blue clan, Y: yellow clan.

terminal-own = (you)

## Choosing

terminal-choose-card = { $name }, which card? Type its number to see its moves, or “help”.

terminal-cannot-dig = Broken: { $tools }. You can’t dig until everything is repaired. { $hint }

terminal-choose-move = { $card }: which move? Type a number, or press Enter to go back.

terminal-choose-cell = { $card }: which move? Type a number or a spot, or press Enter to go back.

terminal-choose = What will you do? Choose a number.

terminal-no-card = without a card from your hand

terminal-put-away = discard it and pass

terminal-put-away-with = discard it with { $cards }

## Lines that mean nothing

terminal-unread = I don’t understand “{ $text }”. Type “{ $help }” for help.

terminal-meant = Did you mean “{ $word }”?

terminal-no-such-card = There’s no card number “{ $text }” in your hand.

terminal-no-such-move = There’s no move number “{ $text }”.

terminal-card-first = A spot alone isn’t enough: the number of a card comes first, as in “{ "3 2,0" }”.

terminal-not-there = “{ $text }” won’t work: this card isn’t played on a spot.

terminal-bots-never-agree = That takes everyone at the table, and bots never agree to it.

## How moves are written

terminal-usage-place = Written like this: { "place NES~ 2,0" } (card, with ~ upside down; spot)

terminal-usage-break = Written like this: { "break broken-lamp 4" } (card, number of the player)

terminal-usage-mend = Written like this: { "mend fixed-lamp lamp 4" } (card, tool, number of the player)

terminal-usage-rockfall = Written like this: { "rockfall 2,0" } (spot)

terminal-usage-peek = Written like this: { "peek 2" } (number of the goal)

terminal-usage-discard = Written like this: { "discard NES" } (card)

terminal-usage-take = Written like this: { "take gold-2" } (card)

terminal-usage-orient = Written like this: { "orient stone-ne~" } (goal, with ~ upside down)

terminal-usage-bridge = Written like this: { "bridge axe 4,2" } (card, spot)

terminal-usage-scout = Written like this: { "scout info-mine-dwarf 2" } (card, number of the mine)

terminal-usage-appraise = Written like this: { "appraise info-mine-treasure 3" } (card, number of the treasure)

terminal-usage-spy = Written like this: { "spy info-mine-dwarf 4" } (card, number of the player)

terminal-usage-snare = Written like this: { "snare 3,2/E" } (spot and side)

terminal-usage-troll = Written like this: { "troll 3,2/E" } (spot and side)

terminal-usage-storm = Written like this: { "storm 3,2" } (spot)

terminal-usage-step = Written like this: { "step 3,2" } (spot)

terminal-usage-agree = Written like this: { "agree" }

terminal-usage-stop = Written like this: { "stop" }

terminal-usage-align = Written like this: { "align mine-gems~" } (mine, with ~ upside down)

terminal-usage-pick = Written like this: { "pick 3" } (number of the treasure)

terminal-usage-leave = Written like this: { "leave" }

terminal-usage-spygoal = Written like this: { "spygoal secret-information-I 2" } (card, number of the goal, clockwise from the top left)

terminal-usage-spydwarf = Written like this: { "spydwarf secret-information-I 4" } (card, number of the player)

terminal-usage-collapse = Written like this: { "collapse rockfall-II 2,0" } (card, spot)

terminal-usage-tradehands = Written like this: { "tradehands swap-cards-II 4" } (card, number of the player)

terminal-usage-spin = Written like this: { "spin web-circle 2,0/E" } (card, spot and side)

terminal-usage-equip = Written like this: { "equip boots-I 4" } (card, number of the player)

terminal-usage-lure = Written like this: { "lure rat-I 2,0/2" } (card, spot and number of the space)

terminal-usage-cut = Written like this: { "cut 2,0/E" } (spot and side)

terminal-usage-strike = Written like this: { "strike rat" } (creature)

terminal-usage-endure = Written like this: { "endure" }

terminal-usage-begin = Written like this: { "begin 2" } (number of the player)

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

terminal-about-legal = every possible move, with its number

terminal-about-board = the whole board

terminal-about-log = everything that happened

terminal-about-role = your dwarf card, until Enter hides it

terminal-about-known = what is known about goals and other cards, likewise

terminal-about-gold = your gold, likewise

terminal-about-why = why a move is not allowed: { "why 3 2,0" }

terminal-about-hint = what a greedy bot would do

terminal-about-save = save the game so far to a file: { "save game.dig" }

terminal-about-quit = leave the game

terminal-help-card = A number picks a card and shows its moves; { "3.2" } is the second move of card 3. A number in brackets is a card that can only be discarded.

terminal-help-cell = { "3 2,0" } plays card 3 at column 2, row 0, and so does { "3 C5" }. Columns are above the board ({ "C/2" }), rows to its left (0) and to its right (5).

terminal-help-notation = You can also write moves out: { "place NES~ 2,0" }. The Tab key completes them.

terminal-help-signs = On the board, S is the start, ?1 to ?3 are the face-down goals, $ is the treasure, o a stone, + a spot where a card from your hand fits. Paths that are cut off from the start are grey or full of rubble.

terminal-help-seats = Players have their number in front, ✗ for broken tools, and under gold the number of gold cards, not what they are worth.

terminal-help-cave = On the board: S start, H ladder, @ dark hole, T tunnel, * gold vein, X paths that do not meet, E exit, ?1 to ?4 face-down goals; numbers are dwarves, R L G creatures, # webs, g gold.

terminal-help-sides = Everyone can see yellow or blue on the back of a clan card, but not loyal or saboteur, until a vein or the exit reveals it.

terminal-help-forest = On the board, S is a start card, ?1 to ?4 are the face-down mines; a face-up mine is * for gems, $ for gold, o for silver, D for the dragon. = are logs, ~ a lake, v a ditch, ^ a rock, f a campfire; a, b, r are axe, boat and rope on them, ! is a trap, T a troll. Small numbers are the players whose dwarves are there, · is a free spot, + one where a card from your hand fits.

terminal-help-clans = Players have their number and B or Y for their clan in front, · for a troll card, and under points those of earlier rounds and the number of treasures.

terminal-help-rules = To see all rules, leave the game and run “{ "undermine rules" } { $game }”.

## Answers to commands

terminal-why-what = Which move? For example: { $word } { "3 2,0" }

terminal-allowed = That’s allowed.

terminal-put-away-only = This card can only be discarded now.

terminal-goal-known = { $goal }: { $card }

terminal-goal-unknown = { $goal }: not known

terminal-note = Known to be there ({ $places }): { $cards }

terminal-hoard = { $cards }: worth { $worth } in all, as far as you know

terminal-gold =
    { $worth ->
        [one] { $cards }: 1 gold in all
       *[other] { $cards }: { $worth } gold in all
    }

terminal-hint = A greedy bot would { $action } ({ $number })

terminal-no-hint = No bot here can give a hint.

terminal-save-where = Into which file? For example: { $word } { "game.dig" }

terminal-save-exists = The file { $file } already exists and is left as it is.

terminal-save-failed = Can’t write the file { $file }.

terminal-saved = Saved the game so far to { $file }.

## Secrets

terminal-round-begins = Round { $round } begins.

terminal-new-hat = { $name } has a new dwarf card.

terminal-look-at-role = { $name }: press Enter to turn over your dwarf card; no one else should look.

terminal-hide = Press Enter to hide this.

terminal-aim-digger = A digger wants a path from the start to the treasure.

terminal-aim-saboteur = A saboteur keeps every path from reaching the treasure, ideally without being noticed.

terminal-aim-blue = A blue digger wants a path to the treasure with no green door.

terminal-aim-green = A green digger wants a path to the treasure with no blue door.

terminal-aim-boss = The Boss wins with the diggers, for 1 gold less.

terminal-aim-profiteer = The Profiteer wins with almost anyone, for 2 gold less.

terminal-aim-geologist = A Geologist gets gold for every crystal in the mine.

terminal-aim-blue-loyal = A loyal blue dwarf works for blue and shares what blue gains.

terminal-aim-yellow-loyal = A loyal yellow dwarf works for yellow and shares what yellow gains.

terminal-aim-blue-selfish = A selfish dwarf keeps what it finds and shares with no one.

terminal-aim-yellow-selfish = A selfish dwarf keeps what it finds and shares with no one.

terminal-aim-blue-saboteur = A blue saboteur works for yellow and shares what yellow gains, ideally without being noticed.

terminal-aim-yellow-saboteur = A yellow saboteur works for blue and shares what blue gains, ideally without being noticed.

terminal-curtain = Pass the keyboard to { $name }.

terminal-curtain-enter = Press { "[Enter]" } to show the table.

## The end of a round and of the game

terminal-continue = Press Enter to continue.

terminal-dwarves = The dwarf cards are revealed:

terminal-left-over = leftover: { $card }

terminal-diggers-share = The diggers share out gold; each secretly takes a card.

terminal-nobody-paid = No one gets gold.

terminal-total = { "  " }{ $name }: { $gold }

terminal-total-winner = { "* " }{ $name }: { $gold }

terminal-no-winner = No one wins: no one left the cave.

terminal-purse = Gold on the dwarf card: { $gold }

terminal-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }

## Leaving

terminal-interrupted = Leave the game? Press Ctrl-C again to leave, anything else to stay.

terminal-left = You left the game before it was over.

terminal-kept = It is saved in { $file }; run the same command to continue.

## Sitting down

terminal-no-such-game = There’s no game “{ $game }”; the games are: { $known }

terminal-no-such-bot = There’s no bot “{ $bot }”; a player is { "me" }, { "me:NAME" }, { "NAME:BOT" } or a bot, and the bots are: { $known }

terminal-missing-bot = The bot “{ $bot }” isn’t installed.

terminal-bad-name = { $name } can’t be used as a name.

terminal-name-twice = Two players can’t both be called { $name }.

terminal-seat-number = The game is for { $fewest } to { $most } players, not { $count }.

terminal-bad-seed = A seed is up to 128 letters, digits and { "_.-" }, not { $seed }.

## Records

terminal-record-unread = { $file } isn’t a game that can be resumed.

terminal-record-broken = { $file } breaks the rules in entry { $number }.

terminal-other-game = { $file } is another game: { $rules } with { $seats }.

terminal-seed-missing = The seed of { $record } is missing: without { $file } no one can deal the rest.

terminal-seed-wrong = This isn’t the seed that { $record } was dealt from.
