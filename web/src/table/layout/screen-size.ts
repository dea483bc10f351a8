/** The size class of the screen; reading it in markup subscribes to changes. */

import { Media } from '../../base/media.svelte.ts';
import { settings } from '../../base/settings.svelte.ts';

const narrow = new Media('(max-width: 767px)');
const flat = new Media('(max-height: 500px) and (orientation: landscape)');
const low = new Media('(max-height: 720px)');
const medium = new Media('(max-width: 1199px)');
const wide = new Media('(min-width: 1600px)');
const tight = new Media('(max-width: 999px)');
/** Percents of text beyond which what stands side by side goes below each other. */
const LARGE_TEXT = 130;

export const screenSize = {
  get isPhone(): boolean {
    return narrow.current || flat.current;
  },
  /** Seats as chips, the drawer slides in. */
  get isCompact(): boolean {
    return this.isPhone || medium.current;
  },
  get isUpright(): boolean {
    return narrow.current && !flat.current;
  },
  /** A phone on its side: three columns. */
  get isFlat(): boolean {
    return flat.current;
  },
  /** A small phone held upright: the action bar stands beside the hand. */
  get isSmall(): boolean {
    return this.isUpright && low.current;
  },
  /** Log and talk are both open, and the hand is larger. */
  get isWide(): boolean {
    return wide.current;
  },
  get isLargeText(): boolean {
    return settings.textSize > LARGE_TEXT;
  },
  /** The action bar stands in the dock, beside the hand. */
  get actsInDock(): boolean {
    return this.isSmall || !(this.isPhone || tight.current);
  },
};
