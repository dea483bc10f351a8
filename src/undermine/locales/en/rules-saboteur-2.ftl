### The rules of Saboteur 2 in our own words: one message per rule id.
### .title is a short name; .no is the answer to a move the rule refuses.
### In a .no, $seat and $count are numbers; everything else comes in words.

## Aim and material

SB2-001 = The expansion cannot be played by itself: it is laid on top of a box of Saboteur.
    .title = Needs the base game

SB2-002 = Two to twelve seats can take part.
    .title = Two to twelve

SB2-003 = Added to the box are 30 path cards, 21 action cards, 15 dwarf cards and 32 pieces of gold worth 1, 2 or 5.
    .title = What is added

SB2-004 = Whatever is not changed here is played as in Saboteur.
    .title = All else stays

## Dwarves

SB2-005 = Four of the dwarves are blue diggers and four are green diggers.
    .title = Two teams of four

SB2-006 = Blue and green both dig for the treasure, but each team wants it for itself.
    .title = Rivals

SB2-007 = When a blue or green digger completes the way to the treasure, that digger’s team wins, provided that no door of the other colour keeps the team out.
    .title = A team’s own connection

SB2-008 = When the Boss, the Profiteer, a Geologist or a saboteur completes the way, each team wins that no door keeps out.
    .title = Built by somebody else

SB2-009 = When a digger completes the way but a door shuts out that digger’s own team, the other team wins if it can get through.
    .title = Built for the rivals

SB2-010 = A single dwarf is the Boss.
    .title = One Boss

SB2-011 = The Boss shares with whichever digging team wins, and with both if both do.
    .title = The Boss wins with the diggers

SB2-012 = The Boss is always paid 1 gold less than the share.
    .title = One less for the Boss

SB2-013 = If the treasure is reached, doors leave neither team a way and no Profiteer is in play, the Boss wins alone and is paid 4 gold.
    .title = The Boss alone

SB2-014 = A single dwarf is the Profiteer.
    .title = One Profiteer

SB2-015 = The Profiteer shares with the winners, whether diggers or saboteurs succeed.
    .title = The Profiteer wins either way

SB2-016 = The Profiteer is paid 2 gold less than the share.
    .title = Two less for the Profiteer

SB2-017 = If the Profiteer has personally completed the way, doors shut out both teams and no Boss is in play, the Profiteer wins alone and is paid 3 gold.
    .title = The Profiteer’s own way

SB2-018 = If the treasure is not reached and no saboteur is in play, the Profiteer wins alone and is paid 3 gold.
    .title = The Profiteer without saboteurs

SB2-019 = Two of the dwarves are Geologists.
    .title = Two Geologists

SB2-020 = A Geologist does not care about the treasure: no share is paid, and the number of winners does not grow.
    .title = No treasure for Geologists

SB2-021 = When the round is over, a Geologist is paid 1 gold for each crystal that can be seen in the maze.
    .title = Paid by crystals

SB2-022 = With two Geologists in play each is paid half of that, rounded down.
    .title = Two Geologists share

SB2-023 = Three of the dwarves are saboteurs; they win just when the round ends without a way to the treasure.
    .title = Three saboteurs

## Setup

SB2-024 = Every path and action card of Saboteur is used.
    .title = All cards for digging

SB2-025 = The dwarf cards and gold cards of Saboteur stay in the box.
    .title = Old dwarves and gold stay

SB2-026 = Start card and goals are laid out as in Saboteur.
    .title = Same layout

SB2-027 = The path and action cards of both boxes are shuffled into one face-down deck.
    .title = One deck of 118

SB2-028 = Ten cards of the deck are set aside unseen and take no part in the round.
    .title = Ten cards aside

SB2-029 = Each seat is dealt six cards, at any size of table.
    .title = Six cards each

SB2-030 = All fifteen dwarf cards are shuffled, at any size of table, and each seat is dealt one face down.
    .title = Fifteen dwarves always

