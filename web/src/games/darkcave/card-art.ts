// The cards of The Dark Cave: ways with places to stand on, what lives there, and the clans that look for gold.

import { ACTION_KINDS, actionCard, type Kind } from '../../art/cards/action-card';
import { goalBack } from '../../art/cards/backs';
import { bridge, dots, feature, fungi, pad, vein } from './scenery';
import { BATTLE_AXE, BOOTS, FEET, GOBLIN, LINDWORM, NUMERALS, RAT, WEB } from './icons';
import { clanDwarf, isCharacter } from '../shared/two-clans/role-cards';
import { clanBack, isClan } from '../../art/clans';
import { CREAM, LAMP } from '../../art/colours';
import { inCorners } from '../../art/cards/corners';
import { type CardFace, type CardLook, type Deck, deckArt } from '../../art/cards/deck';
import { type Glyph, glyph, type GlyphName } from '../../art/icons/icon';
import { hewnText } from '../../art/lettering/letters';
import '../../art/lettering/full';
import { MINE, PLUS } from '../../art/icons/pages';
import { GROUND } from './ground';
import { pathCard } from '../../art/cards/path-card';
import { type Layout, layout, type Space } from './spaces';
import { fill, placed, type Point } from '../../art/svg';
import { SWAP_HANDS } from '../shared/icons';
import { CENTRE, isUpright } from '../../art/cards/path-outline';
import { webSign } from './webs';

const GEAR: Kind = {
  dark: '#5b3d14',
  light: '#86601f',
  shine: LAMP,
  second: LAMP,
  shape: 'M32 14L50 22 56 42 50 62 32 70 14 62 8 42 14 22z',
  mark: PLUS,
};
const BEAST: Kind = {
  dark: '#33224f',
  light: '#4f3a78',
  shine: GROUND.accent,
  second: GROUND.accent,
  shape: 'M32 12L42 22 56 22 54 38 58 52 44 58 32 72 20 58 6 52 10 38 8 22 22 22z',
  mark: FEET,
};
const TRADE: Kind = {
  dark: '#4d2f5e',
  light: '#6f4688',
  shine: '#d9b3f2',
  second: '#d9b3f2',
  shape: 'M10 18h44v48H10z',
  mark: 'turn',
};
/** Its foot shows the sign of the web. */
const SNARE: Kind = { ...ACTION_KINDS.event, mark: [] };

/** The signs of cards that are the same but for their backs: ids end in the back. */
export const SIGNS: Readonly<Record<string, Glyph>> = {
  rat: RAT,
  lindworm: LINDWORM,
  goblin: GOBLIN,
  boots: BOOTS,
  'battle-axe': BATTLE_AXE,
};

// -- paths -------------------------------------------------------------------------------------------

/** The fewer spaces, the larger. */
const RADIUS = { one: 9.4, many: 7 };

const NOTHING = (): string => '';
/** Drawn with the spaces instead. */
const THINGS = { ladder: NOTHING };

function pads({ spaces, links }: Layout, up: number): string {
  const radius = spaces.length > 1 ? RADIUS.many : RADIUS.one;
  const steps = links.flatMap(([one, other]): [Point, Point][] => {
    const [from, to] = [spaces[one], spaces[other]];
    return from && to ? [[from.at, to.at]] : [];
  });
  const drawn = (space: Space): string =>
    pad(space.at, radius, space.level === 'over') + feature(space, radius, up);
  return dots(steps) + spaces.map(drawn).join('');
}

/** The planks lie over the way below, and what can be seen of its space lies under them. */
function crossing(found: Layout, up: number): string {
  const [first] = found.islands[0]?.ports ?? [];
  const level = (wanted: Space['level']): string =>
    pads(
      { ...found, links: [], spaces: found.spaces.filter((space) => space.level === wanted) },
      up,
    );
  return level('under') + bridge(CENTRE, first !== undefined && isUpright(first)) + level('over');
}

const veins = ({ spaces }: Layout): string =>
  spaces.map(({ at, traits }) => (traits.includes('vein') ? vein(at) : '')).join('');

