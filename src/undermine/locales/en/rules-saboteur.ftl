### The rules of Saboteur in our own words: one message per rule id.
### .title is a short name; .no is the answer to a move the rule refuses.
### In a .no, $seat and $goal are numbers; everything else comes in words.

## Aim and material

SAB-001 = The box holds 44 path cards, 27 action cards, 28 gold cards and 11 dwarf cards, of which 7 are diggers and 4 are saboteurs.
    .title = What is in the box

SAB-002 = In each round every player secretly belongs to one of two sides, as a digger or as a saboteur.
    .title = Two sides

SAB-003 = When a path from the start card to the treasure is completed, the diggers receive gold for that round and the saboteurs receive none.
    .title = Success pays the diggers

SAB-004 = When a round ends without a path to the treasure, any saboteurs in play receive gold and the diggers receive none.
    .title = Failure pays the saboteurs

SAB-005 = Which side a player was on comes to light only after the round, when gold is about to be shared out.
    .title = Roles stay hidden

SAB-006 = The player with the most gold after three rounds wins; players who tie for the most win together.
    .title = The richest wins

## Setup

SAB-007 = Before the game the cards are sorted by kind: path cards, action cards, gold cards and dwarf cards.
    .title = Sorting the cards

SAB-008 = The number of players alone decides how many diggers and saboteurs are shuffled in; the other dwarf cards stay in the box.
    .title = Dwarf cards by number of players

SAB-009 = With three players, four dwarf cards are shuffled: 1 saboteur and 3 diggers.
    .title = Dwarf cards for three

SAB-010 = With four players, five dwarf cards are shuffled: 1 saboteur and 4 diggers.
    .title = Dwarf cards for four

SAB-011 = With five players, six dwarf cards are shuffled: 2 saboteurs and 4 diggers.
    .title = Dwarf cards for five

SAB-012 = With six players, seven dwarf cards are shuffled: 2 saboteurs and 5 diggers.
    .title = Dwarf cards for six

SAB-013 = With seven players, eight dwarf cards are shuffled: 3 saboteurs and 5 diggers.
    .title = Dwarf cards for seven

SAB-014 = With eight players, nine dwarf cards are shuffled: 3 saboteurs and 6 diggers.
    .title = Dwarf cards for eight

SAB-015 = With nine players, ten dwarf cards are shuffled: 3 saboteurs and 7 diggers.
    .title = Dwarf cards for nine

SAB-016 = With ten players, all eleven dwarf cards are shuffled: 4 saboteurs and 7 diggers.
    .title = Dwarf cards for ten

SAB-017 = The dwarf cards in use are shuffled, and each player gets exactly one of them face down.
    .title = One dwarf card each
    .no = “{ $card }” can’t be dealt like this: it isn’t in { $pile }, or it belongs elsewhere.

SAB-018 = Each player looks only at their own dwarf card, leaves it face down on the table and keeps the role secret.
    .title = Only your own role

SAB-019 = The deal always leaves one dwarf card over; it is set aside face down, and no player sees it until the round is over.
    .title = One dwarf remains unknown

SAB-020 = Every dwarf card stays face down for the whole round; only when the round is over are they all turned face up.
    .title = Roles come out afterwards

SAB-021 = Four of the 44 path cards are special: the start card, recognisable by its ladder, and the three goals.
    .title = Start card and goals

SAB-022 = One of the three goals hides the treasure; each of the other two is a stone.
    .title = One treasure, two stones

SAB-023 = For each round the three goals are shuffled and placed face down, and the start card is placed face up.
    .title = Goals face down

SAB-024 = Between the start card and the column of goals there is room for seven card widths; the middle goal is level with the start card, and neighbouring goals are one card length apart.
    .title = Distances on the table

SAB-025 = The start card is where the mine begins; everything dug during the round spreads from there.
    .title = Where the mine begins

SAB-026 = The area between the start card and the goals has no border: path cards may also be laid beyond it, on any side.
    .title = No outer border

SAB-027 = The 40 path cards other than start card and goals are shuffled together with all 27 action cards.
    .title = One common deck

