import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { view } from '../board/board.testkit.ts';
import { words } from '../base/i18n/index.svelte.ts';
import {
  button,
  FakeServer,
  field,
  isShown,
  leave,
  reads,
  text,
  texts,
  until,
  visit,
} from './page.testkit.ts';
import Rules from './Rules.svelte';

const SECTIONS = [
  {
    title: 'The game',
    rules: ['SAB-001', 'SAB-002'],
    examples: [{ rule: 'SAB-002', view: view() }],
  },
  { title: 'Paths', rules: ['SAB-041'], examples: [] },
];

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer({
    '/api/rules/saboteur': { sections: SECTIONS },
    '/api/rules/saboteur-2': { sections: [] },
  });
});
afterEach(leave);

async function arrive(address = '/rules/saboteur'): Promise<void> {
  visit(address, Rules);
  await reads('Find a rule');
}

async function search(value: string): Promise<void> {
  await fireEvent.input(field('#asked'), { target: { value } });
}

const shownRules = (): (string | undefined)[] =>
  [...document.querySelectorAll('article')].map(({ id }) => id);

it('shows each rule with its title, its text and a link to it', async () => {
  await arrive();
  expect(shownRules()).toEqual(['SAB-001', 'SAB-002', 'SAB-041']);
  const rule = document.getElementById('SAB-041');
  expect(text(rule?.querySelector('h3'))).toBe(`${words.title('SAB-041')} SAB-041`);
  expect(text(rule?.querySelector('p'))).toBe(words.rule('SAB-041').replace(/\s+/g, ' '));
  expect(rule?.querySelector('a')?.getAttribute('href')).toBe('/rules/saboteur#SAB-041');
});

it('lists the contents with the number of rules', async () => {
  await arrive();
  const contents = [...document.querySelectorAll('aside nav a')];
  expect(contents.map((link) => text(link.querySelector('.count')))).toEqual(['2', '1']);
  const places = contents.map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(places.map((id) => text(document.getElementById(id)))).toEqual(
    contents.map((link) => text(link).replace(/ \d+$/, '')),
  );
});

it('draws an example below its own rule', async () => {
  await arrive();
  expect(document.querySelectorAll('article figure')).toHaveLength(1);
  expect(document.querySelector('#SAB-002 figcaption')).not.toBeNull();
});

it('finds rules by number, and counts them', async () => {
  await arrive();
  expect(isShown('How to play')).toBe(true);
  expect(texts('.found')).toEqual(['']);
  await search('sab-041');
  expect(shownRules()).toEqual(['SAB-041']);
  expect(texts('aside nav a')).toHaveLength(1);
  expect(texts('.found')).toEqual(['1 rule found']);
  expect(isShown('How to play')).toBe(false);
  await search('');
  expect(shownRules()).toHaveLength(3);
});

it('finds rules by a word of their text', async () => {
  await arrive();
  const word =
    words
      .rule('SAB-041')
      .split(' ')
      .toSorted((a, b) => b.length - a.length)[0] ?? '';
  await search(word.toUpperCase());
  expect(shownRules()).toContain('SAB-041');
});

it('says that no rule was found', async () => {
  await arrive();
  await search('xyzzy');
  expect(shownRules()).toEqual([]);
  expect(isShown('No matching rule')).toBe(true);
});

it('shows the rule that the address names, in the book of its game', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await arrive('/rules/SAB-041');
  expect(server.asked('/api/rules/saboteur')).toHaveLength(1);
  await until(() => {
    expect(document.activeElement?.id).toBe('SAB-041');
  });
  expect(seen.mock.contexts).toEqual([document.getElementById('SAB-041')]);
  expect(texts('.marked h3 a')).toEqual(['SAB-041']);
  seen.mockRestore();
});

it('marks the rule behind the # of the address', async () => {
  await arrive('/rules/saboteur#SAB-002');
  expect([...document.querySelectorAll('.marked')].map(({ id }) => id)).toEqual(['SAB-002']);
});

it('says which game it is', async () => {
  await arrive();
  expect(texts('nav.games [aria-current=page]')).toEqual(['Saboteur']);
  expect(document.title).toBe('Rules: Saboteur · Undermine');
  expect([...document.querySelectorAll('nav.games a')].map((a) => a.getAttribute('href'))).toEqual([
    '/rules/the-lost-mines',
    '/rules/saboteur',
    '/rules/saboteur-2',
    '/rules/the-dark-cave',
  ]);
});

it('knows no other game, and does not ask for it', () => {
  visit('/rules/chess', Rules);
  expect(isShown('There’s no such game here')).toBe(true);
  expect(server.asked('/api/rules/chess')).toEqual([]);
});

it.each(['/rules/saboteur-2', '/rules/the-dark-cave'])(
  'says that there is no book: %s',
  async (address) => {
    visit(address, Rules);
    await reads('There’s no such game here');
  },
);

it('asks again when the server did not answer', async () => {
  server.isDown = true;
  visit('/rules/saboteur', Rules);
  await reads('Connection lost');
  server.isDown = false;
  await fireEvent.click(button('Try again'));
  await reads('Find a rule');
});