/** The number of its group, where no way runs. */
const group = (back: string, up: number): string =>
  isNumeral(back)
    ? placed(
        fill('M-6 -5.6h12v11h-12z', '#0c0c18', 0.62) + numeral(back, [0, 0], '#d7dcf5'),
        [56.5, 93],
        { turn: -up },
      )
    : '';

const isNumeral = (back: string): back is keyof typeof NUMERALS => Object.hasOwn(NUMERALS, back);
const numeral = (back: keyof typeof NUMERALS, [x, y]: Point, colour: string): string =>
  glyph(NUMERALS[back], { x, y, size: 8.6 }, { main: colour });

/** Not where the number stands. */
const sprout =
  (up: number) =>
  ([x, y]: Point, scale: number): string =>
    x > 32 && y > 50 ? '' : fungi([x, y], scale, up);

const codeOf = ({ islands }: Layout): string =>
  islands.map(({ ports, traits }) => [ports.join(''), ...traits].join('+')).join('.');

function path(card: CardFace, { turned = false, up = 0, seed = card.id }: CardLook): string {
  const found = layout(card, turned);
  const spaces = found.spaces.some(({ level }) => level !== null)
    ? crossing(found, up)
    : pads(found, up);
  return pathCard(codeOf(found), {
    ground: GROUND,
    seed,
    up,
    things: THINGS,
    extra: inCorners(seed, 0.5, sprout(up)) + group(card.back ?? '', up) + veins(found) + spaces,
  });
}

// -- everything else -----------------------------------------------------------------------------------

function back(name: string, { up = 0, number = 0 }: CardLook): string | null {
  const word = name.toLowerCase();
  if (word === 'goal') return goalBack(GROUND, up, number);
  return isClan(word) ? clanBack(word, GROUND, up) : null;
}

const corner = (text: string, up: number): string =>
  isNumeral(text) ? placed(numeral(text, [0, 0], CREAM), [55, 9], { turn: -up }) : '';

/** What stands at the foot of a card: how far a creature goes, the sign of a web. */
function footing({ id, steps = 0 }: CardFace, up: number): string {
  if (steps > 0)
    return placed(hewnText(String(steps), { x: 0, y: 0, height: 10.4, colour: CREAM }), [40, 90], {
      turn: -up,
    });
  return id.startsWith('web-') ? webSign(id.slice(4), [32, 90], 6, SNARE.shine) : '';
}

function action(card: CardFace, up = 0): string | null {
  const { id, back: reverse = '', plays: [play = ''] = [] } = card;
  const name = id.replace(/-I+$/, '');
  const sign = SIGNS[name];
  const look = PLAYS[play];
  const drawn = look && actionCard(look.kind, sign ? [sign] : look.signs, name, up);
  return drawn ? drawn + corner(reverse, up) + footing(card, up) : null;
}

const PLAYS: Readonly<Record<string, { kind: Kind; signs: readonly (Glyph | GlyphName)[] }>> = {
  spygoal: { kind: ACTION_KINDS.peek, signs: [MINE, 'dwarf'] },
  collapse: { kind: ACTION_KINDS.event, signs: ['rock'] },
  tradehands: { kind: TRADE, signs: [SWAP_HANDS] },
  spin: { kind: SNARE, signs: [WEB] },
  equip: { kind: GEAR, signs: [BOOTS] },
  lure: { kind: BEAST, signs: [RAT] },
};

function own(card: CardFace, look: CardLook): string | null {
  const { id } = card;
  if (id.startsWith('?')) return back(id.slice(1), look);
  if (card.face) return path(card, look);
  const [clan = '', character = ''] = id.split('-');
  return isClan(clan) && isCharacter(character)
    ? clanDwarf(clan, character, GROUND, look.seat)
    : action(card, look.up);
}

const DECK: Deck = {
  ground: GROUND,
  plays: {},
  unknownPlay: { kind: ACTION_KINDS.event, sign: 'question' },
  backs: { ...NUMERALS, cave: GOBLIN },
  dwarf: () => null,
  gold: () => '',
  own,
};

export const cardArt = deckArt(DECK);
