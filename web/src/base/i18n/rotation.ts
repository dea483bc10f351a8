/** Names of sides and cards on a turned board: north is up on the screen. Places keep their names. */

export interface Rotation {
  readonly turned: boolean;
  /** The key of the name on the turned board, for the key of the original name. */
  readonly key: (key: string) => string;
}

/** Cards of which a quarter turn to the left makes the second out of the first. */
const TURNED = [
  ['NE', 'NW'],
  ['NES', 'NEW'],
  ['E', 'N'],
  ['N_E', 'N_W'],
  ['N_E_S', 'N_E_W'],
  ['stone-ne', 'stone-nw'],
] as const;
const SWAPPED = [
  ['NS', 'EW'],
  ['N_S', 'E_W'],
] as const;

const SEEN: ReadonlyMap<string, string> = new Map([
  ...TURNED.flatMap(([a, b]): [string, string][] => [
    [`card-${a}`, `card-${b}`],
    [`card-${b}`, `card-${a}.turned`],
    [`card-${a}.turned`, `card-${b}.turned`],
    [`card-${b}.turned`, `card-${a}`],
  ]),
  ...SWAPPED.flatMap(([a, b]): [string, string][] => [
    [`card-${a}`, `card-${b}`],
    [`card-${b}`, `card-${a}`],
  ]),
  ['side-north', 'side-west'],
  ['side-west', 'side-south'],
  ['side-south', 'side-east'],
  ['side-east', 'side-north'],
]);

/** `says`: the keys of sentences that a game words differently. */
export const rotation = (
  turned: boolean,
  says: Readonly<Record<string, string>> = {},
): Rotation => ({
  turned,
  key: (key) => {
    const seen = turned ? (SEEN.get(key) ?? key) : key;
    return says[seen] ?? seen;
  },
});
