// The explanation of a refused action: the sentence of the rule, and its id.

import type { Port } from '../../art/cards/path-outline.ts';
import type { Asked, Cards, GameModule } from '../../games/contract.ts';
import { playable } from '../../play/choices.ts';
import type { Facts } from '../../base/i18n/format.ts';
import { placeName } from '../../base/place-names.ts';
import type { TableModel } from '../../play/table.ts';
import { words } from '../../base/i18n/index.svelte.ts';
import type { GameEvent } from '../../base/protocol/view.ts';
import { namedCells } from '../drawer/log-groups.ts';
import { causesOf, sayCauses } from './causes.ts';
import { capital } from './prompt.ts';

export interface Answer {
  readonly text: string;
  readonly rule: string;
  /** The side of a cell that does not fit. */
  readonly mark: { cell: string; side?: Port | undefined } | null;
  /** The cells that the sentence names; a refusal may know one and not name it. */
  readonly places?: readonly string[];
}

/** The context of a *why not?* question. */
interface About {
  readonly table: TableModel;
  readonly game: GameModule;
  readonly cards: Cards;
  /** The card that is picked. */
  readonly picked: string | null;
}

type TableState = TableModel['state'];

const SIDES: Readonly<Record<string, Port>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** Why a cell, a seat or a card cannot be used as it was tried. */
export async function explain(asked: Asked, about: About): Promise<Answer> {
  const { table, game, cards, picked } = about;
  if (!table.state.view || !table.state.myTurn) return plain('table-why-wait');
  if ('card' in asked && playable(table.state.legal).get(asked.card) === true)
    return can(asked.card);
  const card = picked === null ? undefined : cards.get(picked);
  try {
    const action = game.whyNotAction(table.state.view, card, asked, cards);
    if (!action) return plain(picked === null ? 'table-why-pick-first' : 'table-why-no-target');
    // The sentences of the rules may still be on their way.
    const [{ rule, args }] = await Promise.all([table.commands.why(action), words.complete()]);
    return rule === '' ? plain('table-why-allowed') : forbidden(rule, args, asked, table.state);
  } catch {
    return plain('table-why-unknown');
  }
}

const plain = (key: string, facts: Facts = {}): Answer => ({
  text: words.t(key, facts),
  rule: '',
  mark: null,
});

const can = (card: string): Answer => plain('table-why-can', { card: capital(words.card(card)) });

/** A refusal names a cell as `at`, a border as `way`. */
function placesIn({ at, way }: Record<string, unknown>): string[] {
  const place = (at ?? way) as GameEvent['at'];
  return place ? namedCells({ did: '', at: place }) : [];
}

function forbidden(
  rule: string,
  args: Record<string, unknown>,
  asked: Asked,
  state: TableState,
): Answer {
  const side = typeof args.side === 'string' ? SIDES[args.side] : undefined;
  const mark = 'cell' in asked ? { cell: asked.cell, side } : null;
  const text = reason(rule, args, asked, state);
  const game = state.info?.config.game ?? '';
  const places = placesIn(args).filter((cell) => text.includes(placeName(cell, game)));
  return { text, rule, mark, places };
}

/**
 * Who is to blame, where somebody is. Asked about a card as a whole, no single target is named: there is none at
 * all.
 */
function reason(
  rule: string,
  args: Record<string, unknown>,
  asked: Asked,
  { view, log, names }: TableState,
): string {
  const blamed = view && sayCauses(causesOf(rule, view, log), names, words);
  if (blamed) return blamed;
  const general = `nowhere-${rule}`;
  return 'card' in asked && words.has(general)
    ? words.t(general)
    : words.refusal(rule, args, names);
}
