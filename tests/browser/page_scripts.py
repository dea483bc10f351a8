"""JavaScript that reads the state of a page or presses its buttons, for `PagePlayer`."""

import json

from tests.waiting import HANG

SCREEN = """({ titles, mine }) => {
  const dialog = document.querySelector('dialog[open]');
  const label = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
  const title = (dialog?.getAttribute('aria-label') || label?.textContent || '').trim();
  if (title in titles) return titles[title];
  const isFree = !title && document.querySelector('div.dark') === null;
  const heading = document.querySelector('header h1')?.textContent.trim() ?? '';
  return isFree && mine.includes(heading) ? 'mine' : 'waiting';
}"""
"""The screen that a page shows; a dark table will show the role."""
ONE_OF = (
    f"(known) => {{ const now = ({SCREEN})(known); return known.wanted.includes(now) && now; }}"
)
NONE_OF = f"(known) => !known.wanted.includes(({SCREEN})(known))"
FINGERPRINT = """() => [
  document.querySelector('ol.log')?.children.length,
  document.querySelector('ol.log')?.textContent.length,
  document.querySelector('dialog[open]')?.getAttribute('aria-label'),
].join(' ')"""
"""Changes with every move and with every moment that is shown."""
HAS_CHANGED = f"(before) => ({FINGERPRINT})() !== before"
END_TURN = "button[aria-keyshortcuts=E]:not(:disabled)"
"""The button that ends the turn, whatever its text is."""
CHANGED_OR_CAN_END = f"""(before) => ({FINGERPRINT})() !== before ? 'changed' :
  document.querySelector('{END_TURN}') !== null && 'can-end'"""
CHOOSE = """(dialog, verbs) => {
  const headings = [...dialog.querySelectorAll('h3')];
  const verb = verbs.findIndex((words) => headings.some((one) => one.textContent === words));
  const list = headings.find((one) => one.textContent === verbs[verb]).nextElementSibling;
  [...list.querySelectorAll('button')].at(-1).click();
  return verb;
}"""
"""Press the last line below the first of these headings."""
SKIP_BUTTON = """(names) => {
  const dialog = document.querySelector('dialog[open]');
  const isNamed = (button, name) =>
    (button.getAttribute('aria-label') ?? button.textContent).includes(name);
  const shown = [...(dialog?.querySelectorAll('button') ?? [])].filter((one) =>
    one.checkVisibility(),
  );
  const name = names.find((one) => shown.some((button) => isNamed(button, one)));
  return name && shown.filter((button) => isNamed(button, name)).at(-1);
}"""
"""The last visible button of the dialog with the first of these names that is there."""
SKIP = f"(names) => {{ ({SKIP_BUTTON})(names)?.click(); }}"
"""Press in the same step as looking: the tale goes on by itself and replaces its buttons."""
OVER_OR_SKIPPABLE = f"""(known) => ({SCREEN})(known) !== 'reveal' ? 'over' :
  ({SKIP_BUTTON})(known.names) && 'skippable'"""
IS_LOOKING = """() => new Promise((told) => requestAnimationFrame(() =>
  requestAnimationFrame(() => told(document.querySelector('.look') !== null))))"""
"""Whether a card that was looked at lies open, once the page has drawn what it heard."""

FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Input is told to the page with the next frame."""


def with_deadline(script: str, what: str) -> str:
    """A function of a page that fails when its promise hangs: evaluating has no timeout."""
    return f"""(given) => Promise.race([({script})(given), new Promise((_done, failed) =>
      setTimeout(() => failed(new Error({json.dumps(f"waited for {what}")} + ' '
        + JSON.stringify(given))), {HANG * 1000}))])"""
