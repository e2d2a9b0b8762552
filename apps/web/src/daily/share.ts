/** A day's result in one line without spoilers. */
import type { Day, DayDone } from '@casefile/training';
import { maxLevel } from '@casefile/training';
import type { DailyWords } from './words.ts';

export function sayPuzzle(done: DayDone, t: DailyWords): string {
  const { puzzle } = done;
  if (puzzle === undefined) return t.open;
  if (!puzzle.isRight) return t.wrong;
  return puzzle.hints === 0 ? t.right : t.rightWithHints(puzzle.hints);
}
export function sayGame(done: DayDone, t: DailyWords): string {
  const { game } = done;
  if (game === undefined) return t.open;
  return game.isWon ? t.won(game.turns) : t.lost;
}

/** The current and the longest streak; empty if there is none. */
export const sayStreak = ({ now, best }: Streak, t: DailyWords): string =>
  [now > 0 && t.streak(now), best > now && t.bestStreak(best)].filter(Boolean).join(' · ');

interface Streak {
  readonly now: number;
  readonly best: number;
}

export function resultLine(
  {
    day,
    date,
    level,
    done,
    streak,
    origin,
  }: {
    readonly day: Day;
    readonly date: string;
    readonly level: number;
    readonly done: DayDone;
    readonly streak: number;
    readonly origin: string;
  },
  t: DailyWords,
): string {
  const pips = '◆'.repeat(level) + '◇'.repeat(maxLevel - level);
  const parts = [`Casefile · ${date}`, `${t.puzzle} ${pips} ${sayPuzzle(done, t)}`];
  if (done.game !== undefined) parts.push(`${t.game} ${sayGame(done, t)}`);
  if (streak > 1) parts.push(t.streak(streak));
  return `${parts.join(' · ')} – ${origin}/daily/${day}`;
}

/** How it was shared; `shown` where the browser allows neither sharing nor copying. */
export async function shareLine(text: string): Promise<'shared' | 'copied' | 'shown'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Closing the share sheet is no failure; any other error falls back to the clipboard.
      if ((error as Error).name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'shown';
  }
}
