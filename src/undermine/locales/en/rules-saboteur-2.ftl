### The rules of Saboteur 2 in our own words: one message per rule id.
### .title is a short name; .no is the answer to a move the rule refuses.
### In a .no, $seat and $count are numbers; everything else comes in words.

## Aim and material

SB2-001 = The expansion can’t be played on its own: you need the base game, Saboteur.
    .title = Needs the base game

SB2-002 = Two to twelve players can take part.
    .title = Two to twelve

SB2-003 = Added to the box are 30 path cards, 21 action cards, 15 dwarf cards and 32 gold nuggets worth 1, 2 or 5.
    .title = What is added

SB2-004 = Anything not changed here is played as in Saboteur.
    .title = All else stays

## Dwarves

SB2-005 = Four of the dwarves are blue diggers and four are green diggers.
    .title = Two teams of four

SB2-006 = Blue and green both dig for the treasure, but each team wants it for itself.
    .title = Rivals

SB2-007 = When a blue or green digger completes the path to the treasure, that digger’s team wins, provided that no door of the other colour keeps the team out.
    .title = A team’s own connection

SB2-008 = When the Boss, the Profiteer, a Geologist or a saboteur completes the path, every team that no door keeps out wins.
    .title = Completed by someone else

SB2-009 = When a digger completes the path but a door locks out that digger’s own team, the other team wins if it can get through.
    .title = Completed for the rivals

SB2-010 = A single dwarf is the Boss.
    .title = One Boss

SB2-011 = The Boss shares with whichever team of diggers wins, and with both if both do.
    .title = The Boss wins with the diggers

SB2-012 = The Boss always gets 1 gold less than the share.
    .title = One less for the Boss

SB2-013 = If the treasure is reached, doors leave neither team a path and no Profiteer is in play, the Boss wins alone and gets 4 gold.
    .title = The Boss alone

SB2-014 = A single dwarf is the Profiteer.
    .title = One Profiteer

SB2-015 = The Profiteer shares with the winners, whether diggers or saboteurs succeed.
    .title = The Profiteer wins either way

SB2-016 = The Profiteer gets 2 gold less than the share.
    .title = Two less for the Profiteer

SB2-017 = If the Profiteer completed the path, doors lock out both teams and no Boss is in play, the Profiteer wins alone and gets 3 gold.
    .title = The Profiteer’s own path

SB2-018 = If the treasure is not reached and no saboteur is in play, the Profiteer wins alone and gets 3 gold.
    .title = The Profiteer without saboteurs

SB2-019 = Two of the dwarves are Geologists.
    .title = Two Geologists

SB2-020 = A Geologist does not care about the treasure: they get no share, and do not count as one of the winners.
    .title = No treasure for Geologists

SB2-021 = When the round is over, a Geologist gets 1 gold for each crystal that can be seen in the mine.
    .title = Paid by crystals

SB2-022 = With two Geologists in play, each gets half of that, rounded down.
    .title = Two Geologists share

SB2-023 = Three of the dwarves are saboteurs; they win if the round ends without a path to the treasure.
    .title = Three saboteurs

## Setup

SB2-024 = Every path and action card of Saboteur is used.
    .title = All cards for digging

SB2-025 = The dwarf cards and gold cards of Saboteur stay in the box.
    .title = Old dwarves and gold stay

SB2-026 = The start card and the goals are placed as in Saboteur.
    .title = Same layout

SB2-027 = The path and action cards of both boxes are shuffled into one face-down deck.
    .title = One deck of 118

SB2-028 = Ten cards from the deck are set aside unseen and are not used in the round.
    .title = Ten cards set aside

SB2-029 = Each player is dealt six cards, whatever the number of players.
    .title = Six cards each

SB2-030 = All fifteen dwarf cards are shuffled, whatever the number of players, and each player is dealt one face down.
    .title = Always fifteen dwarves

SB2-031 = You look at your own dwarf card and leave it face down on the table.
    .title = Only your own dwarf

