import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { read, settings, startSettings } from '../base/settings.svelte.ts';
import { SOUNDS } from '../base/sound/names.ts';
import { SETTINGS } from '../base/storage.ts';
import { words } from '../base/i18n/index.svelte.ts';
import {
  button,
  control,
  FakeServer,
  leave,
  option,
  target,
  texts,
  visit,
} from './page.testkit.ts';
import Settings from './Settings.svelte';

const { heard } = vi.hoisted(() => ({ heard: vi.fn() }));
vi.mock('../base/sound/synth.ts', () => ({ sound: heard }));

let stop: () => void;
beforeEach(async () => {
  new FakeServer();
  Object.assign(settings, read({ theme: 'dark' }));
  heard.mockClear();
  visit('/settings', Settings);
  stop = startSettings();
  await tick();
});
afterEach(() => {
  stop();
  leave();
});

const kept = (): unknown => JSON.parse(localStorage.getItem(SETTINGS) ?? 'null');
const page = document.documentElement;
const toggle = (name: string): HTMLElement => control('[role=switch]', name);

async function choose(legend: string, label: string): Promise<void> {
  await fireEvent.click(option(legend, label));
  await tick();
}

async function press(name: string): Promise<void> {
  await fireEvent.click(toggle(name));
  await tick();
}

it.each([
  ['Light', 'light'],
  ['Same as device', 'system'],
  ['Dark', 'dark'],
])('keeps the theme: %s', async (label, theme) => {
  settings.theme = theme === 'dark' ? 'light' : 'dark';
  await tick();
  await choose('Theme', label);
  expect(kept()).toMatchObject({ theme });
  expect(option('Theme', label).checked).toBe(true);
});

it('shows the theme at once', async () => {
  await choose('Theme', 'Light');
  expect(page.dataset.theme).toBe('light');
  await choose('Theme', 'Dark');
  expect(page.dataset.theme).toBe('dark');
});

it.each(['115', '130', '150', '200'])('sets the text size to %s percent', async (size) => {
  await choose('Text size', `${size} %`);
  expect(kept()).toMatchObject({ textSize: Number(size) });
  expect(page.style.fontSize).toBe(`${size}%`);
});

it('stills the page and moves it again', async () => {
  await choose('Motion', 'Less');
  expect([kept(), page.dataset.motion]).toMatchObject([{ motion: 'less' }, 'less']);
  await choose('Motion', 'Full');
  expect([kept(), page.dataset.motion]).toMatchObject([{ motion: 'full' }, 'full']);
});

it('asks for the other language', async () => {
  const use = vi.spyOn(words, 'use').mockResolvedValue();
  await choose('Language', 'Deutsch');
  expect([kept(), page.lang]).toMatchObject([{ language: 'de' }, 'de']);
  expect(use).toHaveBeenLastCalledWith('de');
  use.mockRestore();
});

it('leaves patterns away', async () => {
  expect(page.dataset.patterns).toBe('on');
  await press('Patterns on tokens');
  expect([kept(), page.dataset.patterns]).toMatchObject([{ patterns: false }, 'off']);
  expect(toggle('Patterns on tokens').getAttribute('aria-checked')).toBe('false');
});

it('chooses quick play and the pace of bots', async () => {
  expect(kept()).toMatchObject({ quick: 'auto', botPace: 'normal' });
  await choose('Quick play', 'Never');
  await choose('Bot speed when you play with bots only', 'Fast');
  expect(kept()).toMatchObject({ quick: 'off', botPace: 'fast' });
});

it.each([['Keep peeked goals visible', 'openPeeks']])('switches on: %s', async (name, key) => {
  expect(kept()).toMatchObject({ [key]: false });
  await press(name);
  expect(kept()).toMatchObject({ [key]: true });
  await press(name);
  expect(kept()).toMatchObject({ [key]: false });
});

it('plays each sound on demand, by its own name', async () => {
  const listens = [...document.querySelectorAll('[aria-label^="Listen:"]')];
  for (const listen of listens) await fireEvent.click(listen);
  expect(heard.mock.calls.map(([name]: unknown[]) => name)).toEqual([...SOUNDS]);
});

it('switches one sound off', async () => {
  await press('A rockfall');
  expect(settings.sounds).toMatchObject({ rock: false, peek: true });
  expect(kept()).toMatchObject({ sounds: { rock: false, peek: true } });
  expect(button('Listen: A rockfall').disabled).toBe(true);
  expect(button('Listen: Won').disabled).toBe(false);
});

it('switches all sounds off', async () => {
  await press('Play sounds');
  expect(kept()).toMatchObject({ sound: false });
  const off = [...document.querySelectorAll<HTMLButtonElement>('li button')];
  expect(off).toHaveLength(2 * SOUNDS.length);
  expect(off.filter((each) => !each.disabled)).toEqual([]);
});

it('leads back to the table that somebody came from, and only then', () => {
  expect(texts('main a')).toEqual([]);
  leave();
  visit('/settings?table=red-fox', Settings);
  expect(target('Back to the table')).toBe('/t/red-fox');
});
