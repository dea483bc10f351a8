"""Sentences that once stated a rule wrongly, or promised what the server does not do."""

import re

import pytest

from tests.words.ftl import sentences
from undermine.server.table.clocks import PACES

MEANINGS = {
    # what the server does
    "door-kept": (r"Your seat is safe", r"Dein Platz ist reserviert"),
    "door-lost-text": (r"Your seat is safe", r"Dein Platz ist reserviert"),
    "door-outdated-text": (r"your seat is safe", r"dein Platz ist reserviert"),
    "lost-trying": (r"Your seat is safe", r"Dein Platz ist reserviert"),
    "lost-clock": (r"a bot plays for you", r"spielt ein Bot für dich"),
    "lost-no-clock": (r"a bot plays for you", r"spielt ein Bot für dich"),
    "pace-none.note": (r"vote.*a bot plays", r"stimmen.*spielt ein Bot"),
    "ceremony-waiting": (r"seconds more", r"Sekunden mehr"),
    "wrong-host-only": (r"host", r"Gastgeber"),
    "SAB-R28": (r"host", r"Gastgeber"),
    "sealed-text": (
        r"words that the players’ browsers sent",
        r"Wörtern, die Browser geschickt haben",
    ),
    # Saboteur
    "howto-saboteur-2": (r"may be saboteurs", r"können Saboteure sein"),
    "ceremony-aim-saboteur": (r"no one reaches", r"solange noch jemand Karten hat"),
    "reveal-found": (r"completed the path", r"den Weg vollendet"),
    "standings-no-saboteurs": (r"saboteur", r"kein Saboteur dabei"),
    "player-gold-unknown": (r"secret", r"geheim"),
    "ahead-discard": (r"discard pile", r"Ablagestapel"),
    "orient-note": (r"fits either way", r"andersherum"),
    "board-both-turns": (r"fits either way", r"andersherum"),
    "option-gold-draw.note": (r"nine with ten", r"zu zehnt neun"),
    "rules-search-hint": (r"map", r"Schatzplan"),
    "event-broke": (r"breaks their own", r"die eigene"),
    "SAB-058": (r"In the rulebook", r"Laut Regelheft"),
    # Saboteur 2
    "game-saboteur-2-pitch": (r"swapped hats", r"vertauschte Mützen"),
    "ceremony-aim-boss": (r"whenever the treasure is reached", r"sobald .* Schatz erreicht"),
    "ceremony-aim-profiteer": (r"alone", r"allein"),
    "ceremony-aim-geologist": (r"half", r"Hälfte"),
    "howto-saboteur-2-1": (r"may belong to neither", r"gehören vielleicht zu keinem"),
    "howto-saboteur-2-7": (r"may steal", r"darf stehlen"),
    "reckoned-trapped": (r"no share", r"keinen Anteil"),
    "SB2-094": (r"who can get through", r"wer hindurchkommt"),
    "SB2-095": (r"only if every path", r"erst, wenn jeder Weg"),
    # The Lost Mines
    "game-the-lost-mines-pitch": (r"In one of the mines, something", r"In einer schnarcht"),
    "howto-the-lost-mines-3": (r"played or discarded", r"gespielt oder abgeworfen"),
    "howto-the-lost-mines-5": (r"cleared obstacle", r"Hindernis mit Hilfsmittel"),
    "howto-the-lost-mines-7": (
        r"if one is left.*up to two",
        r"noch einer da ist.*bis zu zwei",
    ),
    "slot-open-troll": (r"who sent it", r"nächsten eigenen Zug"),
    "ahead-storm": (r"any tool", r"Axt, Boot oder Seil"),
    "ahead-spy": (r"character", r"Charakter"),
    "ahead-pass": (r"discard pile", r"Ablagestapel"),
    "align-note": (r"fits either way", r"andersherum"),
    "tale-dwarves": (r"character", r"Charakter"),
    "chest-rest": (r"share ", r"teilen sich"),
    "ceremony-aim-blue-loyal": (r"works for it", r"für ihn arbeiten"),
    "ceremony-aim-yellow-loyal": (r"works for it", r"für ihn arbeiten"),
    "announce-taketreasure": (r"Choose", r"Wähle"),
    "TLM-R21": (r"that were set aside", r"beiseitegelegte"),
    # The Dark Cave
    "howto-the-dark-cave-1": (
        r"three or four.*each of you carries three",
        r"zu dritt oder viert.*jeder",
    ),
    "howto-the-dark-cave-3": (r"played or discarded", r"gespielt oder abgeworfen"),
    "howto-the-dark-cave-5": (r"over a bridge", r"[Üü]ber eine Brücke"),
    "howto-the-dark-cave-6": (r"everyone they meet", r"allen, die sie treffen"),
    "howto-the-dark-cave-7": (r"clan card is revealed", r"zeigt die Clankarte"),
    "option-single-clan.note": (r"same colour", r"dieselbe Farbe"),
    "option-last-move.note": (r"finishes the turn", r"zu Ende"),
    "option-last-move-finish": (r"finish the turn", r"zu Ende gespielt"),
    "option-hole-ambush.note": (r"dwarves", r"auf dem Zwerge stehen"),
    "event-clanchosen": (r"Everyone wears", r"alle dieselbe Farbe"),
    "ahead-collapse": (r"gap", r"Lücke"),
    "ahead-lure": (r"unless", r"außer"),
    "ahead-tradehands": (r"draws instead of you", r"zieht statt dir"),
    "axe-rat": (r"loses? a card", r"verlier(t|en)"),
    "axe-note-vote": (r"only one of them uses up", r"nur eine verbraucht"),
    "table-my-prowl": (r"creature", r"Bewege"),
    "announce-prowl": (r"creature", r"Bewege"),
    "table-do-cut": (r"axe", r"Axt"),
    "table-my-linger": (r"axe", r"Axt"),
    "table-linger-of": (r"axe", r"Axt"),
    "announce-linger": (r"axe", r"Axt"),
    "list-cut": (r"axe", r"Axt"),
    "board-target-cut": (r"axe", r"Axt"),
    "board-beast-goblin": (r"goblin", r"Goblin"),
    "TDC-011": (r"none with two", r"zu zweit keiner"),
    "TDC-073": (r"not replaced", r"nicht ersetzt"),
    "TDC-139": (r"not replaced", r"nicht ersetzt"),
    "TDC-179": (r"here the game does", r"hier tut es das Spiel"),
    "TDC-R08": (r"multiplied by 0", r"mit 0"),
    "TDC-R25": (r"finishes the turn", r"zu Ende"),
    "TDC-R40": (r"cannot use an axe", r"keine Axt .*einsetzen"),
    "TDC-R51": (r"does not keep", r"nicht länger"),
    "TDC-R58.no": (r"[Bb]efore cards are drawn", r"[Vv]or dem Ziehen"),
    "TDC-R82": (r"finishes the turn", r"zu Ende"),
}
"""What each sentence has to say, in English and in German."""

