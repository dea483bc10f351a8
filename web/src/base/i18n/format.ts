/**
 * Sentences as the page gets them: Fluent, read at build time (`scripts/compile-fluent.ts`) and left as
 * data, so that no browser loads a parser. A test says the same with Fluent's own library.
 */

export type Facts = Record<string, string | number>;
/** One sentence: plain text, or a list of parts. */
export type Pattern = string | readonly Part[];
/** Text; the value of an argument; a variant selected by an argument; a reference to another sentence. */
export type Part =
  | string
  | readonly [fact: string]
  | readonly [fact: string, ways: Readonly<Record<string, Pattern>>, otherwise: string]
  | { readonly key: string };
/** By key: `SAB-042`, `SAB-042.title`. */
export type Sentences = Readonly<Record<string, Pattern>>;

/** The smallest number whose digits are grouped. */
const GROUPED = 1000;

export class Tongue {
  readonly #language: string;
  readonly #find: (key: string) => Pattern | undefined;
  #plurals: Intl.PluralRules | undefined;

  constructor(language: string, find: (key: string) => Pattern | undefined) {
    this.#language = language;
    this.#find = find;
  }

  say(pattern: Pattern, facts: Facts): string {
    if (typeof pattern === 'string') return pattern;
    return pattern.map((part) => this.#fill(part, facts)).join('');
  }

  #fill(part: Part, facts: Facts): string {
    if (typeof part === 'string') return part;
    if ('key' in part) return this.say(this.#find(part.key) ?? part.key, facts);
    const [fact, ways, otherwise = ''] = part;
    const value = facts[fact];
    if (ways) return this.say(ways[this.#way(ways, value) ?? otherwise] ?? '', facts);
    if (value === undefined) return `{$${fact}}`;
    return typeof value === 'number' ? this.#number(value) : value;
  }

  /** Small numbers are written alike in all languages; the formatter of the browser is slow. */
  #number(value: number): string {
    const plain = Number.isInteger(value) && Math.abs(value) < GROUPED;
    return plain ? String(value) : value.toLocaleString(this.#language);
  }

  /** A variant for the exact value takes precedence over one for its plural category. */
  #way(ways: Readonly<Record<string, Pattern>>, value: string | number = ''): string | undefined {
    if (Object.hasOwn(ways, value)) return String(value);
    if (typeof value === 'string') return undefined;
    this.#plurals ??= new Intl.PluralRules(this.#language);
    const kind = this.#plurals.select(value);
    return Object.hasOwn(ways, kind) ? kind : undefined;
  }
}