SB2-031 = A seat looks at its own dwarf card and leaves it face down on the table.
    .title = Only one’s own dwarf

SB2-032 = What dwarf a seat is stays secret until the round is over.
    .title = Roles stay secret

SB2-033 = The dwarf cards that were not dealt form a face-down stack.
    .title = The rest of the dwarves

SB2-034 = The pieces of gold are put ready as a bank.
    .title = The bank

## Turn

SB2-035 = In print the youngest person begins, here SAB-R28 decides instead; then the turn moves clockwise.
    .title = First turn, then clockwise

SB2-036 = On turn, a seat must choose exactly one of four things: lay a path card, play an action card, lift a card for two others, or pass.
    .title = Exactly one of four
    .no = “{ $action }” is not possible on this turn: lay a path card, play an action card, lift a card for two others, or pass.

SB2-037 = A path card is laid in the maze, and one card is drawn.
    .title = Lay a path card

SB2-038 = An action card is played, and one card is drawn.
    .title = Play an action card

SB2-039 = Two hand cards are discarded, one card lying before one’s own seat is removed, and one card is drawn.
    .title = Lift a card for two
    .no = Lifting a card costs exactly two hand cards, not { $count }.

SB2-040 = Passing means discarding one, two or three cards face down and drawing as many.
    .title = Pass with one to three
    .no = Passing costs one to three cards, not { $count }.

SB2-041 = With that the turn is over and the next seat is on.
    .title = End of the turn

SB2-042 = Once the draw pile is empty, nothing is drawn.
    .title = Empty draw pile

SB2-043 = Without a draw pile, too, one of the four choices has to be made.
    .title = Still one of four

SB2-044 = A seat that has no hand card left sits out until the round is over.
    .title = Out of cards, out of the round

## Path cards

SB2-045 = Two of the path cards are bridges.
    .title = Two bridges

SB2-046 = The two ways of a bridge cross without meeting: nobody can turn off on it.
    .title = No turning on a bridge

SB2-047 = A bridge is laid so that at least one of its ways is connected to the start card.
    .title = Joining a bridge

SB2-048 = Two of the path cards are double curves.
    .title = Two double curves

SB2-049 = The two curves of a double curve are not connected.
    .title = Curves that do not meet

SB2-050 = A double curve is laid so that at least one of its curves is connected to the start card.
    .title = Joining a double curve

SB2-051 = Four of the path cards show a ladder.
    .title = Four ladders

SB2-052 = A ladder is connected to the start card, wherever it lies.
    .title = Ladder to the start

SB2-053 = A ladder is connected to every other ladder in the maze.
    .title = Ladder to ladder

SB2-054 = A ladder card may be laid beside any face-up card of the maze.
    .title = Beside any card
    .no = At { $at }, “{ $card }” would not lie beside a card of the maze.

SB2-055 = A ladder card may not be laid directly beside a goal.
    .title = Not beside a goal
    .no = “{ $card }” may not lie beside a goal, as it would at { $at }.

SB2-056 = Before a ladder card is laid, its place need not be connected to the start card.
    .title = No way needed before

SB2-057 = Three of the path cards have a blue door and three have a green one.
    .title = Three doors of each colour

SB2-058 = A way with a door leads to the goal, when the round is over, only for diggers in the colour of the door.
    .title = Doors let one colour through

SB2-059 = Boss, Profiteer and Geologists pass every door.
    .title = Doors do not stop the others

SB2-060 = A crystal on a path card has nothing to do with what the card connects.
    .title = Crystals change no way

## Action cards

SB2-061 = Four of the action cards are called Theft.
    .title = Four Thefts

SB2-062 = A Theft is laid face up before the seat that plays it.
    .title = Theft lies open

SB2-063 = After the gold of the round has been handed out, a thief may take 1 gold from any other seat.
    .title = Steal 1 gold

SB2-064 = A thief who is trapped when the round ends cannot use the card.
    .title = No theft in prison