WRONG = {
    "en": r"Nobody is hurried|stolen hats|lies no longer|lays down tools|way is open there again",
    "de": r"[Pp]latz bleibt frei|Niemand drängt|beidseitig|Weg ist dort wieder frei|gestohlene Hüte"
    r"|legt das Werkzeug nieder|Kobold|Wer (blau|grün) ist|[Zz]erschneide",
}
"""What none of them may say."""

TEXTS = {
    language: {key: " ".join(" ".join(said.texts).split()) for key, said in sentences(language)}
    for language in WRONG
}

each_language = pytest.mark.parametrize("language", WRONG)


@pytest.mark.parametrize("key", MEANINGS)
@each_language
def test_a_sentence_says_what_the_rule_says(key: str, language: str) -> None:
    text = TEXTS[language][key]

    assert re.search(MEANINGS[key][list(WRONG).index(language)], text)


@each_language
def test_no_sentence_says_what_was_wrong(language: str) -> None:
    wrong = re.compile(WRONG[language])

    assert not {key: text for key, text in TEXTS[language].items() if wrong.search(text)}


# -- numbers come from where they are set ----------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "variables"),
    [
        ("lost-no-clock", {"seconds"}),
        ("ceremony-waiting", {"seconds"}),
        ("pace-none.note", {"absent", "answer"}),
        ("pace-live.note", {"minutes", "answer"}),
        ("pace-relaxed.note", {"minutes", "answer"}),
    ],
)
@each_language
def test_no_time_is_written_out(key: str, variables: set[str], language: str) -> None:
    said = dict(sentences(language))[key]

    assert said.variables == variables
    assert not re.search(r"\d", " ".join(said.texts))


def test_a_day_is_a_day() -> None:
    assert PACES["turns"] == 24 * 60 * 60
    assert "A day" in TEXTS["en"]["pace-turns.note"]
    assert "Ein Tag" in TEXTS["de"]["pace-turns.note"]
