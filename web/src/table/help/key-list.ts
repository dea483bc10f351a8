// The list of keys, made from the tables that the key handlers use.

import { CAMERA_KEYS, CELL_KEYS } from '../../board/input/board-keys.ts';
import {
  CTRL_COMMANDS,
  KEY_COMMANDS,
  type KeyCommand,
  NUMBERS,
  STEP_KEYS,
} from '../actions/key-bindings.ts';

/** Keys that do the same thing. */
export interface KeyLine {
  /** Names of keys: a sign, or the end of a key `key-name-…`. */
  readonly keys: readonly string[];
  /** The end of the key `key-…` that says what they do. */
  readonly does: string;
}

export interface KeyGroup {
  /** The end of the key `keys-…`. */
  readonly name: string;
  readonly lines: readonly KeyLine[];
}

const GROUP_OF: Readonly<Record<KeyCommand | 'step', 'hand' | 'turn' | 'table'>> = {
  number: 'hand',
  step: 'hand',
  turn: 'hand',
  discard: 'hand',
  role: 'hand',
  play: 'turn',
  end: 'turn',
  back: 'turn',
  drop: 'turn',
  next: 'turn',
  why: 'turn',
  list: 'table',
  help: 'table',
};

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'space',
  Enter: 'enter',
  Escape: 'escape',
  Backspace: 'backspace',
  Home: 'home',
  ArrowLeft: '←',
  ArrowRight: '→',
};

const nameOf = (key: string): string => NAMES[key] ?? key.toUpperCase();

/** One line for each command, with all its keys. */
function linesOf(keys: Readonly<Record<string, string>>): KeyLine[] {
  const commands = [...new Set(Object.values(keys))];
  return commands.map((does) => ({
    does,
    keys: Object.keys(keys)
      .filter((key) => keys[key] === does)
      .map(nameOf),
  }));
}

const isNumber = (key: string): boolean => NUMBERS.some((number) => number === key);
const withoutNumbers = Object.fromEntries(
  Object.entries(KEY_COMMANDS).filter(([key]) => !isNumber(key)),
);

const tableLines = (): KeyLine[] => {
  const ctrl = linesOf(CTRL_COMMANDS);
  const named = linesOf(withoutNumbers).map((line) => ({
    ...line,
    keys: [
      ...line.keys,
      ...ctrl
        .filter(({ does }) => does === line.does)
        .flatMap(({ keys }) => keys.map((key) => `Ctrl + ${key}`)),
    ],
  }));
  const steps = Object.keys(STEP_KEYS).map((key) => `Alt + ${nameOf(key)}`);
  return [{ does: 'number', keys: ['1-9'] }, { does: 'step', keys: steps }, ...named];
};

const BOARD: readonly KeyLine[] = [
  { does: 'cells', keys: ['arrows'] },
  ...linesOf(CELL_KEYS).filter(({ does }) => does !== 'why' && does !== 'next'),
  { does: 'pan', keys: ['shift-arrows'] },
  ...linesOf(CAMERA_KEYS),
];

/** All keys of the table, in groups. */
export function keyGroups(): KeyGroup[] {
  const lines = tableLines();
  const of = (name: string): KeyLine[] =>
    lines.filter(({ does }) => GROUP_OF[does as KeyCommand] === name);
  return [
    ...(['hand', 'turn'] as const).map((name) => ({ name, lines: of(name) })),
    { name: 'board', lines: BOARD },
    { name: 'table', lines: of('table') },
  ];
}
