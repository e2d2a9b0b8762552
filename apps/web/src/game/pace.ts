/** How long the screen shows what a bot did before it goes on. */
import type { Fact } from '@casefile/engine';
import { settings } from '../app/settings.ts';

/** Milliseconds for facts that one wants to see happen; the others pass at once. */
const shows: Partial<Record<Fact['fact'], number>> = {
  rolled: 450,
  moved: 500,
  suggested: 700,
  lacked: 300,
  showed: 600,
  revealed: 700,
  looked: 400,
  drew: 400,
  clue: 700,
  played: 600,
  powered: 600,
  murdered: 900,
  accused: 900,
  judged: 900,
};
/** No turn of a bot may take longer than this altogether; more than one such fact shares it. */
const most = 900;
const factor = { calm: 1, quick: 0.4, instant: 0 };

export function pauseAfter(facts: readonly Fact[]): number {
  const longest = facts.reduce((sum, { fact }) => sum + (shows[fact] ?? 0), 0);
  return Math.min(most, longest) * factor[settings.speed.value];
}
