// The colours of seats on a page of one game: no seat is blue or yellow where clans are.

import { hasClans } from './registry.ts';

/** The value of `data-clans` on an element that shows seats of a game. */
export const clansOf = (game: string): true | undefined => hasClans(game) || undefined;

/** As long as the component that calls it is on the page, seats have the colours of this game. */
export function useSeatColours(game: () => string | undefined): void {
  $effect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-clans', hasClans(game() ?? ''));
    return () => {
      root.removeAttribute('data-clans');
    };
  });
}
