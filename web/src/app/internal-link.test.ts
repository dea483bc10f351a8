import { afterEach, describe, expect, it } from 'vitest';

import { inside } from './internal-link';

const here = {
  href: 'http://dig.example/rules/saboteur',
  origin: 'http://dig.example',
} as Location;

function click(html: string, options: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', options);
  // Not dispatched: happy-dom would follow the link.
  Object.defineProperty(event, 'target', { value: document.querySelector('b') });
  return inside(event, here);
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('links within the house', () => {
  it('are followed without loading the page anew', () => {
    const link = '<a href="http://dig.example/new?game=saboteur#x"><b>new</b></a>';
    expect(click(link)).toBe('/new?game=saboteur#x');
  });

  it.each([
    ['<a href="http://elsewhere.example/"><b>out</b></a>', {}],
    ['<a href="http://dig.example/api/replays/1/record"><b>file</b></a>', {}],
    ['<a href="http://dig.example/" target="_blank"><b>tab</b></a>', {}],
    ['<a href="http://dig.example/x.dig" download><b>save</b></a>', {}],
    ['<a href="http://dig.example/"><b>new tab</b></a>', { ctrlKey: true }],
    ['<b>no link</b>', {}],
  ])('%s is left to the browser', (html, options) => {
    expect(click(html, options)).toBeNull();
  });
});
