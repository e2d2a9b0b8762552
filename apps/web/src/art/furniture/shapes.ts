import { line, many, type Pen, path, rect } from '../svg.ts';

/** The outline of things. */
export const ink: Pen = { stroke: 'line', width: 0.9, join: 'round' };

export const under = (x: number, y: number, w: number, h: number, rx = 1): string =>
  rect(x + 1.4, y + 2, w, h, 'shadow', { rx });

/** A box with its shadow and outline. */
export const block = (x: number, y: number, w: number, h: number, fill: string, rx = 1): string =>
  under(x, y, w, h, rx) + rect(x, y, w, h, fill, { ...ink, rx });

export const shape = (d: string, fill: string): string =>
  path(d, 'shadow', { turn: 'translate(1.4 2)' }) + path(d, fill, ink);

/** A flight of steps that gets lost in the dark, seen from above. */
export const stairsDown = (width: number, height: number, steps: number, stroke: number): string =>
  rect(0, 0, width, height, 'dark') +
  many(
    steps,
    (i) =>
      rect(0, (height / steps) * i, width, height / steps, 'wood2', {
        opacity: Math.round((1 - i / steps) * 90) / 100,
      }) + line(`M0 ${(height / steps) * i}H${width}`, 'line', stroke),
  );
