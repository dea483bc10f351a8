// Signs as icons in text and as pictures on cards: the same drawing serves both.

import { CREAM, INK, LAMP } from '../colours';
import { type Glyph, GLYPHS, type Part, ROUND, type Tone } from './table';
import { group, num, path } from '../svg';

export type { Glyph };
export type GlyphName = keyof typeof GLYPHS;

export const GLYPH_NAMES = Object.keys(GLYPHS) as GlyphName[];

export const isGlyph = (name: string): name is GlyphName => Object.hasOwn(GLYPHS, name);

const partsOf = (sign: GlyphName | Glyph): Glyph =>
  typeof sign === 'string' ? GLYPHS[sign] : sign;

export type Tones = Readonly<Record<Tone, string>>;

const painted = ({ tone, d, width }: Part, tones: Tones): string =>
  width === undefined
    ? path(d, { fill: tones[tone] })
    : path(d, { fill: 'none', stroke: tones[tone], 'stroke-width': width, ...ROUND });

/** A part that takes its tone from the text around it; second tone and cuts come from art.css. */
function toned({ tone, d, width }: Part): string {
  const own = tone === 'main';
  if (width === undefined) {
    return path(d, own ? { fill: 'currentColor' } : { class: `glyph-${tone}` });
  }
  const paint = own ? { stroke: 'currentColor' } : { class: `glyph-${tone}-line` };
  return path(d, { fill: 'none', ...paint, 'stroke-width': width, ...ROUND });
}

/** A sign as an icon, one em high, in the colour of the text. */
export const icon = (sign: GlyphName | Glyph): string =>
  `<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">${partsOf(sign).map(toned).join('')}</svg>`;

/** A sign inside another drawing, centred on a point. */
export function glyph(
  sign: GlyphName | Glyph,
  { x, y, size }: { x: number; y: number; size: number },
  tones: Partial<Tones> = {},
): string {
  const all = { main: CREAM, second: LAMP, cut: INK, ...tones };
  return group(
    `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${Math.round((size / 24) * 1000) / 1000})`,
    partsOf(sign)
      .map((part) => painted(part, all))
      .join(''),
  );
}
