"""Being called: the title, the sign of the tab, an offer on coming back, a notification."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.harness import DevicePages, Server, poll_until
from tests.browser.page_player import PagePlayer
from tests.browser.scripted_player import scripted_player, shared_table
from tests.browser.scripted_table import passing

STUB = """
window.called = [];
class Called extends EventTarget {
  static permission = "default";
  static requestPermission() {
    Called.permission = "granted";
    window.asked = (window.asked ?? 0) + 1;
    return Promise.resolve(Called.permission);
  }
  constructor(title) { super(); window.called.push(title); }
  close() {}
}
window.Notification = Called;
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.hide = (on) => { hidden = on; document.dispatchEvent(new Event("visibilitychange")); };
"""
"""A browser that grants notifications when it is asked, and a page that a test can hide."""


def called(page: Page) -> list[str]:
    """The titles of the notifications that a page has shown."""
    found: list[str] = page.evaluate("window.called")
    return found


def test_my_turn_calls_a_page_that_is_hidden(server: Server, desktop: DevicePages) -> None:
    """The offer comes with the first return, and the answer is asked for and kept once."""
    ana, ben = shared_table(server.url, "Ana", "Ben", seats=3)
    with scripted_player(server.url, ana) as me, scripted_player(server.url, ben) as other:
        me.send("understood")
        other.send("understood")
        page = desktop(local_storage=ana.local_storage("Ana"), reduced_motion=True)
        page.add_init_script(STUB)
        page.goto(ana.path)
        person = PagePlayer(page, "en")
        person.wait_for_drawer()
        offer = person.button("call-yes")
        expect(offer).to_have_count(0)

        page.evaluate("hide(true)")
        page.evaluate("hide(false)")
        person.press(offer)
        expect(offer).to_have_count(0)
        page.evaluate("hide(true)")
        for player in (me, other):  # after them the bot decides, and then it is my turn again
            player.receive_until(lambda player=player: player.my_turn)  # type: ignore[misc]
            player.act(passing(player.legal))
        poll_until(page, lambda: len(called(page)) > 0, "a notification")
        assert called(page) == [f"{person.t('call-turn')} – {person.t('game-saboteur')}"]
        expect(page).to_have_title(turn_title(person))
        expect(page.locator("link[rel=icon]")).to_have_attribute(
            "href", re.compile(r"/favicon-turn\.svg$")
        )
        assert page.evaluate("window.asked") == 1


def turn_title(person: PagePlayer) -> str:
    """The title of the window in my turn."""
    return f"● {person.t('call-turn')} – {person.t('game-saboteur')}"


def test_sign_of_the_tab_has_a_second_drawing(server: Server, desktop: DevicePages) -> None:
    page = desktop("/")
    for name in ("favicon.svg", "favicon-turn.svg"):
        reply = page.request.get(f"{server.url}/{name}")
        assert reply.ok
        assert "svg" in reply.headers["content-type"]