SB2-032 = Your role stays secret until the round is over.
    .title = Roles stay secret

SB2-033 = The dwarf cards that were not dealt form a face-down pile.
    .title = The leftover dwarves

SB2-034 = The gold is put ready as a bank.
    .title = The bank

## Turn

SB2-035 = In the rulebook the youngest player goes first; here it is a random player, or the host chooses. After that, play goes clockwise.
    .title = First turn, then clockwise

SB2-036 = On your turn you must choose exactly one of four things: lay a path card, play an action card, discard two cards to remove one in front of you, or pass.
    .title = Exactly one of four
    .no = That isn’t possible this turn. Lay a path card, play an action card, discard two cards to remove one, or pass.

SB2-037 = Lay a path card in the mine, and draw one card.
    .title = Lay a path card

SB2-038 = Play an action card, and draw one card.
    .title = Play an action card

SB2-039 = Discard two cards from your hand, remove one card in front of you, and draw one card.
    .title = Remove a card for two
    .no = Removing a card costs exactly two cards from your hand, not { $count }.

SB2-040 = To pass, discard one, two or three cards face down and draw as many.
    .title = Pass with one to three
    .no = To pass, discard one to three cards, not { $count }.

SB2-041 = Then your turn is over, and it is the next player’s turn.
    .title = End of the turn

SB2-042 = Once the draw pile is empty, nothing is drawn.
    .title = Empty draw pile

SB2-043 = Even without a draw pile, you have to choose one of the four.
    .title = Still one of four

SB2-044 = A player with no cards left in hand is out until the round is over.
    .title = Out of cards, out of the round

## Path cards

SB2-045 = Two of the path cards are bridges.
    .title = Two bridges

SB2-046 = The two paths of a bridge cross without meeting: no one can turn off there.
    .title = No turning on a bridge

SB2-047 = A bridge is laid so that at least one of its paths is connected to the start card.
    .title = Connecting a bridge

SB2-048 = Two of the path cards are double bends.
    .title = Two double bends

SB2-049 = The two bends of a double bend are not connected.
    .title = Bends that do not meet

SB2-050 = A double bend is laid so that at least one of its bends is connected to the start card.
    .title = Connecting a double bend

SB2-051 = Four of the path cards show a ladder.
    .title = Four ladders

SB2-052 = A ladder is connected to the start card, wherever it is.
    .title = Ladder to the start

SB2-053 = A ladder is connected to every other ladder in the mine.
    .title = Ladder to ladder

SB2-054 = A ladder card may be laid next to any face-up card in the mine.
    .title = Next to any card
    .no = “{ $card }” has to touch a face-up card. It wouldn’t here.

SB2-055 = A ladder card may not be laid directly next to a goal.
    .title = Not next to a goal
    .no = “{ $card }” can’t go next to a goal.

SB2-056 = Before a ladder card is laid, its spot need not be connected to the start card.
    .title = No path needed first

SB2-057 = Three of the path cards have a blue door and three have a green one.
    .title = Three doors of each colour

SB2-058 = When the round is over, a path with a door leads to the goal only for diggers of the door’s colour.
    .title = Doors let one colour through

SB2-059 = The Boss, the Profiteer and the Geologists can get through every door.
    .title = Doors do not stop the others

SB2-060 = A crystal on a path card makes no difference to what the card connects.
    .title = Crystals block nothing

## Action cards

SB2-061 = Four of the action cards are called Theft.
    .title = Four Thefts

SB2-062 = A Theft is laid face up in front of the player who plays it.
    .title = Thefts are face up

SB2-063 = After the gold of the round has been handed out, a thief may take 1 gold from any other player.
    .title = Steal 1 gold

SB2-064 = A thief who is trapped when the round ends cannot use the card.
    .title = No theft while trapped

SB2-065 = Three of the action cards are called Hands Off.
    .title = Three Hands Off

