### The rules of Saboteur in our own words: one message per rule id.
### .title is a short name; .no is the answer to a move the rule refuses.
### In a .no, $seat and $goal are numbers; everything else comes in words.

## Aim and material

SAB-001 = The box holds 44 path cards, 27 action cards, 28 gold cards and 11 dwarf cards, of which 7 are diggers and 4 are saboteurs.
    .title = What is in the box

SAB-002 = In each round every seat secretly belongs to one of two sides: it is a digger or a saboteur.
    .title = Two sides

SAB-003 = When a way from the start card to the treasure is completed, the diggers receive gold for that round and the saboteurs receive none.
    .title = Success pays the diggers

SAB-004 = When a round ends without a way to the treasure, any saboteurs in play receive gold and the diggers receive none.
    .title = Failure pays the saboteurs

SAB-005 = Which side a seat was on comes to light only after the round, when gold is about to be shared out.
    .title = Roles stay hidden

SAB-006 = The winner is whoever owns the most gold pieces after three rounds; seats that tie for the most win jointly.
    .title = The richest wins

## Setup

SAB-007 = Before the game the cards are sorted into four groups: path cards, action cards, gold cards and dwarf cards.
    .title = Sorting the cards

SAB-008 = The number of seats alone decides how many diggers and saboteurs are shuffled in; dwarf cards beyond that stay in the box.
    .title = Dwarf cards by table size

SAB-009 = At a table of three, four dwarf cards are shuffled: 1 saboteur and 3 diggers.
    .title = Dwarf cards for three

SAB-010 = At a table of four, five dwarf cards are shuffled: 1 saboteur and 4 diggers.
    .title = Dwarf cards for four

SAB-011 = At a table of five, six dwarf cards are shuffled: 2 saboteurs and 4 diggers.
    .title = Dwarf cards for five

SAB-012 = At a table of six, seven dwarf cards are shuffled: 2 saboteurs and 5 diggers.
    .title = Dwarf cards for six

SAB-013 = At a table of seven, eight dwarf cards are shuffled: 3 saboteurs and 5 diggers.
    .title = Dwarf cards for seven

SAB-014 = At a table of eight, nine dwarf cards are shuffled: 3 saboteurs and 6 diggers.
    .title = Dwarf cards for eight

SAB-015 = At a table of nine, ten dwarf cards are shuffled: 3 saboteurs and 7 diggers.
    .title = Dwarf cards for nine

SAB-016 = At a table of ten, every one of the eleven dwarf cards is shuffled: 4 saboteurs and 7 diggers.
    .title = Dwarf cards for ten

SAB-017 = The dwarf cards in use are shuffled, and each seat gets exactly one of them face down.
    .title = One dwarf card each
    .no = “{ $card }” cannot be dealt like this: either it is not there ({ $pile }), or it is due elsewhere.

SAB-018 = Each seat looks at no dwarf card but its own, leaves it face down on the table and keeps the role to itself.
    .title = Only one’s own role

SAB-019 = The deal always leaves one dwarf card over; it is set aside face down, and no seat sees it before the round is over.
    .title = One dwarf remains unknown

SAB-020 = Every dwarf card stays face down for the whole round; only when the round is over are they all turned face up.
    .title = Roles come out afterwards

SAB-021 = Four of the 44 path cards are special: the start card, which can be told by its ladder, and the three goals.
    .title = Start card and goals

SAB-022 = Of the three goals, a single one hides the treasure; under each of the other two there is a stone.
    .title = One treasure, two stones

SAB-023 = For each round the three goals are shuffled and put in their places face down, and the start card is put in its place face up.
    .title = Goals face down

SAB-024 = Between the start card and the column of goals there is room for seven card widths; the middle goal is level with the start card, and neighbouring goals are one card length apart.
    .title = Distances on the table

SAB-025 = The start card is the beginning of the maze; everything dug during the round spreads from there.
    .title = Where the maze begins

SAB-026 = The rectangle spanned by start card and goals is no border: path cards may also be laid beyond it, on any side.
    .title = No outer border

SAB-027 = The 40 path cards other than start card and goals are shuffled together with all 27 action cards.
    .title = One common deck

