### The rules of The Lost Mines in our own words: one message per rule id.
### .title is a short name; .no is the answer to a move the rule refuses.
### In a .no, $seat and $count are numbers; everything else comes in words.

## Aim and material

TLM-001 = Three to nine players can take part.
    .title = Three to nine

TLM-002 = The box is for ages ten and up and says a game takes about 45 minutes.
    .title = Age and time

TLM-003 = There are forty path cards in the game.
    .title = Forty path cards

TLM-004 = There are twenty-three action cards in the game.
    .title = Twenty-three action cards

TLM-005 = There are two start cards in the game, one for each clan.
    .title = Two start cards

TLM-006 = There are four mines in the game.
    .title = Four mines

TLM-007 = There are twelve treasures in the game.
    .title = Twelve treasures

TLM-008 = There are ten dwarf cards in the game, five for each clan.
    .title = Ten dwarf cards

TLM-009 = There are ten dwarf figures in the game, and a tile for each figure that shows whose it is.
    .title = Ten figures

TLM-010 = Victory points are counted with 32 tiles.
    .title = Tiles for points

TLM-011 = There are fourteen forest tiles in the game.
    .title = Fourteen forest tiles

TLM-012 = There is a single dragon tile, so at most one player ever has it.
    .title = One dragon tile

TLM-013 = The game is played on one board, divided into spots.
    .title = One board

TLM-014 = Card by card, paths grow through the forest, and dwarves move along them to four mines where treasures wait.
    .title = How it goes

TLM-015 = When a round is over, the treasures that were found become victory points and are shared out.
    .title = Shared every round

TLM-016 = After two rounds, the player with the most victory points wins, alone and not as a clan.
    .title = Everyone for themselves in the end

## Clans and characters

TLM-017 = Two clans compete, blue and yellow, and each player belongs to one of them.
    .title = Blue and yellow

TLM-018 = No clan has more than five dwarves.
    .title = Five at most

TLM-019 = Some dwarves do not work for the clan they belong to.
    .title = Not all are loyal

TLM-020 = Up to three dwarves of a clan are loyal: everything they find goes into their own clan’s pot.
    .title = Loyal dwarves give

TLM-021 = A loyal dwarf gets a share of that pot.
    .title = Loyal dwarves share

TLM-022 = One dwarf of each clan is selfish and keeps every treasure it finds itself.
    .title = Selfish dwarves keep

TLM-023 = A selfish dwarf gets no share of what the rest of the clan finds.
    .title = Selfish dwarves do not share

TLM-024 = One dwarf of each clan is a saboteur, whose treasures go into the other clan’s pot.
    .title = Saboteurs give to the others

TLM-025 = A saboteur gets a share of the other clan’s pot, and none of its own clan’s.
    .title = Saboteurs share with the others

## Setup

TLM-026 = The board is placed within everyone’s reach, with nothing on it but start cards and mines.
    .title = The empty board

TLM-027 = The mines are shuffled and put face down on the four spots meant for them.
    .title = Mines face down

TLM-028 = Both start cards go on the two spots meant for them, one for each clan.
    .title = Two camps

TLM-029 = The treasures are shuffled, and one for each player is placed face down beside the board.
    .title = One treasure per player

TLM-030 = The other treasures are set aside unseen and are not used in the round.
    .title = The other treasures

TLM-031 = The dwarf cards are shuffled, and each player is dealt one.
    .title = One dwarf card each

TLM-032 = You look at your own dwarf card in secret and leave it face down on the table.
    .title = For your eyes only

TLM-033 = The back of a dwarf card shows the clan, which everyone may see at any time.
    .title = The clan is public

TLM-034 = The character on the front stays secret until the round is over.
    .title = The character is secret

TLM-035 = Dwarf cards that were not dealt are set aside unseen.
    .title = Leftover dwarf cards

TLM-036 = With fewer than seven players, some loyal dwarves are taken out before the dwarf cards are shuffled.
    .title = Fewer dwarves for fewer players

TLM-037 = With five or six players one loyal dwarf of each clan is left out, so eight cards are shuffled.
    .title = Five or six players

TLM-038 = With three or four players two loyal dwarves of each clan are left out, so six cards are shuffled.
    .title = Three or four players

TLM-039 = With seven, eight or nine players all ten dwarf cards are shuffled.
    .title = Seven to nine players

TLM-040 = Each player has one figure of their clan, and the tile that goes with it.
    .title = A figure of your clan

