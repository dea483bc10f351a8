import type { OptionInfo } from '../../base/protocol/protocol.gen';
import { words } from '../../base/i18n/index.svelte';

const slug = (name: string): string => name.replaceAll('_', '-');

/** What a house rule is called; one we have no word for goes by the rule it changes. */
export function optionTitle(option: OptionInfo): string {
  const key = `option-${slug(option.name)}`;
  if (words.has(key)) return words.t(key);
  return option.rule ? words.title(option.rule) : option.name;
}

/** What it changes, in a sentence. */
export function optionNote(option: OptionInfo): string {
  const key = `option-${slug(option.name)}.note`;
  if (words.has(key)) return words.t(key);
  return option.rule ? words.rule(option.rule) : '';
}

export function optionChoice(option: OptionInfo, choice: string): string {
  for (const key of [`option-${slug(option.name)}-${choice}`, `option-${choice}`]) {
    if (words.has(key)) return words.t(key);
  }
  return choice;
}
