// The keys of a board: those that act on the cell in focus, and those that move the camera.

/** What a key does with the cell in focus. */
export type CellCommand = 'choose' | 'why' | 'next' | 'home' | 'look';

export const CELL_KEYS: Readonly<Record<string, CellCommand>> = {
  Enter: 'choose',
  w: 'why',
  n: 'next',
  Home: 'home',
  ' ': 'look',
};

/** What a key does with the camera. */
export type CameraCommand = 'closer' | 'farther' | 'fit';

export const CAMERA_KEYS: Readonly<Record<string, CameraCommand>> = {
  '+': 'closer',
  '-': 'farther',
  '0': 'fit',
};

/** The command of a key, whether it is pressed with Shift or not. */
export const commandOf = <Command>(
  keys: Readonly<Record<string, Command>>,
  key: string,
): Command | undefined => keys[key.length === 1 ? key.toLowerCase() : key];