TLM-041 = A dwarf starts the round on its clan’s start card.
    .title = On your own start card

TLM-042 = Everyone can see which dwarf belongs to which player.
    .title = Whose dwarf it is

TLM-043 = All path and action cards are shuffled into one deck of 63.
    .title = One deck

TLM-044 = Ten cards from the deck are counted off and set aside unseen.
    .title = Ten cards set aside

TLM-045 = These ten are not used in this round: no one draws them or gets to see them.
    .title = Out for the round

TLM-046 = With three to six players, each player is dealt five cards.
    .title = Five cards each

TLM-047 = With seven to nine players, each player is dealt four cards.
    .title = Four cards each

TLM-048 = Hand cards are dealt face down, and only the player who holds them sees them.
    .title = Hands are secret

TLM-049 = The rest of the deck is the face-down draw pile.
    .title = Draw pile
    .no = “{ $card }” can’t be dealt like this: it isn’t in { $pile }, or it belongs elsewhere.

TLM-050 = A discard pile builds up next to it during the round, also face down.
    .title = Discard pile

TLM-051 = Forest tiles, dragon tile and victory points are put ready.
    .title = The supply

## Turn

TLM-052 = In the rulebook the most adventurous player starts the first round; here it is a random player, or the host chooses.
    .title = Who goes first
    .no = Choose who goes first.

TLM-053 = Play goes clockwise.
    .title = Clockwise

TLM-054 = A turn has three steps, always in this order: cards, moving, drawing.
    .title = Three steps
    .no = That isn’t possible in the first step. Lay a path card, play an action card, or pass.

TLM-055 = The first step is required: play one card, or discard one or two.
    .title = First a card
    .no = “{ $card }” isn’t in your hand.

TLM-056 = The second step is optional: your dwarf may move up to three cards.
    .title = Then move

TLM-057 = The third step is required: draw one or two cards.
    .title = Then draw
    .no = First the cards have to be dealt.

TLM-058 = Then it is the next player’s turn.
    .title = End of the turn

TLM-059 = Once the draw pile is empty, the third step is skipped.
    .title = No drawing without a pile

TLM-060 = A player with no card in hand at the start of their turn is out until the round is over.
    .title = Out of cards, out of the round

TLM-061 = In the first step you do exactly one of three things: lay a path card, play an action card, or pass.
    .title = Exactly one of three
    .no = “{ $card }” isn’t the card for that.

## Path cards

TLM-062 = A path card is laid next to a start card, a path card or a face-up mine.
    .title = Next to a face-up card
    .no = There’s no face-up card next to this spot.

TLM-063 = On every side where cards touch, path must meet path and forest must meet forest.
    .title = All sides must fit
    .no = “{ $card }” doesn’t fit here: path would meet forest on the { $side } side.

TLM-064 = A new card has to extend a path that is already there.
    .title = Extend a path
    .no = “{ $card }” wouldn’t extend a path here.

TLM-065 = It doesn’t have to connect to your own start card.
    .title = Not tied to your own start

TLM-066 = It doesn’t have to connect to your own dwarf either.
    .title = Not tied to your own dwarf

TLM-067 = The rulebook’s first mistake: the card is next to no other card.
    .title = Mistake: all alone

TLM-068 = The rulebook’s second mistake: one of its sides does not fit, though others do.
    .title = Mistake: a side that does not fit

TLM-069 = The rulebook’s third mistake: only forest touches forest, so no path is extended.
    .title = Mistake: no path extended

TLM-070 = An obstacle blocks its card: no dwarf can enter or cross it until the right tool has been played there.
    .title = Obstacles block the path

TLM-071 = There are three kinds of obstacles: logs, lakes and ditches.
    .title = Logs, lakes, ditches

TLM-072 = A card with a rock has room for only one dwarf.
    .title = Room for one on a rock

TLM-073 = While a dwarf is at a rock, no other can get past.
    .title = No getting past at a rock

TLM-074 = A dwarf that starts its move at a campfire may move up to five cards instead of three.
    .title = Rested at a campfire

## Action cards

TLM-075 = Action cards clear obstacles, reveal secrets, set traps, send trolls, or clear path cards and forest tiles off the board.
    .title = What action cards do

TLM-076 = For each kind of obstacle there is one tool, and only that one helps.
    .title = The right tool
    .no = “{ $card }” doesn’t help with this obstacle.

