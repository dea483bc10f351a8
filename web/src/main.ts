// The first script: small, so that everything a page needs is asked for before it can be shown.

import './app/app.css';
import './app/fonts.css';

import files from 'virtual:words';

import { callAhead } from './base/net/early-socket.ts';
import { askEarly } from './base/net/http.ts';
import { language } from './base/i18n/language.ts';
import { parse } from './base/route.ts';
import { tableCode } from './base/table-code.ts';
import { drawings, game, mine, PAGES } from './app/chunks.ts';

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
  void import('./app/start.ts').then(async ({ start }) => {
    // The hand comes first; the mine and what is drawn on cards follow while it is laid out.
    if (isTable) void Promise.allSettled([mine(), drawings()]);
    await Promise.race([parts, patience()]);
    start();
  });
}
