// The crack over a broken tool.

import { SALMON } from '../colours';
import { path } from '../svg';

/** The crack over a broken tool, in a box of 31 × 36. */
export function crackSvg(): string {
  const d = 'M4 4L14 15 11 18 20 22 17 25 27 33';
  return (
    '<svg class="art-crack" viewBox="0 0 31 36" aria-hidden="true">' +
    path(d, { fill: 'none', stroke: '#2a0c06', 'stroke-width': 4.4 }) +
    path(d, { fill: 'none', stroke: SALMON, 'stroke-width': 2 }) +
    '</svg>'
  );
}
