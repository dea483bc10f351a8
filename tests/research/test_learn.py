"""The learner of `examples/learn.py`, as far as it goes without PyTorch; a soak has PyTorch."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "examples/learn.py"
PROGRAM = "Scripts/python.exe" if os.name == "nt" else "bin/python"
PYTHON = ROOT / ".venv-learn" / PROGRAM
in_soak = pytest.mark.skipif(
    not os.environ.get("UNDERMINE_ALL_SEATS"), reason="only ./run soak sets PyTorch up"
)


def learn(*words: str, python: str | Path = PYTHON) -> subprocess.CompletedProcess[str]:
    call = (python, SCRIPT, *words)
    return subprocess.run(call, capture_output=True, text=True, check=False, cwd=ROOT)


def test_without_pytorch_it_says_which_command_brings_it() -> None:
    done = learn(python=sys.executable)

    assert done.returncode == 1
    assert done.stderr == (
        "learn.py needs PyTorch: `./run learn` starts it in an environment that has it\n"
    )


@in_soak
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--minutes", "0"], "--minutes is a number above 0, at most 10,000, not 0.0"),
        (["--minutes", "nan"], "--minutes is a number above 0, at most 10,000, not nan"),
        (["--minutes", "soon"], "argument --minutes: invalid float value: 'soon'"),
        (["--games", "0"], "--games is a whole number from 1 to 65,536, not 0"),
        (["--seed", "-1"], "--seed is a whole number from 0 to 4,294,967,295, not -1"),
        (["--out", "examples"], "--out is a file that can be written; examples is a folder"),
        (["--out", "run/net.pt"], "--out is a file that can be written; run cannot be a folder"),
        (["fast"], "unrecognized arguments: fast"),
    ],
)
def test_what_cannot_be_is_told(words: list[str], told: str) -> None:
    done = learn(*words)

    assert done.returncode == 2
    assert f"./run learn: error: {told}" in done.stderr


TWICE = """
import sys

sys.path.insert(0, "examples")
import learn
import torch


def taught():
    torch.manual_seed(3)
    learner = learn.Learner(16, 3)
    return [learner.update().won, *learner.policy.state_dict().values()]


assert all(torch.equal(*pair) for pair in zip(taught(), taught(), strict=True))
"""


@in_soak
def test_a_seed_decides_everything() -> None:
    subprocess.run([PYTHON, "-c", TWICE], check=True, cwd=ROOT)


@in_soak
def test_diggers_learn_to_win(tmp_path: Path) -> None:
    done = learn("--minutes", "4", "--out", str(tmp_path / "new/diggers.pt"))

    found = re.search(r"95 % interval: \+([\d.]+) to \+[\d.]+\)\n$", done.stdout)
    assert done.returncode == 0, done.stderr
    assert found is not None, done.stdout
    assert float(found[1]) > 15
    assert (tmp_path / "new/diggers.pt").is_file()