SAB-028 = At tables of three to five, each seat begins a round with six cards in hand.
    .title = Six cards in hand

SAB-029 = At tables of six or seven, each seat begins a round with five cards in hand.
    .title = Five cards in hand

SAB-030 = At tables of eight to ten, each seat begins a round with four cards in hand.
    .title = Four cards in hand

SAB-031 = Hand cards are dealt face down and are known only to the seat that holds them.
    .title = Hands are secret

SAB-032 = The cards left after the hands have been dealt form the draw pile, face down.
    .title = The draw pile

SAB-033 = Before the first round all 28 gold cards are shuffled and put face down as a pile near the leftover dwarf card.
    .title = The gold pile

SAB-034 = In print the youngest person at the table has the very first turn, here SAB-R28 decides instead; from then on the turn moves clockwise.
    .title = First turn, then clockwise
    .no = First it has to be settled who begins; until then this has to wait: “{ $action }”.

SAB-035 = Next to the draw pile there is a discard pile for cards that are used up or thrown away.
    .title = The discard pile

## Turn

SAB-036 = A turn starts with playing one card from the hand; this is compulsory, and only a seat with an empty hand is skipped.
    .title = First play a card
    .no = This card is not in hand: { $card }.

SAB-037 = Playing a card means exactly one of three things: laying a path card in the maze, playing an action card, or passing with one face-down discard.
    .title = Three ways to play
    .no = “{ $action }” is not possible on this turn: lay a path card, play an action card for what it shows, or pass.

SAB-038 = After the play one card must be drawn from the draw pile, unless that pile is empty or the play has ended the round.
    .title = Then draw a card
    .no = First a card has to be drawn or dealt; until then this has to wait: “{ $action }”.

SAB-039 = With the draw, or with the play if there is nothing to draw, the turn is over, and the next seat clockwise that still holds cards takes its turn.
    .title = End of the turn

SAB-040 = Once the draw pile is empty, drawing is left out and a turn is nothing but the play of one card.
    .title = Empty draw pile

## Path cards

SAB-041 = A path card goes on a free place that shares a side with a card already in the maze; a touching corner or a face-down goal does not count.
    .title = Beside a card in place
    .no = A path card needs a free place right beside a laid card.

SAB-042 = On every side where a newly laid path card touches a face-up card, way must meet way and rock must meet rock.
    .title = All edges must match
    .no = Doesn’t fit here: tunnel would meet rock to the { $side }.

SAB-043 = A path card always lies with its long sides parallel to those of the start card; sideways, that is turned by a quarter, it may never be laid.
    .title = Never sideways
    .no = A path card may lie upright or upside down, but never sideways.

SAB-044 = At least one way on a newly laid path card must carry on a way that runs unbroken from the start card; only the option in SAB-R03 lifts this.
    .title = Connected to the start
    .no = Doesn’t fit here: no tunnel would lead back to the start card.

SAB-045 = Diggers strive for an unbroken way from the start card to a goal, saboteurs strive against it, ideally without giving themselves away; no move is forbidden to either side for that.
    .title = What each side wants

## Action cards

SAB-046 = An action card is always played openly, face up for every seat to see.
    .title = Action cards are open

SAB-047 = An action card may be played before one’s own seat or before another, as far as that kind of card permits.
    .title = Own seat or another
    .no = There is no seat { $seat } at this table.

SAB-048 = As long as one or more broken-tool cards lie before a seat, that seat may not lay any path card.
    .title = Broken tool, no digging
    .no = First mend, then dig: { $tools }.

SAB-049 = Broken tools forbid nothing but path cards: the seat may still play action cards, and it may still pass.
    .title = Everything else stays allowed

SAB-050 = Before one seat there may be at most one broken pickaxe, one broken lamp and one broken cart at a time.
    .title = One of each kind
    .no = One of a kind is enough; it lies there already: { $card }.

SAB-051 = What counts for laying a path card is the beginning of the turn: at that moment no broken-tool card may lie before the seat.
    .title = Unhindered from the beginning

SAB-052 = A mending card takes away one broken-tool card lying before a seat.
    .title = Mending a tool

SAB-053 = A mending card may be spent on a broken tool before one’s own seat just as well as on one before any other seat.
    .title = Mend for anyone

