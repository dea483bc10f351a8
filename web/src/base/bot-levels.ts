/** Levels of bots, and how a table writes a bot: `foreman`, `foreman/patient`, or the name of another. */

/** The levels that this client has words for, the weakest first. */
export const LEVELS = ['apprentice', 'miner', 'foreman', 'surveyor', 'old-dwarf'] as const;

export type LevelName = (typeof LEVELS)[number];

export const isLevel = (name: string): name is LevelName => LEVELS.some((level) => level === name);

/** The levels that every game offers. */
const EVERYWHERE: readonly string[] = LEVELS.slice(0, 3);

/** The level where nobody has chosen one; the server fills seats with it, too. */
export const USUAL_LEVEL: LevelName = 'foreman';

export interface Bot {
  /** A level, or the name of another bot. */
  name: string;
  /** How strong its level is; 0: it has none. */
  number: number;
  /** Empty: drawn for the game. */
  style: string;
}

/** The parts of a bot as a table writes it. */
export function botOf(written: string): Bot {
  const [level = '', style = ''] = written.split('/');
  const number = LEVELS.findIndex((name) => name === level) + 1;
  return number ? { name: level, number, style } : { name: written, number, style: '' };
}

export const written = (name: string, style: string): string => (style ? `${name}/${style}` : name);

/** The level that was chosen if a game offers it, else the strongest of those it offers. */
export function offeredLevel(chosen: string, levels?: readonly { name: string }[]): string {
  const names = levels?.map(({ name }) => name) ?? EVERYWHERE;
  return names.includes(chosen) ? chosen : (names.at(-1) ?? USUAL_LEVEL);
}
