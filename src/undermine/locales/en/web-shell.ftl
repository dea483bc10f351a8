### What the web client says itself: small pieces, the door of a table, the line, what went wrong, sounds, languages.

## Small pieces that every page uses

kit-copied = Copied

kit-copy-by-hand = Your browser won’t let this page copy. The text is selected: copy it yourself.

kit-close = Close

kit-cancel = Cancel

kit-loading = Lighting the lanterns

kit-again = Try again

kit-reload = Reload page

kit-home = Home

kit-nav = Main menu

kit-rules = Rules

kit-settings = Settings

kit-skip = Skip to content

kit-rule = See the rule

kit-trouble = The server didn’t answer. Try again in a moment.

## The games

game-saboteur = Saboteur

game-saboteur-pitch = Dig for gold. Someone at the table would rather you didn’t.

game-saboteur-2 = Saboteur 2

game-saboteur-2-pitch = Doors, ladders, swapped hats: now it matters who you dig for.

game-the-lost-mines = { "The Lost Mines" }

game-the-lost-mines-pitch = Two clans race through the forest to four mines. In one of the mines, something is snoring.

game-the-dark-cave = { "The Dark Cave" }

game-the-dark-cave-pitch = Find the exit, save your gold, and beware of what lives in the holes.

## At the door of a table

door-connecting = Lighting the lanterns

door-kept = Your seat is safe.

door-gone = There’s no table { $code }

door-gone-text = It may have been deleted, or the code may be wrong.

door-lost = Connection lost

door-lost-text = Your seat is safe. Reconnecting…

door-outdated = Update available

door-outdated-text = This page is out of date. Reload it; your seat is safe.

## Why something that is no move was not done

wrong-full = Every seat is taken.

wrong-host-only = Only the host can do that.

wrong-malformed = Something went wrong. Please try again.

wrong-name = You can’t use that name.

wrong-next-round = No new round follows, so only a vote can let someone in.

wrong-no-applicant = That request is no longer open.

wrong-no-seat = There’s no such seat.

wrong-no-table = There’s no such table.

wrong-no-vote = You don’t have a vote on this.

wrong-not-now = You can’t do that now.

wrong-not-offered = This seat isn’t on offer.

wrong-not-seated = You need a seat at this table to do that.

wrong-not-your-turn = It’s not your turn.

wrong-options = Those options don’t work together.

wrong-own-seat = You can’t do that to your own seat.

wrong-paused = The game is paused.

wrong-person = Someone is sitting there.

wrong-removed = The host removed you from this table.

wrong-seats = This game can’t be played with that many players.

wrong-silent = Chat is off at this table.

wrong-slow-down = Too fast. Wait a moment.

wrong-stale = The table has changed. Try again.

wrong-storage = The server couldn’t save this. Try again.

wrong-taken = This seat is taken.

wrong-token = This browser no longer has your seat.

wrong-too-few = At least two other people have to be here for that.

wrong-too-soon = It’s too soon for that. Wait a little longer.

wrong-version = There’s a newer version. Reload the page.

wrong-voting = Another vote is still going on.

wrong-watchers = This table has too many spectators already. Try again later.

# The server cannot be reached, or answers nonsense.
wrong-line = The server isn’t responding.

## Sounds

sound-turn = Your turn

sound-card = A card is laid

sound-refuse = Not allowed

sound-break = A tool breaks

sound-mend = A tool is repaired

sound-rock = A rockfall

sound-thud = A dead end is laid

sound-peek = You peek at a card

sound-claim = Someone chats

sound-goal = A goal is revealed

sound-win = Won

sound-lose = Lost
