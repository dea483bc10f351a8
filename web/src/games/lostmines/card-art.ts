// The cards of The Lost Mines: paths through a forest, camps of two clans, mines and what lies in them.

import { ACTION_KINDS, actionCard, type Kind } from '../../art/cards/action-card';
import { goalBack } from '../../art/cards/backs';
import { clanDwarf, isCharacter } from '../shared/two-clans/role-cards';
import { clanBack, isClan } from '../../art/clans';
import { LAMP } from '../../art/colours';
import { inCorners } from '../../art/cards/corners';
import { type CardFace, type CardLook, type Deck, deckArt } from '../../art/cards/deck';
import { badge } from '../../board/pawns/figures';
import { boulders, camp, campfire, ditch, isHoard, lake, logs, mineMouth, pine } from './scenery';
import { AXE, BOAT, GEM, ROPE, STORM, TRAP, TREE, TROLL } from './icons';
import type { Glyph } from '../../art/icons/icon';
import { MINE, PLUS } from '../../art/icons/pages';
import { GROUND } from './ground';
import { pathCard, type Thing } from '../../art/cards/path-card';
import type { Point } from '../../art/svg';
import { treasureBack, treasureCard } from './treasure-card';

const TOOL: Kind = {
  dark: '#4a3208',
  light: '#7a5a22',
  shine: LAMP,
  second: LAMP,
  shape: 'M20 14H44L60 30V54L44 70H20L4 54V30z',
  mark: PLUS,
};
/** What lurks on a way: nothing of it is broken. */
const AMBUSH: Kind = { ...ACTION_KINDS.break, cracked: false };

/** The tool that goes with an id. */
export const TOOLS: Readonly<Record<string, Glyph>> = { axe: AXE, boat: BOAT, rope: ROPE };

/** Numbers of what is special: room for one, five steps from here. */
const NUMBERS: Readonly<Record<string, { text: string; colour?: string }>> = {
  rock: { text: '1' },
  campfire: { text: '5', colour: '#f0784f' },
};
export const BADGE_AT: Point = [53, 11];

const THINGS: Readonly<Record<string, Thing>> = {
  logs: ({ at }) => logs(at),
  lake: ({ at }) => lake(at),
  ditch: ({ at }) => ditch(at),
  rock: ({ at }) => boulders(at),
  campfire: ({ at, up }) => campfire(at, up),
};

function numbered(face: string, up = 0): string {
  const { text, ...look } = NUMBERS[face.split('+')[1] ?? ''] ?? { text: '' };
  return text ? badge(BADGE_AT, text, { ...look, up }) : '';
}

const path = (face: string, seed: string, look: CardLook, extra = ''): string =>
  pathCard(`${face}${look.turned ? '~' : ''}`, {
    seed,
    ...look,
    ground: GROUND,
    things: THINGS,
    extra:
      inCorners(look.seed ?? seed, 0.82, (at, scale) => pine(at, scale, look.up)) +
      numbered(face, look.up) +
      extra,
  });

function back(name: string, { up = 0, number = 0 }: CardLook): string | null {
  const word = name.toLowerCase();
  if (word === 'mine') return goalBack(GROUND, up, number);
  if (isClan(word)) return clanBack(word, GROUND, up);
  return isHoard(word) ? treasureBack(word) : null;
}

/** Ids say what a card is about: `start-blue`, `mine-gems`, `blue-loyal`. */
function special(
  { id, kind, back: reverse = '', value = 0 }: CardFace,
  look: CardLook,
): string | null {
  const { up = 0 } = look;
  const [first = '', last = ''] = id.split('-');
  if (kind === 'start' && isClan(last)) return camp(last, up);
  if (kind === 'mine' && isHoard(last)) return mineMouth(last, up);
  const hoard = reverse.toLowerCase();
  if (kind === 'treasure' && isHoard(hoard)) return treasureCard(hoard, value);
  return isClan(first) && isCharacter(last) ? clanDwarf(first, last, GROUND, look.seat) : null;
}

function own(card: CardFace, look: CardLook): string | null {
  if (card.id.startsWith('?')) return back(card.id.slice(1), look);
  const drawn = special(card, look);
  if (card.face) return path(card.face, card.id, look, drawn ?? '');
  const tool = TOOLS[card.id];
  return drawn ?? (tool ? actionCard(TOOL, [tool], card.id, look.up) : null);
}

const DECK: Deck = {
  ground: GROUND,
  plays: {
    scout: { kind: ACTION_KINDS.peek, sign: MINE },
    appraise: { kind: ACTION_KINDS.peek, sign: GEM },
    spy: { kind: ACTION_KINDS.peek, sign: 'dwarf' },
    snare: { kind: AMBUSH, sign: TRAP },
    troll: { kind: ACTION_KINDS.event, sign: TROLL },
    storm: { kind: ACTION_KINDS.event, sign: STORM },
  },
  unknownPlay: { kind: ACTION_KINDS.event, sign: 'question' },
  backs: { forest: TREE },
  dwarf: () => null,
  gold: () => '',
  own,
};

export const cardArt = deckArt(DECK);
