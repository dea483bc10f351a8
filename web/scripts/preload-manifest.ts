// Build plugin that lists the files of every page, so that the server can announce them for preloading.

import type { Plugin } from 'vite';

import { FIRST, NEEDED, NEXT, START } from './chunks.ts';
import { type Files, reached, type Script } from './chunk-graph.ts';
import { languages, packName, PARTS } from './sentence-packs.ts';

/** Read by `undermine/server/http/preload.py`. */
const LIST = 'preload.json';
const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const GAME = /\/src\/games\/(\w+)\/module\.ts$/;

/** Styles are asked for by the first script: announced, they would hold up larger files. */
const listed = (scripts: readonly Script[]): string[] => scripts.map(({ fileName }) => fileName);

/** The parts of the client that are fetched by themselves, by name. */
function parts(files: Files, kind: RegExp): [name: string, module: string][] {
  return Object.values(files).flatMap((file): [string, string][] => {
    const ids = file.type === 'chunk' ? file.moduleIds : [];
    const named = ids.map((id): [string, string] => [kind.exec(id)?.[1] ?? '', id]);
    return named.filter(([name]) => name);
  });
}

/** What a page needs; the table page begins with the game on it. */
function page(files: Files, module: string): string[] {
  const isTable = NEEDED.some((one) => module.endsWith(one));
  return listed(reached(files, isTable ? NEEDED : [FIRST, ...START, module]));
}

/** What a game needs beside all that. */
function game(files: Files, module: string): string[] {
  const there = reached(files, [...NEEDED, ...NEXT]);
  return listed(reached(files, [module]).filter((script) => !there.includes(script)));
}

function words(files: Files, language: string): string[] {
  const wanted = PARTS.map((part) => packName(language, part));
  const assets = Object.values(files).filter((file) => file.type === 'asset');
  return wanted.flatMap((name) =>
    assets.filter(({ names }) => names.includes(name)).map(({ fileName }) => fileName),
  );
}

export function preloadManifest(): Plugin {
  return {
    name: 'preload-manifest',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, files) {
        const isPart = ([, module]: [string, string]): boolean =>
          (this.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0;
        const found = (kind: RegExp, need: typeof page): Record<string, string[]> =>
          Object.fromEntries(
            parts(files, kind)
              .filter(isPart)
              .map(([name, module]) => [name, need(files, module)]),
          );
        const source = JSON.stringify({
          pages: found(PAGE, page),
          games: found(GAME, game),
          words: Object.fromEntries(languages().map((one) => [one, words(files, one)])),
        });
        this.emitFile({ type: 'asset', fileName: LIST, source });
      },
    },
  };
}
