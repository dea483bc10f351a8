import type { CardFace } from '../art/saboteur';
import type { CardInfo } from '../lib/protocol.gen';

/** A card of the server's list as the artist wants it. */
export const cardFace = (info: CardInfo): CardFace => ({
  ...info,
  treasure: info.treasure ? 1 : 0,
});