SAB-028 = With three to five players, each player starts a round with six cards in hand.
    .title = Six cards in hand

SAB-029 = With six or seven players, each player starts a round with five cards in hand.
    .title = Five cards in hand

SAB-030 = With eight to ten players, each player starts a round with four cards in hand.
    .title = Four cards in hand

SAB-031 = Hand cards are dealt face down, and only the player who holds them may see them.
    .title = Hands are secret

SAB-032 = The cards left after the hands have been dealt form the draw pile, face down.
    .title = The draw pile

SAB-033 = Before the first round all 28 gold cards are shuffled and put face down in a pile near the leftover dwarf card.
    .title = The gold pile

SAB-034 = In the rulebook the youngest player goes first; here it is a random player, or the host chooses. After that, play goes clockwise.
    .title = First turn, then clockwise
    .no = Choose who goes first.

SAB-035 = Next to the draw pile there is a discard pile for cards that are used up or thrown away.
    .title = The discard pile

## Turn

SAB-036 = A turn starts with playing one card from your hand. You must do this; only a player with an empty hand is skipped.
    .title = First play a card
    .no = This card isn’t in your hand: { $card }.

SAB-037 = Playing a card means exactly one of three things: laying a path card in the mine, playing an action card, or passing by discarding one card face down.
    .title = Three things you can do
    .no = That isn’t possible this turn. Lay a path card, play an action card, or pass.

SAB-038 = After playing a card, you must draw one from the draw pile, unless that pile is empty or your play has ended the round.
    .title = Then draw a card
    .no = First you have to draw a card, or cards have to be dealt.

SAB-039 = After drawing, or after playing if there is nothing to draw, your turn is over, and it is the turn of the next player clockwise who still has cards.
    .title = End of the turn

SAB-040 = Once the draw pile is empty, no one draws, and a turn consists of playing one card.
    .title = Empty draw pile

## Path cards

SAB-041 = A path card goes on a free spot that shares a side with a card already in the mine; a touching corner or a face-down goal does not count.
    .title = Next to a card in the mine
    .no = A path card must go next to a card that’s already there.

SAB-042 = On every side where a newly laid path card touches a face-up card, path must meet path and rock must meet rock.
    .title = All edges must match
    .no = Doesn’t fit here: path would meet rock on the { $side } side.

SAB-043 = A path card always lies with its long sides parallel to those of the start card; it may never be laid sideways, that is, with a quarter turn.
    .title = Never sideways
    .no = A path card can be upright or upside down, but never sideways.

SAB-044 = At least one path on a newly laid path card must extend a path that runs unbroken from the start card; only a house rule removes this condition.
    .title = Connected to the start
    .no = Doesn’t fit here: it wouldn’t connect to the start card.

SAB-045 = Diggers want an unbroken path from the start card to a goal; saboteurs want to prevent it, ideally without giving themselves away. No move is forbidden to either side for that reason.
    .title = What each side wants

## Action cards

SAB-046 = An action card is always played face up for every player to see.
    .title = Action cards are public

SAB-047 = You may play an action card on yourself or on another player, as far as that kind of card allows.
    .title = On yourself or another player
    .no = There’s no player { $seat } at this table.

SAB-048 = You may not lay path cards while there is a broken tool card in front of you.
    .title = Broken tool, no digging
    .no = Repair first, then dig: { $tools }.

SAB-049 = Broken tools stop nothing but path cards: the player may still play action cards, and may still pass.
    .title = Everything else stays allowed

SAB-050 = There may be at most one broken pickaxe, one broken lantern and one broken mine cart in front of a player at a time.
    .title = One of each kind
    .no = There’s already one there: { $card }.

SAB-051 = What counts for laying a path card is the start of your turn: at that moment there must be no broken tool card in front of you.
    .title = From the start of the turn

SAB-052 = A repair card removes one broken tool card in front of a player.
    .title = Repairing a tool

SAB-053 = A repair card may be played on your own broken tool just as well as on any other player’s.
    .title = Repair for anyone

