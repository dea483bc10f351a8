import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { play } from './sound/sound.ts';
import { lessMotion, read, settings, startSettings } from './settings.svelte.ts';
import { forget, held, myName, myTables, remember, setMyName } from './saved-seats.ts';

beforeEach(() => {
  localStorage.clear();
  Object.assign(settings, read({ language: 'en' }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

import { SOUNDS } from './sound/names.ts';

describe('settings', () => {
  it('begin sensibly, whatever was kept', () => {
    for (const found of [
      null,
      7,
      [],
      { theme: 'pink', textSize: 'x', sounds: 3, muted: { fox: [1] } },
    ]) {
      expect(read(found)).toMatchObject({
        theme: 'dark',
        motion: 'system',
        quick: 'auto',
        botPace: 'normal',
        botLevel: 'foreman',
        calls: '',
        textSize: 100,
      });
      expect(Object.values(read(found).sounds)).toEqual(Array(SOUNDS.length).fill(true));
    }
  });

  it('speak the language that was chosen, otherwise the first of the browser that we know', () => {
    vi.stubGlobal('navigator', { languages: ['fr-CH', 'de-CH', 'en'] });
    expect(read({ language: 'en' }).language).toBe('en');
    expect(read({ language: 'fr' }).language).toBe('de');
    expect(read(null).language).toBe('de');
    vi.stubGlobal('navigator', { languages: ['fr'] });
    expect(read(null).language).toBe('en');
  });

  it('are read as they were kept', () => {
    const kept = {
      ...read(null),
      theme: 'light',
      textSize: 150,
      muted: { fox: [{ seat: 1, name: 'Ben' }] },
    };
    expect(read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(read({ textSize: 900 }).textSize).toBe(200);
  });

  it('take an older choice of quick play over', () => {
    expect(read({ quick: true }).quick).toBe('on');
    expect(read({ quick: false }).quick).toBe('auto');
    expect(read({ quick: 'off', botPace: 'fast', botLevel: 'miner', calls: 'on' })).toMatchObject({
      quick: 'off',
      botPace: 'fast',
      botLevel: 'miner',
      calls: 'on',
    });
  });

  it('begin in the language of the browser', () => {
    vi.stubGlobal('navigator', { languages: ['fr-CA', 'de-AT', 'en'] });
    expect(read(null).language).toBe('de');
    vi.stubGlobal('navigator', { languages: ['fr'] });
    expect(read(null).language).toBe('en');
  });

  it('are kept, shown and shared with other tabs', () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('seat = Seat')));
    const stop = startSettings();
    settings.theme = 'light';
    settings.motion = 'less';
    settings.textSize = 120;
    flushSync();

    expect(JSON.parse(localStorage.getItem('undermine.settings') ?? '')).toMatchObject({
      theme: 'light',
    });
    expect(document.documentElement.dataset).toMatchObject({
      theme: 'light',
      motion: 'less',
      patterns: 'on',
    });
    expect(document.documentElement.style.fontSize).toBe('120%');
    expect(lessMotion()).toBe(true);

    localStorage.setItem('undermine.settings', JSON.stringify({ ...read(null), language: 'de' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'undermine.settings' }));
    flushSync();
    expect(document.documentElement.lang).toBe('de');
    stop();
  });

  it('live without a place to keep them', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    });
    setMyName('Ada');
    expect(myName()).toBe('');
    expect(myTables()).toEqual([]);
  });
});

describe('tokens', () => {
  it('are kept by table, the newest first', () => {
    remember({ code: 'fox', token: 'a', seat: 0, name: 'Ada' });
    remember({ code: 'owl', token: 'b', seat: 2, name: 'Ada' });
    remember({ code: 'fox', token: 'c', seat: 1, name: 'Ada' });

    expect(myTables().map(({ code, token }) => [code, token])).toEqual([
      ['fox', 'c'],
      ['owl', 'b'],
    ]);
    expect(held('owl')?.seat).toBe(2);
    forget('owl');
    expect(held('owl')).toBeNull();
  });

  it('are no more than can be asked about', () => {
    for (let n = 0; n < 80; n++) remember({ code: `t${n}`, token: 'x', seat: 0, name: '' });
    expect(myTables()).toHaveLength(64);
    expect(held('t79')).not.toBeNull();
  });

  it('are none when something else is kept', () => {
    localStorage.setItem('undermine.tables', '[1, {"code": "fox"}, null]');
    expect(myTables()).toEqual([]);
  });
});

describe('sounds', () => {
  it('do not disturb where there is nothing to be heard with', () => {
    expect(() => {
      play('turn');
    }).not.toThrow();
  });
});
