"""Several people at one terminal: nobody sees the cards of somebody else."""

import re

from tests.cli.terminal.terminal import WIPE, Terminal, piped, said
from undermine.words import catalogue

WORDS = catalogue("en")
PASSED = re.escape(said(WORDS, "terminal-curtain", name="NAME"))
"""What the curtain says about who is next."""


def is_curtain(text: str) -> bool:
    """Whether a text asks to pass the keyboard on."""
    return re.search(PASSED.replace("NAME", r"\w+"), text) is not None


def test_a_curtain_hides_the_hand_of_whoever_played_before() -> None:
    with Terminal("me:Zoe,me:Yan,me:Xia", "5") as terminal:
        terminal.until_asked()
        seen: dict[str, str] = {}
        for _ in range(3):
            curtain = terminal.screen
            name = re.findall(PASSED.replace("NAME", "(Zoe|Yan|Xia)"), curtain)[-1]
            assert not re.search("bend|junction|dead end|repair|broken|digger|saboteur", curtain)
            terminal.answer("")
            while not terminal.raw.rstrip().endswith("▸"):
                terminal.answer("")
            seen[name] = terminal.screen
            assert not re.search(r"digger|saboteur", terminal.screen)
            terminal.answer("1")
            terminal.answer("1")
            while not is_curtain(terminal.screen):
                terminal.answer("")
        assert len(seen) == 3
        assert terminal.raw.count(WIPE) > 6


def test_a_curtain_falls_between_the_end_of_a_round_and_the_choice_of_gold() -> None:
    told = "".join(
        piped(b"1\n" * 900, "me:Zoe,me:Yan,greedy,greedy", seed).stdout.decode() for seed in "12345"
    )
    after = [each.partition("▸")[0] for each in told.split(said(WORDS, "terminal-continue"))[1:]]
    take = " 1 " + said(WORDS, "action-take.hidden")
    choices = [each for each in after if take in each]

    assert choices
    assert all(is_curtain(each.partition(take)[0]) for each in choices)


def test_nobody_leafs_back_to_what_somebody_else_typed() -> None:
    with Terminal("me:Zoe,me:Yan,me:Xia", "5") as terminal:
        terminal.to_the_table()
        terminal.answer("why place NESW 12,34")
        terminal.answer("1")
        terminal.answer("1")
        terminal.answer("") if is_curtain(terminal.screen) else terminal.to_the_table()
        terminal.answer("")
        terminal.answer("")
        begin = len(terminal.raw)
        terminal.type("\x1b[A\x1b[A\x1b[A\r")
        terminal.until_asked()

        assert "12,34" not in terminal.raw[begin:]
