import { afterEach, expect, it, vi } from 'vitest';

import { copyText } from './clipboard.ts';

const clipboard = (writeText?: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });
};
const execCommand = (copies: () => boolean): void => {
  Object.defineProperty(document, 'execCommand', { value: copies, configurable: true });
};

afterEach(() => {
  clipboard();
  document.body.innerHTML = '';
});

it('uses the clipboard where there is one', async () => {
  const write = vi.fn(() => Promise.resolve());
  clipboard(write);
  expect(await copyText('link')).toBe(true);
  expect(write).toHaveBeenCalledWith('link');
});

it('copies a selection on plain http, and leaves nothing behind', async () => {
  let selected = '';
  execCommand(() => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  expect(await copyText('link')).toBe(true);
  expect(selected).toBe('link');
  expect(document.querySelector('textarea')).toBeNull();
});

it('selects inside the dialog that is open', async () => {
  document.body.innerHTML = '<dialog open></dialog>';
  let place: Element | null | undefined;
  execCommand(() => {
    place = document.querySelector('textarea')?.parentElement;
    return true;
  });
  await copyText('link');
  expect(place?.tagName).toBe('DIALOG');
});

it('says so when neither way is allowed', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  execCommand(() => {
    throw new Error('denied');
  });
  expect(await copyText('link')).toBe(false);
});
