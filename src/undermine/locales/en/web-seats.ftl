### Seats: who is away, stand-ins, votes about a seat, removing somebody, joining late.
### $name is what the person concerned is called, $by whose doing it was, $time a time of day.

## The table waits for somebody

stall-away =
    { $minutes ->
        [0] { $name } is away.
        [one] { $name } has been away for a minute.
       *[other] { $name } has been away for { $minutes } minutes.
    }

stall-idle = { $name } has not played for { $minutes } minutes.

stall-what = What shall happen?

stall-wait = Wait on

## Three things that can be done about a seat

panel-ask = Ask for a stand-in

panel-put-in = Put in a stand-in

panel-until = A bot plays with what { $name } knows until { $name } is back.

panel-turn = A bot plays this one turn with what { $name } knows.

panel-stands-in = A bot plays for { $name }.

panel-keeps = { $name } keeps the seat and takes it back with one tap.

panel-let-bot = Let a bot play

panel-end-standin = End the stand-in

panel-vote = Start a vote

panel-at-once = by you, the host, at once

panel-too-soon = after { $minutes } minutes of waiting

panel-needs =
    { $needed ->
        [one] 1 vote is enough
       *[other] { $needed } of { $voters } votes
    }

panel-handover = Hand the seat on

panel-handover-how = A bot takes over, and somebody else may ask for the seat.

panel-loses = { $name } loses the seat.

panel-only-away = after { $minutes } minutes of absence

panel-two-others = takes two other people

panel-all =
    { $count ->
        [2] both must agree
       *[other] all { $count } must agree
    }

panel-remove = Remove { $name }

panel-remove-why = For misconduct, not for being away.

panel-cannot-return = { $name } cannot come back to this table.

panel-remove-first = Remove …

panel-remove-sure = Remove { $name } from this table?

panel-remove-yes = Yes, remove

panel-remove-really = { $name } loses the seat for good. Are you sure?

panel-remove-for-good = Remove { $name } for good

panel-asked-twice = by you, the host; asked twice

panel-by-host = only by { $name }, the host

## Votes about a seat

motion-standin-turn = A bot plays this turn for { $name }

motion-standin-turn-means = After this turn the seat is as before.

motion-standin = A bot plays for { $name } for now

motion-standin-means = The seat is kept: one tap, and the bot stops.

motion-handover = The seat of { $name } is given away

motion-handover-means = This cannot be taken back. A bot plays until somebody sits down.

motion-admit = { $applicant } takes over from { $name } at once

motion-admit-means = Whoever sits down sees the cards of this seat.

motion-no = Against

motion-about-you = The others are voting about your seat. Play, and the vote is over.

motion-voted-no = Your no counts.

ballot-count = { $yes } of { $needed } votes

## What can be done in the sheet of a player

seat-mute-how = Only for you: no words and no signs. Nobody notices.

seat-muted = You do not hear this player. Nobody else notices.

seat-crown = Make { $name } the host

seat-crown-sure = { $name } becomes the host, and you are host no longer.

seat-crown-yes = Hand over

seat-offer = Offer this seat

seat-offer-how = Whoever has the link and no seat may then ask for it.

seat-unoffer = Offer it no longer

seat-offered-how = On offer: whoever has the link and no seat may ask for it.

## Joining late

late-title = Seats on offer

late-offered =
    { $count ->
        [one] A seat is on offer.
       *[other] { $count } seats are on offer.
    }

late-which = Which seat?

late-ask = Ask for this seat

late-how = The host can let you in from the next round on, the table by a vote at once.

late-waiting = You have asked for the seat of { $seat }. The table decides.

late-admitted = The seat of { $seat } is yours from the next round on. Stay on this page.

late-withdraw = Withdraw

late-asks = { $name } asks for the seat of { $seat }.

late-vote-only = No round follows this one: only a vote lets somebody in.

late-decline = No

late-vote = Vote: at once

late-admit = From the next round

## A table whose game I may not see

outside-playing = A game is being played here

outside-playing-text = This table plays without spectators.

outside-over = The game here is over

outside-over-text = You were not part of it, so its cards stay hidden. { $name } is the host and can start another game.

## Welcome back

welcome-title = Welcome back

welcome-lead =
    { $turns ->
        [one] One decision was made for you, at { $from }.
       *[other] { $turns } decisions were made for you, { $from } to { $until }.
    }

welcome-by-stand-in = decided by the stand-in

welcome-by-clock = decided when time was up

welcome-only-you = only you see which

welcome-more =
    { $count ->
        [one] One earlier decision is in the log.
       *[other] { $count } earlier decisions are in the log.
    }

welcome-silent = It said nothing in your name.

welcome-done = Done to you meanwhile:

welcome-play-on = Let it play on

welcome-take = Take my seat

welcome-go-on = Go on