SAB-054 = The repair card and the broken tool card it removes both go on the discard pile.
    .title = A repair uses up both cards

SAB-055 = A repair card works only against a broken tool that it shows itself.
    .title = Tools must match
    .no = This card can’t repair a { $tool }: { $card }.

SAB-056 = A repair card showing two tools repairs only one of them; the player of the card chooses which.
    .title = Two tools, one repair

SAB-057 = A repair card can be played only while a player has a broken tool that it can repair.
    .title = Only what is broken
    .no =
        { $who ->
            [me] You have no broken { $tool }.
           *[other] { $name } has no broken { $tool }.
        }

SAB-058 = In the rulebook you play a rockfall in front of yourself; it hits the mine and never a player.
    .title = Rockfalls hit no player

SAB-059 = With a rockfall you remove any one path card from the mine, except the start card and the goals.
    .title = A rockfall removes a card
    .no = A rockfall can’t hit the start card or a goal.

SAB-060 = The path card removed by a rockfall and the rockfall card itself both go on the discard pile.
    .title = A rockfall uses up both cards

SAB-061 = No path card laid from a hand is safe from a rockfall: it may cut a connection, and it may just as well clear away a dead end.
    .title = Any laid card qualifies

SAB-062 = The gap left by a rockfall may be filled again on a later turn by a path card that fits there.
    .title = Gaps may be filled

SAB-063 = With a map you peek at one face-down goal of your choice and put it back face down.
    .title = A map shows a goal
    .no = There’s no goal { $goal }: the goals are numbered 1 to 3.

SAB-064 = What a map shows is seen only by the player who played it; the others see only which goal it was.
    .title = For one pair of eyes

SAB-065 = After you have peeked at the goal, the map goes on the discard pile.
    .title = A map is used up

## Passing

SAB-066 = You may always pass, and you must if you can do nothing else: exactly one card from your hand goes face down on the discard pile, unseen by the others.
    .title = Passing costs a card
    .no = To pass, discard exactly one card, not { $count }.

## End of a round

SAB-067 = As soon as a laid path card completes an unbroken path from the start card to a face-down goal, the player who laid it turns this goal face up.
    .title = Reaching a goal

SAB-068 = If a goal that is turned face up shows the treasure, the round is over on the spot.
    .title = The treasure ends the round

SAB-069 = Turning a stone face up does not end the round; unless the treasure was revealed with it, play continues.
    .title = A stone does not end it

SAB-070 = A stone turned face up must be placed so that its path connects to the card just laid; if that card does not lead straight into it, another path connected to the start card counts.
    .title = A stone connects to the path
    .no = First the revealed goal has to be placed.

SAB-071 = A goal may mismatch some of its neighbours when it is turned face up; no other card may ever do so.
    .title = Turned goals may mismatch

SAB-072 = The round is also over as soon as no player has a card left in hand.
    .title = All hands are empty

SAB-073 = After the end of the round every dwarf card is turned face up, so that everyone sees who was a digger and who was a saboteur.
    .title = All roles are revealed

## Gold

SAB-074 = The diggers win the round when an unbroken path leads from the start card to the treasure, no matter which player completed it.
    .title = When the diggers win

SAB-075 = When the diggers win, one gold card for each digger in play is drawn face down from the gold pile, unless the table has agreed on one per player.
    .title = One card per digger

SAB-076 = The digger who reached the treasure receives the drawn gold cards and chooses one first; if it was a saboteur, the next digger counter-clockwise chooses first.
    .title = The finder chooses first
    .no = “{ $card }” isn’t one of the gold cards on offer.

SAB-077 = After choosing, a digger passes the other gold cards on counter-clockwise to the nearest digger, who also chooses one; saboteurs are skipped.
    .title = On to the next digger

SAB-078 = The cards go round like this until every drawn gold card has been taken.
    .title = Until all are taken

SAB-079 = The saboteurs win the round when it ends without anyone reaching the treasure.
    .title = When the saboteurs win

SAB-080 = If the saboteurs win and only one is in play, that saboteur receives gold cards worth 4 gold.
    .title = One saboteur, four gold