TLM-077 = A tool can be played only while there is an obstacle of its kind on the board.
    .title = No tool without its obstacle
    .no = There’s no obstacle for “{ $card }” on the board.

TLM-078 = When you play a tool, you show the card and put it face down on the discard pile.
    .title = Tools are shown

TLM-079 = A forest tile with that tool is taken from the supply and put on the obstacle.
    .title = The tile marks it

TLM-080 = With that the obstacle is cleared, for every dwarf of either clan.
    .title = Cleared for everyone

TLM-081 = The axe clears logs.
    .title = Axe for logs

TLM-082 = The boat crosses a lake.
    .title = Boat for a lake

TLM-083 = The rope leads across a ditch.
    .title = Rope for a ditch

TLM-084 = A cleared obstacle has room for only one dwarf.
    .title = Room for one where it was cleared

TLM-085 = While a dwarf is on a cleared obstacle, no other can get past.
    .title = No getting past there

TLM-086 = Information cards are about mines, treasures or other players.
    .title = Information

TLM-087 = When you play an Information card, you show it and put it face down on the discard pile.
    .title = Information is shown

TLM-088 = Each Information card names two things that you may look at.
    .title = Two offers

TLM-089 = You choose one of the two and do it, never both.
    .title = One of the two
    .no = “{ $card }” doesn’t offer that.

TLM-090 = What you saw is for you alone; you do not show it to anyone.
    .title = Seen by one alone

TLM-091 = You may peek at a mine that is still face down; then you put it back as it was.
    .title = Peeking at a mine
    .no = Mine { $mine } isn’t face down.

TLM-092 = You may peek at a treasure that no one has taken yet; then you put it back as it was.
    .title = Peeking at a treasure
    .no = Treasure { $treasure } is no longer beside the board.

TLM-093 = You may peek at another player’s dwarf card; then you put it back as it was.
    .title = Peeking at a dwarf
    .no = There’s no player { $seat }.

TLM-094 = When you play a trap, you show the card and put it face down on the discard pile.
    .title = Traps are shown

TLM-095 = A trap tile is taken from the supply and put on the board.
    .title = The trap tile

TLM-096 = A trap may be set where a path runs from one card to the next.
    .title = Between two cards
    .no = There’s no path between two cards here, and no open end.

TLM-097 = A trap may also be set at an open end, where a path runs from a card into an unused spot.
    .title = At an open end

TLM-098 = Each time a dwarf moves over a trap, its player loses one card from their hand at once.
    .title = Traps cost a card
    .no = First the trap takes a card.

TLM-099 = The player to the left draws that card at random.
    .title = Drawn blindly
    .no = “{ $card }” can’t be drawn: it isn’t in { $pile }.

TLM-100 = The card goes face down on the discard pile, and no one looks at it.
    .title = Lost unseen

TLM-101 = For the rest of the round that player has one card fewer.
    .title = A smaller hand

TLM-102 = When you play a troll, you put the card face up in front of you.
    .title = Trolls are face up

TLM-103 = A troll tile is taken from the supply and put where a trap could be.
    .title = The troll tile

TLM-104 = No one gets past a troll, whatever their clan.
    .title = Trolls stop everyone

TLM-105 = The troll stays until the next turn of the player who played it.
    .title = Until the next turn

TLM-106 = That player takes the tile off the board as the first thing on their next turn.
    .title = Trolls leave first

TLM-107 = The troll card goes with the tile, face down on the discard pile.
    .title = The card goes too

TLM-108 = Where there is a trap or a troll at an open end, a path card may be slid underneath to extend the path.
    .title = Laying a card under a tile

TLM-109 = When you play a thunderstorm, you show the card and put it face down on the discard pile.
    .title = Thunderstorms are shown

TLM-110 = A thunderstorm removes any one path card with no dwarf on it.
    .title = A card is washed away
    .no = A dwarf is on this card.

TLM-111 = A tool tile on that card goes as well.
    .title = The tool goes too

TLM-112 = The removed card is discarded.
    .title = Where the card goes

TLM-113 = A trap or troll at its edge is removed only if it would be left between two unused spots.
    .title = Traps and trolls mostly stay

TLM-114 = A thunderstorm cannot hit a start card.
    .title = Not on a start card
    .no = A thunderstorm can’t hit a start card.

TLM-115 = A thunderstorm cannot hit a mine.
    .title = Not on a mine
    .no = A thunderstorm can’t hit a mine.

