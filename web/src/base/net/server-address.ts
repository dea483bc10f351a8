/** The address under which other devices reach this server, for links and pictures that are shared. */

import { ask, part } from './http.ts';
import { at } from './base-path.ts';
import type { Reach } from '../protocol/protocol.gen.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The answer as far as the page's own address gives it. */
const guessed = (): Reach => ({
  link: location.origin + at(''),
  reach: LOOPBACK.test(location.hostname) ? 'this-machine' : 'public',
});

/** Ask the server; one that does not say is judged by the page's own address. */
export const reach = (): Promise<Reach> => ask<Reach>('/api/reach').catch(guessed);

/** The address of a table that is sent to friends. */
export const inviteLink = ({ link }: Reach, code: string): string => `${link}/t/${part(code)}`;
