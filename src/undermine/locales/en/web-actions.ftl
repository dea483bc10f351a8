### What a move is called on its button, and what the bar says while it is chosen and before it is played.
### A button has at most 20 letters; keys may end with the topic of a card.

## On the golden button

table-do-place = Lay card

table-do-break = Break { $tool }

table-do-mend = Repair { $tool }

table-do-rockfall = Remove card

table-do-peek = Peek at goal

table-do-theft = Prepare theft

table-do-handsoff = Stop the theft

table-do-swaphats = Swap hats

table-do-inspect = Peek at role

table-do-swaphands = Swap hands

table-do-trap = Trap

table-do-free = Set free

table-do-bridge = Clear obstacle

table-do-scout = Peek at mine

table-do-appraise = Peek at treasure

table-do-spy = Peek at dwarf card

table-do-snare = Set trap

table-do-troll = Send troll

table-do-storm = Clear card

table-do-spygoal = Peek at goal

table-do-spydwarf = Peek at clan card

table-do-collapse = Remove card

table-do-tradehands = Swap hands

table-do-spin = Spin web

table-do-equip = Give tool

table-do-equip-boots = Give boots

table-do-equip-battle-axe = Give axe

table-do-lure = Lure creature

table-do-lure-rat = Lure the rat

table-do-lure-lindworm = Lure the lindworm

table-do-lure-goblin = Lure the goblin

## While it is chosen

table-choose-equip-boots = Boots: one more step each turn. Who gets them?

table-choose-equip-battle-axe = An axe against creatures and webs. Who gets it?

table-choose-lure-rat = The rat costs cards. Tap a dark hole, or the rat itself

table-choose-lure-lindworm = The lindworm knocks dwarves down. Tap a dark hole, or the lindworm itself

table-choose-lure-goblin = The goblin steals gold. Tap a dark hole, or the goblin itself

table-choose-bridge-axe = Tap logs to clear

table-choose-bridge-boat = Tap a lake to cross

table-choose-bridge-rope = Tap a ditch to cross

table-choose-look-info-mine-treasure = Peek at a mine or a treasure

table-choose-look-info-mine-dwarf = Peek at a mine or a dwarf card

table-choose-look-info-treasure-dwarf = Peek at a treasure or a dwarf card

table-choose-look-secret-information = Peek at a goal or a clan card

## Before it is played

ahead-break-head =
    { $whose ->
        [own] Break your own { $tool }
       *[other] Break { $name }’s { $tool }
    }

ahead-mend-head =
    { $whose ->
        [own] Repair your { $tool }
       *[other] Repair { $name }’s { $tool }
    }

ahead-equip-boots =
    { $whose ->
        [own] You get one more step every turn
       *[other] { $name } gets one more step every turn
    }

ahead-equip-battle-axe =
    { $whose ->
        [own] You can drive away a creature or weaken a web, once
       *[other] { $name } can drive away a creature or weaken a web, once
    }

ahead-lure-rat = It comes out here and you move it; any dwarf it meets costs its player a card

ahead-lure-lindworm = It comes out here and you move it; it knocks down any dwarf it meets

ahead-lure-goblin = It comes out here and you move it; any dwarf it meets loses 1 gold
