// What a game tells the table about itself. The table knows seats, hands, a board and turns; everything else is here.

import type { Glyph, GlyphName } from '../art/glyphs.ts';
import type { Ground } from '../art/colours.ts';
import type { CardArt } from '../art/deck.ts';
import type { Point } from '../art/svg.ts';
import type * as Aids from '../board/aids.ts';
import type { CardInfo } from '../lib/protocol.gen.ts';
import type { Action, View } from '../lib/view.ts';

/** The cards of a game by id, and the game they belong to; without it they are taken for Saboteur's. */
export type Cards = ReadonlyMap<string, CardInfo> & { readonly game?: GameModule };

/** What a card of the hand is for; decides what its targets look like and which sentence leads to them. */
export type Purpose = 'place' | 'remove' | 'peek' | 'break' | 'mend' | 'other';

/** One slot of a seat's row: a tool that is sound or broken. */
export interface ToolSlot {
  readonly tool: string;
  readonly sign: GlyphName;
  readonly broken: boolean;
}

/** Somebody for whom the floor can be lit; how far they come is the server's word. */
export interface Light {
  readonly name: string;
  /** A drawing in a box of 24 that tells them apart without colour. */
  readonly sign: string;
  readonly lit: Readonly<Record<string, number>>;
  /** Cells where something keeps them out. */
  readonly stops: readonly string[];
}

/** Something that is counted on the board. */
export interface Counter {
  readonly name: string;
  readonly sign: Glyph;
  readonly count: number;
}

/** A spot on the card of a cell. */
export interface Spot {
  readonly cell: string;
  readonly at: Point;
}

/** What can be told about a board beside its cards. */
export interface BoardAids {
  readonly lights: readonly Light[];
  readonly counters: readonly Counter[];
  /** Spots that are joined wherever they lie, the first of them at the start. */
  readonly tied: readonly Spot[];
}

/** What somebody asks about with *why not?*. */
export type Asked =
  | { readonly cell: string }
  | { readonly seat: number; readonly tool?: string }
  | { readonly card: string };

export interface GameModule {
  readonly name: string;
  readonly ground: Ground;
  /** Draws its cards. */
  readonly art: CardArt;
  /** Portrait phones lay the mine with the start below. */
  readonly turnsOnPhones: boolean;
  /** What its board shows beside the cards, and how. */
  readonly aids?: typeof Aids & { readonly tell: (view: View, cards: Cards) => BoardAids };
  readonly purpose: (card: CardInfo | undefined) => Purpose;
  readonly tools: (view: View, seat: number, cards: Cards) => ToolSlot[];
  /** The tool of a seat that an action is about. */
  readonly toolOf: (action: Action, cards: Cards) => string | null;
  /** Keys of the catalogue. */
  readonly goalKey: (goal: number) => string;
  readonly roleAim: (role: string) => string;
  /** How many gold cards a seat has, and their worth if I may know it. */
  readonly gold: (
    view: View,
    seat: number,
    cards: Cards,
  ) => { count: number; worth: number | null };
  /** An action to ask the server about: it says which rule forbids it. */
  readonly trial: (
    view: View,
    card: CardInfo | undefined,
    asked: Asked,
    cards: Cards,
  ) => Action | null;
}
