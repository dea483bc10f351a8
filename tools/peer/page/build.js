/** Builds the React page into `dist`, as small as esbuild makes it. */

import { copyFile } from "node:fs/promises";
import { build } from "esbuild";

const here = (name) => new URL(name, import.meta.url).pathname;

await build({
  entryPoints: [here("page.jsx")],
  outfile: here("../dist/page.js"),
  bundle: true,
  format: "esm",
  jsx: "automatic",
  minify: true,
  define: { "process.env.NODE_ENV": '"production"' },
});
await copyFile(here("index.html"), here("../dist/index.html"));
