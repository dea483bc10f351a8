"""Every message of the catalogue is said somewhere."""

from tests.words.message_uses import unused_messages


def test_every_message_is_used() -> None:
    """Quoted in code, built from a template of words that exist, or part of another message."""
    assert unused_messages() == []
