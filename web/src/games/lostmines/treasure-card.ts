// Treasures: the kind shows on the back, the worth only inside.

import { card } from '../../art/cards/frame';
import { GROUND } from './ground';
import { HOARDS, type HoardName } from './scenery';
import { glyph } from '../../art/icons/icon';
import { hewnText } from '../../art/lettering/letters';
import { rock } from '../../art/rock';
import { CARD_HEIGHT, CARD_WIDTH } from '../../art/cards/size';
import { circle, fill, rect } from '../../art/svg';

const WHITE = '#fff7df';

const ground = (hoard: HoardName): string =>
  rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: HOARDS[hoard].dark }) +
  rock(GROUND, `hoard${hoard}`, 0.2) +
  rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: HOARDS[hoard].dark, opacity: 0.45 });

/** A treasure whose worth is known. */
export function treasureCard(hoard: HoardName, worth: number): string {
  const { sign, colour, dark } = HOARDS[hoard];
  return card(
    ground(hoard) +
      circle(32, 40, 30, 'url(#um-lamp)', 0.5) +
      glyph(sign, { x: 32, y: 40, size: 34 }, { main: colour, second: WHITE, cut: dark }) +
      fill('M0 72H64V100H0z', '#0d0907', 0.55) +
      hewnText(String(worth), { x: 32, y: 86, height: 17, colour, weight: 1.08 }),
  );
}

/** A treasure face down. */
export function treasureBack(hoard: HoardName): string {
  const { sign, colour, dark } = HOARDS[hoard];
  const question = (x: number, y: number): string =>
    hewnText('?', { x, y, height: 10, colour, weight: 1.08 });
  return card(
    ground(hoard) +
      circle(32, 50, 30, 'url(#um-lamp)', 0.5) +
      glyph(sign, { x: 32, y: 50, size: 40 }, { main: colour, second: WHITE, cut: dark }) +
      question(54, 12) +
      question(10, 88),
    0.22,
  );
}
