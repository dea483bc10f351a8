/** The word mark of `index.html`, which is shown until the page is there. */

const splash = (): HTMLElement | null => document.getElementById('splash');

export const isSplashShown = (): boolean => splash() !== null;

/** Something else is there to look at. */
export const endSplash = (): void => splash()?.remove();
