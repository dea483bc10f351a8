// What Svelte can do and this client does not use is left out of the build.

import type { Plugin } from 'vite';

/** The server sends no markup that Svelte could take over. */
const neverHydrates: Plugin = {
  name: 'never-hydrates',
  apply: 'build',
  transform: {
    filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
    handler(code) {
      const lean = code
        .replace('export let hydrating = false;', 'export const hydrating = false;')
        .replace('\thydrating = value;\n', '');
      if (/\bhydrating = (?!false)/.test(lean)) this.error('Svelte hydrates in another way now.');
      return { code: lean, map: null };
    },
  },
};

/** A boundary that catches nothing and waits for nobody: an error goes to whoever mounted the page. */
const BOUNDARY = `
import { EFFECT_PRESERVED, EFFECT_TRANSPARENT } from '#client/constants';
import { block, branch } from '../../reactivity/effects.js';
export function boundary(node, _props, children) {
  block(() => {
    branch(() => children(node));
  }, EFFECT_TRANSPARENT | EFFECT_PRESERVED);
}
export const pending = () => 0;
`;
const EXPECTED = ['boundary', 'Boundary', 'pending'];

/** Nothing of ours catches errors in markup or waits there. */
const noBoundaries: Plugin = {
  name: 'no-boundaries',
  apply: 'build',
  transform: {
    filter: { id: /(svelte\/src\/internal\/client\/dom\/blocks\/boundary\.js|\.svelte)$/ },
    handler(code, id) {
      if (id.endsWith('.svelte')) {
        if (/\$\.(boundary|pending)\(/.test(code)) this.error(`${id} needs boundaries.`);
        return null;
      }
      const found = [...code.matchAll(/^export (?:function|class) (\w+)/gm)].map(([, it]) => it);
      if (found.join() !== EXPECTED.join()) this.error('Svelte has other boundaries now.');
      return { code: BOUNDARY, map: null };
    },
  },
};

export const lean = (): Plugin[] => [neverHydrates, noBoundaries];