SAB-081 = If the saboteurs win and two are in play, each of them receives gold cards worth 3 gold.
    .title = Two saboteurs, three gold each

SAB-082 = If the saboteurs win and three are in play, each of them receives gold cards worth 3 gold.
    .title = Three saboteurs, three gold each

SAB-083 = If the saboteurs win and four are in play, each of them receives gold cards worth 2 gold.
    .title = Four saboteurs, two gold each

SAB-084 = What a player’s gold cards are worth is hidden from the other players until the game is over.
    .title = Gold stays secret

SAB-085 = With three or four players there may be no saboteur in play; if the treasure is not reached in such a round, no one gets any gold.
    .title = No saboteur, no gold

## Next round and end of the game

SAB-086 = When the gold of the first or second round has been shared out, the next round begins.
    .title = On to the next round
    .no = First the gold has to be handed out.

SAB-087 = For a new round the start card and the freshly shuffled goals are placed as in the first round.
    .title = A new mine

SAB-088 = A new round uses the dwarf cards of the round before, including the leftover one: they are shuffled and dealt again.
    .title = New roles

SAB-089 = For a new round all action cards and all path cards except start card and goals are shuffled again; the hands are as large as in the first round, and the rest becomes the draw pile.
    .title = New hands

SAB-090 = Gold cards won in earlier rounds stay with the players who won them.
    .title = Won gold is yours

SAB-091 = Gold cards that no one has won yet stay in the gold pile for later rounds.
    .title = Rest of the gold

SAB-092 = In a new round, the player to the left (next clockwise) of whoever played the last card of the previous round goes first.
    .title = Who starts a new round

SAB-093 = When the third round is over and its gold has been shared out, the game is finished.
    .title = End after three rounds
    .no = The game is over.

SAB-094 = After the last round each player adds up the gold on all the gold cards they have collected.
    .title = Counting the gold

SAB-095 = The player with the most gold wins the game.
    .title = Most gold wins

SAB-096 = If several players have the most gold, all of them win.
    .title = Shared victory

SAB-097 = For variants for different numbers of players the rulebook refers to the publisher’s website; they are not part of these rules.
    .title = Variants elsewhere

## Rulings

SAB-R01 = A path card may be laid either way up, so also with a half turn; once it is in the mine, it is never turned again.
    .title = Half a turn is fine

SAB-R02 = A face-down goal sets no condition: a path card next to it may show path or rock towards it.
    .title = Face-down goals match anything

SAB-R03 = You cannot extend the far side of a dead end or a part of the mine cut off from the start card, unless the table has dropped the need for a connection.
    .title = Not from loose ends

SAB-R04 = A path card may not be laid where it would touch nothing but face-down goals.
    .title = Not next to hidden goals alone
    .no = Doesn’t fit here: it would touch only face-down goals.

SAB-R05 = A dead end that points at a goal does not reach it, so the goal stays face down.
    .title = Dead ends reach no goal

SAB-R06 = Each time a path card has been laid, every face-down goal is checked, so a card may reach a goal it does not touch itself.
    .title = Every goal is checked

SAB-R07 = If one path card reaches several goals, all of them are turned face up: if the treasure is among them, the round ends; if they are all stones, they are all connected and play continues.
    .title = Several goals at once

SAB-R08 = A stone turned face up must connect to the card just laid or, failing that, to another path connected to the start card. If both positions do, the one with more matching neighbours counts; if that is equal too, the player whose turn it is decides.
    .title = Which way up a stone goes
    .no = “{ $card }” isn’t the goal that was revealed, or it can’t go here like that.

SAB-R09 = Once turned face up, a goal is a neighbour like any other: later path cards must match it, but existing mismatches remain.
    .title = Match face-up goals

SAB-R10 = A stone turned face up is part of the mine, and its path may be extended like any other.
    .title = On from a stone

SAB-R11 = After a rockfall, parts that are cut off stay where they are: they keep their spots, new cards must match them, and once they are connected to the start card again they can be extended.
    .title = Cut-off cards remain

