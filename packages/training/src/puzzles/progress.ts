/** How levels follow a player: up after two right answers in a row at about this level, down after a miss. */
import { maxLevel, type PuzzleKind, puzzleKinds } from './puzzle.ts';

export interface KindProgress {
  readonly level: number;
  /** Right answers without a hint since the level was last changed or missed. */
  readonly run: number;
  readonly answered: number;
  readonly right: number;
  /** The highest level of which a puzzle was solved without a hint; 0 before the first. */
  readonly best: number;
}
export type Progress = Readonly<Record<PuzzleKind, KindProgress>>;

const start: KindProgress = { level: 1, run: 0, answered: 0, right: 0, best: 0 };
export const blankProgress: Progress = { mark: start, show: start, ask: start, accuse: start };

const rise = 2;
/** When no position of the level turns up an easier one is given; a much easier one proves nothing. */
const maxEasier = 1;

/** `level`: the level of the puzzle, which may differ from the one asked for. */
export function afterAnswer(
  progress: Progress,
  { kind, level }: { readonly kind: PuzzleKind; readonly level: number },
  isRight: boolean,
  hints: number,
): Progress {
  const before = progress[kind];
  const alone = isRight && hints === 0;
  const counts = alone && level >= before.level - maxEasier;
  const run = counts ? before.run + 1 : isRight ? before.run : 0;
  const rises = run >= rise;
  const next: KindProgress = {
    level: clamp(before.level + (rises ? 1 : isRight ? 0 : -1)),
    run: rises ? 0 : run,
    answered: before.answered + 1,
    right: before.right + (isRight ? 1 : 0),
    best: alone ? Math.max(before.best, level) : before.best,
  };
  return { ...progress, [kind]: next };
}

const clamp = (level: number): number => Math.max(1, Math.min(maxLevel, level));

/** Storage may hold anything: invalid progress starts again. */
export function parseProgress(value: unknown): Progress {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const kinds = puzzleKinds.map((kind) => [kind, parseKind(given[kind])] as const);
  return Object.fromEntries(kinds) as Record<PuzzleKind, KindProgress>;
}

function parseKind(value: unknown): KindProgress {
  if (typeof value !== 'object' || value === null) return start;
  const given = value as Record<keyof KindProgress, unknown>;
  const count = (each: unknown): number =>
    typeof each === 'number' && Number.isSafeInteger(each) && each >= 0 ? each : 0;
  return {
    level: clamp(count(given.level)),
    run: Math.min(rise - 1, count(given.run)),
    answered: count(given.answered),
    right: Math.min(count(given.right), count(given.answered)),
    best: Math.min(maxLevel, count(given.best)),
  };
}
