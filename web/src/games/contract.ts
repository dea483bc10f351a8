// The interface between the table and a game. The table knows seats, hands, a board and turns; a game module supplies the rest.

import type { Component, Snippet } from 'svelte';

import type { GameCards } from '../art/cards/card.ts';
import type { Ground } from '../art/colours.ts';
import type { Glyph, GlyphName } from '../art/icons/icon.ts';
import type { BoardGame } from '../board/board-game.ts';
import type { EventClasses } from '../play/event-classes.ts';
import type { MultiSelect } from '../play/multi-select.svelte.ts';
import type { Schema } from '../base/protocol/schema.svelte.ts';
import type { CardInfo } from '../base/protocol/protocol.gen.ts';
import type { LogLine, TableModel } from '../play/table.ts';
import type { Turn } from '../play/turn.svelte.ts';
import type { Action, View } from '../base/protocol/view.ts';
import type { Place } from '../play/round-end/standings.ts';
import type { Story, RoundEvents } from '../play/round-end/story.ts';

/** The cards of a game by id, and the game they belong to; without it they are taken for Saboteur's. */
export type Cards = GameCards<GameModule>;

/** The purpose of a card of the hand, the end of the key `table-choose-…`. */
export type Purpose = string;

/** One slot of a seat's row: a sound or broken tool, or another card before the seat. */
export interface ToolSlot {
  readonly tool: string;
  readonly sign: GlyphName | Glyph;
  readonly broken: boolean;
  /** The card that lies in it. */
  readonly card?: string | undefined;
  /** How many lie in it, if that is more than a card. */
  readonly count?: number;
  /** The colour of the sign, where it tells something. */
  readonly tint?: string;
}

/** A layer of the draw pile. */
export interface Layer {
  /** Its label, if there are several. */
  readonly name: string;
  readonly back: string;
  readonly count: number;
}

/** Gold before a seat: the number of pieces and their worth; null if the viewer may not know it. */
export interface Purse {
  readonly count: number | null;
  readonly worth: number | null;
}

/** The publicly known side of a seat. */
export interface Banner {
  /** The end of the key `banner-…`. */
  readonly name: string;
  readonly colour: string;
  /** A drawing that distinguishes it without colour. */
  readonly mark: string;
}

/** A decision after a round: the deciding seat and its clock. */
export interface Deciding<GameView = View> {
  table: TableModel;
  view: GameView;
  chooser: number;
  mine: boolean;
  clock: Snippet;
}

/** Properties of notices that only the viewer sees. */
export interface PrivateNoticesProps {
  table: TableModel;
  cards: Cards;
}

/** Properties of the facts about a seat on the sheet of its player. */
export interface KnownFactsProps<GameView = View> {
  table: TableModel;
  view: GameView;
  seat: number;
  cards: Cards;
}

/** Properties of a game's own end of a round. */
export interface RoundEndProps<GameView = View> {
  round: RoundEvents<GameView>;
  cards: Cards;
  names: string[];
  /** My seat, or a negative number. */
  you: number;
  /** The board as it lay when the round ended. */
  board: Snippet;
  ondone: () => void;
}

/** Properties of a game's own standings. */
export interface ResultProps<GameView = View> {
  view: GameView;
  /** The whole game, as far as it is known here. */
  log: readonly LogLine[];
  names: readonly string[];
  /** My seat, or a negative number. */
  you: number;
  cards: Cards;
  ranking: readonly Place[];
}

/** The part of the table that decides whether a seat is barred. */
export interface Barring {
  readonly front: string[][];
  /** Seats that sit out. */
  readonly out?: number[];
}

/** Builds the action of a *why not?* question; the server answers with the rule that forbids it. */
export type WhyNotAction<GameView = View> = (
  view: GameView,
  card: CardInfo | undefined,
  asked: Asked,
  cards: Cards,
) => Action | null;

