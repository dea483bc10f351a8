// The few words of SVG that every drawing uses.

export type Point = readonly [x: number, y: number];

/** A number as short as the eye allows: two decimals, no trailing zeros. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** A polygon or polyline as path data. */
export const trace = (points: readonly Point[], end = ''): string =>
  'M' + points.map(([x, y]) => `${num(x)} ${num(y)}`).join(' ') + end;

/** Attributes in the order given; those without a value are left out. */
export type Attributes = Record<string, string | number | undefined>;

function write(attributes: Attributes): string {
  let text = '';
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) text += ` ${name}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return text;
}

export const path = (d: string, attributes: Attributes): string =>
  `<path d="${d}"${write(attributes)}/>`;

export const fill = (d: string, colour: string, opacity?: number): string =>
  path(d, { fill: colour, opacity });

export const line = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width, ...more });

export const circle = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity?: number,
): string => `<circle${write({ cx: x, cy: y, r: radius, fill: colour, opacity })}/>`;

export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  attributes: Attributes,
): string => `<rect${write({ x, y, width, height, ...attributes })}/>`;

export const group = (transform: string, markup: string): string =>
  `<g transform="${transform}">${markup}</g>`;

/** Markup drawn around 0,0 moved to its place, scaled and turned. */
export function placed(
  markup: string,
  [x, y]: Point,
  { scale = 1, turn = 0 }: { scale?: number; turn?: number } = {},
): string {
  const scaled = scale === 1 ? '' : ` scale(${num(scale)})`;
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`;
  return group(`translate(${num(x)} ${num(y)})${scaled}${turned}`, markup);
}
