// The first script: small, so that the line to a table is open before the page can be shown.

import './app.css';
import './fonts.css';

import { callAhead } from './lib/ahead.ts';
import { parse } from './lib/route.ts';
import { tableCode } from './pages/tablecode.ts';

const { page, params } = parse(location.href);
if (page === 'table') callAhead(tableCode(params.code ?? ''));

void import('./app.ts');