SB2-066 = Hands Off removes one Theft from the table, and both cards are discarded.
    .title = Hands Off ends a Theft
    .no =
        { $who ->
            [me] You have no Theft in front of you.
           *[other] { $name } has no Theft in front of them.
        }

SB2-067 = Two of the action cards are called Swap Hats.
    .title = Two Swap Hats

SB2-068 = You may play Swap Hats on any player, including yourself.
    .title = Anyone’s hat

SB2-069 = That player discards their dwarf card face down and draws a new one from the leftover dwarf cards.
    .title = A new dwarf
    .no = There’s no dwarf card left to draw.

SB2-070 = The Swap Hats card itself is discarded.
    .title = Swap Hats is discarded

SB2-071 = Two of the action cards are called Inspection.
    .title = Two Inspections

SB2-072 = With Inspection you peek at the dwarf card of any other player.
    .title = Peek at a dwarf

SB2-073 = The Inspection card itself is discarded.
    .title = Inspection is discarded

SB2-074 = Two of the action cards are called Swap Hands.
    .title = Two Swap Hands

SB2-075 = With Swap Hands you swap your whole hand, face down, with that of any other player; the hands may differ in size.
    .title = Hands are swapped
    .no = You can only swap hands with another player.

SB2-076 = The Swap Hands card itself is discarded and is not part of the swap.
    .title = Not the card itself

SB2-077 = After the swap, the other player draws one card.
    .title = The other player draws

SB2-078 = Three of the action cards are called Trapped.
    .title = Three Trapped

SB2-079 = Trapped is laid face up in front of any other player.
    .title = Trapped is face up

SB2-080 = A trapped player may not lay path cards.
    .title = No digging while trapped
    .no = You’re trapped, so you can’t lay path cards.

SB2-081 = A player who is trapped when the round ends gets no share of the treasure.
    .title = No share while trapped

SB2-082 = Trapped players are left out when the shares are worked out.
    .title = Trapped players do not count

SB2-083 = A trapped player cannot steal.
    .title = No stealing while trapped

SB2-084 = Four of the action cards are called Freed.
    .title = Four Freed

SB2-085 = Freed removes one Trapped from the table, and both cards are discarded.
    .title = Freed ends it
    .no =
        { $who ->
            [me] You aren’t trapped.
           *[other] { $name } isn’t trapped.
        }

SB2-086 = No player may have the same action card in front of them twice at the same time.
    .title = One of each per player
    .no =
        { $who ->
            [me] You already have “{ $card }” in front of you.
           *[other] { $name } already has “{ $card }” in front of them.
        }

## Passing and lifting

SB2-087 = Any two cards from your hand will do to remove a card.
    .title = Any two cards

SB2-088 = You may remove any one card in front of you; it is discarded.
    .title = Any card in front of you
    .no = “{ $card }” isn’t in front of you.

SB2-089 = You draw only one card for the two, so removing a card makes your hand smaller by one.
    .title = A smaller hand

SB2-090 = If you cannot or do not want to play, you must pass and discard one to three cards from your hand face down.
    .title = Or else pass

SB2-091 = If you pass, you draw as many cards as you discarded.
    .title = Draw as many

## End of a round

SB2-092 = The round ends when the start card and the treasure are connected.
    .title = The treasure is reached

SB2-093 = The round also ends when no player can play a card any more.
    .title = No one can play

## Gold

SB2-094 = An unbroken path to the treasure means that the diggers have won; no such path means that the saboteurs have. If there are doors on the path, it depends on who can get through.
    .title = Diggers or saboteurs

SB2-095 = If a door blocks the path, only the diggers of its colour have won; a team is locked out only if every path leads through a door of the other colour.
    .title = A door decides

SB2-096 = Each winner is paid from the bank: the more winners there are, the less each of them gets.
    .title = Paid by number

SB2-097 = A single winner gets 5 gold.
    .title = One winner

SB2-098 = Two winners get 4 gold each.
    .title = Two winners

