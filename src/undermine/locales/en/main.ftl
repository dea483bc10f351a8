### What the command line says.

## Whose turn it is

turn-of = { $name } is on turn.

turn-chance = Chance decides next.

turn-table = The whole table decides next.

game-over = The game is over.

## legal, check, step

legal-count =
    { $count ->
        [one] 1 action is possible.
       *[other] { $count } actions are possible.
    }

check-ok = ok

check-no = { $rule } says no: { $reason }

## rules

rules-title = The rules of { $game }

rules-count =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }

section-aim-and-material = Aim and material

section-dwarves = Dwarves

section-setup = Setup

section-turn = Turn

section-path-cards = Path cards

section-action-cards = Action cards

section-passing = Passing

section-passing-and-lifting = Passing and lifting

section-end-of-a-round = End of a round

section-gold = Gold

section-next-round-and-end-of-the-game = Next round and end of the game

section-rulings = Rulings

## rule: labels of one rule, then what stands beside them

rule-source = source

rule-code = code

rule-data = data

rule-option = option

rule-tests = tests

rule-also = also

rule-no-code = no code: nothing has to be carried out

rule-no-tests = no tests

rule-test-count =
    { $count ->
        [one] 1 test
       *[other] { $count } tests
    }

rule-unknown = There is no rule { $rule }; “undermine rules” lists them all.

## verify

verify-legal =
    { $count ->
        [one] Legal throughout: 1 entry.
       *[other] Legal throughout: { $count } entries.
    }

verify-dealt =
    { $count ->
        [one] Dealt as promised: 1 lot.
       *[other] Dealt as promised: { $count } lots.
    }

verify-not-dealt = The deal could not be confirmed: { $why }
