/** Which language to speak, known before there are any sentences. */

import { isRecord, kept, SETTINGS } from '../storage.ts';

export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** The language that was chosen; otherwise the first language of this browser that we speak. */
export function languageOf(settings: unknown): Language {
  const chosen = isRecord(settings) ? [String(settings.language)] : [];
  const wanted = [...chosen, ...navigator.languages.map((language) => language.slice(0, 2))];
  return wanted.map((word) => LANGUAGES.find((own) => own === word)).find(Boolean) ?? 'en';
}

export const language = (): Language => languageOf(kept(SETTINGS));
