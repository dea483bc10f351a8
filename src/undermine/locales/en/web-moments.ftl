### The moments of a game in the browser (role, reveal, gold, end) and what lies beside the table:
### log, talk, votes, clock, menu. $name is what a seat is called; cards, tools and goals come in words.

## The role, once a round

ceremony-title = Your role

ceremony-round = Round { $round } of { $rounds }

ceremony-secret = Only you can see this, and only while you hold

ceremony-hold = Hold to look

ceremony-keep-holding = Keep holding…

ceremony-hold-hint = Press and hold the card until it turns over.

ceremony-hold-keys = Keyboard: hold Space or Enter.

ceremony-aim-digger = Dig a path from the ladder to the treasure.

ceremony-aim-saboteur = Make sure no one reaches the treasure before all hands are empty.

# $cards is how many dwarf cards there are, $players how many of them are dealt.
ceremony-deal = Dwarf cards: { $roles }. { $players } of these { $cards } are dealt.

ceremony-digger-count =
    { $count ->
        [one] 1 digger
       *[other] { $count } diggers
    }

ceremony-saboteur-count =
    { $count ->
        [one] 1 saboteur
       *[other] { $count } saboteurs
    }

ceremony-understood = Got it

ceremony-look-first = See your role first

ceremony-waiting = { $seconds } seconds more on the clock until everyone has looked.

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

reveal-found = { $name } completed the path and reached { $goal }.

reveal-length =
    { $count ->
        [one] One card from the ladder to the treasure.
       *[other] { $count } cards from the ladder to the treasure.
    }

reveal-asks = Does the path reach the treasure?

reveal-hands = All hands are empty. The treasure stays buried.

reveal-agreed = Everyone agreed to stop. The treasure stays buried.

reveal-decided = What decided it:

reveal-by-mending = { $name } repaired { $whose ->
        [own] { $who ->
            [me] your
           *[other] their
        } own { $tool }
       *[other] { $target_who ->
            [me] your { $tool }
           *[other] { $target }’s { $tool }
        }
    } on turn { $turn }.

reveal-by-look = { $name } had peeked at { $goal } on turn { $turn }.

reveal-by-rock = No one filled the gap left by { $who ->
        [me] your
       *[other] { $name }’s
    } rockfall on turn { $turn }.

reveal-by-broken =
    { $count ->
        [one] One tool was still broken at the end.
       *[other] { $count } tools were still broken at the end.
    }

reveal-by-short =
    { $count ->
        [one] The path stopped one card short of the goals.
       *[other] The path stopped { $count } cards short of the goals.
    }

reveal-by-digging =
    { $count ->
        [one] One path card, and not one rockfall.
       *[other] { $count } path cards, and not one rockfall.
    }

reveal-by-rocks = Path cards laid: { $cards }. Rockfalls: { $rocks }.

reveal-beat-way = The path

reveal-beat-goals = The goals

reveal-beat-dwarves = The dwarves

reveal-beat-gold = The gold

reveal-beats = Step { $step } of { $steps }: { $what }

reveal-covered =
    { $count ->
        [one] The goal that was not reached stays face down.
       *[other] Goals that were not reached stay face down.
    }

reveal-left-note = The leftover dwarf card is revealed last.

reveal-left = leftover

reveal-face-down = face down

reveal-skip-gold = Skip to the gold

reveal-next = Continue

reveal-role-digger = Digger

reveal-role-saboteur = Saboteur

reveal-paid =
    { $value ->
        [one] 1 gold
       *[other] { $value } gold
    }

reveal-unpaid = no gold

reveal-won = Your side won!

reveal-lost = Your side lost.

reveal-chooses-first =
    { $who ->
        [me] You pick
       *[other] { $name } picks
    } gold first.

reveal-board = The mine at the end of the round

## Gold for the diggers

gold-title = Sharing the gold

gold-yours = Choose a card

gold-yours-note = Keep one and pass the rest on, face down.

gold-last = Your card

gold-last-note = It’s the last one.

gold-others = { $name } is choosing

gold-others-note =
    { $count ->
        [one] One gold card is left.
       *[other] { $count } gold cards left to share.
    }

gold-take = Take

gold-pick = { $card }, { $count } on offer

gold-offered = × { $count }

gold-order = Picking order

