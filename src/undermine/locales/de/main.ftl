### Was die Kommandozeile sagt.

## Wer am Zug ist

turn-of = { $name } ist am Zug.

turn-chance = Als Nächstes entscheidet der Zufall.

turn-table = Als Nächstes entscheidet der ganze Tisch.

game-over = Das Spiel ist zu Ende.

## legal, check, step

legal-count =
    { $count ->
        [one] 1 Aktion ist möglich.
       *[other] { $count } Aktionen sind möglich.
    }

check-ok = ok

check-no = { $rule } verbietet das: { $reason }

## rules

rules-title = Die Regeln von { $game }

rules-count =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }

## rule: Beschriftungen zu einer Regel, danach, was daneben steht

rule-source = Quelle

rule-code = Code

rule-data = Daten

rule-option = Option

rule-tests = Tests

rule-also = siehe auch

rule-no-code = kein Code: es gibt nichts auszuführen

rule-no-tests = keine Tests

rule-test-count =
    { $count ->
        [one] 1 Test
       *[other] { $count } Tests
    }

rule-unknown = Eine Regel { $rule } gibt es nicht; „undermine rules SPIEL“ zählt die eines Spiels auf.

## verify

verify-legal =
    { $count ->
        [one] Durchweg regelgerecht: 1 Eintrag.
       *[other] Durchweg regelgerecht: { $count } Einträge.
    }

verify-dealt =
    { $count ->
        [one] Ausgeteilt wie versprochen: 1 Los.
       *[other] Ausgeteilt wie versprochen: { $count } Lose.
    }

verify-not-dealt = Das Austeilen ließ sich nicht bestätigen: { $why }