SB2-065 = Three of the action cards are called Hands Off.
    .title = Three Hands Off

SB2-066 = Hands Off takes away one Theft lying on the table, and both cards are discarded.
    .title = Hands Off ends a Theft
    .no = No Theft lies before { $name }.

SB2-067 = Two of the action cards are called Swap Hats.
    .title = Two Swap Hats

SB2-068 = Swap Hats names any seat, one’s own included.
    .title = Anybody’s hat

SB2-069 = The seat that was named discards its dwarf card face down and draws another from the stack of undealt ones.
    .title = A new dwarf
    .no = There is no dwarf card left to draw.

SB2-070 = The Swap Hats card itself is discarded.
    .title = Swap Hats is discarded

SB2-071 = Two of the action cards are called Inspection.
    .title = Two Inspections

SB2-072 = Inspection lets its player look in secret at the dwarf card of any other seat.
    .title = Look at a dwarf

SB2-073 = The Inspection card itself is discarded.
    .title = Inspection is discarded

SB2-074 = Two of the action cards are called Swap Hands.
    .title = Two Swap Hands

SB2-075 = Swap Hands exchanges the whole hand, face down, with that of any other seat; the numbers of cards may differ.
    .title = Hands change places
    .no = Hands can be swapped only with another seat.

SB2-076 = The Swap Hands card is discarded and does not change hands.
    .title = The card is no part of it

SB2-077 = After hands were swapped, the other seat draws one card.
    .title = The other seat draws

SB2-078 = Three of the action cards are called Trapped.
    .title = Three Trapped

SB2-079 = Trapped is laid face up before any other seat.
    .title = Trapped lies open

SB2-080 = A trapped seat may not lay path cards.
    .title = Prisoners do not dig
    .no = A trapped seat may not lay path cards.

SB2-081 = A seat that is trapped when the round ends gets no share of the treasure.
    .title = No share for prisoners

SB2-082 = Prisoners are left out when the shares are worked out.
    .title = Prisoners do not count

SB2-083 = A prisoner carries out no theft.
    .title = Prisoners do not steal

SB2-084 = Four of the action cards are called Freed.
    .title = Four Freed

SB2-085 = Freed takes away one Trapped lying on the table, and both cards are discarded.
    .title = Freed ends prison
    .no = No Trapped card lies before { $name }.

SB2-086 = No action card may lie before the same seat twice at the same time.
    .title = One of each before a seat
    .no = “{ $card }” already lies before { $name }.

## Passing and lifting

SB2-087 = Any two hand cards will do for lifting a card.
    .title = Any two cards

SB2-088 = Any one card lying before one’s own seat may be lifted; it is discarded.
    .title = Any card before one’s own seat
    .no = “{ $card }” does not lie before one’s own seat.

SB2-089 = Only one card is drawn for the two, so lifting makes the hand smaller by one.
    .title = A smaller hand

SB2-090 = Who cannot or will not play must pass and discard one to three hand cards face down.
    .title = Or else pass

SB2-091 = Who passes draws as many cards as were discarded.
    .title = Draw as many

## End of a round

SB2-092 = The round ends when start card and treasure are connected.
    .title = The treasure is reached

SB2-093 = The round also ends when no seat can play a card any more.
    .title = Nobody can play

## Gold

SB2-094 = An unbroken way to the treasure means that the diggers have won, no such way that the saboteurs have; who that is with doors, SB2-R06 to SB2-R08 say.
    .title = Diggers or saboteurs

SB2-095 = If a door blocks the way, only the diggers in its colour have won; when a door blocks a team, SB2-R06 says.
    .title = A door decides

SB2-096 = Each winner is paid out of the bank, the less the more winners there are.
    .title = Paid by number

SB2-097 = A single winner gets 5 gold.
    .title = One winner

SB2-098 = Two winners get 4 gold each.
    .title = Two winners

SB2-099 = Three winners get 3 gold each.
    .title = Three winners

