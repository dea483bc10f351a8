### The parts of the rule pages.

section-aim-and-material = Aim and material

section-dwarves = Dwarves

section-setup = Setup

section-turn = Turn

section-path-cards = Path cards

section-special-path-cards = Special path cards

section-action-cards = Action cards

section-passing = Passing

section-passing-and-lifting = Passing and lifting

section-end-of-a-round = End of a round

section-goals-and-exit = Goals and exit

section-end-of-the-game = End of the game

section-gold = Gold

section-next-round-and-end-of-the-game = Next round and end of the game

section-rulings = Rulings
