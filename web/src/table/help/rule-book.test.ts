import { expect, it } from 'vitest';

import { neighbours, sectionOf } from './rule-book.ts';

const book = {
  sections: [
    { title: 'Setup', rules: ['SAB-001', 'SAB-002'], examples: [] },
    { title: 'Turn', rules: ['SAB-003'], examples: [] },
  ],
};

it('finds the section of a rule and the rules beside it, across sections', () => {
  expect(sectionOf(book, 'SAB-003')?.title).toBe('Turn');
  expect(neighbours(book, 'SAB-002')).toEqual({ before: 'SAB-001', after: 'SAB-003' });
  expect(neighbours(book, 'SAB-001').before).toBeUndefined();
  expect(neighbours(book, 'SAB-003').after).toBeUndefined();
  expect(neighbours(book, 'SAB-999')).toEqual({ before: undefined, after: undefined });
});
