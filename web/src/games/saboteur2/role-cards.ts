// The dwarves of Saboteur 2: two teams with pattern and letter on their helmets, and those between them.

import { darker, GOLD, lighter, SKIN } from '../../art/colours';
import { bearded, type Dwarf, dwarf, helmetWith, openEyes, portrait } from '../../art/cards/roles';
import { hewnText } from '../../art/lettering/letters';
import '../../art/lettering/full';
import { GROUND } from './ground';
import { circle, fill, line, path, rect } from '../../art/svg';
import { shards, type Team, TEAMS } from './scenery';

const HONEST = { x: 32, y: 34, radius: 40, strength: 0.7 };

const DOME = 'M14 36C14 20 22 12 32 12S50 20 50 36Q32 30 14 36z';

/** The pattern and the letter of a team on the helmet itself. */
const teamSign = (team: Team): string =>
  fill(DOME, `url(#um-${TEAMS[team].pattern})`) +
  hewnText(TEAMS[team].letter, { x: 32, y: 22.4, height: 11, weight: 1.3 });

const member = (team: Team, coat: string, beard: string): Dwarf => ({
  coat,
  beard,
  skin: SKIN,
  hatColour: TEAMS[team].colour,
  hat: (colour) => helmetWith(colour, teamSign(team)),
  eyes: openEyes,
  prop: '',
  light: HONEST,
});

const crown = (): string =>
  path('M14 37L12 18 22 26 32 11 42 26 52 18 50 37Q32 31 14 37z', {
    fill: 'url(#um-gold)',
    stroke: '#5a3505',
    'stroke-width': 1,
  }) +
  fill('M14 37L12 18 22 26 20 35z', '#fff3c0', 0.5) +
  fill('M13.5 37Q32 30 50.5 37L50 41Q32 34 14 41z', '#a9660f') +
  circle(32, 26.5, 3.2, '#7a1f35') +
  circle(32, 26.5, 2.4, '#e0607a') +
  [12, 32, 52].map((x) => circle(x, x === 32 ? 11 : 18, 2.2, '#ffe08a')).join('');

/** With whom he goes is anybody's guess: half a helmet of either team. */
const halves = (): string =>
  (
    [
      ['blue', 'M13 37C14 22 22 12 32 12V32Q20 33 13 37z'],
      ['green', 'M32 12C42 12 50 22 51 37Q44 33 32 32z'],
    ] as const
  )
    .map(([team, d]) => fill(d, TEAMS[team].colour) + fill(d, `url(#um-${TEAMS[team].pattern})`))
    .join('') +
  line('M32 12V31', '#2a2118', 1.6) +
  fill('M9 37Q32 27 55 37L54 41.5Q32 32 10 41.5z', '#2a2118') +
  line('M9.6 37Q32 27.4 54.4 37', '#8a745a', 0.8);

const EYEGLASS =
  circle(40, 43.4, 5.6, GOLD, 0.22) +
  line('M40 37.8a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2z', '#5a3505', 2.8) +
  line('M40 37.8a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2z', GOLD, 1.7) +
  line('M44.6 46.6Q50 58 48 70', GOLD, 1);

const brim = (colour: string): string =>
  fill('M18 33C18 20 22 14 32 14S46 20 46 33z', colour) +
  fill('M18 33C18 20 22 14 32 14 26 20 24 26 24 33z', lighter(colour), 0.6) +
  fill('M18.2 30Q32 26.4 45.8 30L46 33.6Q32 29.6 18 33.6z', darker(colour, 0.55)) +
  fill('M4 38Q32 24 60 38 46 40 32 36.5 18 40 4 38z', darker(colour)) +
  line('M5 37.6Q32 24.4 59 37.6', lighter(colour), 0.8, { opacity: 0.6 });

const LOUPE =
  circle(24, 43, 6.6, '#bff2f5', 0.35) +
  line('M24 36.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2z', '#3c4448', 3) +
  line('M24 36.4a6.6 6.6 0 1 1 0 13.2 6.6 6.6 0 0 1 0-13.2z', '#d9dee0', 1.9) +
  line('M20.8 41.4a4.4 4.4 0 0 1 2.6-2.4', '#ffffff', 1.1, { 'stroke-linecap': 'round' });

const DWARVES: Readonly<Record<string, Dwarf>> = {
  blue: member('blue', '#1f4f86', '#e9dcc4'),
  green: member('green', '#1f5f38', '#b5653a'),
  boss: {
    ...member('blue', '#5d2f63', '#4a3224'),
    hat: crown,
    prop:
      line('M14 76Q32 91 50 76', '#5a3505', 4.2) +
      line('M14 76Q32 91 50 76', GOLD, 2.6) +
      rect([28, 81, 8, 7], { rx: 2, fill: GOLD, stroke: '#5a3505', 'stroke-width': 0.9 }),
  },
  profiteer: { ...member('green', '#4b4436', '#8b7b68'), hat: halves, prop: EYEGLASS },
  geologist: {
    ...member('green', '#46545a', '#f0ece2'),
    hatColour: '#9a7b52',
    hat: brim,
    prop: LOUPE + shards([52, 86], { scale: 1.05 }),
  },
};

/** The card of a role; null if this game has no such dwarf. */
export function teamDwarf(role: string, seat?: number): string | null {
  if (role === 'saboteur') return dwarf('saboteur', GROUND, seat);
  const one = DWARVES[role];
  return one ? portrait(bearded(one, seat), GROUND, role) : null;
}
