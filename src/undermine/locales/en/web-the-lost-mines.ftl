### The Lost Mines in the browser, beside its board and what it shares with other games.
### $name is what a seat is called, $names several of them; cards, mines and kinds come in words.

table-title-the-lost-mines = { game-the-lost-mines }

## Where we are

table-my-walk = Move, or stay put

table-walk-of = { $name } is moving

table-my-taketreasure = Take a treasure

table-taketreasure-of = { $name } takes a treasure

table-due-walk =
    { $left ->
        [one] Tap a number to see the route. One step left.
       *[other] Tap a number to see the route. Up to { $left } steps.
    }

table-due-taketreasure = Tap a highlighted treasure

table-do-step = Move

table-do-pick = Take

table-stop = Stay put

table-leave = Leave it

announce-laymine = Choose which way up the mine goes.

announce-taketreasure = Choose a treasure.

## Seats

banner-blue = blue clan

banner-yellow = yellow clan

slot-gems =
    { $count ->
        [one] 1 gem treasure
       *[other] { $count } gem treasures
    }

slot-gold =
    { $count ->
        [one] 1 gold treasure
       *[other] { $count } gold treasures
    }

slot-silver =
    { $count ->
        [one] 1 silver treasure
       *[other] { $count } silver treasures
    }

slot-dragon = woke the dragon

slot-open-troll = troll, until the next turn of the player who sent it

table-points = points

player-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

player-points-unknown = points hidden

player-spy = Peek at dwarf card

supply = Forest tiles left: { $tiles }.

supply-tile = { $tile } { $count }

rest-title = What’s left

rest-treasures = Treasures beside the board: { $treasures }.

## The treasures along the edge of the board

tray-title = Treasures

tray-left = { $count } of { $all } left

tray-treasure = treasure { $number }, { $kind }

tray-known = you’ve seen it, hold to look

tray-aim = you can choose this

## What would happen

ahead-bridge = Opens the path, for one dwarf at a time

ahead-scout = Only you will see this mine

ahead-appraise = Only you will see what it’s worth

ahead-spy = Only you will see { $name }’s character

ahead-snare = Anyone who crosses it loses a card

ahead-troll = Blocks everyone until your next turn

ahead-storm = Removes this card and any tool on it

ahead-step = Your dwarf moves there

ahead-pick = You take it, face down

ahead-pass = Goes face down on the discard pile; then you may move

## What can I do

list-bridge = Clear an obstacle

list-scout = Peek at a mine

list-appraise = Peek at a treasure

list-spy = Peek at a dwarf card

list-snare = Set a trap

list-troll = Send a troll

list-storm = Play a thunderstorm

list-step = Move

list-stop = Stay put

list-align = Place the mine

list-pick = Take a treasure

list-leave = Take none

list-lay = Lay a path card

## What I alone was told

sight-mine = You peeked at { $mine }

sight-treasure = You peeked at treasure { $number }

sight-dwarf = You peeked at { $name }’s card

sight-found = You found a treasure

sight-lost = You lost this card

sight-note = Only you have seen it.

sight-lost-note = It’s face down in the discard pile.

## A mine that fits both ways

align-title = Which way up?

align-note = It fits either way. You can’t turn it later.

align-others = { $name } decides which way up the mine goes.

## The dwarf, once a round

ceremony-aim-blue-loyal = Bring treasures to the blue clan. Everyone who works for it shares them.

ceremony-aim-yellow-loyal = Bring treasures to the yellow clan. Everyone who works for it shares them.

ceremony-aim-blue-selfish = Keep every treasure you find. You share with no one.

ceremony-aim-yellow-selfish = Keep every treasure you find. You share with no one.

ceremony-aim-blue-saboteur = You wear blue but share with yellow. Don’t get caught.

ceremony-aim-yellow-saboteur = You wear yellow but share with blue. Don’t get caught.

ceremony-deal-clans = Each clan: { $blue-loyal } loyal, { $blue-selfish } selfish, { $blue-saboteur } saboteur. { $players } of these { $cards } cards are dealt.

ceremony-blue-loyal-count = { $count } loyal blue

ceremony-blue-selfish-count = { $count } selfish blue

ceremony-blue-saboteur-count = { $count } saboteur in blue

ceremony-yellow-loyal-count = { $count } loyal yellow

ceremony-yellow-selfish-count = { $count } selfish yellow

ceremony-yellow-saboteur-count = { $count } saboteur in yellow

## The end of a round

character-loyal = loyal

character-selfish = selfish

character-saboteur = saboteur

# Cut in stone: capitals and spaces only.
tale-title = THE TREASURE IS SHARED

tale-over =
    { $why ->
        [treasures] The last treasure has been taken.
        [agreed] Everyone agreed to stop.
       *[cards] The last card has been played.
    }

tale-dwarves = Everyone reveals their character.

tale-selfish =
    { $count ->
        [one] { $names_who ->
            [me] You are selfish and keep your
           *[other] { $names } is selfish and keeps their
        } own treasures.
       *[other] { $names } are selfish: each keeps their own treasures.
    }

tale-chests = Everyone else’s treasures go into their clan’s pot.

tale-across =
    { $count ->
        [one] { $names_who ->
            [me] You are a saboteur and take everything to the other clan.
           *[other] { $names } is a saboteur and takes everything to the other clan.
        }
       *[other] { $names } are saboteurs and take everything to the other clan.
    }

tale-shares = Each pot is shared out.

tale-dragon =
    { $points ->
        [0] The dragon comes for { $who ->
            [me] you
           *[other] { $name }
        }, but there’s nothing to eat.
        [one] The dragon eats 1 of { $who ->
            [me] your
           *[other] { $name }’s
        } points.
       *[other] The dragon eats { $points } of { $who ->
            [me] your
           *[other] { $name }’s
        } points.
    }

tale-alone = On their own

tale-skip = Skip to the points

tale-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

# After a round: $won is the sentence above, $total what a player has after all rounds so far.
tale-points-total = { $won }, { $total } in total

chest-blue = Blue pot

chest-yellow = Yellow pot

chest-nobody = No one shares it.

chest-share = { $worth } between { $count }: { $each } each.

chest-rest =
    { $finders ->
        [one] Best find: { $rest } extra for { $names }.
       *[other] Best finds share { $rest } extra: { $names }.
    }

chest-lost = { $rest } left over, lost.

reveal-beat-over = The end

reveal-beat-selfish = The selfish

reveal-beat-chests = The pots

reveal-beat-across = The saboteurs

reveal-beat-shares = The points

reveal-beat-dragon = The dragon

## The end of the game

standings-points-upper = THE POINTS

standings-points-lower = ARE COUNTED

standings-points-won =
    { $gold ->
        [one] { $names_who ->
            [me] You win
           *[other] { $names } wins
        } with 1 point.
       *[other] { $names_who ->
            [me] You win
           *[other] { $names } wins
        } with { $gold } points.
    }

standings-points-won-together =
    { $gold ->
        [one] { $names } win together with 1 point each.
       *[other] { $names } win together with { $gold } points each.
    }

standings-points =
    { $gold ->
        [one] 1 point
       *[other] { $gold } points
    }

standings-round-treasures = All treasures were taken.

standings-round-cards = All cards were played.

## The one-minute lesson

howto-the-lost-mines-fits = This fits: the path continues from card to card.

howto-the-lost-mines-fits-not = This doesn’t fit: the path runs into the forest.