SB2-100 = Four winners get 2 gold each.
    .title = Four winners

SB2-101 = Five or more winners get 1 gold each.
    .title = Five or more winners

SB2-102 = Gold may be kept face down.
    .title = Gold face down

SB2-103 = Gold can be changed with the bank at any time.
    .title = Change at any time

SB2-104 = After the gold has been handed out, the Theft cards on the table are carried out.
    .title = Then the thefts
    .no = A thief is on: 1 gold is stolen, or none. This has to wait: “{ $action }”.

SB2-105 = Of several thieves, the one who played a Theft last is first.
    .title = The latest Theft first

SB2-106 = The other thieves follow clockwise.
    .title = Then clockwise

SB2-107 = One blue, two green, Boss, Profiteer and two saboteurs with Thefts, one of them trapped: the Boss connects through a blue door, so blue gets 3, the Boss 2, the Profiteer 1; the free saboteur steals 1, the prisoner nothing.
    .title = The printed example

## Next round and end of the game

SB2-108 = For a new round start card and goals are laid out again.
    .title = Table laid anew

SB2-109 = All path and action cards are shuffled again, also the ten that were set aside.
    .title = Everything is shuffled

SB2-110 = Again ten cards are set aside and six are dealt to each seat.
    .title = Ten aside, six each

SB2-111 = All fifteen dwarf cards are shuffled and dealt again.
    .title = Dwarves dealt anew

SB2-112 = A new round is begun by the left neighbour of the seat that played the last card.
    .title = Who begins a new round

SB2-113 = The game is over after its third round.
    .title = Three rounds

SB2-114 = Whoever has collected the most gold wins the game.
    .title = Most gold wins

SB2-115 = Seats that tie for the most gold win together.
    .title = Shared victory

## Rulings

SB2-R01 = Twenty of the 21 action cards are described; the last one is taken to be a rockfall.
    .title = The 21st action card

SB2-R02 = A ladder card need not carry on any way: to touch a card is enough, if all touching sides fit.
    .title = Ladders need only touch

SB2-R03 = No goal, hidden or face up, may share a side with a ladder card when it is laid; corners do not matter, nor does what comes later.
    .title = What beside a goal means

SB2-R04 = A ladder card may touch nothing but a part that is cut off, or nothing but the start card.
    .title = Ladder at loose parts

SB2-R05 = Doors hinder neither digging nor the turning up of goals nor the end of a round; they matter only when gold is shared out.
    .title = Doors wait for the end

SB2-R06 = A team is kept out only if every way to the treasure leads through a door of the other colour.
    .title = Any way will do

SB2-R07 = If doors shut out both teams, no Boss is in play and somebody other than the Profiteer has connected, nobody wins; a table may let the Profiteer win even then.
    .title = A Profiteer left outside

SB2-R08 = If doors shut out both teams while Boss and Profiteer are in play, the two win together, whoever connected.
    .title = Boss and Profiteer together

SB2-R09 = Where a share is smaller than what is taken off, nothing is paid, and nothing is owed.
    .title = Never below nothing

SB2-R10 = A trapped Geologist is paid nothing and leaves the crystals to the other one; a table may pay prisoners for crystals.
    .title = Geologists in prison

SB2-R11 = Each crystal on a card that lies in the maze at the end counts, even on parts that are cut off; a table may count only those connected to the start card.
    .title = Which crystals count

SB2-R12 = Where a rule asks who is in play, prisoners count as absent.
    .title = Prisoners are not in play

SB2-R13 = A team can win although nobody belongs to it; then those are paid who win along with it.
    .title = A team without members

SB2-R14 = The connection is made by the seat whose path card joined the treasure to the start card, however far away that card lies.
    .title = Who has connected

SB2-R15 = What counts is the dwarf card that a seat has when the round ends.
    .title = The dwarf at the end

