### The faces after a round, the score between the rounds, and how the standings came about.
### $name is what a seat is called, $names several of them.

reveal-again = See again

## The score between two rounds

score-title = Score after round { $round }

# Cut in stone: capitals and spaces only.
score-carved = THE SCORE

score-note = After round { $round } of { $rounds }. What a gold card is worth is known only to its holder.

score-cards =
    { $count ->
        [one] 1 gold card
       *[other] { $count } gold cards
    }

score-held =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

score-worth = worth { $worth }

score-lost =
    { $count ->
        [one] loses 1 gold
       *[other] loses { $count } gold
    }

score-hidden = total hidden

score-next = Round { $round }

## What is done to me is felt

settings-drama = Feel what happens

settings-drama-note = Cracks, dust, a thud and a short vibration, if your phone can. Off with less motion.

## A secret look, at full size

peek-only-you = Only you can see this

peek-waits =
    { $seconds ->
        [one] the table waits 1 second
       *[other] the table waits { $seconds } seconds
    }

peek-title = You peeked: { $goal }

peek-kept = Hold the card on the board to see it again.

# Cut in stone: capitals and spaces only.
peek-gold = GOLD

peek-stone = STONE

## Standings that explain themselves

standings-round-short = Round { $round }:

standings-gain-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

result-side-blue = Blue

result-side-yellow = Yellow

# Cut in stone: capitals and spaces only.
result-carved-blue = BLUE

result-carved-blue-wins = BLUE WINS

result-carved-yellow = YELLOW

result-carved-yellow-wins = YELLOW WINS

result-winning = winning side

result-worked-blue =
    { $count ->
        [0] no one worked for blue
        [one] 1 dwarf worked for blue
       *[other] { $count } dwarves worked for blue
    }

result-worked-yellow =
    { $count ->
        [0] no one worked for yellow
        [one] 1 dwarf worked for yellow
       *[other] { $count } dwarves worked for yellow
    }

result-out =
    { $rank ->
        [1] out first
        [2] out second
        [3] out third
       *[other] no. { $rank } out
    }

result-saboteur-blue = saboteur: wore blue, worked for yellow

result-saboteur-yellow = saboteur: wore yellow, worked for blue

result-nothing = nothing saved

result-saved = gold saved

result-against =
    { $count ->
        [one] opponent
       *[other] opponents
    }

result-points = points

# Why less gold won.
result-why-less =
    { $side ->
        [blue] Blue saved less gold, but { $more } worked against it and only { $fewer } against yellow: { $better } beats { $worse }.
       *[yellow] Yellow saved less gold, but { $more } worked against it and only { $fewer } against blue: { $better } beats { $worse }.
    }

result-round-points = Points in round { $round }

result-dragon =
    { $points ->
        [one] The dragon ate 1 of { $who ->
            [me] your
           *[other] { $name }’s
        } points.
       *[other] The dragon ate { $points } of { $who ->
            [me] your
           *[other] { $name }’s
        } points.
    }
