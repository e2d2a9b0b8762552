/** A grid of characters, each in its own style. */
import { style } from '../../text/style.ts';

export type Ink = readonly string[];
export interface Glyph {
  readonly char: string;
  readonly ink: Ink;
}
export type Canvas = Glyph[][];

export const blank: Glyph = { char: ' ', ink: [] };

export function paintRow(row: readonly Glyph[]): string {
  let painted = '';
  for (let from = 0; from < row.length; ) {
    const { ink } = row[from]!;
    let to = from + 1;
    while (to < row.length && row[to]!.ink.join() === ink.join()) to++;
    const text = row
      .slice(from, to)
      .map(({ char }) => char)
      .join('');
    painted += ink.length === 0 ? text : style(ink as Parameters<typeof style>[0], text);
    from = to;
  }
  return painted.trimEnd();
}