SAB-R12 = A rockfall can hit neither a face-down nor a face-up goal, and a face-up goal is not turned back during the round.
    .title = Goals withstand rockfalls

SAB-R13 = A rockfall cannot be played while the mine has no path card that it could remove; it may still be discarded to pass.
    .title = A rockfall needs a target
    .no = There’s no path card here to remove.

SAB-R14 = A map can be used only on a goal that is still face down; you may look at the same one again with another map.
    .title = Maps are for hidden goals
    .no = This goal is already face up.

SAB-R15 = A map shows the complete face of the goal: the treasure, or which one of the two stones it is.
    .title = A map shows the whole face

SAB-R16 = You may play a broken tool card only on another player, unless the house rules allow playing it on yourself.
    .title = Not your own tools
    .no = You can’t break your own tools at this table.

SAB-R17 = The player of a repair card decides whose tool it repairs and which; the owner of the tool cannot refuse.
    .title = The helper decides

SAB-R18 = An action card may be played only on a legal target where it has an effect; without one it can only be kept, or discarded to pass.
    .title = No play without effect

SAB-R19 = A player with an empty hand is skipped without passing, while the players who still hold cards play on.
    .title = Empty hands are skipped

SAB-R20 = A treasure that can no longer be reached does not end the round; the round is cut short only if the table has allowed this and every player agrees.
    .title = No automatic early end
    .no = You can only end the round early during someone’s turn.

SAB-R21 = For the diggers, one gold card is drawn per digger in play; a table may choose one per player instead, but only nine with ten players.
    .title = How many gold cards

SAB-R22 = If a saboteur completes the path to the treasure, the diggers still win; that saboteur gets nothing, and the first digger counter-clockwise from there chooses first.
    .title = Saboteur reaches the treasure

SAB-R23 = If the table draws one gold card per player and cards are left after each digger has chosen, they go round again in the same order until none are left.
    .title = More gold than diggers

SAB-R24 = Clockwise from the player who went first in the round, each saboteur is paid the exact value in as few cards as possible, larger values first. What the pile cannot make up is credited without a card.
    .title = Paying the saboteurs
    .no = This isn’t the right payment for the saboteur: { $cards }.

SAB-R25 = The gold pile cannot run out: after three rounds at least five gold cards are left, or at least one if the table draws one per player.
    .title = There is always enough gold

SAB-R26 = If the treasure is reached in a round without a saboteur in play, the diggers are paid as in any other round.
    .title = Treasure without any saboteur

SAB-R27 = The last card of a round was played by the player who most recently laid, played or discarded one; if the treasure was reached, that is the player who reached it.
    .title = Who played last

SAB-R28 = A random player goes first in the first round, unless the table lets the host choose.
    .title = Who starts the game
    .no = Player { $seat } can’t go first: there’s no such player.

SAB-R29 = At the end of the round the leftover dwarf card is turned face up together with the others.
    .title = The leftover dwarf is revealed

SAB-R30 = Cards still in hand, in the draw pile or in the discard pile are not shown to anyone when the round ends.
    .title = The rest stays hidden

SAB-R31 = An empty draw pile stays empty for the rest of the round; the discard pile is not shuffled to refill it.
    .title = No reshuffling

SAB-R32 = When a player passes, the other players learn that one card was discarded, but not which.
    .title = What a pass reveals

SAB-R33 = While the diggers choose gold, the cards on offer are seen only by the digger holding them; what another digger took can at most be inferred from what is missing.
    .title = Choosing gold in secret

SAB-R34 = Everyone may know how many gold cards a player has, but not their values until the game is over; a table may agree to hide the number too.
    .title = Number of gold cards

SAB-R35 = A tool cannot break between the start of your turn and laying a path card, because you play only one card per turn and no one plays out of turn.
    .title = Tools within a turn

SAB-R36 = The game is offered for three to ten players only.
    .title = Three to ten players

SAB-R37 = You do not need a minimum number of path cards to reach a goal; only the distance on the table matters.
    .title = No minimum length
