### Every card that Saboteur 2 adds, in one sentence; see help-saboteur.ftl.

## Path cards

help-bridge = Two paths cross here without meeting: no one can turn off.
    .never = where path would meet rock, nor while a tool of yours is broken or you are trapped.

help-double-curve = Two bends side by side that are not connected to each other.
    .never = where path would meet rock, nor while a tool of yours is broken or you are trapped.

help-ladder = Connected to the start and to every other ladder, wherever it is.
    .never = right next to a goal, nor where path would meet rock.

help-blue-door = When the gold is shared out, green diggers can’t get through this door.
    .never = where path would meet rock, nor while a tool of yours is broken or you are trapped.

help-green-door = When the gold is shared out, blue diggers can’t get through this door.
    .never = where path would meet rock, nor while a tool of yours is broken or you are trapped.

help-crystal = A path like any other, and its crystal is worth 1 gold to the Geologists.
    .never = where path would meet rock, nor while a tool of yours is broken or you are trapped.

help-crystal-dead-end = Ends a path, and its crystal is worth 1 gold to the Geologists.
    .never = where path would meet rock, nor while a tool of yours is broken or you are trapped.

help-stub = A path through, with dead ends beside it that lead nowhere.
    .never = where path would meet rock, nor while a tool of yours is broken or you are trapped.

## Action cards

help-theft = Play it in front of you: after the round you may take 1 gold from another player.
    .kind = Theft
    .never = a second one in front of you, and it’s worth nothing if you end the round trapped.
    .before =
        { $who ->
            [me] After the round you may take 1 gold from another player.
           *[other] After the round { $name } may take 1 gold from another player.
        }

help-hands-off = Remove a Theft in front of any player.
    .kind = Defence
    .never = while no one has a Theft in front of them.

help-swap-hats = Give any player a new secret role, even yourself.
    .kind = Event
    .never = shows you the new role, unless it is your own.

help-inspection = Peek at another player’s secret role; only you see it.
    .kind = Information
    .never = your own role.

help-swap-hands = Swap your whole hand with another player’s; they draw a card instead of you.
    .kind = Event
    .never = only some of the cards.

help-trapped = Trap a player: no path cards, no share of the gold and no theft until freed.
    .kind = Sabotage
    .never = yourself, nor anyone who is already trapped.
    .before =
        { $who ->
            [me] You are trapped: no path cards, no share of the gold and no theft until someone frees you.
           *[other] { $name } is trapped: no path cards, no share of the gold and no theft until freed.
        }

help-freed = Free a trapped player, even yourself.
    .kind = Rescue
    .never = while no one is trapped.

## Dwarves and gold

help-blue = Your team wins if blue reaches the treasure and no green door keeps it out.

help-green = Your team wins if green reaches the treasure and no blue door keeps it out.

help-boss = You share with whichever team of diggers wins, but get 1 gold less.

help-profiteer = You share with whoever wins, saboteurs too, but get 2 gold less.

help-geologist = You get gold for the crystals in the mine, whoever wins.

help-coin = A gold nugget: the player with the most gold after the last round wins.
