// The name of the house, cut deep and gilded by the lamp.

import { hewn } from './letters';
import './full';
import { line, num } from '../svg';

const NAME = 'Undermine';
/** Cut so deep, the letters need more room than others. */
const GAP = 3.5;

/** The wordmark as a picture of its own; its height is set by `height` or by css. */
export function wordmark(height: number, className = ''): string {
  const { path, width, weight } = hewn(NAME, height, GAP);
  const margin = height * 0.2;
  const cut = { 'stroke-miterlimit': 2 };
  const moved = (x: number, y: number): string =>
    `translate(${num(x * height)} ${num(y * height)})`;
  return (
    `<svg class="hewn ${className}" viewBox="${num(-margin)} ${num(-margin)} ${num(width + 2 * margin)} ${num(height + 2 * margin)}"` +
    ` width="${num(width + 2 * margin)}" height="${num(height + 2 * margin)}" role="img" aria-label="${NAME}">` +
    line(path, '#000', weight * 1.6, { ...cut, 'stroke-opacity': 0.7, transform: moved(0, 0.05) }) +
    line(path, '#3a210c', weight * 1.42, cut) +
    line(path, 'url(#um-wordmark)', weight * 1.06, cut) +
    line(path, '#fff6da', weight * 0.16, {
      ...cut,
      'stroke-opacity': 0.65,
      transform: moved(-0.02, -0.02),
    }) +
    '</svg>'
  );
}