gold-chosen = done

gold-now = choosing now

gold-later = waiting

gold-kept = Your gold card is face down in front of you.

## A goal that fits both ways, and who begins

orient-title = Which way up?

orient-note = It fits either way. You can’t turn it later.

orient-pick = Place it like this: { $tile }

orient-others = { $name } decides which way up { $goal } goes.

starter-title = Who goes first?

starter-note = Decide together, then the host taps a name.

starter-pick =
    { $who ->
        [me] You go
       *[other] { $name } goes
    } first

starter-others = The host decides who goes first.

## The end of the game

standings-title = Standings

standings-upper = THE GOLD

standings-lower = IS COUNTED

standings-won =
    { $names_who ->
        [me] You win
       *[other] { $names } wins
    } with { $gold } gold.

standings-won-together = { $names } win together with { $gold } gold each.

standings-place = Place { $place }

standings-gold =
    { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }

standings-rounds = Round by round

standings-round = Round { $round }

standings-round-treasure = { $name } reached the treasure.

standings-round-hands = The treasure stayed buried.

standings-round-agreed = Everyone agreed to stop.

standings-saboteurs =
    { $count ->
        [one] Saboteur: { $names }
       *[other] Saboteurs: { $names }
    }

standings-no-saboteurs = No one was a saboteur.

standings-again = Play again

standings-again-others = { $name } is the host and can start another game.

standings-replay = Replay

standings-home = Home

standings-look = View table

standings-back = Standings

## The seal: the deal can be checked

seal-title = Dealt as promised

seal-open = The cards are public now: check it yourself.

seal-closed = Cards stay hidden at this table, so the deal stays sealed.

seal-promise = Fingerprint published before the deal

seal-how = Download the record and run this on your computer:

seal-record = Download record

seal-copy = Copy

## The drawer beside the table

drawer-title = Log and chat

drawer-open = Open log and chat

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

log-begin = You go first: tap a card in your hand.

log-empty = Nothing has happened yet.

log-round = Round { $round }

log-turn = Turn { $turn }

log-jump = Show on the board

log-by-stand-in = Bot playing for { $who ->
        [me] you
       *[other] { $name }
    }

log-by-clock = Time’s up: automatic move for { $who ->
        [me] you
       *[other] { $name }
    }

log-dealt = The cards have been dealt.

log-offered =
    { $count ->
        [one] One gold card to share.
       *[other] { $count } gold cards to share.
    }

## Talk and signs

talk-title = Chat

talk-empty = No messages yet.

talk-off = Chat is off. Reactions still work.

talk-say = Message the table

talk-send = Send

talk-left =
    { $count ->
        [one] one character left
       *[other] { $count } characters left
    }

talk-watching = Only players can chat, so no one gives advice from outside.

talk-signs = Reactions

talk-mute = Mute { $name }

talk-unmute = Unmute { $name }

talk-who = Mute players

sign-yes = yes

sign-no = no

sign-laugh = ha!

sign-wow = oh!

sign-hurry = hurry!

sign-thanks = thanks

sign-suspicious = hmm…

sign-sorry = sorry

## A vote of the whole table

ballot-by =
    { $who ->
        [me] You propose
       *[other] { $name } proposes
    }:

ballot-yes = I agree

ballot-no = No, keep playing

ballot-agreed = Agreed: { $names }

ballot-open = Still to vote: { $names }

ballot-voted = You voted yes. Waiting for the others.

ballot-watching = The players are voting.

## The clock

clock-yours = Your time

clock-of = { $name }’s time

clock-soon = Your time is nearly up: { $seconds } seconds

## The menu of the table

menu-title = Table

menu-copy = Copy link

menu-rules = Rules

menu-settings = Settings

menu-home = Home

menu-full = Full screen

menu-full-off = Exit full screen

menu-language = Language

menu-sound = Sound

menu-rise = Leave seat

menu-rise-sure = A bot will play for you. You can come back.

menu-rise-yes = Leave seat

menu-stay = Stay

menu-host = Host

menu-pause = Pause game

menu-go-on = Resume game

menu-stand-in = Bot for { $name }

menu-stand-in-off = { $name } plays again

menu-propose = Propose

## Stand-ins and pauses

standin-title = A bot is playing for you

