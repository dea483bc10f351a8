/// <reference types="node" />
// The linter refuses imports that point up; without it the folders would grow into one cycle again.

import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

import { LAYERS, layers } from './layers.ts';
import ts from 'typescript-eslint';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: ts.parser } }, ...layers],
});

/** The rules that a file of this text breaks. */
async function broken(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const UP = LAYERS.flatMap((low, index) =>
  LAYERS.slice(index + 1).map((high): [string, string] => [low, high]),
);
const DOWN = UP.map(([low, high]): [string, string] => [high, low]);
const RULE = 'no-restricted-imports';

describe('the layers of the client', () => {
  it.each(UP)('%s imports nothing of %s', async (low, high) => {
    const deep = `import { x } from '../../${high}/x.ts';\nexport { x };`;
    const types = `import type { X } from '../${high}/x.ts';\nexport type { X };`;
    const passed = `export { x } from '../${high}/x.ts';`;

    expect(await broken(`src/${low}/folder/a.ts`, deep)).toEqual([RULE]);
    expect(await broken(`src/${low}/a.ts`, types)).toEqual([RULE]);
    expect(await broken(`src/${low}/a.ts`, passed)).toEqual([RULE]);
  });

  it.each(DOWN)('%s may import %s', async (high, low) => {
    expect(await broken(`src/${high}/a.ts`, `export { x } from '../${low}/x.ts';`)).toEqual([]);
  });

  it('a module may be named like a layer', async () => {
    expect(await broken('src/play/folder/a.ts', "export { x } from '../table.ts';")).toEqual([]);
  });

  it('a layer imports the list of chunks, never the first script', async () => {
    expect(await broken('src/base/a.ts', "export { x } from '../chunks.ts';")).toEqual([]);
    expect(await broken('src/base/a.ts', "export { x } from '../main.ts';")).toEqual([RULE]);
  });

  it.each([
    ['lostmines', '../darkcave/icons.ts'],
    ['darkcave', '../saboteur2/icons.ts'],
    ['saboteur', '../saboteur2/module.ts'],
    ['shared', '../saboteur/module.ts'],
    ['darkcave', '../registry.ts'],
    ['darkcave', '../../table/lazy.ts'],
  ])('the game %s does not import %s', async (game, path) => {
    expect(await broken(`src/games/${game}/a.ts`, `export { x } from '${path}';`)).toEqual([RULE]);
  });

  it('only the list of chunks and that of the games load something later', async () => {
    const text = "export const load = () => import('./x.ts');";

    expect(await broken('src/board/a.ts', text)).toEqual(['no-restricted-syntax']);
    expect(await broken('src/chunks.ts', text)).toEqual([]);
    expect(await broken('src/games/registry.ts', text)).toEqual([]);
  });
});
