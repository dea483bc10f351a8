import { botOf } from '../../base/bot-levels.ts';
import { words } from '../../base/i18n/index.svelte';

/** What a level or another bot is called; one we have no word for keeps the name of its program. */
export function botName(bot: string): string {
  const { name, number } = botOf(bot);
  const key = number ? `level-${name}` : `bot-${name}`;
  return words.has(key) ? words.t(key) : name;
}

export const styleName = (style: string): string => {
  const key = `bot-style-${style || 'any'}`;
  return words.has(key) ? words.t(key) : style;
};
