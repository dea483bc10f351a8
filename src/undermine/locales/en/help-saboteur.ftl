### Every card of Saboteur in one sentence, by topic: cards that share a sentence share a topic.
### .kind is what sort of card it is; .never follows the word “Never”; .before is said of a card before a seat. $value is printed on the card.

## Start, goals and what lies face down

help-start = Every path begins here: what you dig has to connect to this card.

help-treasure = The treasure: as soon as a path from the start reaches it, the round is over.

help-stone = Only a stone: the round continues, and paths may lead on from here.

help-hidden-goal = One of the three goals hides the treasure; the other two are only stones.

help-hidden-dwarf = Which side this dwarf is on is revealed when the round is over.

help-hidden-gold = Gold; what it’s worth stays secret until the game is over.

## Path cards

help-straight = Takes a path straight ahead.
    .never = where path would meet rock, nor while one of your tools is broken.

help-bend = Takes a path round a corner.
    .never = where path would meet rock, nor while one of your tools is broken.

help-tee = Lets a path branch: three sides are open.
    .never = where path would meet rock, nor while one of your tools is broken.

help-crossing = Opens a path to all four sides.
    .never = where path would meet rock, nor while one of your tools is broken.

help-dead-end = Ends a path: nothing leads on from this card.
    .never = where path would meet rock, nor while one of your tools is broken.

## Action cards

help-broken-pick = Break a player’s pickaxe: they can’t lay path cards until it’s repaired.
    .kind = Sabotage
    .never = where a pickaxe is already broken, nor your own unless your table allows it.
    .before =
        { $who ->
            [me] Your pickaxe is broken: you can’t lay path cards until it’s repaired.
           *[other] { $name }’s pickaxe is broken: no path cards from them until it’s repaired.
        }

help-broken-lamp = Break a player’s lantern: they can’t lay path cards until it’s repaired.
    .kind = Sabotage
    .never = where a lantern is already broken, nor your own unless your table allows it.
    .before =
        { $who ->
            [me] Your lantern is broken: you can’t lay path cards until it’s repaired.
           *[other] { $name }’s lantern is broken: no path cards from them until it’s repaired.
        }

help-broken-cart = Break a player’s mine cart: they can’t lay path cards until it’s repaired.
    .kind = Sabotage
    .never = where a mine cart is already broken, nor your own unless your table allows it.
    .before =
        { $who ->
            [me] Your mine cart is broken: you can’t lay path cards until it’s repaired.
           *[other] { $name }’s mine cart is broken: no path cards from them until it’s repaired.
        }

help-fixed-pick = Repair a broken pickaxe, your own or anyone else’s.
    .kind = Repair
    .never = while no pickaxe is broken.

help-fixed-lamp = Repair a broken lantern, your own or anyone else’s.
    .kind = Repair
    .never = while no lantern is broken.

help-fixed-cart = Repair a broken mine cart, your own or anyone else’s.
    .kind = Repair
    .never = while no mine cart is broken.

help-fixed-lamp-pick = Repair one broken lantern or one broken pickaxe, your own or anyone else’s.
    .kind = Repair
    .never = two tools at once.

help-fixed-cart-pick = Repair one broken mine cart or one broken pickaxe, your own or anyone else’s.
    .kind = Repair
    .never = two tools at once.

help-fixed-cart-lamp = Repair one broken mine cart or one broken lantern, your own or anyone else’s.
    .kind = Repair
    .never = two tools at once.

help-rockfall = Remove any one path card from the mine, even while your tools are broken.
    .kind = Event
    .never = the start card, nor a goal.

help-map = Peek at one face-down goal; only you see what it is.
    .kind = Information
    .never = a goal that is face up.

## Dwarves and gold

help-digger = You win if a path from the start reaches the treasure.

help-saboteur = You win if the round ends before anyone reaches the treasure.

help-gold-card =
    { $value ->
        [0] Worth nothing, alas: only real gold counts in the end.
        [one] Worth 1 gold: the player with the most gold after the last round wins.
       *[other] Worth { $value } gold: the player with the most gold after the last round wins.
    }
