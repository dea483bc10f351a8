// Gold pieces: a struck coin with its worth.

import { GOLD } from '../../art/colours';
import { card } from '../../art/cards/frame';
import { hewnText } from '../../art/lettering/letters';
import { GROUND } from './ground';
import { rock } from '../../art/rock';
import { CARD_HEIGHT, CARD_WIDTH } from '../../art/cards/size';
import { circle, line, rect } from '../../art/svg';

/** Notches at the rim of a coin. */
const MILLING = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (reach: number): string =>
    `${(32 + dx * reach).toFixed(1)} ${(50 + dy * reach).toFixed(1)}`;
  return `M${at(19.6)}L${at(21.6)}`;
}).join('');

export const coinCard = (value: number): string =>
  card(
    rock(GROUND, 'coin card') +
      rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: GROUND.pit, opacity: 0.5 }) +
      circle(32, 50, 36, 'url(#um-lamp)', 0.7) +
      circle(33, 52.4, 22, '#0b0705', 0.6) +
      circle(32, 50, 22, '#5a3505') +
      circle(32, 50, 21, 'url(#um-gold)') +
      line(MILLING, '#7a4a08', 1.2) +
      circle(32, 50, 16.4, '#a9660f') +
      circle(32, 50, 15.4, GOLD) +
      line('M20.4 45a12.4 12.4 0 0 1 9-7.2', '#fff3c0', 1.8, { 'stroke-linecap': 'round' }) +
      hewnText(String(value), { x: 32, y: 50, height: 18, colour: '#5a3505', weight: 1.3 }),
  );
