// What all cards have in common: their shape, their rim and the light on them.

import { CARD_HEIGHT, CARD_WIDTH } from './size';
import { rect } from '../svg';

const SHEEN = rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { fill: 'url(#um-sheen)' });
const EDGE = rect([0.5, 0.5, 63, 99], {
  rx: 4.6,
  fill: 'none',
  stroke: '#000',
  'stroke-opacity': 0.75,
});
const rim = (opacity: number): string =>
  rect([1.4, 1.4, 61.2, 97.2], {
    rx: 3.9,
    fill: 'none',
    stroke: '#ffe9c4',
    'stroke-opacity': opacity,
    'stroke-width': 0.8,
  });

const clipped = (markup: string): string => `<g clip-path="url(#um-card)">${markup}</g>`;

/** A card with a frame around the picture. */
export const card = (picture: string, rimOpacity = 0.15): string =>
  clipped(picture + SHEEN) + EDGE + rim(rimOpacity);

/** A card whose ways break through frame and light, so that they run on to the next card. */
export const framed = (ground: string, ways: string): string =>
  clipped(ground + SHEEN + EDGE + rim(0.15) + ways);

/** A card that lies on its side, as on a board that is turned. */
export const lyingCardSvg = (markup: string): string =>
  `<svg class="art-card" viewBox="0 0 ${CARD_HEIGHT} ${CARD_WIDTH}" aria-hidden="true"><g transform="translate(0 ${CARD_WIDTH}) rotate(-90)">${markup}</g></svg>`;

/** A card as a picture of its own. */
export const cardSvg = (markup: string): string =>
  `<svg class="art-card" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" aria-hidden="true">${markup}</svg>`;
