// Which scripts a page loads together.

import type { Rolldown } from 'vite';

export type Files = Rolldown.OutputBundle;
export type Script = Rolldown.OutputChunk;

/** Every script with one of these modules, and what it imports at once: that of the first module, then large ones. */
export function reached(files: Files, modules: readonly string[]): Script[] {
  const chunks = Object.values(files).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(modules.map((module) => scriptOf(chunks, module)));
  // A set grows while it is walked.
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = named.get(name);
      if (chunk) found.add(chunk);
    }
  }
  const [first, ...more] = found;
  const others = more.sort((one, other) => other.code.length - one.code.length);
  return first ? [first, ...others] : others;
}

function scriptOf(chunks: readonly Script[], module: string): Script {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`There is no file for ${module}.`);
  return chunk;
}
