import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import Sheet from './Sheet.svelte';

const inside = createRawSnippet(() => ({
  render: () => '<div><button id="one">one</button><a id="two" href="/x">two</a></div>',
}));

function before(): HTMLElement {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  return button;
}

function sheet(onclose = vi.fn(), more = {}) {
  const shown = render(Sheet, { open: true, onclose, title: 'Options', children: inside, ...more });
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  return { ...shown, dialog, onclose };
}

function press(dialog: Element, shift: boolean): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'Tab',
    shiftKey: shift,
    bubbles: true,
    cancelable: true,
  });
  (document.activeElement ?? dialog).dispatchEvent(event);
  return event;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a sheet', () => {
  it('starts at the first thing after the closing cross', () => {
    sheet();
    expect(document.activeElement?.id).toBe('one');
  });

  it('keeps the Tab key inside, both ways round', () => {
    const { dialog } = sheet();
    document.getElementById('two')?.focus();
    expect(press(dialog, false).defaultPrevented).toBe(true);
    expect(document.activeElement?.getAttribute('type')).toBe('button');
    expect(press(dialog, true).defaultPrevented).toBe(true);
    expect(document.activeElement?.id).toBe('two');
  });

  it('leaves Tab alone between its ends', () => {
    const { dialog } = sheet();
    expect(press(dialog, false).defaultPrevented).toBe(false);
  });

  it('gives the focus back when it goes', async () => {
    const button = before();
    const { rerender } = sheet();
    expect(document.activeElement).not.toBe(button);
    await rerender({ open: false });
    expect(document.activeElement).toBe(button);
  });

  it('asks to be closed by Escape', () => {
    const { dialog, onclose } = sheet();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('cannot be left where that is not allowed', () => {
    const { dialog, onclose } = sheet(vi.fn(), { closable: false });
    const event = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(onclose).not.toHaveBeenCalled();
  });
});
