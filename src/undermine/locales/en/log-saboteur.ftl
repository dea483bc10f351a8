### What happened in Saboteur, as a line of the log: one message per event.
### .hidden tells it to those who may not see the cards.
### $name is what the seat that did it is called, $target whom it concerns; cards come in words.

## The plays of a turn

event-placed = { $name } builds at { $at }: { $tile }.

event-broke =
    { $whose ->
        [own] { $name } breaks their own tools: { $card }.
       *[other] { $name } plays against { $target }: { $card }.
    }

event-mended =
    { $whose ->
        [own] { $name } gets the { $tool } going again: { $card }.
       *[other] { $name } mends the { $tool } of { $target }: { $card }.
    }

event-fell = { $name } brings the rock down at { $at }. Lost: { $card }.

event-peeked = { $name } takes a secret look at the { $goal }: { $card }.
    .hidden = { $name } takes a secret look at the { $goal }.

event-discarded = { $name } passes and discards: { $cards }.
    .hidden =
        { $name } passes and discards { $cards_count ->
            [one] a card
           *[other] { $cards_count } cards
        } face down.

## Cards that are dealt

event-dealt =
    { $target_zone ->
        [hand] { $target_name } draws: { $cards }.
        [role] { $target_name } is dealt a dwarf card: { $cards }.
        [goal] Face down as { $target }: { $cards }.
        [mine] Face down as { $target }: { $cards }.
        [treasure] Face down at the edge of the board as { $target }: { $cards }.
        [offer] Drawn from the { $source }: { $cards }.
       *[other] From the { $source } to the { $target }: { $cards }.
    }
    .hidden =
        { $target_zone ->
            [hand] { $target_name } draws a card.
            [role] { $target_name } is dealt a dwarf card and looks at it in secret.
            [goal] The { $target } is put in its place face down.
            [mine] The { $target } is put in its place face down.
            [treasure] At the edge of the board, { $target } is put down face down.
            [offer] A gold card is drawn from the { $source }.
           *[other] A card goes from the { $source } to the { $target }.
        }
    .the-dark-cave =
        { $target_zone ->
            [hand] { $target_name } draws: { $cards }.
            [role] { $target_name } is dealt a clan card: { $cards }.
            [goal] Face down as { $target }: { $cards }.
           *[other] From the { $source } to the { $target }: { $cards }.
        }
    .hidden-the-dark-cave =
        { $target_zone ->
            [hand] { $target_name } draws a card.
            [role] { $target_name } is dealt a clan card and looks at it in secret.
            [goal] The { $target } is put in its place face down.
           *[other] A card goes from the { $source } to the { $target }.
        }

## Goals

event-goalopened = { $name } reaches the { $goal } and turns it up: { $card }.

event-goallaid = The { $goal } now lies open at { $at }: { $tile }.

## Rounds

event-roundbegan = Round { $round } begins.

event-roundended =
    { $why ->
        [treasure] Round { $round } is over: { $finder } has reached the treasure!
        [hands] Round { $round } is over: every hand is empty, and the treasure stays in the mine.
        [agreed] Round { $round } is over: all agree to stop, and the treasure stays in the mine.
       *[other] Round { $round } is over.
    }

# $roles tells seat by seat, $left are dwarf cards without a seat;
# .unnamed is for a table whose number of seats is not known.
event-rolesshown =
    { $left_count ->
        [0] All dwarf cards are turned up. { $roles }.
       *[other] All dwarf cards are turned up. { $roles }. Left over: { $left }.
    }
    .unnamed = All dwarf cards are turned up, seat by seat: { $roles }.

role-shown = { $name }: { $card }

## Gold

event-goldtaken = { $name } takes a gold card: { $card }.
    .hidden = { $name } takes a gold card in secret.

event-goldpaid =
    { $value ->
        [one] { $name } is paid 1 gold piece: { $cards }.
       *[other] { $name } is paid { $value } gold pieces: { $cards }.
    }
    .hidden =
        { $value ->
            [one] { $name } is paid 1 gold piece.
           *[other] { $name } is paid { $value } gold pieces.
        }

event-gameended =
    { $winners_count ->
        [one] The game is over, and { $winners } wins. Gold: { $scores }.
       *[other] The game is over, and { $winners } win together. Gold: { $scores }.
    }

score = { $name } ({ $gold })
