### Every card of The Dark Cave in one sentence; see help-saboteur.ftl.
### $group is I, II or III, $steps how far a creature goes.

## Start, goals and what lies face down

help-cave-start = All dwarves start here, and one step takes you from its ladder to any other ladder.

help-goal-exit = The exit: only gold that is carried out here counts in the end.

help-goal-hole = A dark hole, where creatures come out.

help-goal-ladder = From its ladder, one step takes you to any other ladder.

help-goal-vein = Gold in the rock: end your move on it to take it, but you have to reveal your clan card.

help-hidden-corner = One of the four goals is the exit; the first dwarf to get here reveals it.

help-hidden-cave-clan = The back shows the clan; which clan the dwarf really works for is secret.

## Path cards

help-cave-straight =
    { $group ->
        [I] Takes a path straight ahead; one step is enough to cross it.
        [II] Takes a path straight ahead; it takes two steps to cross.
       *[III] Takes a path straight ahead; it takes three steps to cross.
    }
    .never = where path would meet rock.

help-cave-bend =
    { $group ->
        [I] Takes a path round a corner; one step is enough to cross it.
        [II] Takes a path round a corner; it takes two steps to cross.
       *[III] Takes a path round a corner; it takes three steps to cross.
    }
    .never = where path would meet rock.

help-cave-tee =
    { $group ->
        [I] Lets a path branch to three sides; one step is enough to cross it.
        [II] Lets a path branch to three sides; it takes two steps to cross.
       *[III] Lets a path branch to three sides; it takes three steps to cross.
    }
    .never = where path would meet rock.

help-cave-crossing =
    { $group ->
        [I] Opens a path to all four sides; one step is enough to cross it.
        [II] Opens a path to all four sides; it takes two steps to cross.
       *[III] Opens a path to all four sides; it takes three steps to cross.
    }
    .never = where path would meet rock.

help-cave-hole = A path with a dark hole, where rats, lindworms and goblins come out.
    .never = where path would meet rock.

help-cave-ladder = From its ladder, one step takes you to any other ladder.
    .never = where path would meet rock.

help-cave-vein = Holds 1 gold: end your move on it to take it, but you have to reveal your clan card.
    .never = where path would meet rock.

help-cave-bridge = Two paths cross without meeting; moving over the bridge costs a card from your hand.
    .never = where path would meet rock.

help-cave-tunnel = Two bends connected by a tunnel; entering it costs 1 gold.
    .never = where path would meet rock.

## Action cards

help-secret-information = Peek at a face-down goal or at another player’s clan card; only you see it.
    .kind = Information
    .never = both with one card.

help-cave-rockfall = Remove any one path card from the cave.
    .kind = Event
    .never = the start card, a goal, nor a card with a dwarf or a creature on it.

help-swap-cards = Swap your whole hand with another player’s; they draw a card instead of you.
    .kind = Event
    .never = only some of the cards.

help-web = Block a path with a web: for a while no dwarf and no creature gets through.
    .kind = Event
    .never = where there is already a web.

help-boots = One more step every turn for the dwarf you give them to.
    .kind = Tool
    .never = a second pair for the same dwarf.
    .before =
        { $who ->
            [me] Your dwarf may take one more step every turn.
           *[other] { $name }’s dwarf may take one more step every turn.
        }

help-battle-axe = Stays ready in front of a player and helps once, to drive away a creature or to weaken a web.
    .kind = Tool
    .never = works from your hand: it has to be in front of you first.
    .before =
        { $who ->
            [me] It helps you once: to drive away a creature or to weaken a web.
           *[other] It helps { $name } once: to drive away a creature or to weaken a web.
        }

help-rat = Comes out of a dark hole and moves up to { $steps } steps; the dwarves it meets lose a card.
    .kind = Creature
    .never = without a dark hole in the cave, unless the rat is already there.

help-lindworm = Comes out of a dark hole and moves up to { $steps } steps; the dwarves it meets are knocked down and miss a move.
    .kind = Creature
    .never = without a dark hole in the cave, unless the lindworm is already there.

help-goblin = Comes out of a dark hole and moves up to { $steps } steps; the dwarves it meets lose 1 gold.
    .kind = Creature
    .never = without a dark hole in the cave, unless the goblin is already there.

## Dwarves

help-cave-loyal = The gold you carry out counts for your own clan.

help-cave-saboteur = The gold you carry out counts for the other clan, and you win with it.

## Pieces on the cards; .name is their name, $left how often a web still holds, $lying whether a dwarf lies

help-hanging-web =
    { $left ->
        [one] No dwarf and no creature gets through until its owner’s next turn.
       *[other] No dwarf and no creature gets through until its owner’s second turn from now; an axe makes it one turn less.
    }
    .name = Web

help-roaming-rat = A dwarf that meets it loses a card and ends its move there; it leaves when its owner’s next turn begins.
    .name = Rat

help-roaming-lindworm = A dwarf that meets it is knocked down and misses a move; it leaves when its owner’s next turn begins.
    .name = Lindworm

help-roaming-goblin = A dwarf that meets it loses 1 gold and ends its move there; it leaves when its owner’s next turn begins.
    .name = Goblin

help-cave-dwarf =
    { $lying ->
        [yes] A lindworm has knocked this dwarf down: it misses its next move.
       *[no] Moves up to three steps a turn; the hat shows the clan, but which clan the dwarf works for is secret.
    }
    .name = Dwarf
