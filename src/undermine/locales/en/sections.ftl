### The parts of the rule pages.

section-aim-and-material = Aim and components

section-dwarves = Dwarves

section-clans-and-characters = Clans and characters

section-setup = Setup

section-turn = Turn

section-path-cards = Path cards

section-special-path-cards = Special path cards

section-action-cards = Action cards

section-passing = Passing

section-passing-and-lifting = Passing and removing cards

section-moving = Moving

section-mines-and-treasures = Mines and treasures

section-drawing = Drawing

section-end-of-a-round = End of a round

section-goals-and-exit = Goals and exit

section-end-of-the-game = End of the game

section-gold = Gold

section-victory-points = Victory points

section-next-round-and-end-of-the-game = Next round and end of the game

section-rulings = Rulings and clarifications
