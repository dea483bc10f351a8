/** Types and readers of a view: the game as one seat may see it, as the server sends it. No rule is applied here. */

export const CHANCE = -1;
export const TABLE = -2;
export const NOBODY = -3;
export const SPECTATOR = -4;

/** A card as it lies, in actions and events: its id and how far it is turned. */
export type Lay = [card: string, turn: number];

/** The side of a border that is not south. */
export const EAST = 2;

/** The border of a cell on its east (2) or south (4) side. */
export interface Border {
  cell: [x: number, y: number];
  side: number;
}

/** A space of a card: cards of most games have one. */
export type Spot = [cell: [x: number, y: number], space: number];

/** A token on a card or a border: its name, its owner, and how much of it is left. */
export type Mark = [kind: string, owner: number, left: number];

export interface Board {
  /** Face-up cards by cell: `"1,0": "NEW~"`. */
  tiles: Record<string, string>;
  /** Cells with a card that lies face down. */
  covered: string[];
  /** By cell, a bit for every way of the card that is joined to the start. */
  lit: Readonly<Record<string, number>>;
  /** By spot (`3,2`) or border (`3,2/E`). */
  marks?: Readonly<Record<string, Mark>>;
}

/** The open part of a table that screens of every game read; `view.gen.ts` of a game has the whole. */
export interface CommonTable {
  seats: number;
  /** Of games that are played in rounds. */
  round?: number;
  board: Board;
  /** The cards before each seat. */
  front: string[][];
  starter: number;
  /** The seat that acted last. */
  last?: number;
  /** Gold that is owed to each seat. */
  credit?: number[];
  /** The spot of each seat's dwarf. */
  pawn?: (Spot | null)[];
  /** Points of each seat. */
  points?: number[];
}

/** The first and the last cell of a board. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

/** A way to a spot: its steps, and the cards and the gold that they cost. */
export interface Route {
  readonly steps: readonly string[];
  readonly cards: number;
  readonly gold: number;
}

/** Facts about a table that screens of every game read; `view.gen.ts` of a game has all of them. */
export interface CommonFacts {
  goals: string[];
  /** Of games with one start. */
  start?: string;
  /** The start cards of the clans. */
  starts?: Record<string, string>;
  /** The dwarves that are dealt; where there are clans alike, those of one of them. */
  roles: Record<string, number>;
  /** The number of such clans that take part. */
  clans?: number;
  /** Of games that are played in rounds. */
  rounds?: number;
  /** Of a board that does not grow. */
  area?: Area;
}

/** `reader` knows that these cards are among those places. */
export interface Note {
  reader: number;
  places: string[];
  cards: string[];
}

/** Something that must be decided; the last one of an agenda is next. */
export interface Item {
  due: string;
  seat: number;
  goal?: number;
  then?: number[];
  /** A goal in a corner. */
  corner?: number;
  /** Steps that are left, and that were made before. */
  left?: number;
  made?: number;
  /** The creature that walks; the creatures and victims of an attack. */
  creature?: string;
  creatures?: string[];
  victims?: number[];
}

/** A round, and how many there are. */
export type Rounds = Readonly<Record<'round' | 'rounds', number>>;

export interface View<Table = CommonTable, Facts = CommonFacts> {
  table: Table;
  facts: Facts;
  piles: Record<string, string[]>;
  notes: Note[];
  agenda: Item[];
  /** Where the figure that may go now can get, by spot. */
  routes?: Record<string, Route>;
  seat: number;
}

/** A legal action: sent by the server, and sent back unchanged. */
export interface Action {
  do: string;
  tile?: Lay;
  at?: [x: number, y: number] | Border | Spot;
  to?: Spot;
  mine?: number;
  corner?: number;
  treasure?: number;
  card?: string;
  cards?: string[];
  tool?: string;
  creature?: string;
  seat?: number;
  goal?: number;
  /** A card that lies before me and is taken away. */
  off?: string;
}

/** An event of a game; `cards` are backs for viewers who may not see the faces. */
export interface GameEvent {
  did: string;
  cards?: string[];
  /** A bit for each seat that may see the cards; -1 are all. */
  readers?: number;
  seat?: number;
  /** A seat, or the pile that was dealt to. */
  target?: number | string;
  source?: string;
  tile?: Lay;
  at?: [x: number, y: number] | Border;
  /** The spot that a step leads to, or the receiver of lost gold. */
  to?: Spot | string;
  mine?: number;
  corner?: number;
  treasure?: number;
  tool?: string;
  goal?: number;
  round?: number;
  finder?: number;
  why?: string;
  value?: number;
  lifted?: string;
  builder?: string;
  way?: string;
  team?: string;
  share?: number;
  crystals?: number;
  scores?: number[];
  /** By seat. */
  points?: number[];
  /** The worth of the pots or treasures of both clans; the seat with the dragon and its loss. */
  blue?: number;
  yellow?: number;
  dragon?: number;
  eaten?: number;
  /** The kind of a treasure. */
  found?: string;
  winners?: number[];
  /** An attack: the creature, the seat that controls it, and the victims. */
  creature?: string;
  owner?: number;
  victims?: number[];
  /** The rank in which a seat left the cave, and its gold. */
  rank?: number;
  gold?: number;
  /** The side that is out, and the one that wins. */
  side?: string;
  winner?: string;
  /** Gold that each side saved, and how many dwarves work for it. */
  saved_blue?: number;
  saved_yellow?: number;
  heads_blue?: number;
  heads_yellow?: number;
}

