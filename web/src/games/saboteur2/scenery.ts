// Things of the vaults, the depth of Saboteur 2: doors of two teams, bridges, crystals.

import { INK, lighter } from '../../art/colours';
import { hewnText } from '../../art/lettering/letters';
import '../../art/lettering/full';
import type { Thing } from '../../art/cards/path-card';
import { circle, fill, group, line, num, path, placed, type Point, rect } from '../../art/svg';
import type { Port } from '../../art/cards/path-outline';

/** Letter and pattern first: the two colours are almost equally light. Teams are helmets, seats are tokens. */
export const TEAMS = {
  blue: { colour: '#6aaef5', dark: '#1d4f8a', letter: 'B', pattern: 'diagonal' },
  green: { colour: '#6cc980', dark: '#1f6a37', letter: 'G', pattern: 'dots' },
} as const;

export type Team = keyof typeof TEAMS;

const DOME = 'M2.6 17.6C2.6 7.4 6.6 2.6 12 2.6S21.4 7.4 21.4 17.6Q12 14.6 2.6 17.6z';

/** The helmet of a team around 0,0: its letter on its pattern. */
export function teamHelmet(team: Team, size: number): string {
  const { colour, dark, letter, pattern } = TEAMS[team];
  const rim = { stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' };
  const helmet =
    path(DOME, { fill: lighter(colour, 0.25), ...rim }) +
    fill(DOME, `url(#um-${pattern})`) +
    path('M.4 17.2Q12 12.8 23.6 17.2L23 21.6Q12 17.4 1 21.6z', { fill: dark, ...rim }) +
    hewnText(letter, { x: 12, y: 9.6, height: 8.6, weight: 1.35 });
  return group(`translate(${num(-size / 2)} ${num(-size / 2)}) scale(${num(size / 24)})`, helmet);
}

const door =
  (team: Team): Thing =>
  ({ at, heading, up }) => {
    const { colour, dark, pattern } = TEAMS[team];
    const post = { rx: 1, fill: '#6b4424', stroke: '#1b0f07', 'stroke-width': 0.8 };
    const leaf =
      rect([-15, -6.6, 30, 14.6], { rx: 2, fill: '#0b0705', opacity: 0.6 }) +
      rect([-14, -7, 28, 13.4], { rx: 1.6, fill: dark, stroke: '#0b0705' }) +
      rect([-12.6, -5.6, 25.2, 10.6], { fill: colour }) +
      rect([-12.6, -5.6, 25.2, 10.6], { fill: `url(#um-${pattern})` }) +
      rect([-16, -8.4, 4.2, 16], post) +
      rect([11.8, -8.4, 4.2, 16], post);
    return (
      placed(leaf, at, { turn: heading + 90 }) + placed(teamHelmet(team, 25), at, { turn: -up })
    );
  };

/** Planks and rails over the way from north to south. */
const bridge: Thing = () => {
  const colours = ['#c08a4c', '#94632e', '#d29d5d', '#a97438'];
  const planks = Array.from({ length: 8 }, (_, i) =>
    rect([19.2 + (i % 2) * 0.7, 33.2 + i * 4.3, 25.4, 3.6], {
      rx: 0.7,
      fill: colours[(i * 3) % 4],
      stroke: '#2a180b',
      'stroke-width': 0.6,
    }),
  );
  const rails = 'M20.6 31V70M43.4 31V70';
  return (
    fill('M14 30h5v40h-5zM45 30h5v40h-5z', '#0a0604', 0.5) +
    planks.join('') +
    line(rails, '#2a180b', 2.8) +
    line(rails, '#e0b06c', 1.4)
  );
};

/** Three shards, standing. */
export const shards = (at: Point, { scale = 1, turn = 0 } = {}): string =>
  placed(
    circle(0, -3, 11, '#7fe3ee', 0.16) +
      fill('M-9 6L-8 -3 -5 -7 -2 -2 -2 6z', '#4fb6c9') +
      fill('M-8 -3L-5 -7 -5 6 -9 6z', '#a8f0f4') +
      path('M-4 7L-4 -8 0 -14 4 -8 4 7z', {
        fill: '#5cc6d8',
        stroke: '#0e2b33',
        'stroke-width': 0.6,
      }) +
      fill('M-4 -8L0 -14 0 7 -4 7z', '#d3fbfa') +
      fill('M3 7L3 -1 6 -5 9 0 8.4 7z', '#3e9fb5') +
      fill('M3 -1L6 -5 6 7 3 7z', '#86dfe8') +
      fill('M-11 7.6Q0 4 11 7.6 6 9.6 0 9.4 -6 9.6 -11 7.6z', '#1a1310', 0.75),
    at,
    { scale, turn },
  );

const CORNERS: readonly { sides: readonly [Port, Port]; at: Point }[] = [
  { sides: ['S', 'E'], at: [52, 84] },
  { sides: ['N', 'E'], at: [52, 20] },
  { sides: ['S', 'W'], at: [12, 84] },
  { sides: ['N', 'W'], at: [12, 20] },
];

/** In the corner that most rock is left in. */
const crystal: Thing = ({ ports, up }) => {
  const ways = ({ sides }: (typeof CORNERS)[number]): number =>
    sides.filter((side) => ports.includes(side)).length;
  const [free = { at: [52, 84] as const }] = [...CORNERS].sort((a, b) => ways(a) - ways(b));
  // On a turned board they lie across, and need more room to the right.
  const at: Point = up ? [Math.min(free.at[0], 49), free.at[1]] : free.at;
  return shards(at, { scale: 0.95, turn: -up });
};

export const THINGS: Readonly<Record<string, Thing>> = {
  blue: door('blue'),
  green: door('green'),
  bridge,
  crystal,
};