standin-turn = Your bot is playing

standin-back = I’m back

standin-paused = Game paused. The clocks have stopped.

standin-go-on = Resume

standin-waiting = Waiting for the host to resume.

## What the log says about seats

notice-admitted =
    { $by_who ->
        [me] You let
       *[other] { $by } lets
    } { $who ->
        [me] you
       *[other] { $name }
    } play from the next round on.

notice-applied =
    { $who ->
        [me] You ask
       *[other] { $name } asks
    } for a seat.

notice-away =
    { $who ->
        [me] You are
       *[other] { $name } is
    } away.

notice-back =
    { $who ->
        [me] You are
       *[other] { $name } is
    } back.

notice-called-admit =
    { $by_who ->
        [me] You call
       *[other] { $by } calls
    } a vote: may { $who ->
        [me] you
       *[other] { $name }
    } join right now?

notice-called-handover =
    { $by_who ->
        [me] You call
       *[other] { $by } calls
    } a vote: give { $who ->
        [me] your
       *[other] { $name }’s
    } seat to someone else?

notice-called-standin =
    { $by_who ->
        [me] You call
       *[other] { $by } calls
    } a vote: let a bot play for { $who ->
        [me] you until you are
       *[other] { $name } until they are
    } back?

notice-called-standin-turn =
    { $by_who ->
        [me] You call
       *[other] { $by } calls
    } a vote: let a bot play for { $who ->
        [me] you
       *[other] { $name }
    } this turn?

notice-crown =
    { $by_who ->
        [me] You
       *[other] { $by }
    } made { $who ->
        [me] you
       *[other] { $name }
    } the host.

notice-crown-away =
    { $who ->
        [me] You are
       *[other] { $name } is
    } now the host.

notice-declined =
    { $by_who ->
        [me] You
       *[other] { $by }
    } turned { $who ->
        [me] you
       *[other] { $name }
    } away.

notice-dropped = The server was restarted, so the vote about { $who ->
        [me] you
       *[other] { $name }
    } was lost. You can call it again.

notice-handover = By vote, { $who ->
        [me] you have lost your seat
       *[other] { $name } has lost their seat
    }. A bot plays until someone takes it.

notice-kicked =
    { $by_who ->
        [me] You
       *[other] { $by }
    } removed { $who ->
        [me] you
       *[other] { $name }
    } from the table.

notice-left =
    { $who ->
        [me] You have
       *[other] { $name } has
    } left for good. A bot takes over.

notice-offered =
    { $by_who ->
        [me] You offer
       *[other] { $by } offers
    } { $who ->
        [me] your seat
       *[other] { $name }’s seat
    } to anyone without one.

notice-refused = The vote about { $who ->
        [me] you
       *[other] { $name }
    } did not pass.

notice-returned =
    { $who ->
        [me] You are back and play
       *[other] { $name } is back and plays
    } again.

notice-seated =
    { $who ->
        [me] You join
       *[other] { $name } joins
    } for this round.

notice-seated-vote = By vote, { $who ->
        [me] you join
       *[other] { $name } joins
    } right now.

notice-standin-absent =
    { $who ->
        [me] You are
       *[other] { $name } is
    } away, so a bot plays. The seat is safe.

notice-standin-host =
    { $by_who ->
        [me] You let
       *[other] { $by } lets
    } a bot play for { $who ->
        [me] you
       *[other] { $name }
    }. The seat is safe.

notice-standin-off =
    { $by_who ->
        [me] You
       *[other] { $by }
    } stopped the bot: { $who ->
        [me] you play
       *[other] { $name } plays
    } again.

notice-standin-own =
    { $who ->
        [me] You let
       *[other] { $name } lets
    } a bot play.

notice-standin-turn = By vote, a bot plays this turn for { $who ->
        [me] you
       *[other] { $name }
    }.

notice-standin-vote = By vote, a bot plays for { $who ->
        [me] you
       *[other] { $name }
    }. The seat is safe.

notice-unoffered =
    { $by_who ->
        [me] You no longer offer
       *[other] { $by } no longer offers
    } { $who ->
        [me] your seat
       *[other] { $name }’s seat
    }.

notice-withdrew =
    { $who ->
        [me] You no longer ask
       *[other] { $name } no longer asks
    } for a seat.
