// What a game tells the table about itself. The table knows seats, hands, a board and turns; everything else is here.

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

/** What a card of the hand is for: the sentence `table-choose-…` leads to its targets. */
export type Purpose = string;

/** One slot of a seat's row: a tool that is sound or broken, or something else that lies there. */
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

/** A part of what can be drawn. */
export interface Layer {
  /** What is written on it, if there are several. */
  readonly name: string;
  readonly back: string;
  readonly count: number;
}

/** Gold before a seat: how many pieces, if I may count them, and their worth if I may know it. */
export interface Purse {
  readonly count: number | null;
  readonly worth: number | null;
}

/** The side that everybody knows a seat to be on. */
export interface Banner {
  /** `banner-…` is what it is called. */
  readonly name: string;
  readonly colour: string;
  /** A drawing that tells it without colour. */
  readonly mark: string;
}

/** A decision after a round: whose it is, and the clock that runs for it. */
export interface Deciding<GameView = View> {
  table: TableModel;
  view: GameView;
  chooser: number;
  mine: boolean;
  clock: Snippet;
}

/** Notices for me alone. */
export interface PrivateNoticesProps {
  table: TableModel;
  cards: Cards;
}

/** Facts about a seat, for the sheet of its player. */
export interface KnownFactsProps<GameView = View> {
  table: TableModel;
  view: GameView;
  seat: number;
  cards: Cards;
}

/** The end of a round that a game tells in its own way. */
export interface RoundEndProps<GameView = View> {
  round: RoundEvents<GameView>;
  cards: Cards;
  names: string[];
  /** My seat, or a negative number. */
  you: number;
  ondone: () => void;
}

/** The open cards that can bar a seat. */
export interface Barring {
  readonly front: string[][];
  /** Seats that sit out. */
  readonly out?: number[];
}

/** An action to ask the server about: it says which rule forbids it. */
export type WhyNotAction<GameView = View> = (
  view: GameView,
  card: CardInfo | undefined,
  asked: Asked,
  cards: Cards,
) => Action | null;

/** What only some games have: parts of the table that come along with their module. */
export interface Extras<GameView = View> {
  /** Several cards can go at once. */
  readonly multiSelect?: (table: TableModel) => MultiSelect;
  /** Lies over the table: what I alone was told. */
  readonly PrivateNotices?: Component<PrivateNoticesProps>;
  /** What I know of somebody, on the sheet of this player. */
  readonly KnownFacts?: Component<KnownFactsProps<GameView>>;
  /** Along the edge of the board. */
  readonly Tray?: Component<{
    turn: Turn;
    view: GameView;
    cards: Cards;
    compact: boolean;
    onwhy: (asked: Asked) => void;
  }>;
  /** What is left in the box, below the seats. */
  readonly Supply?: Component<{ view: GameView }>;
  readonly banner?: (view: GameView, seat: number, cards: Cards) => Banner | null;
  /** The end of a round, told in its own way. */
  readonly RoundEnd?: Component<RoundEndProps<GameView>>;
  /** The end of the game: places, and who has won; null if I came too late to hear it. */
  readonly tally?: (
    view: GameView,
    log: readonly LogLine[],
    name: (seat: number) => string,
  ) => { places: Place[]; won: string } | null;
  /** How a round was reckoned, and what is cut in stone above it. */
  readonly Scoring?: Component<{
    story: Story;
    names: string[];
    /** The way is traced, so something may be said. */
    shown: boolean;
    /** So many lines of the reckoning are told. */
    lines: number;
  }>;
  /** What is to be decided after a round, by what is due; the others see who decides. */
  readonly decisions?: Readonly<Record<string, Component<Deciding<GameView>>>>;
}

/** What somebody asks about with *why not?*. */
export type Asked =
  | { readonly cell: string }
  | { readonly seat: number; readonly tool?: string }
  | { readonly treasure: number }
  | { readonly card: string };

/** Everything that a game gives to the client; `GameView` is its generated type of a view. */
export interface GameModule<GameView = View> extends BoardGame<GameView>, Extras<GameView> {
  readonly name: string;
  /** What its actions and events are made of, beside those of Saboteur. */
  readonly schema?: Schema;
  /** What is done in it, beside what is done in Saboteur. */
  readonly eventClasses?: EventClasses;
  /** Portrait phones lay the mine with the start below. */
  readonly turnsOnPhones: boolean;
  /** Sentences that this game says in its own way, by the key that the table asks for. */
  readonly says?: Readonly<Record<string, string>>;
  readonly purpose: (card: CardInfo | undefined) => Purpose;
  readonly tools: (
    view: GameView,
    seat: number,
    cards: Cards,
    log?: readonly LogLine[],
  ) => ToolSlot[];
  /** The tool of a seat that an action is about. */
  readonly toolOf: (action: Action, cards: Cards) => string | null;
  /** Key of the catalogue. */
  readonly roleAim: (role: string) => string;
  /** The back of the cards that are drawn. */
  readonly back: string;
  /** What can be drawn, if it lies in several layers; what comes next comes first. */
  readonly layers?: (view: GameView) => Layer[];
  /** What the gold before a seat is called: `table-gold`, `player-gold`. */
  readonly goldKey: 'gold' | 'coins' | 'points';
  readonly gold: (view: GameView, seat: number, cards: Cards) => Purse;
  /** The sign of gold that lies open before everybody, even where there is little room. */
  readonly goldSign?: GlyphName;
  /** A seat cannot take part as the others do: its row is struck out. */
  readonly isBarred?: (table: Barring, seat: number) => boolean;
  /** The action to ask the server about when somebody wonders why something cannot be done. */
  readonly whyNotAction: WhyNotAction<GameView>;
}

/** Cards side by side in the one-minute lesson of a game. */
export interface Example {
  /** The end of the key of its caption. */
  readonly name: string;
  /** Cards side by side, as they would lie. */
  readonly row: readonly string[];
  readonly fits: boolean;
}

/** How pages introduce a game. */
export interface GameAbout {
  readonly game: string;
  readonly ground: Ground;
  /** For tables that the server does not offer yet. */
  readonly seats: readonly [number, number];
  readonly minutes: number;
  /** On the back that stands for it. */
  readonly sign: GlyphName | Glyph;
  readonly examples: readonly Example[];
}

/** Cards that show on the home page what a game is about. */
export interface HomeCards {
  readonly game: string;
  /** Five of them, side by side. */
  readonly row: () => string[];
  /** One that stands for the game. */
  readonly emblem: () => string;
}
