"""Pictures are chosen by words of the command line, and laid on contact sheets."""

from pathlib import Path

from tools.contact_sheets import COLUMNS, by_look, sheet_page
from tools.shots import LOOKS, size_name, wanted_by


def test_words_choose_devices_sizes_themes_and_scenes() -> None:
    wanted = wanted_by(["phone", "360x640", "dark", "table_turn", "gold"])

    assert wanted == (["phone"], ["360x640"], ["dark"], ["table_turn", "gold"])


def test_every_size_has_its_columns_on_a_sheet() -> None:
    assert set(COLUMNS) == {size_name(size) for look in LOOKS for size in look.sizes}


def test_pictures_are_grouped_by_size_and_theme() -> None:
    names = ["table-ghost-390x844-dark", "table-ghost-390x844-light", "home-390x844-dark"]

    groups = by_look(Path(f"{name}.png") for name in names)

    found = {look: [picture.stem for picture in group] for look, group in groups.items()}
    assert found == {
        ("390x844", "dark"): ["home-390x844-dark", "table-ghost-390x844-dark"],
        ("390x844", "light"): ["table-ghost-390x844-light"],
    }


def test_sheet_shows_each_picture_with_its_name() -> None:
    page = sheet_page([Path("home-390x844-dark.png"), Path("role-390x844-dark.png")], "390x844")

    assert page.count("<img ") == 2
    assert "<figcaption>role-390x844-dark</figcaption>" in page
    assert "<div class=page><img src='role-390x844-dark.png'>" in page