## Passing

TLM-116 = If you cannot or do not want to play a card, you have to pass and discard one or two.
    .title = Pass with one or two
    .no = To pass, discard one or two cards, not { $count }.

TLM-117 = Those cards go face down on the discard pile.
    .title = Discarded face down

## Moving

TLM-118 = After the first step your dwarf may move one, two or three cards, or stay put.
    .title = Up to three cards
    .no = First your dwarf moves or stays.

TLM-119 = It moves from card to card where a path connects them.
    .title = Along the paths
    .no = You can’t get there in one step.

TLM-120 = The rulebook’s example: a card is played, then a blue dwarf moves on three cards.
    .title = Example of a move

TLM-121 = From a campfire, it may move up to five cards.
    .title = Five from a campfire

TLM-122 = A card whose obstacle has not been cleared can be neither entered nor crossed.
    .title = Obstacles stop dwarves
    .no = That obstacle hasn’t been cleared.

TLM-123 = Rocks and cleared obstacles hold one dwarf.
    .title = Narrow spots

TLM-124 = A second dwarf may neither stop there nor pass through.
    .title = No second dwarf
    .no = There’s only room for one dwarf, and it’s taken.

TLM-125 = A troll blocks the one edge it stands on: no one leaves or enters a card there.
    .title = A troll blocks an edge
    .no =
        { $who ->
            [me] Your own troll blocks the path.
           *[other] { $name }’s troll blocks the path.
        }

TLM-126 = A step over a trap costs a card from your hand at once.
    .title = The price of a trap

TLM-127 = The player to the left draws it at random, and it is discarded unseen.
    .title = Who draws it

TLM-128 = A player who is out does not move for the rest of the round.
    .title = Out means standing still

## Mines and treasures

TLM-129 = The first dwarf to reach a mine turns it face up.
    .title = Revealing a mine

TLM-130 = The mine is turned so that it fits the paths around it.
    .title = The mine has to fit
    .no = First the mine has to be placed.

TLM-131 = The move ends there, with the dwarf on the mine.
    .title = The move ends

TLM-132 = If it cannot fit all around, it is turned so that the path the dwarf came by leads into it.
    .title = Your own path leads in

TLM-133 = The four mines differ: in three there are treasures, in one there is a dragon.
    .title = Three for treasures, one for a dragon

TLM-134 = They are the gem mine, the gold mine, the silver mine and the dragon mine.
    .title = Gems, gold, silver, dragon

TLM-135 = A dwarf that is on a mine when its move is over takes one treasure of its kind, if one is left.
    .title = Taking a treasure
    .no = Treasure { $treasure } isn’t the kind found in this mine.

TLM-136 = It goes face down in front of the player who took it.
    .title = Kept face down

TLM-137 = If you stay on the mine on your next turn, you may take another treasure of that kind, if one is left.
    .title = Staying for more
    .no = First decide about the treasure.

TLM-138 = Others who come to the face-up mine in the meantime may help themselves too.
    .title = Others may come

TLM-139 = The rulebook’s example: a yellow dwarf enters a mine, reveals the gold mine, places it so that it fits and takes a gold treasure, face down.
    .title = Example of a mine

TLM-140 = The player who reveals the dragon mine has to take the dragon tile.
    .title = The dragon wakes

TLM-141 = The dragon costs 2 victory points at the end of the round.
    .title = Two points for the dragon

TLM-142 = From then on the dragon mine is a path like any other and does no one any harm.
    .title = The dragon sleeps again

## Drawing

TLM-143 = At the end of the turn you have to draw cards.
    .title = Drawing is required

TLM-144 = After a path card or an action card you draw one card.
    .title = One for one

TLM-145 = After passing you draw as many as you discarded.
    .title = As many as discarded

TLM-146 = If the draw pile is empty, nothing is drawn.
    .title = Empty draw pile

## End of a round

TLM-147 = A round can end for two reasons, and it ends at that very moment.
    .title = At once

TLM-148 = The round ends when the draw pile and all hands are empty.
    .title = Out of cards

TLM-149 = The round ends when the last treasure beside the board has been taken.
    .title = Out of treasures

TLM-150 = Everyone together may agree to stop when some mine, and so its treasures, can no longer be reached.
    .title = Agreeing to stop

## Victory points

TLM-151 = Now every player reveals their dwarf card.
    .title = Characters are revealed

