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

rule-unknown = There is no rule { $rule }; “undermine rules GAME” lists those of a game.

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
