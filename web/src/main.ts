// The first script: small, so that everything a page needs is asked for before it can be shown.

import './app/app.css';
import './app/fonts.css';

import files from 'virtual:words';

import { callAhead } from './base/net/early-socket.ts';
import { askEarly } from './base/net/http.ts';
import { language } from './base/i18n/language.ts';
import { parse } from './base/route.ts';
import { tableCode } from './base/table-code.ts';
import { board, cardArt, PAGES, runningGame, start } from './chunks.ts';

/** So long the rest of a page may take before the app is shown without it. */
const PATIENCE = 300;
const patience = (): Promise<unknown> => new Promise((resume) => setTimeout(resume, PATIENCE));

const { page, params } = parse(location.href);
const isTable = page === 'table';
if (isTable) callAhead(tableCode(params.code ?? ''));
askEarly(files[language()]?.first ?? '');
// The line goes out before modules are asked for, which takes a slow phone a while.
setTimeout(load);

/** Nothing is drawn before its style is here; the word mark in the page does not wait for it. */
function styled(): Promise<unknown> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const isComing = ({ sheet }: HTMLLinkElement): boolean => sheet === null;
  return Promise.all(
    sheets.filter(isComing).map(
      (link) =>
        new Promise((resume) => {
          link.addEventListener('load', resume);
          link.addEventListener('error', resume);
        }),
    ),
  );
}

/** The page is read to its end. */
const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resume) => {
        document.addEventListener('DOMContentLoaded', resume);
      })
    : Promise.resolve();

/** What is drawn in one go is there sooner than what is drawn bit by bit. */
function load(): void {
  const parts = Promise.allSettled([PAGES[page](), isTable && runningGame()]);
  void start().then(async (app) => {
    // The hand comes first; the mine and what is drawn on cards follow while it is laid out.
    if (isTable) void Promise.allSettled([board(), cardArt()]);
    await Promise.race([parts, patience()]);
    await parsed().then(styled);
    app.start();
  });
}