TLM-152 = The treasures that were taken are revealed and become victory points.
    .title = Treasures are revealed

TLM-153 = Each selfish dwarf’s player gets what their own treasures are worth.
    .title = Selfish dwarves are paid

TLM-154 = All the others gather by clan, a saboteur with the other clan.
    .title = Gathering at the pots

TLM-155 = The values of the treasures in a pot are added up, and each point of value is a victory point.
    .title = Counting a pot

TLM-156 = The points of a pot are divided equally among those who gathered there.
    .title = Equal shares

TLM-157 = Points that cannot be divided go to the player who put in the most valuable treasure.
    .title = The rest for the best find

TLM-158 = If several did, they divide the rest equally among themselves.
    .title = Several best finds

TLM-159 = Points that remain even then go to no one.
    .title = What is lost

TLM-160 = Last, the player with the dragon gives back two of the points they won in this round.
    .title = The dragon eats last

TLM-161 = A player with only one such point gives back that one; with none, nothing.
    .title = The dragon takes no more

TLM-162 = The rulebook’s example: two loyal yellow dwarves have 8 and get 4 each.
    .title = Example: the yellow pot

TLM-163 = The rulebook’s example: two loyal blue dwarves and the yellow saboteur have 8; each gets 2, the saboteur 2 more for a treasure worth 4, and the dragon eats the 2 of one of the loyal dwarves.
    .title = Example: the blue pot

TLM-164 = The rulebook’s example: the selfish blue dwarf has treasures worth 3 and gets 3.
    .title = Example: the selfish dwarf

## Next round and end of the game

TLM-165 = A new round is set up like the one before.
    .title = A new board

TLM-166 = The mines are shuffled again.
    .title = Mines shuffled

TLM-167 = Treasures are placed beside the board again, from all twelve.
    .title = Treasures dealt

TLM-168 = Each player gets a new dwarf card, and with it a new figure if the clan has changed.
    .title = New dwarves

TLM-169 = All path and action cards are shuffled again, and ten of them are set aside.
    .title = Everything is shuffled

TLM-170 = Each player is dealt five cards again, or four with seven to nine players.
    .title = New hands

TLM-171 = In a new round, the player to the left of whoever played the last card goes first.
    .title = Who starts a new round

TLM-172 = The game is over after its second round.
    .title = Two rounds
    .no = The game is over.

TLM-173 = The player with the most victory points in all wins.
    .title = Most points win

TLM-174 = Players who tie for the most points win together.
    .title = Shared victory

TLM-175 = A table may agree on three rounds or more.
    .title = More rounds

TLM-176 = Each extra round takes about twenty minutes, says the rulebook.
    .title = Time for more

## Rulings

TLM-R01 = Path cards are laid upright or upside down, never sideways; a table may allow quarter turns.
    .title = Upright or upside down
    .no = “{ $card }” can’t go sideways.

TLM-R02 = Cards stay on the spots of the board.
    .title = Not beyond the edge
    .no = That’s off the board.

TLM-R03 = A path may run off the board; it leads nowhere, and no trap or troll can be put there.
    .title = Paths into nothing
    .no = The board ends here.

TLM-R04 = A side that faces a mine still face down may be open or closed.
    .title = Next to a hidden mine

TLM-R05 = A mine still face down is not enough for a path card: it must touch some other face-up card and extend its path.
    .title = Hidden mines are not enough
    .no = The only card next to this spot is a face-down mine.

TLM-R06 = A part that a thunderstorm has cut off may still be extended.
    .title = Extending an island

TLM-R07 = Obstacles, trolls and traps stop dwarves, not path cards: a path may be extended behind them.
    .title = Laying cards beyond

TLM-R08 = Every spot holds one card; nothing is laid on a start card, a mine or another path card.
    .title = One card per spot
    .no = There’s already a card here.

TLM-R09 = Mines and dwarves may be walled in.
    .title = Walling in is allowed

TLM-R10 = Next to a face-up mine, a new card must fit the mine as it lies, even if the mine does not fit somewhere else.
    .title = Fit the mine as it lies

TLM-R11 = Where a mine and its neighbour do not fit, no one moves across, in either direction.
    .title = No step where paths miss

TLM-R12 = A tool cannot be played on an obstacle that has already been cleared.
    .title = Cleared once is enough
    .no = This obstacle has already been cleared.

