### What the web client says itself: small pieces, the door of a table, the line, what went wrong, sounds, languages.

## Small pieces that every page uses

kit-copied = Copied

kit-copy-by-hand = The browser does not let this page copy. The text is selected: copy it yourself.

kit-close = Close

kit-cancel = Leave as it was

kit-loading = Lighting the lamps

kit-again = Try again

kit-reload = Load the page anew

kit-home = To the home page

kit-nav = Main ways

kit-rules = Rules

kit-settings = Settings

kit-skip = Skip to the contents

kit-rule = See the rule

kit-trouble = The server did not answer. Try again in a moment.

## The games

game-saboteur = Saboteur

game-saboteur-pitch = Dig to the gold. Somebody at the table would rather you did not.

game-saboteur-2 = Saboteur 2

game-saboteur-2-pitch = Doors, ladders, swapped hats: now you need to know whose tunnel it is.

game-the-lost-mines = { "The Lost Mines" }

game-the-lost-mines-pitch = Two clans cut a way through the forest to four mines. Something snores in one of the mines.

game-the-dark-cave = { "The Dark Cave" }

game-the-dark-cave-pitch = Find the exit, save your gold, mind what lives in the holes.

## At the door of a table

door-connecting = Lighting the lamps

door-kept = Your seat is kept.

door-gone = There is no table { $code }

door-gone-text = It may have been cleared away, or the code is a little different.

door-lost = The line went dark

door-lost-text = Your seat is kept. We try again by ourselves.

door-outdated = There is a newer version

door-outdated-text = This page is older than the server. Load it anew; your seat is kept.

## The line

link-connecting = Connecting …

link-open = Connected

link-lost = The line is lost. Trying again …

link-gone = This table cannot be reached.

## Why something that is no move was not done

wrong-full = Every seat is taken.

wrong-host-only = Only the host can do that.

wrong-malformed = The server could not read this.

wrong-name = This name cannot be used.

wrong-next-round = In this game only a vote can let somebody in before the next one.

wrong-no-applicant = This request no longer exists.

wrong-no-seat = There is no such seat.

wrong-no-table = There is no such table.

wrong-no-vote = You have no vote in this.

wrong-not-now = That cannot be done now.

wrong-not-offered = This seat is not on offer.

wrong-not-seated = That takes a seat at this table.

wrong-not-your-turn = It is somebody else’s turn.

wrong-options = These options do not go together.

wrong-own-seat = That cannot be done to your own seat.

wrong-paused = The game is paused.

wrong-person = Somebody sits there.

wrong-removed = The host has removed you from this table.

wrong-seats = The game cannot be played with so many seats.

wrong-silent = This table plays without talk.

wrong-slow-down = That was too quick. Wait a moment.

wrong-stale = The table has changed meanwhile.

wrong-storage = The server could not keep this. Try again.

wrong-taken = This seat is taken.

wrong-token = This browser no longer holds the seat.

wrong-too-few = At least two other people have to be here for that.

wrong-too-soon = It is too early for that: wait a little longer.

wrong-version = The server is newer than this page. Load the page again.

wrong-voting = Another vote is still going on.

wrong-watchers = Too many people are watching this table already. Try again later.

# The server cannot be reached, or answers nonsense.
wrong-line = The server does not answer.

## Sounds

sound-turn = My turn

sound-card = A card is laid

sound-refuse = Not allowed

sound-break = A tool breaks

sound-mend = A tool is mended

sound-rock = Rock falls

sound-peek = A secret look

sound-claim = Somebody talks

sound-goal = A goal is turned up

sound-win = Won

sound-lose = Lost
