### What happened in Saboteur, as a line of the log: one message per event, a short sentence in the present tense.
### .hidden tells it to those who may not see the cards; .brief stands beside a picture of the card.
### $name is the player who did it, $target whom it concerns; cards come in words, $card_short is the short name.
### $who, $target_who, … are “me” for the reader, who is told as “you”.

## The plays of a turn

event-placed =
    { $who ->
        [me] You lay
       *[other] { $name } lays
    } a { $tile_short } at { $at }.

event-broke =
    { $who ->
        [me] You break
       *[other] { $name } breaks
    } { $whose ->
        [own] { $who ->
            [me] your own
           *[other] their own
        }
       *[other] { $target_who ->
            [me] your
           *[other] { $target }’s
        }
    } { $card_tool }.

event-mended =
    { $who ->
        [me] You repair
       *[other] { $name } repairs
    } { $whose ->
        [own] { $who ->
            [me] your own
           *[other] their own
        }
       *[other] { $target_who ->
            [me] your
           *[other] { $target }’s
        }
    } { $tool } with a { $card }.
    .brief =
        { $who ->
            [me] You repair
           *[other] { $name } repairs
        } { $whose ->
            [own] { $who ->
                [me] your own
               *[other] their own
            }
           *[other] { $target_who ->
                [me] your
               *[other] { $target }’s
            }
        } { $tool }.

event-fell =
    { $who ->
        [me] You play
       *[other] { $name } plays
    } a rockfall at { $at } and { $who ->
        [me] remove
       *[other] removes
    } a { $card_short }.

event-peeked =
    { $who ->
        [me] You peek
       *[other] { $name } peeks
    } at { $goal }: { $card }.
    .hidden =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $goal }.
    .brief =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $goal }.

event-discarded =
    { $who ->
        [me] You pass and discard
       *[other] { $name } passes and discards
    }: { $cards }.
    .hidden =
        { $who ->
            [me] You pass and discard
           *[other] { $name } passes and discards
        } { $cards_count ->
            [one] a card
           *[other] { $cards_count } cards
        } face down.
    .brief =
        { $who ->
            [me] You pass and discard
           *[other] { $name } passes and discards
        } { $cards_count ->
            [one] a card
           *[other] { $cards_count } cards
        }.

## Cards that are dealt

event-dealt =
    { $target_zone ->
        [hand] { $target_who ->
            [me] You draw
           *[other] { $target_name } draws
        }: { $cards }.
        [role] { $target_who ->
            [me] You get
           *[other] { $target_name } gets
        } a dwarf card: { $cards }.
        [goal] A card is placed face down as { $target }: { $cards }.
        [mine] A card is placed face down as { $target }: { $cards }.
        [treasure] A card is placed face down beside the board as { $target }: { $cards }.
        [offer] From { $source }: { $cards }.
       *[other] From { $source } to { $target }: { $cards }.
    }
    .hidden =
        { $target_zone ->
            [hand] { $target_who ->
                [me] You draw
               *[other] { $target_name } draws
            } a card.
            [role] { $target_who ->
                [me] You get a dwarf card and look
               *[other] { $target_name } gets a dwarf card and looks
            } at it in secret.
            [goal] A card is placed face down as { $target }.
            [mine] A card is placed face down as { $target }.
            [treasure] A card is placed face down beside the board as { $target }.
            [offer] A gold card comes from { $source }.
           *[other] A card goes from { $source } to { $target }.
        }
    .the-dark-cave =
        { $target_zone ->
            [hand] { $target_who ->
                [me] You draw
               *[other] { $target_name } draws
            }: { $cards }.
            [role] { $target_who ->
                [me] You get
               *[other] { $target_name } gets
            } a clan card: { $cards }.
            [goal] A card is placed face down as { $target }: { $cards }.
           *[other] From { $source } to { $target }: { $cards }.
        }
    .hidden-the-dark-cave =
        { $target_zone ->
            [hand] { $target_who ->
                [me] You draw
               *[other] { $target_name } draws
            } a card.
            [role] { $target_who ->
                [me] You get a clan card and look
               *[other] { $target_name } gets a clan card and looks
            } at it in secret.
            [goal] A card is placed face down as { $target }.
           *[other] A card goes from { $source } to { $target }.
        }

## Goals

event-goalopened =
    { $who ->
        [me] You reach
       *[other] { $name } reaches
    } { $goal } and { $who ->
        [me] reveal
       *[other] reveals
    } it: { $card_short }.

event-goallaid = Now face up at { $at }: { $tile }.

## Rounds

event-roundbegan = Round { $round } begins.

event-roundended =
    { $why ->
        [treasure] Round { $round } is over: { $finder_who ->
            [me] you reach
           *[other] { $finder } reaches
        } the treasure!
        [hands] Round { $round } is over: all hands are empty, and the treasure stays buried.
        [agreed] Round { $round } is over: everyone agrees to stop, and the treasure stays buried.
       *[other] Round { $round } is over.
    }

# $roles names player by player, $left are dwarf cards that nobody got;
# .unnamed is for a table whose number of players is not known.
event-rolesshown =
    { $left_count ->
        [0] All roles are revealed. { $roles }.
       *[other] All roles are revealed. { $roles }. Leftover: { $left }.
    }
    .unnamed = All roles are revealed, player by player: { $roles }.

role-shown = { $name }: { $card }

## Gold

event-goldtaken =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } a { $card }.
    .hidden =
        { $who ->
            [me] You secretly take
           *[other] { $name } secretly takes
        } a gold card.

event-goldpaid =
    { $who ->
        [me] You get
       *[other] { $name } gets
    } { $value } gold: { $cards }.
    .hidden =
        { $who ->
            [me] You get
           *[other] { $name } gets
        } { $value } gold.

# $winners_who is “me” if I win alone, “among” if with others.
event-gameended =
    { $winners_count ->
        [one] { $winners_who ->
            [me] The game is over: you win.
           *[other] The game is over: { $winners } wins.
        } Gold: { $scores }.
       *[other] The game is over: { $winners } win together. Gold: { $scores }.
    }

score = { $name } ({ $gold })
