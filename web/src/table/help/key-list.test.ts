import { describe, expect, it } from 'vitest';

import { catalogueOf } from '../../base/i18n/full.testkit.ts';
import { CAMERA_KEYS, CELL_KEYS } from '../../board/input/board-keys.ts';
import { KEY_COMMANDS } from '../actions/key-bindings.ts';
import { keyGroups } from './key-list.ts';

const lines = keyGroups().flatMap((group) => group.lines);

it('lists every key that does something, once', () => {
  const listed = lines.map(({ does }) => does);
  const commands = [KEY_COMMANDS, CELL_KEYS, CAMERA_KEYS].flatMap((keys) => Object.values(keys));
  expect(new Set(listed)).toEqual(new Set([...commands, 'step', 'cells', 'pan']));
  expect(listed).toHaveLength(new Set(listed).size);
});

it('names all keys of a command', () => {
  expect(lines.find(({ does }) => does === 'back')?.keys).toEqual(['backspace', 'Ctrl + Z']);
  expect(lines.find(({ does }) => does === 'help')?.keys).toEqual(['?']);
});

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const words = catalogueOf(language);

  it('says what each does, and names keys that are no signs', () => {
    const groups = keyGroups();
    expect(groups.filter(({ name }) => !words.has(`keys-${name}`))).toEqual([]);
    expect(lines.filter(({ does }) => !words.has(`key-${does}`))).toEqual([]);
    const named = lines.flatMap(({ keys }) => keys).filter((key) => /^[a-z1]{2}|-/.test(key));
    expect(named.filter((key) => key.length > 1 && !words.has(`key-name-${key}`))).toEqual([]);
  });
});