SAB-054 = The mending card and the broken-tool card it has removed are both put on the discard pile.
    .title = Mending uses up both cards

SAB-055 = A mending card works only against a broken-tool card with a tool that it shows itself.
    .title = Tools must match
    .no = This card does not mend a { $tool }: { $card }.

SAB-056 = A mending card showing two tools mends a single one of them; the seat that plays it picks which.
    .title = Two tools, one repair

SAB-057 = A mending card can be played only while a broken tool that it is able to mend lies before some seat.
    .title = Only what is broken
    .no = { $name } has no broken { $tool } to mend.

SAB-058 = In print a rockfall is played before one’s own seat; it strikes the maze and never another seat.
    .title = Rockfall aims at no seat

SAB-059 = Rockfall lets the seat that plays it remove any one path card from the maze, except the start card and the goals.
    .title = Rockfall removes a card
    .no = Rockfall cannot hit the start card or a goal.

SAB-060 = The path card taken by a rockfall and the rockfall card itself are both put on the discard pile.
    .title = Rockfall uses up both cards

SAB-061 = No path card laid from a hand is safe from rockfall: it may cut a connection, and it may equally clear away a dead end.
    .title = Any laid card qualifies

SAB-062 = The hole a rockfall leaves may be closed again on a later turn by a path card that may be laid there.
    .title = Holes may be refilled

SAB-063 = With a map, a seat looks at the underside of one face-down goal of its choice, which then goes back to its place face down.
    .title = Map shows a goal
    .no = There is no goal { $goal }: the goals are numbered 1 to 3.

SAB-064 = What a map reveals is seen by nobody but the seat that played it; the others only see which goal was looked at.
    .title = For one pair of eyes

SAB-065 = After the look at the goal, the map is put on the discard pile.
    .title = Map is used up

## Passing

SAB-066 = Passing is always allowed, and compulsory if no other play is possible: exactly one hand card goes face down, unseen by the others, on the discard pile.
    .title = Passing costs a card
    .no = To pass, exactly one card is discarded, not { $count }.

## End of a round

SAB-067 = As soon as a laid path card completes an unbroken way from the start card to a face-down goal, the seat that laid it turns this goal face up.
    .title = Reaching a goal

SAB-068 = If a goal that is turned face up shows the treasure, the round is over on the spot.
    .title = Treasure ends the round

SAB-069 = A stone turned face up does not end the round; unless the treasure came up with it, play goes on.
    .title = Stone lets play continue

SAB-070 = A stone turned face up must lie so that its way links up with the card just laid; if that card does not lead straight into it, SAB-R08 decides.
    .title = Stone joins the way
    .no = First the goal that was turned up has to be laid; until then this has to wait: “{ $action }”.

SAB-071 = A goal may mismatch some of its neighbours at the moment it is turned face up; no other card ever has this privilege.
    .title = Turned goals may mismatch

SAB-072 = The round is also over as soon as not a single seat has a card left in hand.
    .title = All hands are empty

SAB-073 = After the end of the round every dwarf card is turned face up, so that all see who was a digger and who was a saboteur.
    .title = All roles are shown

## Gold

SAB-074 = The diggers win the round when an unbroken way leads from the start card to the treasure, no matter which seat completed it.
    .title = When the diggers win

SAB-075 = When the diggers win, one gold card for each digger in play is drawn face down from the gold pile, unless the table has chosen the other count of SAB-R21.
    .title = One card per digger

SAB-076 = The digger who reached the treasure receives the drawn gold cards and is first to choose one; if it was a saboteur, SAB-R22 applies.
    .title = Finder chooses first
    .no = “{ $card }” is not among the gold cards on offer.

SAB-077 = After choosing, a digger passes the other gold cards on counter-clockwise to the nearest digger, who also chooses one; saboteurs are skipped.
    .title = On to the next digger

SAB-078 = Choosing and passing on go round until every drawn gold card has an owner.
    .title = Until all are taken

SAB-079 = The saboteurs win the round when it ends without the treasure having been reached.
    .title = When the saboteurs win

