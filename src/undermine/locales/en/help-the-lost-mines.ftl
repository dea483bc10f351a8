### Every card of The Lost Mines in one sentence; see help-saboteur.ftl.
### $low and $high are the least and the most that a treasure of this kind is worth.

## Start cards, mines and what lies face down

help-clan-start = The dwarves of this clan start here; anyone may move across it.

help-mine-gems = A dwarf that ends its move here takes gems, as long as there are any.

help-mine-gold = A dwarf that ends its move here takes gold, as long as there is any.

help-mine-silver = A dwarf that ends its move here takes silver, as long as there is any.

help-mine-dragon = The player who revealed it has the dragon and loses 2 points; now it’s a path like any other.

help-hidden-mine = The first dwarf to get here reveals the mine: gems, gold, silver, or the dragon.

help-hidden-gems = Gems, worth { $low } to { $high } points, for a dwarf that ends its move in their mine.

help-hidden-gold-treasure = Gold, worth { $low } to { $high } points, for a dwarf that ends its move in its mine.

help-hidden-silver = Silver, worth { $low } to { $high } points, for a dwarf that ends its move in its mine.

help-hidden-clan = The back shows the clan; the character is revealed after the round.

## Path cards

help-forest-straight = Takes a path straight ahead through the forest.
    .never = where path would meet trees, nor off the board.

help-forest-bend = Takes a path round a corner.
    .never = where path would meet trees, nor off the board.

help-forest-tee = Lets a path branch: three sides are open.
    .never = where path would meet trees, nor off the board.

help-forest-crossing = Opens a path to all four sides.
    .never = where path would meet trees, nor off the board.

help-logs = Logs block this path for every dwarf, until an axe is played here.
    .never = where path would meet trees, nor off the board.

help-lake = A lake blocks this path for every dwarf, until a boat is played here.
    .never = where path would meet trees, nor off the board.

help-ditch = A ditch blocks this path for every dwarf, until a rope is played here.
    .never = where path would meet trees, nor off the board.

help-rock = A narrow path: one dwarf fills it, and no one gets past.
    .never = where path would meet trees, nor off the board.

help-campfire = A dwarf that starts its move here may move five cards instead of three.
    .never = where path would meet trees, nor off the board.

## Action cards

help-axe = Clear logs away; after that dwarves pass there one at a time.
    .kind = Tool
    .never = while no logs block a path.

help-boat = Cross a lake; after that dwarves pass there one at a time.
    .kind = Tool
    .never = while no lake blocks a path.

help-rope = Cross a ditch; after that dwarves pass there one at a time.
    .kind = Tool
    .never = while no ditch blocks a path.

help-info-mine-treasure = Peek at a face-down mine or treasure; only you see it.
    .kind = Information
    .never = both with one card.

help-info-mine-dwarf = Peek at a mine or at another player’s dwarf card; only you see it.
    .kind = Information
    .never = both with one card, nor your own dwarf card.

help-info-treasure-dwarf = Peek at a treasure or at another player’s dwarf card; only you see it.
    .kind = Information
    .never = both with one card, nor your own dwarf card.

help-trap = Set a trap on a path: anyone who moves over it loses a card.
    .kind = Event
    .never = where there is already a trap or a troll.

help-troll = Put a troll on a path: no one gets past until your next turn.
    .kind = Event
    .never = where there is already a trap or a troll.

help-thunderstorm = Remove any one path card from the board, with any tool on it.
    .kind = Event
    .never = a start card, a mine, nor a card with a dwarf on it.

## Treasures and dwarves

help-treasure-gems =
    { $value ->
        [one] Gems worth 1 point when the round is over.
       *[other] Gems worth { $value } points when the round is over.
    }

help-treasure-gold =
    { $value ->
        [one] Gold worth 1 point when the round is over.
       *[other] Gold worth { $value } points when the round is over.
    }

help-treasure-silver =
    { $value ->
        [one] Silver worth 1 point when the round is over.
       *[other] Silver worth { $value } points when the round is over.
    }

help-clan-loyal = What you find goes into your own clan’s pot, and you get a share of it.

help-clan-selfish = You keep what you find, and share in nothing else.

help-clan-saboteur = What you find goes into the other clan’s pot, and you get a share of that.

## Pieces on the cards; .name is their name

help-cleared-logs = The logs are cleared away: dwarves pass here now, but only one at a time.
    .name = Axe at the logs

help-crossed-lake = A boat crosses the lake: dwarves pass here now, but only one at a time.
    .name = Boat on the lake

help-crossed-ditch = A rope crosses the ditch: dwarves pass here now, but only one at a time.
    .name = Rope across the ditch

help-set-trap = Anyone who moves over it loses a card, every time; it stays until the round is over.
    .name = Trap

help-standing-troll = No dwarf gets past here, whatever its clan, until its owner’s next turn begins.
    .name = Troll

help-forest-dwarf = Moves up to three cards a turn; the hat shows the clan, but the character is secret.
    .name = Dwarf
