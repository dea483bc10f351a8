import { afterEach, expect, it } from 'vitest';

import { namedPlaces, namesPlaces } from './named-places.svelte.ts';

afterEach(() => {
  namedPlaces.forget('log');
  namedPlaces.forget('why-not');
});

it('are those that any text names, each once', () => {
  namedPlaces.name('log', ['1,0', '2,0']);
  namedPlaces.name('why-not', ['2,0']);

  expect(namedPlaces.cells).toEqual(['1,0', '2,0']);
});

it('are forgotten by the text that named them only', () => {
  namedPlaces.name('log', ['1,0']);
  namedPlaces.name('why-not', ['2,0']);

  namedPlaces.forget('log');

  expect(namedPlaces.cells).toEqual(['2,0']);
});

it('are named by a tap until the next touch, wherever the focus goes', () => {
  const line = document.createElement('button');
  document.body.append(line);
  const stop = namesPlaces(line, 'log', ['1,0']);
  const touch = (type: string): void => {
    line.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
  };

  for (const type of ['pointerenter', 'pointerdown', 'pointerleave', 'click']) touch(type);
  line.focus();
  line.blur();
  expect(namedPlaces.cells).toEqual(['1,0']);

  window.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
  expect(namedPlaces.cells).toEqual([]);
  stop();
  line.remove();
});
