"""Text that does not fit: it sticks out of its button, of its dialog or of the screen."""

from __future__ import annotations

from playwright.sync_api import Page

FIND = r"""() => {
  const TOLERANCE = 1.5;
  const found = new Set();
  const seen = { opacityProperty: true, visibilityProperty: true };
  const clips = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const isHidden = at.closest('.unseen, .sr-only, [aria-hidden=true], svg') !== null;
      if (isHidden || style.clipPath !== 'none' || style.textOverflow === 'ellipsis') return true;
    }
    return false;
  };
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 40);
  const tell = (what, element, text) =>
    found.add(`${what} ${name(element)}: ${text.trim().slice(0, 60)}`);

  // A phone zooms out where a page is too wide, so the width of its window tells nothing.
  const { clientWidth: room, scrollWidth: wide } = document.documentElement;
  if (wide > room + TOLERANCE) found.add(`the page is ${wide} px wide`);

  // Words; a number on the corner of a card sticks out of it on purpose.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!/\p{L}{2}/u.test(text.data) || !parent?.checkVisibility(seen)) continue;
    if (clips(parent)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      if (box.right > room + TOLERANCE || box.left < -TOLERANCE)
        tell('beyond the screen', parent, text.data);
      const holder = parent.closest('button, a, [role=button]');
      if (!holder) continue;
      const own = holder.getBoundingClientRect();
      const out = [
        own.left - box.left, box.right - own.right,
        own.top - box.top, box.bottom - own.bottom,
      ];
      if (getComputedStyle(holder).display !== 'inline' && Math.max(...out) > TOLERANCE)
        tell('out of its button', holder, text.data);
    }
  }
  return [...found];
}"""


def overflowing(page: Page) -> list[str]:
    """Every text on a page that does not fit where it stands."""
    found: list[str] = page.evaluate(FIND)
    return found
