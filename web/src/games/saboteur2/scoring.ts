/** Who won, as two words cut in stone, and why, in three lines. Read off the reckoning of the game. */

import type { Story } from '../../play/round-end/story.ts';

type Ended = Pick<Story, 'reckoned' | 'roles' | 'front'>;

/** The roles of those who share. */
const sharing = ({ reckoned, roles }: Ended): string[] =>
  (reckoned?.winners ?? []).map((seat) => roles[seat] ?? '');

/** The end of the key of the headline. */
export function headline(ended: Ended): string {
  const { team = 'neither', way = 'missing' } = ended.reckoned ?? {};
  if (team !== 'neither') return team;
  const roles = sharing(ended);
  if (roles.includes('saboteur')) return 'saboteurs';
  const [only, ...more] = roles;
  if (only !== undefined) return more.length > 0 ? 'alone' : only;
  return way === 'missing' ? 'nobody' : 'barred';
}

/** Winners who were paid less than the share, by role. */
export function reductions({ reckoned, roles, paid }: Pick<Story, 'reckoned' | 'roles' | 'paid'>): {
  role: string;
  less: number;
}[] {
  const { winners = [], share = 0 } = reckoned ?? {};
  const got = (seat: number): number => paid.find((each) => each.seat === seat)?.value ?? 0;
  return winners
    .map((seat) => ({ role: roles[seat] ?? '', less: share - got(seat) }))
    .filter(({ less }) => less > 0);
}

/** Seats that would have had a share, or crystals, but for the cage. */
export const prisoners = ({ front }: Ended): number[] =>
  front.flatMap((cards, seat) => (cards.includes('trapped') ? [seat] : []));

/** Crystals matter as soon as somebody is paid for them. */
export const hasGeologist = ({ roles }: Ended): boolean => roles.includes('geologist');
