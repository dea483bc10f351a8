import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { speak } from '../base/i18n/full.testkit.ts';
import { LOOK_PATIENCE } from '../base/protocol/clocks.gen.ts';
import PeekArch from './PeekArch.svelte';

const card = createRawSnippet(() => ({ render: () => '<i data-card="gold"></i>' }));
const look = (waits = true) => {
  const onclose = vi.fn();
  const shown = render(PeekArch, { title: 'Ben’s role', waits, onclose, children: card });
  return { onclose, ...shown };
};
const overlay = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.look');
  if (!found) throw new Error('nothing is shown');
  return found;
};

beforeEach(() => {
  speak('en');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a look at a hidden card', () => {
  it('shows the card and what it is, with the focus on the way out', () => {
    const { container } = look();
    expect(container.querySelector('[data-card="gold"]')).not.toBeNull();
    expect(overlay().textContent).toContain('Ben’s role');
    expect(overlay().textContent).toContain('Only you can see this');
    expect(document.activeElement?.textContent.trim()).toBe('Got it');
  });

  it.each(['Escape'])('is closed by %s, and the key goes no further', async (key) => {
    const { onclose } = look();
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await fireEvent.keyDown(document.body, { key });
    window.removeEventListener('keydown', heard);
    expect(onclose).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is closed by its button, once: the next look stays open', async () => {
    const { onclose, getByRole } = look();
    const press = new MouseEvent('click', { bubbles: true });
    vi.spyOn(press, 'timeStamp', 'get').mockReturnValue(performance.now() + 900);
    await fireEvent(getByRole('button'), press);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('is closed by a tap anywhere, but not by the second half of a double tap', async () => {
    const { onclose } = look();
    const tap = (after: number): MouseEvent => {
      const event = new MouseEvent('click', { bubbles: true });
      vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(performance.now() + after);
      return event;
    };
    await fireEvent(overlay(), tap(100));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent(overlay(), tap(900));
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('closes by itself when bots wait no longer', () => {
    const { onclose } = look();
    vi.advanceTimersByTime(LOOK_PATIENCE * 1000 - 1);
    expect(onclose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onclose).toHaveBeenCalledOnce();
  });

  it('says how long bots wait, where there are any', async () => {
    look();
    expect(overlay().textContent).toContain('the table waits 20\u00a0seconds');
    cleanup();
    look(false);
    await tick();
    expect(overlay().textContent).not.toContain('the table waits');
  });
});
