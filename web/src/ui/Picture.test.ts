import { mount } from 'svelte';
import { expect, test } from 'vitest';

import Picture from './Picture.svelte';
import { cardArt } from '../games/saboteur/card-art';
import Shapes from './Shapes.svelte';
import { tokenSvg } from '../art/marks/seat-token';

const SVG = 'http://www.w3.org/2000/svg';

test('a picture comes into the page as it was drawn', () => {
  const target = document.createElement('div');
  mount(Picture, { target, props: { markup: tokenSvg(2) } });

  expect(target.querySelector('svg')?.getAttribute('class')).toBe('token');
});

test('shapes inside a drawing stay shapes', () => {
  const target = document.createElementNS(SVG, 'svg');
  mount(Shapes, { target, props: { markup: cardArt('?mine') } });

  expect(target.querySelectorAll('path').length).toBeGreaterThan(5);
  expect(target.querySelector('path')?.namespaceURI).toBe(SVG);
});
