/** The size class of the screen; reading it in markup subscribes to changes. */

import { Media } from '../../base/media.svelte.ts';

const narrow = new Media('(max-width: 767px)');
const flat = new Media('(max-height: 500px) and (orientation: landscape)');
const medium = new Media('(max-width: 1199px)');

export const screenSize = {
  get isPhone(): boolean {
    return narrow.current || flat.current;
  },
  /** Seats as a strip, the drawer slides in. */
  get isCompact(): boolean {
    return this.isPhone || medium.current;
  },
  get isUpright(): boolean {
    return narrow.current && !flat.current;
  },
};