TLM-R13 = The obstacle may be anywhere on the board, near your own dwarf or far away.
    .title = Tools reach far

TLM-R14 = Other cards hold any number of dwarves: plain paths, campfires, start cards and mines.
    .title = Room for many

TLM-R15 = A campfire helps only at the start of a move, not when a dwarf passes it.
    .title = Only from the start

TLM-R16 = Five cards instead of three is all that changes: whatever stops another dwarf stops this one too.
    .title = Rested, not stronger

TLM-R17 = A card that needs a forest tile cannot be played while there is no such tile in the supply.
    .title = No tile, no play
    .no = There’s no forest tile left for “{ $card }”.

TLM-R18 = A rock or a cleared obstacle cannot vanish from under a dwarf, because a card with a dwarf on it is safe from thunderstorms.
    .title = Safe underfoot

TLM-R19 = If one choice of an Information card has nothing to look at, you have to take the other.
    .title = Only one choice left

TLM-R20 = With nothing to look at for either choice, the card could not be played; during a round this does not happen.
    .title = No choice left

TLM-R21 = You cannot look at your own dwarf card, at dwarf cards that were not dealt, or at treasures or cards that were set aside.
    .title = Out of sight
    .no = You can only look at another player’s dwarf card.

TLM-R22 = You may look at the same thing again.
    .title = Twice is allowed

TLM-R23 = Players may say what they like about what they saw, true or not, but show nothing.
    .title = Say what you like

TLM-R24 = Everyone sees which choice was made and what was looked at, but not what it showed.
    .title = Looking is no secret

TLM-R25 = You may also look at the dwarf card of a player who is out.
    .title = Looking at players who are out

TLM-R26 = A trap works in both directions, each time, on every dwarf, and stays where it is.
    .title = Traps never wear out

TLM-R27 = With an empty hand you lose nothing, and you keep moving.
    .title = Nothing to lose

TLM-R28 = After the loss the dwarf may stop; the step over the trap has been made.
    .title = Stopping after a trap

TLM-R29 = A player who loses their last card to a trap still finishes the move.
    .title = The last card lost

TLM-R30 = The lost card is simply not replaced; hands have no other limit.
    .title = No limit to count

TLM-R31 = The player to the left is the next player clockwise, even one who is out.
    .title = Who is to the left

TLM-R32 = The player who lost the card can tell from their hand which one is gone; no one else can.
    .title = The loser knows

TLM-R33 = A trap or a troll may be put between a card and a mine still face down, if the card has a path there.
    .title = At a hidden mine

TLM-R34 = If the mine then turns out to be closed on that side, the tile stays and does nothing.
    .title = A tile at a closed side

TLM-R35 = Start cards, face-up mines, obstacles and rocks count as cards here: a trap or a troll may be put on any path of theirs.
    .title = At any path

TLM-R36 = One edge holds one trap or one troll, not both and not two.
    .title = One tile per edge
    .no = There’s already a trap or a troll here.

TLM-R37 = A troll also stops the dwarf of the player who played it, even on the same turn.
    .title = Stopped by your own troll

TLM-R38 = If the player who played the troll has no cards left when their turn comes round, the troll leaves and the turn is skipped.
    .title = Trolls of players who are out

TLM-R39 = If a thunderstorm removes the troll tile early, its card goes to the discard pile at that moment.
    .title = A troll in the storm

TLM-R40 = A thunderstorm cannot be played while there is no card for it to remove.
    .title = Nothing to wash away
    .no = There’s no card to remove here.

TLM-R41 = A cleared obstacle with a dwarf on it is safe, too.
    .title = Cleared, with a dwarf on it

TLM-R42 = The dragon mine stays a mine even when it is face up: a thunderstorm cannot hit it.
    .title = The dragon mine stays

TLM-R43 = A trap or troll between the removed card and a start card or mine stays, even if that mine is face down.
    .title = Tiles at mines stay

TLM-R44 = Everyone has seen the removed card, which then goes face down on the discard pile.
    .title = Seen, then discarded

TLM-R45 = A thunderstorm may strand dwarves and cut off start cards.
    .title = Cutting off is allowed

TLM-R46 = A dwarf never moves before the first step is done.
    .title = No move before the card

TLM-R47 = A dwarf may move back and forth; each card entered counts.
    .title = Back and forth

TLM-R48 = The start card of the other clan can be entered, crossed and stood on.
    .title = The other camp

