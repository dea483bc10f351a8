### What happened in The Dark Cave, beside what happens in every game: one message per event.
### .hidden tells it to those who may not see the cards; .brief stands beside a picture of the card.
### $creature is its bare name, $creature_object the name inside a sentence, $creature_subject at its head.

## The plays of a turn

event-clanchosen = Everyone wears { $clan } in this game.

event-turnskipped =
    { $who ->
        [me] You have no cards and miss a turn
       *[other] { $name } has no cards and misses a turn
    }.

event-goalspied =
    { $who ->
        [me] You peek
       *[other] { $name } peeks
    } at { $corner }: { $card }.
    .hidden =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $corner }.
    .brief =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $corner }.

event-dwarfspied =
    { $who ->
        [me] You peek
       *[other] { $name } peeks
    } at { $target_who ->
        [me] your
       *[other] { $target }’s
    } clan card: { $card }.
    .hidden =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $target_who ->
            [me] your
           *[other] { $target }’s
        } clan card.

event-collapsed =
    { $who ->
        [me] You play
       *[other] { $name } plays
    } a rockfall at { $at } and { $who ->
        [me] remove
       *[other] removes
    } a { $card_short }.

event-handstraded =
    { $who ->
        [me] You swap
       *[other] { $name } swaps
    } hands with { $target_who ->
        [me] you
       *[other] { $target }
    }.

event-equipped =
    { $whose ->
        [own] { $who ->
            [me] You take
           *[other] { $name } takes
        }
       *[other] { $who ->
            [me] You give
           *[other] { $name } gives
        } { $target_who ->
            [me] you
           *[other] { $target }
        }
    } { $card_id ->
        [boots-I] boots
        [boots-II] boots
       *[other] a battle-axe
    }.

## Webs

event-webspun =
    { $who ->
        [me] You spin
       *[other] { $name } spins
    } a web { $card_id ->
        [web-circle] with a circle
        [web-triangle] with a triangle
       *[web-square] with a square
    } between { $at } and { $at_beyond }.

event-webworn = The web between { $at } and { $at_beyond } is down to { $left }.

event-webgone = The web between { $at } and { $at_beyond } is gone.

event-webcut =
    { $who ->
        [me] You use
       *[other] { $name } uses
    } an axe on the web between { $at } and { $at_beyond }.

## Creatures

event-lured =
    { $who ->
        [me] You lure
       *[other] { $name } lures
    } { $creature_object } to { $at }.

event-takenover =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } control of { $owner_who ->
        [me] your
       *[other] { $owner }’s
    } { $creature }.

event-prowled =
    { $who ->
        [me] You move
       *[other] { $name } moves
    } { $creature_object } to { $to }.

event-drivenoff =
    { $who ->
        [me] You drive
       *[other] { $name } drives
    } { $creature_object } away with an axe.

event-creaturegone =
    { $owner_who ->
        [me] Your { $creature }
       *[other] { $owner }’s { $creature }
    } slips back into the dark.

event-attacked = { $creature_subject } attacks { $victims }.

event-laidlow =
    { $who ->
        [me] Your dwarf
       *[other] { $name }’s dwarf
    } is knocked down.

event-stoodup =
    { $who ->
        [me] Your dwarf
       *[other] { $name }’s dwarf
    } gets back up.

event-voted =
    { $who ->
        [me] You vote
       *[other] { $name } votes
    } on using an axe: { $card }.
    .hidden =
        { $who ->
            [me] You vote
           *[other] { $name } votes
        } on using an axe.

event-votesshown = The votes on { $creature_object } are revealed ({ $voters }): { $cards }.

## Gold, goals and the exit

event-goldlost =
    { $who ->
        [me] You lose
       *[other] { $name } loses
    } 1 gold to { $to }.

event-goldfound =
    { $who ->
        [me] You take
       *[other] { $name } takes
    } 1 gold at { $at }.

event-unmasked =
    { $who ->
        [me] You reveal your
       *[other] { $name } reveals their
    } clan card: { $card }.

event-cornerfound =
    { $who ->
        [me] You reach
       *[other] { $name } reaches
    } { $corner } and { $who ->
        [me] reveal
       *[other] reveals
    } it: { $card_short }.

event-cornerlaid = Now face up at { $at }: { $tile }.

event-leftcave =
    { $who ->
        [me] You leave
       *[other] { $name } leaves
    } the cave (no. { $rank } out) with { $gold } gold.

event-asideseen =
    { $who ->
        [me] You look
       *[other] { $name } looks
    } at the leftover clan cards: { $cards }.
    .hidden =
        { $who ->
            [me] You secretly look
           *[other] { $name } secretly looks
        } at the leftover clan cards.

## The end

event-caveclosed = The game is over: { $why }.

event-treasurecounted =
    Yellow: { $saved_yellow } gold × { $heads_blue } = { $yellow }. Blue: { $saved_blue } gold × { $heads_yellow } = { $blue }. { $winners_count ->
        [0] No one wins.
       *[other] Winning side: { $winner } ({ $winners }).
    }

# $roles names player by player, $left are clan cards that nobody got;
# .unnamed is for a table whose number of players is not known.
event-clansshown =
    { $left_count ->
        [0] All clan cards are revealed. { $roles }.
       *[other] All clan cards are revealed. { $roles }. Leftover: { $left }.
    }
    .unnamed = All clan cards are revealed, player by player: { $roles }.
