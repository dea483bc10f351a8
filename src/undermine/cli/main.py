"""`undermine`: ask the rules something, from the shell.

Exit code 0 means yes or done, 1 means no, 2 means that the question could not be read.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

import undermine
from undermine.core.draft import UnknownCardError
from undermine.core.refusal import IllegalActionError

YES, NO, UNREADABLE = 0, 1, 2
LANGUAGES = ("en", "de")
"""Those of the catalogue, which is slow to import."""


class Command(NamedTuple):
    """A command: help and arguments. The module of its name in `commands` runs it."""

    what: str
    takes: tuple[tuple[str, str, str], ...]
    """Name, `nargs` and help of each argument; an empty `nargs` means one."""
    options: tuple[tuple[str, dict[str, Any]], ...] = ()
    """Flags beside `--lang` and `--json`."""


_POSITION = ("position", "", "a position on one line, or - to read it from standard input")
_GAME = ("game", "", "a game, such as saboteur")
_FILE = ("file", "", "a record (.dig), or - to read it from standard input")
_DATA = (
    "--data",
    {"metavar": "FOLDER", "help": "where the server keeps its games (default: UNDERMINE_DATA)"},
)
_CLUSTER = (
    "--cluster",
    {"metavar": "ADDRESS", "help": "play on a Dask cluster: tcp://HOST:PORT, or local:WORKERS"},
)
COMMANDS = {
    "legal": Command("every legal action, one per line", (_POSITION,)),
    "check": Command(
        "is an action legal? 'ok', or the rule that forbids it",
        (_POSITION, ("action", "", "an action, such as 'place EW 1,0'")),
    ),
    "step": Command(
        "the position after some actions; chance is given as actions, or drawn with --seed",
        (_POSITION, ("actions", "*", "actions, in order")),
        (("--seed", {"help": "deal unknown cards and chance from this seed", "default": None}),),
    ),
    "view": Command(
        "what a seat sees",
        (_POSITION, ("seat", "", "a seat, counted from 1, or . for a spectator")),
    ),
    "play": Command(
        "play at this terminal, against bots or together",
        (_GAME,),
        (
            ("--seats", {"help": "me,me:Ada,random,Ben:greedy (default: me and four bots)"}),
            ("--seed", {"default": None, "help": "which game to deal (default: a secret one)"}),
            ("--record", {"metavar": "FILE", "help": "write it down; an existing FILE goes on"}),
        ),
    ),
    "deal": Command(
        "deal a game and show it as the seat that begins sees it",
        (_GAME,),
        (("--seed", {"default": "1", "help": "which game to deal"}),),
    ),
    "replay": Command(
        "a record, step by step",
        (_FILE,),
        (("--as", {"dest": "seat", "help": "with the eyes of this seat, or . for a spectator"}),),
    ),
    "verify": Command("legal throughout, and dealt as promised?", (_FILE,)),
    "cards": Command("every card of a game, drawn, with counts", (_GAME,)),
    "arena": Command(
        "let bots play each other and count",
        (_GAME,),
        (
            (
                "--bots",
                {"required": True, "help": "greedy,random or digger=greedy,saboteur=random"},
            ),
            ("--seats", {"default": "5", "help": "how many seats"}),
            ("--games", {"default": "100", "help": "how many games"}),
            ("--seed", {"default": "1", "help": "which games to deal"}),
            ("--jobs", {"default": "1", "help": "how many processes play"}),
            ("--on", {"default": "auto", "help": "kernel or engine; auto: kernel if it can"}),
            _CLUSTER,
        ),
    ),
    "compare": Command(
        "is one bot better than another? both play the same deals from the same seats",
        (_GAME,),
        (
            ("--bots", {"required": True, "help": "the two to compare, as in greedy,random"}),
            ("--against", {"metavar": "BOTS", "help": "the others (default: the second bot)"}),
            ("--design", {"default": "hero", "help": "hero, team or cross (default: hero)"}),
            ("--seats", {"default": "5", "help": "how many seats"}),
            ("--deals", {"default": "2000", "help": "how many deals, at most with --until"}),
            ("--until", {"metavar": "+GAIN", "help": "stop when it is clear if it gains so much"}),
            ("--measure", {"default": "wins", "help": "what --until and the picture are about"}),
            ("--rounds", {"default": "1", "help": "how many rounds of a game are played, or all"}),
            ("--seed", {"default": "1", "help": "which deals"}),
            ("--out", {"metavar": "DIR", "help": "the folder to write or finish"}),
            ("--jobs", {"default": "1", "help": "how many processes play"}),
            _CLUSTER,
        ),
    ),
    "ladder": Command(
        "all bots against each other: keeps results, prints standings",
        (_GAME,),
        (
            ("--out", {"required": True, "metavar": "DIR", "help": "the folder of the ladder"}),
            ("--bots", {"help": "the bots that join (default: only print the standings)"}),
            ("--seats", {"default": "5", "help": "how many seats"}),
            ("--deals", {"default": "200", "help": "how many deals for each pair of bots"}),
            ("--rounds", {"default": "1", "help": "how many rounds of a game are played, or all"}),
            ("--seed", {"default": "1", "help": "which deals"}),
            ("--jobs", {"default": "1", "help": "how many processes play"}),
            _CLUSTER,
        ),
    ),
    "bench": Command(
        "Undermine Bench 1: how good is a bot, on deals that are the same for everybody?",
        (("bot", "", "a bot, such as random, or pipe:COMMAND"),),
        (
            (
                "--out",
                {"required": True, "metavar": "DIR", "help": "the folder to write or finish"},
            ),
            ("--than", {"default": "greedy", "help": "the bot to measure it by"}),
            ("--only", {"metavar": "SECTION", "help": "one section of docs/bench.md"}),
            ("--deals", {"help": "play so few deals that it is no result of the bench"}),
            ("--jobs", {"default": "1", "help": "how many processes play"}),
            _CLUSTER,
        ),
    ),
    "dataset": Command(
        "let bots play and write their decisions as a data set for learners",
        (_GAME,),
        (
            (
                "--bots",
                {"required": True, "help": "greedy,random or digger=greedy,saboteur=random"},
            ),
            (
                "--out",
                {"required": True, "metavar": "DIR", "help": "the folder to write or finish"},
            ),
            ("--seats", {"default": "5", "help": "how many seats"}),
            ("--games", {"default": "100", "help": "how many games"}),
            ("--seed", {"default": "1", "help": "which games to deal"}),
            ("--jobs", {"default": "1", "help": "how many processes play"}),
            _CLUSTER,
        ),
    ),
    "perft": Command(
        "the number of sequences of decisions, chance included, by the first one",
        (_POSITION,),
        (("--depth", {"type": int, "required": True, "help": "how many decisions"}),),
    ),
    "serve": Command(
        "let people play in their browsers; docs/hosting.md has all settings",
        (),
        (
            ("--host", {"help": "the address to listen on (default: UNDERMINE_HOST, 127.0.0.1)"}),
            (
                "--port",
                {"help": "the port to listen on (default: UNDERMINE_PORT, 8321; 0: any)"},
            ),
            (
                "--lan",
                {"action": "store_true", "help": "listen on every address of this machine"},
            ),
            (
                "--tls",
                {
                    "nargs": 2,
                    "metavar": ("CERT", "KEY"),
                    "help": "speak https with this certificate and its key (PEM files)",
                },
            ),
            _DATA,
        ),
    ),
    "backup": Command(
        "copy everything a server keeps into a file, also while it runs",
        (("file", "", "the file to write"),),
        (("--force", {"action": "store_true", "help": "overwrite the file"}), _DATA),
    ),
    "restore": Command(
        "put a backup in the place of what a server keeps; the server must not run",
        (("file", "", "a file that backup has written"),),
        (_DATA,),
    ),
    "migrate-store": Command(
        "move what a server keeps from SQLite into PostgreSQL; the server must not run",
        (
            ("sqlite", "", "the file of the database, or the folder that holds it"),
            ("postgres", "", "the address of an empty database: postgresql://user@host/name"),
        ),
    ),
    "forget": Command(
        "delete a table with its games and talk, also while the server runs",
        (("code", "", "the code of the table, or its link"),),
        (_DATA,),
    ),
    "rules": Command("all rules of a game", (_GAME,)),
    "rule": Command(
        "one rule: its text, its place in the code, its tests",
        (("id", "", "a rule id, such as SAB-042"),),
    ),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = _parser().parse_args(argv)
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except IllegalActionError as error:
        from undermine.cli.refusals import refusal_text

        _complain(refusal_text(error.refusal, arguments.lang))
        return NO
    except UnknownCardError as error:
        hint = ", or give --seed to deal it" if hasattr(arguments, "actions") else ""
        _complain(f"{error}; write what {error.pile} holds{hint}")
        return UNREADABLE
    except ValueError as error:
        _complain(str(error))
        return UNREADABLE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone
        return YES
    return code


def _run(arguments: argparse.Namespace) -> int:
    """Import the module of a command, which may be slow, and run it."""
    command = import_module(f"undermine.cli.commands.{arguments.command.replace('-', '_')}")
    code: int = command.run(arguments)
    return code


def _complain(message: str) -> None:
    print(f"undermine: {message}", file=sys.stderr)


class _Version(argparse.Action):
    """`--version`: looked up when it is asked for, since that is slow."""

    def __call__(self, parser: argparse.ArgumentParser, *_unused: object) -> None:
        print(f"undermine {undermine.__version__}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="undermine",
        description="Tunnel games with hidden roles. Without a command: a game against bots.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    parser.set_defaults(command="play", game="saboteur", seats=None, record=None)
    parser.add_argument("--seed", help="which game to deal (default: a secret one)")
    parser.add_argument("--lang", choices=LANGUAGES, default=_language(), help="language")
    words = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, command in COMMANDS.items():
        subparser = words.add_parser(name, help=command.what, description=command.what)
        subparser.set_defaults(command=name)
        _add(subparser, command)
    return parser


def _add(parser: argparse.ArgumentParser, command: Command) -> None:
    for name, nargs, what in command.takes:
        parser.add_argument(name, nargs=nargs or None, help=what)
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language")
    parser.add_argument("--json", action="store_true", help="print JSON")
    for flag, settings in command.options:
        parser.add_argument(flag, **settings)


def _language() -> str:
    """The language that the environment asks for, where there is a catalogue; else English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    return next((each for each in LANGUAGES if (wanted or "").startswith(each)), LANGUAGES[0])


if __name__ == "__main__":
    sys.exit(main())