TLM-R49 = Stepping onto a mine counts as a card like any other.
    .title = Mines count

TLM-R50 = A dwarf may move on through an open mine, and takes nothing there.
    .title = Just passing through

TLM-R51 = A dwarf may leave a mine and return in the same move; that counts as arriving.
    .title = Out and in again

TLM-R52 = If you move onto a mine, you have to take a treasure if there is one of its kind; if you stayed there, you may leave it. A table may make it optional for everyone.
    .title = Must or may
    .no = You moved onto the mine, so you have to take a treasure.

TLM-R53 = It does not matter why a dwarf stayed on the mine, by choice or because it was stuck.
    .title = Staying is staying

TLM-R54 = If there are several treasures of the right kind, you may take any one of them.
    .title = Free choice

TLM-R55 = You may look at your own treasures at any time; a table may keep their value hidden until the end of the round.
    .title = Looking at your own treasures

TLM-R56 = If the mine can be turned so that it fits all face-up cards around it, it has to be; otherwise it may lie in any position with an entrance where the dwarf comes from. Empty spots, hidden mines and the edge of the board do not count.
    .title = Which way up
    .no = The mine can’t go like this: “{ $card }”.

TLM-R57 = It makes no difference if you have peeked at the mine before: it is revealed all the same.
    .title = No surprise, same rule

TLM-R58 = A player who is out takes no treasures, even if their dwarf is on a mine.
    .title = No treasure while out

TLM-R59 = A trap at the entrance of a hidden mine takes its card first, then the mine is revealed.
    .title = First the trap

TLM-R60 = The player of the very last card may still move and take a treasure, then the round ends; a table may end it with the card.
    .title = One last move

TLM-R61 = The last card was played by the player who took a first step last, even if it was a discard.
    .title = Who played last

TLM-R62 = When the last treasure has been taken, no one draws any more.
    .title = No draw at the end

TLM-R63 = If both happen together, it is the treasures that ended the round.
    .title = Two ends at once

TLM-R64 = Any player may propose to stop, between turns; everyone has to agree, including players who are out, and no one has to prove anything. A table may do without it.
    .title = How to agree to stop
    .no = You can only agree to stop between turns.

TLM-R65 = A player who is out does not come back in this round; the dwarf stays where it is and blocks as before, and its treasures count.
    .title = Out stays out

TLM-R66 = If fewer cards are left than you should draw, you draw those.
    .title = Drawing the last card

TLM-R67 = With a single card in hand you can discard only one.
    .title = No more than there are

TLM-R68 = The discard pile is never shuffled into a new draw pile.
    .title = No second deck

TLM-R69 = Cards, treasures and dwarves that were set aside stay hidden after the round, too.
    .title = Set aside stays hidden

TLM-R70 = A random player goes first in the first round; a table may let its host decide.
    .title = The first player
    .no = There’s no player { $seat }, so they can’t go first.

TLM-R71 = Victory points are public; a table may leave them off the screen until the end, but anyone keeping count knows them.
    .title = Public points

TLM-R72 = Which figure of the clan stands for a player is a matter of taste.
    .title = Which figure

TLM-R73 = With three players there may be a clan that no one belongs to; its start card is there all the same, and its pot may still go to a saboteur.
    .title = A clan without members

TLM-R74 = A pot that no one gathers at is empty; no points are lost or moved because of it.
    .title = A pot for no one

TLM-R75 = A player who is alone at a pot gets all of it.
    .title = A pot for one

TLM-R76 = Everyone knows which dwarf cards were shuffled; no one knows which of them were not dealt.
    .title = What is known of the dwarves

TLM-R77 = No one is told who else is a saboteur or who is loyal.
    .title = No one knows who is who

TLM-R78 = A trap or troll that a thunderstorm left next to a hidden mine stays even if a card without a path is laid there, and then does nothing.
    .title = A tile with no path under it

TLM-R79 = Where a table allows quarter turns, they hold for path cards and mines alike.
    .title = Quarter turns for mines

TLM-R80 = You can propose to stop only after the first turn of the round.
    .title = Not before the first turn
    .no = Someone has to have a turn first.

TLM-R81 = What no one may see stays hidden while the game lasts; the record of a finished game may show it if the table wants that.
    .title = Secrets afterwards

TLM-R82 = A random card is drawn for a trap, just as a neighbour would from a face-down hand.
    .title = Chance draws for the neighbour
