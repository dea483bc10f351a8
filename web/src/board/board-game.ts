// The interface between the board and a game.

import type { Component } from 'svelte';

import type { CardList, GameCards } from '../art/cards/card.ts';
import type { CardArt } from '../art/cards/deck.ts';
import { cardArt } from '../art/cards/renderer.svelte.ts';
import { type Ground, MINE } from '../art/colours.ts';
import type { Glyph } from '../art/icons/icon.ts';
import type { Point } from '../art/svg.ts';
import type { Route, View } from '../base/protocol/view.ts';
import type { CellTarget, Ghost } from './a11y/describe.ts';
import type * as Aids from './aids/aids.ts';
import type { Speaker } from './pawns/describe-pieces.ts';
import type { BoardPieces } from './pawns/pieces.ts';
import type { StepLook } from './pawns/walk-marks.ts';
import type { Walks } from './pawns/walk-motion.ts';

/** The cards of a game by id, and the game they belong to; without it they are taken for Saboteur's. */
export type BoardCards = GameCards<BoardGame>;

/** A team for which the floor can be lit; the server computes the lit cells. */
export interface Light {
  readonly name: string;
  /** A drawing in a box of 24 that distinguishes teams without colour. */
  readonly sign: string;
  readonly lit: Readonly<Record<string, number>>;
  /** Cells where the team is stopped. */
  readonly stops: readonly string[];
}

/** A counter beside the board. */
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

/** Information about a board beside its cards. */
export interface BoardAids {
  readonly lights: readonly Light[];
  readonly counters: readonly Counter[];
  /** Spots that are joined wherever they lie, the first of them at the start. */
  readonly tied: readonly Spot[];
}

/** The pieces on the cards of a board, and how they are drawn. */
export interface OnBoard<GameView = View> {
  readonly pieces: (view: GameView, cards: CardList) => BoardPieces;
  /** Kinds of targets that are smaller than a cell: borders, spaces of a card. */
  readonly fine: ReadonlySet<string>;
  /** The mark of such a place around 0,0, also when it is aimed at. */
  readonly mark: (kind: string, aimed: boolean, up: number) => string;
  /** Around a spot that a pawn can reach, below the figures. */
  readonly walkFrame: () => string;
  /** The number at a spot that a pawn can reach, above the figures. */
  readonly walkMark: (route: Route, look: StepLook) => string;
  /** The frame of the board, below its cards. */
  readonly frame: (view: GameView) => string;
  readonly Pieces: Component<{ onto: Onto }>;
  /** `scale`: pixels per unit. */
  readonly Places: Component<{ onto: Onto; scale: number }>;
  /** Text for screen readers about a cell, beside its card. */
  readonly told: (
    cell: string,
    pieces: BoardPieces,
    names: readonly string[],
    words: Speaker,
  ) => string[];
}

/** Properties shared by the components that draw pieces. */
export interface Onto extends Pick<OnBoard, 'fine' | 'mark' | 'walkFrame' | 'walkMark'> {
  readonly view: View;
  readonly pieces: BoardPieces;
  readonly targets: ReadonlyMap<string, CellTarget>;
  readonly ghost: Ghost | null;
  readonly up: number;
  /** A picture: nothing moves. */
  readonly still: boolean;
  /** The way that each figure has just gone. */
  readonly walked: Walks;
  /** A tap beside the targets asks why not. */
  readonly asks: boolean;
  readonly ontarget: (place: string) => void;
  readonly onconfirm: (place: string) => void;
  readonly onwhy: (place: string) => void;
  /** A finger may have meant any of these. */
  readonly oncrowd: (places: readonly string[]) => void;
}

/** The part of a game that its board needs. */
export interface BoardGame<GameView = View> {
  /** As in the address of its rules; without it places have no names. */
  readonly name?: string;
  readonly ground: Ground;
  /** Draws its cards. */
  readonly art: CardArt;
  /** Back and zone of the cards that lie face down on the board. */
  readonly hidden: string;
  readonly onBoard?: OnBoard<GameView>;
  /** The aids of its board, and the functions that draw them. */
  readonly aids?: typeof Aids & { readonly tell: (view: GameView, cards: CardList) => BoardAids };
  /** Key of the catalogue. */
  readonly goalKey: (goal: number) => string;
}

/** A board of cards whose game is not known: Saboteur's suits all games of the family. */
export const PLAIN: BoardGame<unknown> = {
  ground: MINE,
  art: cardArt,
  hidden: 'goal',
  goalKey: (goal: number): string => `goal-${goal + 1}`,
};
