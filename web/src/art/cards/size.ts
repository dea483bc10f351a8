// How large a card is drawn, whatever size it has on a screen.

export const CARD_WIDTH = 64;
export const CARD_HEIGHT = 100;
