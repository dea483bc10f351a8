### The moments of a game in the browser (role, reveal, gold, end) and what lies beside the table:
### log, talk, votes, clock, menu. $name is what a seat is called; cards, tools and goals come in words.

## The role, once a round

ceremony-title = Your role

ceremony-round = Round { $round } of { $rounds }

ceremony-secret = Only you can see this, only while you hold

ceremony-hold = Hold to look

ceremony-keep-holding = Keep holding …

ceremony-hold-hint = Press the card and hold until it opens.

ceremony-hold-keys = Keyboard: hold Space or Enter.

ceremony-aim-digger = Dig a way from the ladder to the treasure.

ceremony-aim-saboteur = See to it that nobody reaches the treasure before every hand is empty.

# $cards is how many dwarf cards there are, $players how many of them are dealt.
ceremony-deal = In the deal: { $roles } among { $cards } cards, { $players } players.

ceremony-digger-count =
    { $count ->
        [one] 1 digger
       *[other] { $count } diggers
    }

ceremony-saboteur-count =
    { $count ->
        [one] 1 saboteur
       *[other] { $count } saboteurs
    }

ceremony-understood = Understood

ceremony-look-first = Look at your role first

ceremony-waiting = Until everybody has looked, there are { $seconds } seconds more on the clock.

## The reveal at the end of a round

reveal-title = Round { $round } is over

reveal-of = Round { $round } of { $rounds } is over

# Two lines, cut in stone: capitals and spaces only.
reveal-diggers-upper = THE DIGGERS

reveal-diggers-lower = FOUND IT

reveal-saboteurs-upper = THE SABOTEURS

reveal-saboteurs-lower = KEPT IT HIDDEN

# Nobody was a saboteur, and still the treasure was not found.
reveal-nobody-upper = THE MOUNTAIN

reveal-nobody-lower = KEPT IT

reveal-found = { $name } completed the way and reached the { $goal }.

reveal-length =
    { $count ->
        [one] One card from the ladder to the chest.
       *[other] { $count } cards from the ladder to the chest.
    }

reveal-asks = Does the way lead to the treasure?

reveal-hands = Every hand is empty, and the treasure stays in the mountain.

reveal-agreed = All agreed to stop, and the treasure stays in the mountain.

reveal-decided = What decided it:

reveal-by-mending = { $name } mended the { $tool } of { $target } on turn { $turn }.

reveal-by-look = { $name } had looked at the { $goal } on turn { $turn }.

reveal-by-rock = { $name } brought the rock down on turn { $turn }, and nobody dug there again.

reveal-by-broken =
    { $count ->
        [one] At the end one tool lay broken.
       *[other] At the end { $count } tools lay broken.
    }

reveal-by-short =
    { $count ->
        [one] The way ended one column before the goals.
       *[other] The way ended { $count } columns before the goals.
    }

reveal-by-digging =
    { $count ->
        [one] One path card was laid, and no rockfall came between.
       *[other] { $count } path cards were laid, and no rockfall came between.
    }

reveal-by-rocks = Path cards laid: { $cards }. Rockfalls: { $rocks }.

reveal-beat-way = The way

reveal-beat-goals = The goals

reveal-beat-dwarves = The dwarves

reveal-beat-gold = The gold

reveal-beats = Step { $step } of { $steps }: { $what }

reveal-covered =
    { $count ->
        [one] The goal that was not reached stays face down.
       *[other] Goals that were not reached stay face down.
    }

reveal-left-note = The dwarf card left over is turned last.

reveal-left = left over

reveal-face-down = face down

reveal-skip-gold = Skip to the gold

reveal-next = Go on

reveal-you = (you)

reveal-role-digger = Digger

reveal-role-saboteur = Saboteur

reveal-paid =
    { $value ->
        [one] 1 gold
       *[other] { $value } gold
    }

reveal-unpaid = no gold

reveal-won = Your side has won.

reveal-lost = Your side has lost.

reveal-chooses-first = { $name } chooses from the gold first.

reveal-board = The mine at the end of the round

## Gold for the diggers

gold-title = The gold goes round

gold-yours = Choose a card

gold-yours-note = Keep one. The rest goes on, face down.

gold-last = Your card

gold-last-note = It is the last one.

gold-others = { $name } is choosing

gold-others-note =
    { $count ->
        [one] One gold card is left.
       *[other] { $count } gold cards go round.
    }

gold-take = Take

gold-pick = { $card }, { $count } on offer

gold-offered = × { $count }

gold-order = Who chooses

gold-chosen = has chosen

gold-now = is choosing

gold-later = comes later

gold-kept = Your card lies face down before you.

## A goal that fits both ways, and who begins

orient-title = How shall the stone lie?

orient-note = It fits both ways. It stays as you lay it.

orient-pick = Lay it like this: { $tile }

orient-others = { $name } decides how the { $goal } lies.

starter-title = Who begins?

starter-note = The table decides, the host presses the button.

starter-pick = { $name } begins

starter-others = The host decides who begins.

## The end of the game

standings-title = Standings

standings-upper = THE GOLD

standings-lower = IS COUNTED

standings-won = { $names } wins with { $gold } gold.

standings-won-together = { $names } win together with { $gold } gold each.

standings-place = Place { $place }

standings-gold =
    { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }

standings-rounds = Round by round

standings-round = Round { $round }

