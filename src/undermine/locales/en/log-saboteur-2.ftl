### What happened in Saboteur 2, beside what happens in Saboteur: one message per event.

## The plays of a turn

event-theftlaid =
    { $who ->
        [me] You prepare
       *[other] { $name } prepares
    } a theft.

event-theftended =
    { $whose ->
        [own] { $who ->
            [me] You call off your own
           *[other] { $name } calls off their own
        } theft.
       *[other] { $who ->
            [me] You stop
           *[other] { $name } stops
        } { $target_who ->
            [me] your
           *[other] { $target }’s
        } theft.
    }

event-hatswapped =
    { $whose ->
        [own] { $who ->
            [me] You swap hats and draw
           *[other] { $name } swaps hats and draws
        } a new role.
       *[other] { $who ->
            [me] You make
           *[other] { $name } makes
        } { $target_who ->
            [me] you
           *[other] { $target }
        } swap hats and draw a new role.
    }

event-inspected =
    { $who ->
        [me] You peek
       *[other] { $name } peeks
    } at { $target_who ->
        [me] your
       *[other] { $target }’s
    } role: { $card }.
    .hidden =
        { $who ->
            [me] You peek
           *[other] { $name } peeks
        } at { $target_who ->
            [me] your
           *[other] { $target }’s
        } role.

event-handsswapped =
    { $who ->
        [me] You swap
       *[other] { $name } swaps
    } hands with { $target_who ->
        [me] you
       *[other] { $target }
    }.

event-trapped =
    { $who ->
        [me] You trap
       *[other] { $name } traps
    } { $target_who ->
        [me] you
       *[other] { $target }
    }.

event-freed =
    { $whose ->
        [own] { $who ->
            [me] You break
           *[other] { $name } breaks
        } free.
       *[other] { $who ->
            [me] You free
           *[other] { $name } frees
        } { $target_who ->
            [me] you
           *[other] { $target }
        }.
    }

event-lifted =
    { $who ->
        [me] You remove
       *[other] { $name } removes
    } “{ $lifted }” and { $who ->
        [me] discard
       *[other] discards
    }: { $cards }.
    .hidden =
        { $who ->
            [me] You discard
           *[other] { $name } discards
        } two cards face down to remove “{ $lifted }”.

## The reckoning

event-reckoned =
    { $builder } { $way } { $team } { $winners_count ->
        [0] No one gets a share.
        [one] { $share } gold goes to { $winners }.
       *[other] { $share } gold each goes to { $winners }.
    } { $crystals ->
        [0] No crystals in the mine.
        [one] 1 crystal in the mine.
       *[other] { $crystals } crystals in the mine.
    }

builder-blue = A blue digger completed the path.

builder-green = A green digger completed the path.

builder-boss = The Boss completed the path.

builder-profiteer = The Profiteer completed the path.

builder-geologist = A Geologist completed the path.

builder-saboteur = A saboteur completed the path.

builder-nobody = No one completed a path.

builder-other = { $word }.

way-both = No door keeps blue or green out.

way-blue = Only blue can get through the doors.

way-green = Only green can get through the doors.

way-neither = Doors keep out both blue and green.

way-missing = The treasure stays buried.

way-other = { $word }.

team-both = Blue and green win.

team-blue = Blue wins.

team-green = Green wins.

team-neither = Neither team wins.

team-other = { $word }.

## Thefts

event-stole =
    { $who ->
        [me] You steal
       *[other] { $name } steals
    } 1 gold from { $target_who ->
        [me] you
       *[other] { $target }
    }.

event-declined =
    { $who ->
        [me] You steal
       *[other] { $name } steals
    } nothing.

event-lapsed =
    { $who ->
        [me] You have
       *[other] { $name } has
    } no one to steal from.
