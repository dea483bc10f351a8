### The Lost Mines in the browser, beside its board and what it shares with other games.
### $name is what a seat is called, $names several of them; cards, mines and kinds come in words.

table-title-the-lost-mines = { game-the-lost-mines }

## Where we are

table-my-walk = Walk, or stay

table-walk-of = { $name } walks

table-my-taketreasure = Take a treasure

table-taketreasure-of = { $name } takes a treasure

table-due-walk =
    { $left ->
        [one] Tap a numbered card to see the way. One step is left.
       *[other] Tap a numbered card to see the way. Up to { $left } steps.
    }

table-due-taketreasure = Choose one of the lit treasures

table-do-step = Go

table-do-pick = Take

table-stop = Stay

table-stop-hint = and end the turn

table-leave = Leave it

table-leave-hint = it stays where it lies

announce-laymine = Decide how the mine lies.

announce-taketreasure = Choose a treasure.

## Seats

banner-blue = blue clan

banner-yellow = yellow clan

slot-gems =
    { $count ->
        [one] 1 treasure: gems
       *[other] { $count } treasures: gems
    }

slot-gold =
    { $count ->
        [one] 1 treasure: gold
       *[other] { $count } treasures: gold
    }

slot-silver =
    { $count ->
        [one] 1 treasure: silver
       *[other] { $count } treasures: silver
    }

slot-dragon = woke the dragon

slot-open-troll = troll, till the next turn of the one who called it

table-points = points

player-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

player-points-unknown = points are not shown

player-spy = Look at the dwarf

supply = Forest tiles left: { $tiles }.

supply-tile = { $tile } { $count }

rest-title = What is left

rest-treasures = Treasures at the edge of the board: { $treasures }.

## The treasures along the edge of the board

tray-title = Treasures

tray-left = { $count } of { $all } left

tray-treasure = treasure { $number }, { $kind }

tray-known = looked at by me, hold to see

tray-aim = can be chosen

## What would happen

ahead-bridge = Dwarves can walk here, one at a time

ahead-scout = Only you will see this mine

ahead-appraise = Only you will see what it is worth

ahead-spy = Only you will see the character of { $name }

ahead-snare = Whoever walks over it loses a card

ahead-troll = Nobody gets past until it is your turn again

ahead-storm = The card goes, and any tool on it

ahead-step = Your dwarf walks there

ahead-pick = It lies before you, face down

ahead-pass = Goes face down on the discard pile; then you may walk

## What can I do

list-bridge = Bridge an obstacle

list-scout = Look at a mine

list-appraise = Look at a treasure

list-spy = Look at a dwarf

list-snare = Set a trap

list-troll = Call a troll

list-storm = Thunderstorm

list-step = Walk

list-stop = Stay

list-align = Lay the mine

list-pick = Take a treasure

list-leave = Take none

list-lay = Build a path

## What I alone was told

sight-mine = You looked at the { $mine }

sight-treasure = You looked at treasure { $number }

sight-dwarf = The dwarf of { $name }

sight-found = You found a treasure

sight-lost = You lost this card

sight-note = Only you have seen it.

sight-lost-note = It lies face down among the discards.

## A mine that fits both ways

align-title = How shall the mine lie?

align-note = It fits both ways. It stays as you lay it.

align-others = { $name } decides how the mine lies.

## The dwarf, once a round

ceremony-aim-blue-loyal = Bring treasures to the blue clan. All who work for it share them.

ceremony-aim-yellow-loyal = Bring treasures to the yellow clan. All who work for it share them.

ceremony-aim-blue-selfish = Keep what you find. You share with nobody.

ceremony-aim-yellow-selfish = Keep what you find. You share with nobody.

ceremony-aim-blue-saboteur = You wear blue and share with yellow. Let nobody notice.

ceremony-aim-yellow-saboteur = You wear yellow and share with blue. Let nobody notice.

ceremony-deal-clans = In each clan { $blue-loyal } loyal, { $blue-selfish } selfish, { $blue-saboteur } saboteur; { $players } of these { $cards } cards are dealt.

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

tale-over =
    { $why ->
        [treasures] The last treasure is taken.
        [agreed] All agreed to stop.
       *[cards] The last card is played.
    }

tale-dwarves = Everybody shows their character.

tale-selfish =
    { $count ->
        [one] { $names } is selfish and keeps what there is to keep.
       *[other] { $names } are selfish: each keeps what there is to keep.
    }

tale-chests = What the others found goes into the chest of their clan.

tale-across =
    { $count ->
        [one] { $names } is a saboteur, walks across and takes everything along.
       *[other] { $names } are saboteurs, walk across and take everything along.
    }

tale-shares = Each chest is divided.

tale-dragon =
    { $points ->
        [0] The dragon comes for { $name }, and there is nothing to eat.
        [one] The dragon eats 1 of { $name }’s points.
       *[other] The dragon eats { $points } of { $name }’s points.
    }

tale-alone = Alone

tale-skip = Skip to the points

tale-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

chest-blue = Blue chest

chest-yellow = Yellow chest

chest-nobody = Nobody shares it.

chest-share = { $worth } for { $count }: { $each } each.

chest-rest =
    { $finders ->
        [one] The best find brings { $rest } more for { $names }.
       *[other] The best finds share { $rest } more: { $names }.
    }

chest-lost = Left over, for nobody: { $rest }.

reveal-beat-over = The end

reveal-beat-selfish = The selfish

reveal-beat-chests = The chests

reveal-beat-across = The saboteurs

reveal-beat-shares = The points

reveal-beat-dragon = The dragon

## The end of the game

standings-points-upper = THE POINTS

standings-points-lower = ARE COUNTED

standings-points-won =
    { $gold ->
        [one] { $names } wins with 1 point.
       *[other] { $names } wins with { $gold } points.
    }

standings-points-won-together =
    { $gold ->
        [one] { $names } win together with 1 point each.
       *[other] { $names } win together with { $gold } points each.
    }

standings-points =
    { $gold ->
        [one] 1 point
       *[other] { $gold } points
    }

standings-round-treasures = All treasures were taken.

standings-round-cards = All cards were played.

## The one-minute lesson

howto-the-lost-mines-fits = This fits: the way runs on from card to card.

howto-the-lost-mines-fits-not = This does not fit: the way runs into the forest.