standings-round-treasure = { $name } reached the treasure.

standings-round-hands = The treasure stayed hidden.

standings-round-agreed = All stopped early.

standings-saboteurs =
    { $count ->
        [one] Saboteur: { $names }
       *[other] Saboteurs: { $names }
    }

standings-no-saboteurs = Nobody was a saboteur.

standings-again = Play again

standings-again-others = { $name } is the host and can start another game.

standings-replay = Replay

standings-home = Home

standings-look = To the table

standings-back = Standings

## The seal: the deal can be checked

seal-title = Dealt as promised

seal-open = The cards are open: check it yourself.

seal-closed = This table keeps its cards covered, so the seal stays unbroken.

seal-promise = Promise made before the deal

seal-how = Save the record and run this on your machine:

seal-record = Save the record

seal-copy = Copy

## The drawer beside the table

drawer-title = Log and talk

drawer-open = Open log and talk

drawer-close = Close

drawer-taller = Show more

drawer-shorter = Show less

drawer-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }

## The log

log-title = Log

log-begin = You begin: tap a card of your hand.

log-empty = Nothing has happened yet.

log-round = Round { $round }

log-turn = Turn { $turn }

log-jump = Show on the board

log-by-stand-in = Stand-in plays for { $name }

log-by-clock = Time is up: played for { $name }

log-dealt = The cards are dealt.

log-offered =
    { $count ->
        [one] One gold card goes round.
       *[other] { $count } gold cards go round.
    }

## Talk and signs

talk-title = Talk

talk-empty = Nobody has said anything.

talk-off = This table plays without chat. Signs still work.

talk-say = Say something to the table

talk-send = Send

talk-left =
    { $count ->
        [one] one character left
       *[other] { $count } characters left
    }

talk-watching = Only those who have a seat can talk.

talk-signs = Signs

talk-mute = Mute { $name }

talk-unmute = Hear { $name } again

talk-who = Who may be heard

talk-you = You

sign-yes = yes

sign-no = no

sign-laugh = ha!

sign-wow = oh!

sign-hurry = go on

sign-thanks = thanks

sign-suspicious = hm …

sign-sorry = sorry

## A vote of the whole table

ballot-by = { $name } proposes:

ballot-yes = I agree

ballot-no = No, play on

ballot-agreed = Agreed: { $names }

ballot-open = Not yet: { $names }

ballot-voted = Your yes counts. The table waits for the others.

ballot-watching = The table is voting.

## The clock

clock-yours = Your time

clock-of = Time of { $name }

clock-soon = Your time is nearly up: { $seconds } seconds

## The menu of the table

menu-title = Table

menu-copy = Copy link

menu-rules = Rules

menu-settings = Settings

menu-home = Home

menu-full = Full screen

menu-full-off = Window

menu-language = Language

menu-sound = Sound

menu-rise = Leave my seat

menu-rise-sure = A stand-in plays on for you. You can come back.

menu-rise-yes = Leave the seat

menu-stay = Stay

menu-host = Host

menu-pause = Pause the game

menu-go-on = Go on

menu-stand-in = Stand-in for { $name }

menu-stand-in-off = { $name } plays again

menu-propose = Propose

## What happened since my last turn

since-title = Since your last turn

since-start = Since the round began

since-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }

since-close = Close

## Stand-ins and pauses

standin-title = A stand-in plays for you

standin-turn = Your stand-in plays

standin-back = Take your seat back

standin-paused = The game is paused. The clocks stand still.

standin-go-on = Go on

standin-waiting = It goes on as soon as the host says so.

## What the log says about seats

notice-admitted = { $by } lets { $name } play from the next round on.

notice-applied = { $name } asks for a seat.

notice-away = { $name } is away.

notice-back = { $name } is back.

notice-called-admit = { $by } calls a vote: may { $name } join right now?

notice-called-handover = { $by } calls a vote: give { $name }’s seat to somebody else?

notice-called-standin = { $by } calls a vote: a stand-in for { $name } until they are back?

notice-called-standin-turn = { $by } calls a vote: a stand-in for { $name } this turn?

notice-crown = { $by } has made { $name } the host.

notice-crown-away = { $name } is the host now.

notice-declined = { $by } has turned { $name } away.

notice-dropped = The server was restarted, and the vote about { $name } with it. It can be called again.

notice-handover = By vote, { $name } has lost the seat. A bot plays until somebody takes it.

notice-kicked = { $by } has removed { $name } from the table.

notice-left = { $name } has left for good. A bot plays on.

notice-offered = { $by } offers the seat of { $name } to anybody who has none.

notice-refused = The vote about { $name } did not pass.

notice-returned = { $name } is back and plays again.

notice-seated = { $name } joins for this round.

notice-seated-vote = By vote, { $name } joins right now.

notice-standin-absent = { $name } is away, so a stand-in plays. The seat is kept.

notice-standin-host = { $by } lets a stand-in play for { $name }. The seat is kept.

notice-standin-off = { $by } has ended the stand-in: { $name } plays again.

notice-standin-own = { $name } lets a stand-in play.

notice-standin-turn = By vote, a stand-in plays this turn for { $name }.

notice-standin-vote = By vote, a stand-in plays for { $name }. The seat is kept.

notice-unoffered = { $by } no longer offers the seat of { $name }.

notice-withdrew = { $name } no longer asks for a seat.
