import { words } from '../../base/i18n/index.svelte';

/** What a bot is called; one we have no word for keeps the name of its program. */
export function botName(bot: string): string {
  const key = `bot-${bot}`;
  return words.has(key) ? words.t(key) : bot;
}
