/** Preferences of the user, stored by the browser and shared by its tabs. */

import { isRecord, keep, kept, SETTINGS } from './storage.ts';
import { languageOf, type Language } from './i18n/language.ts';
import { LEVELS, type LevelName, USUAL_LEVEL } from './bot-levels.ts';
import type { BotPace } from './protocol/protocol.gen.ts';
import { SOUNDS, type SoundName } from './sound/names.ts';
import { words } from './i18n/index.svelte.ts';

export interface Settings {
  language: Language;
  theme: 'dark' | 'light' | 'system';
  motion: 'full' | 'less' | 'system';
  sound: boolean;
  sounds: Record<SoundName, boolean>;
  /** The second tap plays and ends the turn: at tables with bots only, always, never. */
  quick: 'auto' | 'on' | 'off';
  /** The pace of bots where I am alone with them. */
  botPace: BotPace;
  /** The level of the bots of my tables. */
  botLevel: LevelName;
  /** A notification of the browser when it is my turn and the page is hidden; '': not asked yet. */
  calls: '' | 'on' | 'off';
  /** Hints while playing: in the first game of each title, in every game, in none. */
  guided: 'auto' | 'on' | 'off';
  /** Seats and states differ by pattern, not only by colour. */
  patterns: boolean;
  /** What happens is felt: cracks, dust, vibration. */
  drama: boolean;
  /** Cards that were peeked at stay visible. */
  openPeeks: boolean;
  /** A kind of card explains itself the first time it comes into the hand. */
  firstHelp: boolean;
  /** Percent. */
  textSize: number;
  /** By code of a table: whose talk I do not want to hear. */
  muted: Record<string, Muted[]>;
}

/** A muted person, by seat and name: a later owner of the seat is not muted. */
interface Muted {
  seat: number;
  name: string;
}

const THEMES = ['dark', 'light', 'system'] as const;
const MOTIONS = ['full', 'less', 'system'] as const;
export const GUIDED = ['auto', 'on', 'off'] as const;
export const QUICK = ['auto', 'on', 'off'] as const;
export const BOT_PACES = ['slow', 'normal', 'fast'] as const;
const CALLS = ['', 'on', 'off'] as const;
const SMALLEST = 80;
const LARGEST = 200;
/** Muted people are kept for so many tables. */
const TABLES = 40;

export const settings: Settings = $state(read(kept(SETTINGS)));

/** The stored preferences, with defaults for missing or invalid values. */
export function read(found: unknown): Settings {
  const old = isRecord(found) ? found : {};
  const sounds = isRecord(old.sounds) ? old.sounds : {};
  const size = typeof old.textSize === 'number' ? old.textSize : 100;
  return {
    language: languageOf(old),
    theme: one(THEMES, old.theme, 'dark'),
    motion: one(MOTIONS, old.motion, 'system'),
    sound: old.sound !== false,
    sounds: Object.fromEntries(SOUNDS.map((name) => [name, sounds[name] !== false])) as Record<
      SoundName,
      boolean
    >,
    quick: one(QUICK, old.quick === true ? 'on' : old.quick, 'auto'),
    botPace: one(BOT_PACES, old.botPace, 'normal'),
    botLevel: one(LEVELS, old.botLevel, USUAL_LEVEL),
    calls: one(CALLS, old.calls, ''),
    guided: one(GUIDED, old.guided, 'auto'),
    patterns: old.patterns !== false,
    drama: old.drama !== false,
    openPeeks: old.openPeeks === true,
    firstHelp: old.firstHelp !== false,
    textSize: Math.min(Math.max(size, SMALLEST), LARGEST),
    muted: mutedIn(old.muted),
  };
}

function one<Choice>(choices: readonly Choice[], found: unknown, otherwise: Choice): Choice {
  return choices.find((choice) => choice === found) ?? otherwise;
}

function mutedIn(found: unknown): Record<string, Muted[]> {
  const tables = Object.entries(isRecord(found) ? found : {});
  const sound = tables.flatMap(([code, people]) =>
    Array.isArray(people) ? [[code, people.filter(isPerson)] as const] : [],
  );
  return Object.fromEntries(sound.slice(-TABLES));
}

const isPerson = (found: unknown): found is Muted =>
  isRecord(found) && typeof found.seat === 'number' && typeof found.name === 'string';

const isSame = (one: Muted, other: Muted): boolean =>
  one.seat === other.seat && one.name === other.name;

export function isMuted(code: string, seat: number, name: string): boolean {
  return settings.muted[code]?.some((one) => isSame(one, { seat, name })) ?? false;
}

export function mute(code: string, seat: number, name: string, on: boolean): void {
  const others = (settings.muted[code] ?? []).filter((one) => !isSame(one, { seat, name }));
  settings.muted[code] = on ? [...others, { seat, name }] : others;
}

/** Less motion is wanted, here or in the system. */
export function lessMotion(): boolean {
  const still = matches('(prefers-reduced-motion: reduce)');
  return settings.motion === 'less' || (settings.motion === 'system' && still);
}

/** Cracks, dust, thuds and vibration are wanted. */
export const isFelt = (): boolean => settings.drama && !lessMotion();

export function darkNow(): boolean {
  const light = matches('(prefers-color-scheme: light)');
  return settings.theme === 'dark' || (settings.theme === 'system' && !light);
}

const matches = (query: string): boolean => matchMedia(query).matches;

/** Keep, share and show the settings from now on; the answer ends it. */
export function startSettings(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === SETTINGS) Object.assign(settings, read(kept(SETTINGS)));
  };
  const system = ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'];
  window.addEventListener('storage', follow);
  for (const query of system) matchMedia(query).addEventListener('change', show);
  const stop = $effect.root(() => {
    $effect(() => {
      keep(SETTINGS, settings);
    });
    $effect(show);
    $effect(() => {
      void words.use(settings.language).catch(() => undefined);
    });
  });
  return () => {
    stop();
    window.removeEventListener('storage', follow);
    for (const query of system) matchMedia(query).removeEventListener('change', show);
  };
}

/** The page looks as it is wished: `app.css` reads these attributes. */
function show(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  page.dataset.theme = darkNow() ? 'dark' : 'light';
  page.dataset.motion = lessMotion() ? 'less' : 'full';
  page.dataset.drama = isFelt() ? 'on' : 'off';
  page.dataset.patterns = settings.patterns ? 'on' : 'off';
  page.style.fontSize = `${settings.textSize}%`;
}
