### What the command line says.

## Whose turn it is

turn-of = It’s { $name }’s turn.

game-over = The game is over.

## legal, check, step

check-ok = ok

## rules

rules-title = The rules of { $game }

## rule: labels of one rule, then what stands beside them

rule-source = source

rule-code = code

rule-option = option

rule-tests = tests

rule-no-code = no code: there is nothing to carry out

rule-no-tests = no tests

rule-unknown = There is no rule { $rule }; “undermine rules GAME” lists those of a game.

## verify

verify-legal =
    { $count ->
        [one] Legal throughout: 1 entry.
       *[other] Legal throughout: { $count } entries.
    }

verify-dealt =
    { $count ->
        [one] Dealt as promised: 1 random draw.
       *[other] Dealt as promised: { $count } random draws.
    }

verify-not-dealt = The deal could not be confirmed: { $why }
