import { afterEach, expect, it } from 'vitest';

import { CARDS, view } from '../../board/board.testkit.ts';
import { PLAIN } from '../../board/board-game.ts';
import { handSubject, onBoard, type Shown, subjectAt } from './subject.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const shown = (): Shown => ({ view: view(), game: PLAIN, cards: CARDS });
const at = (selector: string): ReturnType<typeof subjectAt> =>
  subjectAt(document.querySelector(selector), shown());

it('finds the card of the hand, with its place', () => {
  document.body.innerHTML =
    '<div class="hand"><b data-card="NS"></b><b data-card="NS"><i></i></b></div>';
  expect(at('i')).toEqual({ card: 'NS', from: 'hand', place: 1 });
  expect(handSubject(0)).toEqual({ card: 'NS', from: 'hand', place: 0 });
  expect(handSubject(7)).toBeNull();
});

it('finds a card before a seat', () => {
  document.body.innerHTML = '<ul><li data-seat="2"><b data-help="broken-lamp"></b></li></ul>';
  expect(at('b')).toEqual({ card: 'broken-lamp', from: 'seat', seat: 2 });
});

it('finds what lies on a cell; a goal face down is only its back', () => {
  const [cell = ''] = Object.keys(view().table.board.tiles);
  const [goal = ''] = view().table.board.covered;
  document.body.innerHTML = `<b data-cell="${cell}"></b><i data-cell="${goal}"></i><u data-cell="40,40"></u>`;
  expect(at('b')).toMatchObject({ from: 'board' });
  expect(at('i')).toEqual({ card: '?goal', from: 'board', cell: goal });
  expect(at('u')).toBeNull();
  expect(onBoard(`${cell}/E`, shown())).toMatchObject({ from: 'board' });
  expect(at('body')).toBeNull();
});