SAB-080 = If the saboteurs win and just one is in play, that saboteur receives gold cards worth four gold pieces.
    .title = One saboteur, four gold

SAB-081 = If the saboteurs win and two are in play, each of the two receives gold cards worth three gold pieces.
    .title = Two saboteurs, three gold each

SAB-082 = If the saboteurs win and three are in play, each of the three receives gold cards worth three gold pieces.
    .title = Three saboteurs, three gold each

SAB-083 = If the saboteurs win and four are in play, each of the four receives gold cards worth two gold pieces.
    .title = Four saboteurs, two gold each

SAB-084 = What a seat’s gold cards are worth is hidden from the other seats until the game is over.
    .title = Gold stays secret

SAB-085 = At tables of three or four it can happen that no saboteur is in play; if the treasure is not reached in such a round, no gold is given to anyone.
    .title = No saboteur, no gold

## Next round and end of the game

SAB-086 = When the gold of the first or second round has been shared out, the next round begins.
    .title = On to the next round
    .no = First the gold has to be handed out; until then this has to wait: “{ $action }”.

SAB-087 = For a new round the start card and the freshly shuffled goals are put in the same places as in the first round.
    .title = Table laid anew

SAB-088 = A new round uses the dwarf cards of the round before, the leftover one included: they are shuffled and dealt anew.
    .title = Roles dealt anew

SAB-089 = For a new round all action cards and all path cards except start card and goals are shuffled again; the hands are as large as in the first round, and the rest becomes the draw pile.
    .title = Hands dealt anew

SAB-090 = Gold cards won in earlier rounds remain with the seat that won them.
    .title = Won gold is kept

SAB-091 = Gold cards that nobody has won so far remain in the gold pile for the rounds to come.
    .title = Rest of the gold

SAB-092 = A new round is begun by the seat to the left, that is next clockwise, of the one that played the last card of the round before.
    .title = Who begins a new round

SAB-093 = When the third round is over and its gold has been shared out, the game is finished.
    .title = End after three rounds
    .no = The game is over.

SAB-094 = After the last round each seat counts the gold pieces on all the gold cards it has collected.
    .title = Counting the gold

SAB-095 = The highest count of gold pieces wins the game.
    .title = Most gold wins

SAB-096 = If more than one seat has the highest count of gold pieces, all these seats are winners.
    .title = Shared victory

SAB-097 = For variants for various numbers of players the rulebook refers to the publisher’s website; they are not part of these rules.
    .title = Variants elsewhere

## Rulings

SAB-R01 = A path card may be laid either way up, so also turned by half; once it lies in the maze it is never turned again.
    .title = Half a turn is fine

SAB-R02 = A face-down goal sets no condition: a path card beside it may show way or rock towards it.
    .title = Face-down goals match anything

SAB-R03 = Neither the far side of a dead end nor a part of the maze cut off from the start card can be built on, unless the table has dropped the need for a connection.
    .title = No building on loose ends

SAB-R04 = A path card may not be laid where it would touch nothing but face-down goals.
    .title = Not at hidden goals alone
    .no = Doesn’t fit here: the card would touch nothing but face-down goals.

SAB-R05 = A dead end that points at a goal does not reach it, so the goal stays face down.
    .title = Dead ends reach no goal

SAB-R06 = Each time a path card has been laid, every face-down goal is checked, so that a card may reach a goal it does not touch itself.
    .title = Every goal is checked

SAB-R07 = If one path card reaches several goals, all of them are turned face up: the treasure among them ends the round, while stones alone are all joined up and play goes on.
    .title = Several goals at once

SAB-R08 = A stone turned face up must join the card just laid or, failing that, another way connected to the start card. If both positions do, more matching neighbours decide, then the seat on turn.
    .title = Which way a stone lies
    .no = “{ $card }” is not the goal that was turned up, or it cannot lie that way here.

SAB-R09 = After it has been turned face up, a goal is a neighbour like any other: later path cards must match it, but mismatches already there remain.
    .title = Match face-up goals

SAB-R10 = A stone turned face up is part of the maze, and path cards may be laid on from its way as from any other.
    .title = Building on from a stone

SAB-R11 = After a rockfall, parts it has cut off stay where they are: they occupy their places, new cards must match them, and once rejoined to the start card they can be built on again.
    .title = Cut-off cards remain