SB2-R16 = The victim must own gold, from whichever round; a thief may leave it be, and where nobody else has gold the Theft comes to nothing.
    .title = Whom to rob
    .no = { $name } cannot be robbed: there is no gold, or it is the thief’s own seat.

SB2-R17 = The order of thefts is that of the thieves who may steal: removed cards and prisoners do not count.
    .title = Only Thefts that can be used

SB2-R18 = A prisoner may lay down a Theft, and may be robbed.
    .title = Prisoners as thieves and victims

SB2-R19 = One’s own Theft may be removed too, with Hands Off or for two cards.
    .title = One’s own Theft

SB2-R20 = Two cards lift a broken tool, a Trapped or a Theft before one’s own seat, never a dwarf card or gold, and never for another seat.
    .title = What can be lifted

SB2-R21 = A dwarf card that was swapped away lies aside face down for the round; the stack cannot run out.
    .title = Old hats

SB2-R22 = Only the seat that got it sees the new dwarf card, which may be the same dwarf as before.
    .title = Who sees the new hat

SB2-R23 = Hands may be swapped although one or both are empty; the other seat then draws if there is something to draw.
    .title = Swapping empty hands

SB2-R24 = A seat that ran out of cards stays out even if a swap gives it a hand, and keeps those cards unplayed; a table may let it play again.
    .title = Out stays out

SB2-R25 = If fewer cards are left than are to be drawn, those are drawn that are left.
    .title = Drawing the last cards

SB2-R26 = When the draw pile is empty, one to three cards are still discarded for passing.
    .title = Passing at the end

SB2-R27 = Nobody can play any more when every seat is out; whoever still holds a card and is not out must act, if only by passing.
    .title = When nobody can play

SB2-R28 = Trapped may not be laid before one’s own seat; broken tools only where the table allows it.
    .title = Not in one’s own prison
    .no = Nobody can be trapped by their own hand.

SB2-R29 = Hands Off and Freed may be played on one’s own seat.
    .title = Help for oneself

SB2-R30 = Before a seat there is at most one broken pickaxe, one broken lamp, one broken cart, one Trapped and one Theft.
    .title = One of each kind

SB2-R31 = An inspection shows the dwarf of that moment; if hats are swapped later, the new dwarf is not known by it.
    .title = Inspection is a moment

SB2-R32 = When the round ends, only the dwarf cards of the seats are turned up; a table may show the others too.
    .title = Other dwarves stay hidden

SB2-R33 = How much gold a seat has is its secret, that it has some is not; what was paid and stolen openly may be remembered. A table may lay all gold open.
    .title = Secret gold

SB2-R34 = A rockfall may also remove a ladder, a door, a crystal or a bridge.
    .title = Rockfall hits any path card

SB2-R35 = A card may be joined by its dead stub alone; its other way is then not connected.
    .title = Joined by a stub

SB2-R36 = Whether a saboteur could pass a door never matters: if one connects, the doors decide for the teams.
    .title = Saboteurs and doors

SB2-R37 = At a table of two nothing is different; both may even be saboteurs.
    .title = A table of two

SB2-R38 = There is always enough gold to pay everybody.
    .title = The bank never runs out

SB2-R39 = Whoever reaches the treasure draws no card afterwards, since the round is over.
    .title = No draw at the end

SB2-R40 = A mending card helps against broken tools only, neither against Trapped nor against Theft.
    .title = Mending mends tools

SB2-R41 = Hands may be of any size; what is drawn depends only on what was chosen.
    .title = No hand limit

SB2-R42 = Nobody inspects their own dwarf; the same seat may be inspected again.
    .title = Whom to inspect
    .no = Only the dwarf of another seat can be inspected.

SB2-R43 = Prison and broken tools bind on every turn while the cards lie there; to remove one takes the whole turn.
    .title = When prison binds

SB2-R44 = After Swap Hands the other seat draws instead of the one that played the card.
    .title = One draw after a swap

SB2-R45 = The two cards that pay for lifting are discarded face down.
    .title = Lifted face down
