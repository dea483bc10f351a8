### What the web client says itself: the line to the server, what went wrong, sounds, languages.

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

wrong-no-table = There is no such table.

wrong-not-now = That cannot be done now.

wrong-not-seated = That takes a seat at this table.

wrong-not-your-turn = It is somebody else’s turn.

wrong-options = These options do not go together.

wrong-paused = The game is paused.

wrong-seats = The game cannot be played with so many seats.

wrong-silent = This table plays without talk.

wrong-slow-down = That was too quick. Wait a moment.

wrong-stale = The table has changed meanwhile.

wrong-storage = The server could not keep this. Try again.

wrong-taken = This seat is taken.

wrong-token = This browser no longer holds the seat.

wrong-version = The server is newer than this page. Load the page again.

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

## Languages, each in its own words

language-en = English

language-de = Deutsch