SAB-R12 = Rockfall can hit neither a face-down nor a face-up goal, and a goal turned face up is not turned back during the round.
    .title = Goals withstand rockfall

SAB-R13 = Rockfall cannot be played while the maze has no path card that it could remove; it may still be thrown away by passing.
    .title = Rockfall needs a target
    .no = There is no path card here to bring down.

SAB-R14 = A map can be used only on a goal that is still face down; looking at the same one again with another map is allowed.
    .title = Map only on hidden goals
    .no = This goal lies face up already.

SAB-R15 = A map shows the complete face of the goal: the treasure, or which one of the two stones it is.
    .title = Map shows the whole face

SAB-R16 = A broken-tool card may be played only before another seat, never before one’s own, unless the table has agreed to allow it.
    .title = Not one’s own tools
    .no = Nobody may break their own tools at this table.

SAB-R17 = The seat that plays a mending card decides whose tool it mends and which; the seat concerned cannot decline.
    .title = The mender decides

SAB-R18 = An action card may be played only on a legal target where it takes effect; without one it can only be kept, or discarded by passing.
    .title = No play without effect

SAB-R19 = A seat with an empty hand is skipped without passing, while the seats that still hold cards play on.
    .title = Empty hands are skipped

SAB-R20 = A treasure that has become unreachable does not end the round; it is cut short only if the table has allowed this and every seat agrees.
    .title = No automatic early end
    .no = The round can be ended early only while a seat is on turn.

SAB-R21 = For the diggers, one gold card is drawn per digger in play; a table may choose one per seat instead, but only nine with ten seats.
    .title = How many gold cards

SAB-R22 = If a saboteur completes the way to the treasure, the diggers win all the same; that saboteur gets nothing, and the first digger counter-clockwise from there chooses first.
    .title = Saboteur reaches the treasure

SAB-R23 = Where the table draws gold by seats and cards remain after each digger has chosen, choosing goes round again in the same order until none is left.
    .title = More gold than diggers

SAB-R24 = Clockwise from the seat that began the round, each saboteur is paid the exact value in as few cards as possible, larger values first. What the pile cannot make up is credited without a card.
    .title = Paying the saboteurs
    .no = This is not how the saboteur is paid: { $cards }.

SAB-R25 = The gold pile cannot run out: after three rounds at least five gold cards are left, or at least one if the table draws gold by seats.
    .title = Gold always suffices

SAB-R26 = If the treasure is reached in a round without a saboteur in play, the diggers are paid as in any other round.
    .title = Treasure without any saboteur

SAB-R27 = The last card of a round was played by the seat that most recently laid, played or discarded one; after a treasure that is the seat that reached it.
    .title = Who played last

SAB-R28 = The seat that begins the first round is drawn by lot, unless the table lets the host choose it.
    .title = Who begins the game
    .no = Seat { $seat } cannot begin: there is no such seat.

SAB-R29 = At the end of the round the leftover dwarf card is turned face up together with the others.
    .title = Leftover dwarf is shown

SAB-R30 = Cards still in hand, in the draw pile or in the discard pile are not shown to anyone when the round ends.
    .title = The rest stays hidden

SAB-R31 = An empty draw pile stays empty for the rest of the round; the discard pile is not shuffled to refill it.
    .title = No reshuffling

SAB-R32 = When a seat passes, the other seats learn that one card was discarded, but not which.
    .title = What a pass reveals

SAB-R33 = While the diggers choose gold, the cards on offer are seen only by the digger holding them; what another digger took can at most be inferred from what is missing.
    .title = Choosing gold in secret

SAB-R34 = How many gold cards a seat owns is open to all, their values are not before the game is over; a table may agree to hide the number too.
    .title = Number of gold cards

SAB-R35 = A tool cannot break between the beginning of a turn and the laying of a path card, since a turn has a single play and nobody acts out of turn.
    .title = Tools within a turn

SAB-R36 = The game is offered for three to ten seats only.
    .title = Three to ten seats

SAB-R37 = No minimum number of path cards is required for reaching a goal; only the distance on the table matters.
    .title = No minimum length