/** An event that lays a path card. */
export const isLaid = ({ did }: GameEvent): boolean => did === 'placed' || did === 'pathlaid';

/** The names of events that look at a goal. */
const LOOKS: ReadonlySet<string> = new Set(['peeked', 'scouted', 'goalspied']);

/** The goal or mine that an event looks at. */
export const lookedAt = (event: GameEvent): number | undefined =>
  LOOKS.has(event.did) ? goalOf(event) : undefined;

/** Which of the goals, or mines, or corners, something is about. */
export const goalOf = ({
  goal,
  mine,
  corner,
}: Pick<GameEvent, 'goal' | 'mine' | 'corner'>): number | undefined => goal ?? mine ?? corner;

const UNCOUNTED = '??';

/** The events that end a round, or a game without rounds, in any game. */
export const isRoundEnd = ({ did }: GameEvent): boolean => ENDS.has(did);
const ENDS: ReadonlySet<string> = new Set(['roundended', 'roundover', 'caveclosed']);

/** Only its back is known. */
export const isUnknown = (card: string): boolean => card.startsWith('?');

/** The cards of a pile one by one: `?mine*6` is six of them. */
export function pileCards(view: View, pile: string): string[] {
  const written = view.piles[pile] ?? [];
  return written.filter((word) => word !== UNCOUNTED).flatMap(copies);
}

/** How many cards a pile has, or null if that is not known. */
export function pileSize(view: View, pile: string): number | null {
  if (view.piles[pile]?.includes(UNCOUNTED)) return null;
  return pileCards(view, pile).length;
}

function copies(word: string): string[] {
  const [card = '', count = '1'] = word.split('*');
  return Array<string>(Number(count)).fill(card);
}

export function cellOf(key: string): { x: number; y: number } {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

/** A place on the board in one word: a cell `3,2`, its second space `3,2/2`, a border `3,2/E`. */
export function cellKey(at: readonly [number, number] | Border | Spot): string {
  if ('side' in at) return `${cellKey(at.cell)}/${at.side === EAST ? 'E' : 'S'}`;
  const [first, second] = at;
  if (typeof first === 'number') return `${first},${second}`;
  return cellKey(first) + (second > 0 ? `/${second + 1}` : '');
}

/** No spot, and no border. */
export const isCell = (at: NonNullable<Action['at']>): at is [number, number] =>
  !('side' in at) && typeof at[0] === 'number';

/** A spot from its word. */
export function spotOf(word: string): Spot {
  const [x = 0, y = 0, space = 1] = word.split(/[,/]/).map(Number);
  return [[x, y], space - 1];
}

const SOUTH = 4;

/** A border from its word; of a cell its eastern one. */
export const borderOf = (word: string): Border => ({
  cell: spotOf(word)[0],
  side: word.endsWith('S') ? SOUTH : EAST,
});

/** A tile of the board: `NEW~` lies turned by half. */
export function layOf(tile: string): { card: string; turned: boolean } {
  const [card = '', turn] = tile.split('~');
  return { card, turned: turn !== undefined };
}

/** The same for a tile of an action or event. */
export const tileLay = ([card, turn]: Lay): { card: string; turned: boolean } => ({
  card,
  turned: turn !== 0,
});

/** Which round it is, of how many; null in games without rounds. */
export const roundOf = ({ table: { round }, facts: { rounds } }: View): Rounds | null =>
  round === undefined || rounds === undefined ? null : { round, rounds };

/** The agenda item that is decided next; null when the game is over. */
export const item = (view: View): Item | null => view.agenda.at(-1) ?? null;

/** The actor that decides next: a seat, CHANCE, TABLE, or NOBODY when the game is over. */
export const actor = (view: View): number => item(view)?.seat ?? NOBODY;

export const handOf = (view: View, seat: number): string[] => pileCards(view, `hand${seat + 1}`);

/** The role of a seat as far as I may know it. */
export const roleOf = (view: View, seat: number): string | null =>
  onlyKnown(pileCards(view, `role${seat + 1}`));

/** The card of a goal as far as the viewer or all seats know it. */
export const knownGoal = (view: View, goal: number, zone = 'goal'): string | null =>
  knownCard(view, `${zone}${goal + 1}`);

/** The only card of a pile as far as the viewer or all seats know it: visible, or looked at before. */
export function knownCard(view: View, pile: string): string | null {
  const note = view.notes.find(
    ({ reader, places }) =>
      (reader === view.seat || reader === TABLE) && places.length === 1 && places[0] === pile,
  );
  return onlyKnown(pileCards(view, pile)) ?? onlyKnown(note?.cards ?? []);
}

function onlyKnown([card]: string[]): string | null {
  return card === undefined || isUnknown(card) ? null : card;
}

/** Actions are values: two of them are the same when they say the same. */
export const actionKey = (action: Action): string =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

export const sameAction = (one: Action, other: Action): boolean =>
  actionKey(one) === actionKey(other);