SB2-099 = Three winners get 3 gold each.
    .title = Three winners

SB2-100 = Four winners get 2 gold each.
    .title = Four winners

SB2-101 = Five or more winners get 1 gold each.
    .title = Five or more winners

SB2-102 = You may keep your gold face down.
    .title = Gold face down

SB2-103 = Gold can be changed with the bank at any time.
    .title = Change at any time

SB2-104 = After the gold has been handed out, the Theft cards on the table are carried out.
    .title = Then the thefts
    .no = First the thief decides whether to steal 1 gold.

SB2-105 = If there are several thieves, the one who played a Theft last steals first.
    .title = The latest Theft first

SB2-106 = The other thieves follow clockwise.
    .title = Then clockwise

SB2-107 = One blue, two green, Boss, Profiteer and two saboteurs with Thefts, one of them trapped: the Boss connects through a blue door, so blue gets 3, the Boss 2 and the Profiteer 1; the free saboteur steals 1, the trapped one nothing.
    .title = The rulebook’s example

## Next round and end of the game

SB2-108 = For a new round the start card and the goals are placed again.
    .title = A new mine

SB2-109 = All path and action cards are shuffled again, including the ten that were set aside.
    .title = Everything is shuffled

SB2-110 = Again ten cards are set aside and six are dealt to each player.
    .title = Ten aside, six each

SB2-111 = All fifteen dwarf cards are shuffled and dealt again.
    .title = New dwarves

SB2-112 = In a new round, the player to the left of whoever played the last card goes first.
    .title = Who starts a new round

SB2-113 = The game is over after its third round.
    .title = Three rounds

SB2-114 = The player who has collected the most gold wins the game.
    .title = Most gold wins

SB2-115 = Players who tie for the most gold win together.
    .title = Shared victory

## Rulings

SB2-R01 = Twenty of the 21 action cards are described; the last one is taken to be a rockfall.
    .title = The 21st action card

SB2-R02 = A ladder card need not extend any path: touching a card is enough, if all touching sides fit.
    .title = Ladders need only touch

SB2-R03 = A ladder card may not be laid so that it shares a side with a goal, hidden or face up; corners do not matter, nor does what comes later.
    .title = What “next to a goal” means

SB2-R04 = A ladder card may touch only a part that is cut off, or only the start card.
    .title = Ladders at loose parts

SB2-R05 = Doors affect neither digging nor the revealing of goals nor the end of a round; they matter only when gold is shared out.
    .title = Doors wait for the end

SB2-R06 = A team is kept out only if every path to the treasure leads through a door of the other colour.
    .title = Any path will do

SB2-R07 = If doors lock out both teams, no Boss is in play and someone other than the Profiteer made the connection, no one wins; a table may let the Profiteer win even then.
    .title = A Profiteer locked out

SB2-R08 = If doors lock out both teams while Boss and Profiteer are in play, the two win together, whoever made the connection.
    .title = Boss and Profiteer together

SB2-R09 = If a share is smaller than what is deducted from it, the player gets nothing and owes nothing.
    .title = Never below nothing

SB2-R10 = A trapped Geologist gets nothing and leaves the crystals to the other one; a table may pay trapped Geologists for crystals.
    .title = Trapped Geologists

SB2-R11 = Every crystal on a card that is in the mine at the end counts, even on parts that are cut off; a table may count only those connected to the start card.
    .title = Which crystals count

SB2-R12 = Where a rule asks who is in play, trapped players do not count.
    .title = Trapped is not in play

SB2-R13 = A team can win even if no one belongs to it; then only those who win with it are paid.
    .title = A team without members

SB2-R14 = The connection is made by the player whose path card connected the treasure to the start card, however far away that card is.
    .title = Who made the connection

SB2-R15 = What counts is the dwarf card that a player has when the round ends.
    .title = The dwarf at the end

