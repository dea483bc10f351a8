/** Whether bots wait for somebody who looks at a hidden card. */

import type { TableInfo } from '../base/protocol/protocol.gen.ts';

/** Bots play here, and not by turns, where nobody waits for a look. */
export const botsWait = (info: TableInfo | null): boolean =>
  info !== null && info.config.pace !== 'turns' && info.seats.some(({ bot }) => bot !== '');
