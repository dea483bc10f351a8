// The first script: small, so that everything a page needs is asked for before it can be shown.

import './app.css';
import './fonts.css';

import files from 'virtual:words';

import { callAhead } from './lib/ahead.ts';
import { askEarly } from './lib/ask.ts';
import { language } from './lib/language.ts';
import { parse } from './lib/route.ts';
import { tableCode } from './pages/tablecode.ts';
import { drawings, game, mine, PAGES } from './parts.ts';

/** So long the rest of a page may take before the app is shown without it. */
const PATIENCE = 300;
const patience = (): Promise<unknown> => new Promise((resume) => setTimeout(resume, PATIENCE));

const { page, params } = parse(location.href);
const isTable = page === 'table';
if (isTable) callAhead(tableCode(params.code ?? ''));
askEarly(files[language()]?.first ?? '');
// The line goes out before modules are asked for, which takes a slow phone a while.
setTimeout(load);

/** What is drawn in one go is there sooner than what is drawn bit by bit. */
function load(): void {
  const parts = Promise.allSettled([PAGES[page](), isTable && game()]);
  void import('./app.ts').then(async ({ start }) => {
    // The hand comes first; the mine and what is drawn on cards follow while it is laid out.
    if (isTable) void Promise.allSettled([mine(), drawings()]);
    await Promise.race([parts, patience()]);
    start();
  });
}
