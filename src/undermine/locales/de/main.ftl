### Was die Kommandozeile sagt.

## Wer am Zug ist

turn-of = { $name } ist dran.

game-over = Das Spiel ist zu Ende.

## legal, check, step

check-ok = ok

## rules

rules-title = Die Regeln von { $game }

## rule: Beschriftungen zu einer Regel, danach, was daneben steht

rule-source = Quelle

rule-code = Code

rule-option = Option

rule-tests = Tests

rule-no-code = kein Code: Hier gibt es nichts auszuführen

rule-no-tests = keine Tests

rule-unknown = Eine Regel { $rule } gibt es nicht; „undermine rules SPIEL“ zählt die eines Spiels auf.

## verify

verify-legal =
    { $count ->
        [one] Durchweg regelgerecht: 1 Eintrag.
       *[other] Durchweg regelgerecht: { $count } Einträge.
    }

verify-dealt =
    { $count ->
        [one] Ausgeteilt wie versprochen: 1 Ziehung.
       *[other] Ausgeteilt wie versprochen: { $count } Ziehungen.
    }

verify-not-dealt = Ob ehrlich ausgeteilt wurde, ließ sich nicht bestätigen: { $why }
