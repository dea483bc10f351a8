// Compiles Fluent to the data that `src/base/i18n/format.ts` formats; syntax that no sentence uses is an error.

import { FluentResource } from '@fluent/bundle';

import type { Part, Pattern, Sentences } from '../src/base/i18n/format.ts';

type Message = FluentResource['body'][number];
type Read = NonNullable<Message['value']>;
type Element = Exclude<Read, string>[number];
type Expression = Exclude<Element, string>;

/** Every message and attribute of a Fluent file, by key. */
export function compiled(source: string): Sentences {
  return Object.fromEntries(new FluentResource(source).body.flatMap(entries));
}

function entries({ id, value, attributes }: Message): [string, Pattern][] {
  const own: [string, Read | null][] = [
    [id, value],
    ...Object.entries(attributes).map(([name, said]): [string, Read] => [`${id}.${name}`, said]),
  ];
  return own.flatMap(([key, said]) => (said === null ? [] : [[key, pattern(said, key)]]));
}

function pattern(read: Read, key: string): Pattern {
  if (typeof read === 'string') return read;
  const parts = joined(read.map((element) => part(element, key)));
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

/** Text beside text is one text. */
function joined(parts: Part[]): Part[] {
  return parts.reduce<Part[]>((before, next) => {
    const last = before.at(-1);
    return typeof last === 'string' && typeof next === 'string'
      ? [...before.slice(0, -1), last + next]
      : [...before, next];
  }, []);
}

function part(element: Element, key: string): Part {
  if (typeof element === 'string') return element;
  if (element.type === 'str') return element.value;
  if (element.type === 'var') return [element.name];
  if (element.type === 'mesg') return { key: reference(element) };
  if (element.type === 'select') return choice(element, key);
  throw new Error(`${key} uses what the page cannot say: ${element.type}`);
}

const reference = ({ name, attr }: Extract<Expression, { type: 'mesg' }>): string =>
  attr === null ? name : `${name}.${attr}`;

function choice(
  { selector, variants, star }: Extract<Expression, { type: 'select' }>,
  key: string,
): Part {
  if (selector.type !== 'var') throw new Error(`${key} selects by a ${selector.type}`);
  const ways = variants.map((one): [string, Pattern] => [
    String(one.key.value),
    pattern(one.value, key),
  ]);
  return [selector.name, Object.fromEntries(ways), ways[star]?.[0] ?? ''];
}
