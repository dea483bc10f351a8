// The renderer of cards. Drawings are loaded shortly after the table; until then a card is blank.

import { Lazy } from '../../base/lazy.svelte';
import * as chunks from '../../chunks';
import { MINE } from '../colours';
import type { CardArt } from './deck';
import { grounds } from '../grounds.svelte';
import { CARD_HEIGHT, CARD_WIDTH } from './size';
import { rect } from '../svg';

const drawn = new Lazy(chunks.cardArt);

const BLANK = rect([0, 0, CARD_WIDTH, CARD_HEIGHT], { rx: 5, fill: MINE.ramp[0] });

/** The cards of Saboteur; who draws one in markup draws it again when the drawings are here. */
export const cardArt: CardArt = (card, look) => drawn.now?.cardArt(card, look) ?? BLANK;

/** What all drawings of a page refer to. */
export const shared = (): string => drawn.now?.sharedDefs(grounds()) ?? '';
