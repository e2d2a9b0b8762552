/** Markup of the art: plain strings, so that a board is parsed once and not compared cell by cell. */

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A colour: the name of a material, or anything that is a colour already. */
const paint = (colour: string): string =>
  /^(#|none|url|var|current|rgb)/.test(colour) ? colour : `var(--a-${colour})`;

export interface Pen {
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
  readonly cap?: 'round' | 'square';
  readonly join?: 'round';
  readonly rx?: number;
  readonly turn?: string;
}

function look(fill: string, { stroke, width, opacity, dash, cap, join, rx, turn }: Pen): string {
  let out = ` fill="${paint(fill)}"`;
  if (stroke) out += ` stroke="${paint(stroke)}" stroke-width="${width ?? 1}"`;
  if (opacity !== undefined) out += ` opacity="${opacity}"`;
  if (dash) out += ` stroke-dasharray="${dash}"`;
  if (cap) out += ` stroke-linecap="${cap}"`;
  if (join) out += ` stroke-linejoin="${join}"`;
  if (rx) out += ` rx="${short(rx)}"`;
  if (turn) out += ` transform="${turn}"`;
  return out;
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, pen: Pen = {}): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"${look(fill, pen)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, pen: Pen = {}): string =>
  `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"${look(fill, pen)}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  pen: Pen = {},
): string =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"${look(fill, pen)}/>`;

/** Numbers in `d` are written short. */
export const path = (d: string, fill: string, pen: Pen = {}): string =>
  `<path d="${d.replace(/-?\d+\.\d{3,}/g, (long) => short(Number(long)))}"${look(fill, pen)}/>`;

export const line = (d: string, stroke: string, width = 1, pen: Pen = {}): string =>
  path(d, 'none', { cap: 'round', join: 'round', ...pen, stroke, width });

export const group = (content: string, transform: string, more = ''): string =>
  `<g${transform && ` transform="${transform}"`}${more}>${content}</g>`;

export const moved = (content: string, x: number, y: number): string =>
  group(content, `translate(${short(x)} ${short(y)})`);

export const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => one(index)).join('');

/** Points of a regular polygon or star as a path. */
export function ring(cx: number, cy: number, points: number, ...radii: number[]): string {
  const steps = points * radii.length;
  const at = (step: number) => {
    const angle = (step / steps) * 2 * Math.PI - Math.PI / 2;
    const radius = radii[step % radii.length]!;
    return `${short(cx + radius * Math.cos(angle))} ${short(cy + radius * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: steps }, (_, step) => at(step)).join('L')}Z`;
}

/** A rectangle with its corners cut. */
export const chamfered = (x: number, y: number, w: number, h: number, cut: number): string =>
  `M${short(x + cut)} ${short(y)}H${short(x + w - cut)}L${short(x + w)} ${short(y + cut)}V${short(y + h - cut)}L${short(x + w - cut)} ${short(y + h)}H${short(x + cut)}L${short(x)} ${short(y + h - cut)}V${short(y + cut)}Z`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char]!);

/** The same numbers for the same seed: scattered things lie where they lay. */
export function scatter(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
