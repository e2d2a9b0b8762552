/** Positions and facts as text that can be compared. */
import type { Position } from '@casefile/engine';

/** JSON with the keys of every object in order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The whole position, without the parts that never change during a game. */
export function positionText(pos: Position): string {
  return canonical({ ...pos, rules: null });
}

/** Throws when two texts differ, showing the first difference. */
export function mustBeSame(what: string, wanted: string, found: string): void {
  if (wanted === found) return;
  let at = 0;
  while (wanted[at] === found[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 120);
  throw new Error(`${what} differs: …${part(wanted)}… and …${part(found)}…`);
}

export function must(condition: boolean, what: () => string): void {
  if (!condition) throw new Error(what());
}
