import { expect, it } from 'vitest';

import { botOf, offeredLevel, written } from './bot-levels.ts';

it.each([
  ['foreman', { name: 'foreman', number: 3, style: '' }],
  ['apprentice/bold', { name: 'apprentice', number: 1, style: 'bold' }],
  ['greedy', { name: 'greedy', number: 0, style: '' }],
  ['their/bot', { name: 'their/bot', number: 0, style: '' }],
])('tells the level and the style of a bot: %s', (text, bot) => {
  expect(botOf(text)).toEqual(bot);
  expect(written(bot.name, bot.style)).toBe(text);
});

it('takes the chosen level where it is offered, and the strongest elsewhere', () => {
  const levels = [{ name: 'apprentice' }, { name: 'miner' }];
  expect(offeredLevel('apprentice', levels)).toBe('apprentice');
  expect(offeredLevel('old-dwarf', levels)).toBe('miner');
  expect(offeredLevel('surveyor', [...levels, { name: 'surveyor' }])).toBe('surveyor');
});

it('takes a level of every game while it is not known what is offered', () => {
  expect(offeredLevel('miner')).toBe('miner');
  expect(offeredLevel('old-dwarf')).toBe('foreman');
  expect(offeredLevel('miner', [])).toBe('foreman');
});
