// The jagged line between the rocks of two games.

const TEETH = 30;
/** How far the jagged line goes up and down, in pixels. */
export const JAG = 26;

/** Where one rock ends and the next begins: heights from left to right, between 0 and 1. */
export const jag = (seed: number): number[] =>
  Array.from(
    { length: TEETH + 1 },
    (_, tooth) => 0.5 + 0.42 * Math.sin(tooth * 1.9 + seed) * Math.cos(tooth * 0.83 + seed * 2.1),
  );

const across = (tooth: number): number => Math.round((tooth * 1000) / TEETH) / 10;

/** The line as path data over a box of 100 × 1. */
export const jagLine = (seed: number): string =>
  jag(seed)
    .map((height, tooth) => `${tooth ? 'L' : 'M'}${across(tooth)} ${height.toFixed(3)}`)
    .join('');

/** Everything below the line, as a shape to clip with. */
export const belowJag = (seed: number): string =>
  `polygon(${jag(seed)
    .map((height, tooth) => `${across(tooth)}% ${(height * JAG).toFixed(1)}px`)
    .join(',')},100% 100%,0% 100%)`;