/** Optional parts of the table, loaded with the module of a game. */
export interface Extras<GameView = View> {
  /** Selection of several cards for one action. */
  readonly multiSelect?: (table: TableModel) => MultiSelect;
  /** Over the table: notices that only the viewer sees. */
  readonly PrivateNotices?: Component<PrivateNoticesProps>;
  /** Facts that the viewer knows about a seat, on the sheet of its player. */
  readonly KnownFacts?: Component<KnownFactsProps<GameView>>;
  /** Cards beside the board: in the rail of a desk, or in the strip. */
  readonly Tray?: Component<{
    turn: Turn;
    view: GameView;
    cards: Cards;
    compact: boolean;
    onwhy: (asked: Asked) => void;
  }>;
  /** The contents of the box, below the seats. */
  readonly Supply?: Component<{ view: GameView }>;
  readonly banner?: (view: GameView, seat: number, cards: Cards) => Banner | null;
  /** The end of a round, instead of the common reveal. */
  readonly RoundEnd?: Component<RoundEndProps<GameView>>;
  /** The end of the game: places and winners; null if the log does not reach back to it. */
  readonly tally?: (
    view: GameView,
    log: readonly LogLine[],
    names: readonly string[],
  ) => { places: Place[]; won: string } | null;
  /** The end of the game, explained in its own way, instead of the common ranking. */
  readonly Result?: Component<ResultProps<GameView>>;
  /** The scoring of a round, with its carved title. */
  readonly Scoring?: Component<{
    story: Story;
    names: string[];
    /** The path has been traced, so the text may be shown. */
    shown: boolean;
    /** The number of scoring lines shown so far. */
    lines: number;
  }>;
  /** Decisions after a round, by agenda item; the other seats see the deciding seat. */
  readonly decisions?: Readonly<Record<string, Component<Deciding<GameView>>>>;
}

/** The subject of a *why not?* question. */
export type Asked =
  | { readonly cell: string }
  | { readonly seat: number; readonly tool?: string }
  | { readonly treasure: number }
  | { readonly card: string };

/** The module of a game; `GameView` is its generated type of a view. */
export interface GameModule<GameView = View> extends BoardGame<GameView>, Extras<GameView> {
  readonly name: string;
  /** The fields of its actions and events, beside those of Saboteur. */
  readonly schema?: Schema;
  /** The classes of its events, beside those of Saboteur. */
  readonly eventClasses?: EventClasses;
  /** Keys of sentences that this game words differently, by the key that the table uses. */
  readonly says?: Readonly<Record<string, string>>;
  readonly purpose: (card: CardInfo | undefined) => Purpose;
  readonly tools: (
    view: GameView,
    seat: number,
    cards: Cards,
    log?: readonly LogLine[],
  ) => ToolSlot[];
  /** The tool of a seat that an action affects. */
  readonly toolOf: (action: Action, cards: Cards) => string | null;
  /** Key of the catalogue. */
  readonly roleAim: (role: string) => string;
  /** The back of the cards that are drawn. */
  readonly back: string;
  /** The layers of the draw pile, if it has several; the next to be drawn is first. */
  readonly layers?: (view: GameView) => Layer[];
  /** The end of the keys `table-…` and `player-…` that name the gold before a seat. */
  readonly goldKey: 'gold' | 'coins' | 'points';
  readonly gold: (view: GameView, seat: number, cards: Cards) => Purse;
  /** The sign of publicly visible gold, also shown where there is little room. */
  readonly goldSign?: GlyphName;
  /** Whether a seat cannot take part normally; its row is struck out. */
  readonly isBarred?: (table: Barring, seat: number) => boolean;
  /** The action that the server is asked about for *why not?*. */
  readonly whyNotAction: WhyNotAction<GameView>;
}

/** Cards side by side in the one-minute lesson of a game. */
export interface Example {
  /** The end of the key of its caption. */
  readonly name: string;
  /** Cards side by side, as on the board. */
  readonly row: readonly string[];
  readonly fits: boolean;
}

/** The data with which pages introduce a game. */
export interface GameAbout {
  readonly game: string;
  readonly ground: Ground;
  /** For tables that the server does not offer yet. */
  readonly seats: readonly [number, number];
  readonly minutes: number;
  /** The sign on the card back that represents the game. */
  readonly sign: GlyphName | Glyph;
  readonly examples: readonly Example[];
}

/** Cards of a game that the home page shows. */
export interface HomeCards {
  readonly game: string;
  /** Five of them, side by side. */
  readonly row: () => string[];
  /** The card that represents the game. */
  readonly emblem: () => string;
}