SB2-R16 = The victim must have gold, from whichever round; a thief may choose not to steal, and if no one else has gold, the Theft has no effect.
    .title = Whom you can steal from
    .no =
        { $who ->
            [me] You can’t steal from yourself.
           *[other] You can’t steal from { $name }: they have no gold.
        }

SB2-R17 = The order of thefts is that of the thieves who may steal: removed cards and trapped players do not count.
    .title = Only Thefts that can be used

SB2-R18 = A trapped player may play a Theft, and may be stolen from.
    .title = Trapped thieves and victims

SB2-R19 = You may remove your own Theft too, with Hands Off or for two cards.
    .title = Your own Theft

SB2-R20 = For two cards you may remove a broken tool, a Trapped or a Theft in front of you, never a dwarf card or gold, and never a card in front of another player.
    .title = What you can remove

SB2-R21 = A dwarf card that was swapped away stays face down to one side for the round; the leftover dwarf cards cannot run out.
    .title = Old hats

SB2-R22 = Only the player who gets the new dwarf card sees it; it may be the same role as before.
    .title = Who sees the new hat

SB2-R23 = Hands may be swapped even if one or both are empty; the other player then draws if there is something to draw.
    .title = Swapping empty hands

SB2-R24 = A player who ran out of cards stays out even if a swap gives them cards, and keeps those cards unplayed; a table may let them play again.
    .title = Out stays out

SB2-R25 = If fewer cards are left than you should draw, you draw those.
    .title = Drawing the last cards

SB2-R26 = When the draw pile is empty, you still discard one to three cards to pass.
    .title = Passing at the end

SB2-R27 = No one can play any more when every player is out; anyone who still has a card and is not out must act, if only by passing.
    .title = When no one can play

SB2-R28 = You may not play Trapped on yourself, and broken tools only where the table allows it.
    .title = You cannot trap yourself
    .no = You can’t trap yourself.

SB2-R29 = You may play Hands Off and Freed on yourself.
    .title = Helping yourself

SB2-R30 = There may be at most one broken pickaxe, one broken lantern, one broken mine cart, one Trapped and one Theft in front of a player.
    .title = One of each kind

SB2-R31 = An Inspection shows the role at that moment; if hats are swapped later, you do not know the new role.
    .title = Inspection is a moment

SB2-R32 = When the round ends, only the players’ own dwarf cards are revealed; a table may show the others too.
    .title = Other dwarves stay hidden

SB2-R33 = How much gold a player has is secret, but not that they have some; you may remember what was paid and stolen openly. A table may make all gold public.
    .title = Secret gold

SB2-R34 = A rockfall may also remove a ladder, a door, a crystal or a bridge.
    .title = Rockfall hits any path card

SB2-R35 = A card may be connected by its dead end alone; its other path is then not connected.
    .title = Connected by a dead end

SB2-R36 = Whether a saboteur could pass a door never matters: if one makes the connection, the doors decide for the teams.
    .title = Saboteurs and doors

SB2-R37 = With two players nothing is different; both may even be saboteurs.
    .title = Two players

SB2-R38 = There is always enough gold to pay everyone.
    .title = The bank never runs out

SB2-R39 = The player who reaches the treasure draws no card afterwards, because the round is over.
    .title = No draw at the end

SB2-R40 = A repair card helps only against broken tools, not against Trapped or Theft.
    .title = Repairs are for tools

SB2-R41 = Hands may be of any size; what you draw depends only on what you chose to do.
    .title = No hand limit

SB2-R42 = You cannot inspect your own role; you may inspect the same player again.
    .title = Whom you can inspect
    .no = You can only inspect another player’s role.

SB2-R43 = Trapped and broken tools count on every turn while the cards are in front of you; removing one takes your whole turn.
    .title = How long they count

SB2-R44 = After Swap Hands, the other player draws instead of you.
    .title = One draw after a swap

SB2-R45 = The two cards you pay to remove a card are discarded face down.
    .title = Paid face down
