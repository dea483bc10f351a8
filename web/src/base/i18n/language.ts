/** The choice of the language, known before any sentence is loaded. */

import { isRecord, kept, SETTINGS } from '../storage.ts';

/** Every language by its own name, in the order in which they are offered. */
export const LANGUAGES = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
] as const;
export type Language = (typeof LANGUAGES)[number]['value'];

/** The language that was chosen; otherwise the first language of this browser that we speak. */
export function languageOf(settings: unknown): Language {
  const chosen = isRecord(settings) ? [String(settings.language)] : [];
  const wanted = [...chosen, ...navigator.languages.map((language) => language.slice(0, 2))];
  const spoken = wanted.map((word) => LANGUAGES.find(({ value }) => value === word)?.value);
  return spoken.find(Boolean) ?? 'en';
}

export const language = (): Language => languageOf(kept(SETTINGS));
