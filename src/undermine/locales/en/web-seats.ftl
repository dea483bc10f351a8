### Seats: who is away, stand-ins, votes about a seat, removing somebody, joining late.
### $name is what the person concerned is called, $by whose doing it was, $time a time of day.

## The table waits for somebody

stall-away =
    { $minutes ->
        [0] { $name } is away.
        [one] { $name } has been away for a minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }

stall-idle = { $name } hasn’t played for { $minutes } minutes.

stall-what = What now?

stall-wait = Keep waiting

## Three things that can be done about a seat

panel-ask = Ask for a bot

panel-put-in = Let a bot play

panel-until = A bot plays with what { $name } knows until { $name } is back.

panel-turn = A bot plays this one turn with what { $name } knows.

panel-stands-in = A bot is playing for { $name }.

panel-keeps = { $name } keeps the seat and can take over again with one tap.

panel-let-bot = Let a bot play

panel-end-standin = Stop the bot

panel-vote = Start a vote

panel-at-once = by you, the host, at once

panel-too-soon = after { $minutes } minutes of waiting

panel-needs =
    { $needed ->
        [one] 1 vote is enough
       *[other] { $needed } of { $voters } votes
    }

panel-handover = Give the seat away

panel-handover-how = A bot takes over, and someone else may ask for the seat.

panel-loses = { $name } loses the seat.

panel-only-away = after { $minutes } minutes away

panel-two-others = needs two other people

panel-all =
    { $count ->
        [2] both must agree
       *[other] all { $count } must agree
    }

panel-remove = Remove { $name }

panel-remove-why = For misconduct, not for being away.

panel-cannot-return = { $name } can’t come back to this table.

panel-remove-first = Remove…

panel-remove-sure = Remove { $name } from this table?

panel-remove-yes = Yes, remove

panel-remove-really = { $name } loses the seat for good. Are you sure?

panel-remove-for-good = Remove { $name } for good

panel-asked-twice = by you, the host; asked twice

panel-by-host = only by { $name }, the host

## Votes about a seat

motion-standin-turn = A bot plays this turn for { $who ->
        [me] you
       *[other] { $name }
    }

motion-standin-turn-means = After this turn everything is as before.

motion-standin = A bot plays for { $who ->
        [me] you
       *[other] { $name }
    } for now

motion-standin-means = The seat is safe: one tap, and the bot stops.

motion-handover =
    { $who ->
        [me] Your seat
       *[other] { $name }’s seat
    } is given away

motion-handover-means = This can’t be undone. A bot plays until someone takes the seat.

motion-admit = { $applicant } takes over from { $who ->
        [me] you
       *[other] { $name }
    } at once

motion-admit-means = Whoever takes the seat sees its cards.

motion-no = Against

motion-about-you = The others are voting about your seat. Play, and the vote is over.

motion-voted-no = You voted no.

ballot-count = { $yes } of { $needed } votes

## What can be done in the sheet of a player

seat-mute-how = Only for you: no messages and no reactions. No one notices.

seat-muted = You’ve muted this player. No one else notices.

seat-crown = Make { $name } the host

seat-crown-sure = { $name } becomes the host, and you stop being the host.

seat-crown-yes = Hand over

seat-offer = Offer this seat

seat-offer-how = Anyone with the link and no seat can then ask for it.

seat-unoffer = Stop offering it

seat-offered-how = On offer: anyone with the link and no seat can ask for it.

## Joining late

late-title = Seats on offer

late-offered =
    { $count ->
        [one] A seat is on offer.
       *[other] { $count } seats are on offer.
    }

late-which = Which seat?

late-ask = Ask for this seat

late-how = The host can let you in from the next round; a vote can let you in at once.

late-waiting = You asked for { $seat }’s seat. The players decide.

late-admitted = { $seat }’s seat is yours from the next round. Stay on this page.

late-withdraw = Withdraw

late-asks = { $name } asks for { $holder_who ->
        [me] your seat
       *[other] { $holder }’s seat
    }.

late-vote-only = No round follows this one: only a vote can let someone in.

late-decline = No

late-vote = Vote: at once

late-admit = From the next round

## A table whose game I may not see

outside-playing = A game is being played here

outside-playing-text = This table has no spectators.

outside-over = The game here is over

outside-over-text = You weren’t part of it, so its cards stay hidden. { $name } is the host and can start another game.

## Welcome back

welcome-title = Welcome back

welcome-lead =
    { $turns ->
        [one] One decision was made for you, at { $from }.
       *[other] { $turns } decisions were made for you, { $from } to { $until }.
    }

welcome-by-stand-in = decided by the bot

welcome-by-clock = decided when time was up

welcome-only-you = only you can see which

welcome-more =
    { $count ->
        [one] One earlier decision is in the log.
       *[other] { $count } earlier decisions are in the log.
    }

welcome-silent = It didn’t chat in your name.

welcome-done = Done to you meanwhile:

welcome-play-on = Let the bot play on

welcome-take = I’m back

welcome-go-on = Continue
