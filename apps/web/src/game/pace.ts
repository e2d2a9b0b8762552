/** How long the screen shows what a bot did before it goes on. */
import type { Fact } from '@casefile/engine';
import type { speeds } from '../app/settings.ts';
import type { Scene } from '../worker/messages.ts';

export type Speed = (typeof speeds)[number];

/** Milliseconds for facts that one wants to see happen; the others pass at once. */
const pausesMs: Partial<Record<Fact['fact'], number>> = {
  rolled: 600,
  moved: 650,
  suggested: 700,
  lacked: 220,
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
const maxPauseMs = 900;
/** All the pauses of one turn together: what comes late in a long turn passes faster. */
const maxTurnMs = 2400;
const factor: Readonly<Record<Speed, number>> = { calm: 1, quick: 0.4, instant: 0 };

/** The pause after these facts in a turn that has been shown for so long already. */
export function pauseAfter(facts: readonly Fact[], speed: Speed, spent: number): number {
  const wanted = facts.reduce((sum, { fact }) => sum + (pausesMs[fact] ?? 0), 0);
  const left = maxTurnMs - spent / Math.max(factor[speed], 0.1);
  return Math.max(0, Math.min(maxPauseMs, wanted, left)) * factor[speed];
}

/** Remembers what each turn has been shown: a person who answers in the middle of it does not make it start again. */
export function makePace(): (scene: Pick<Scene, 'view' | 'facts' | 'whole'>, speed: Speed) => number {
  let turn = -1;
  let spent = 0;
  return ({ view, facts, whole }, speed) => {
    if (view.turnNumber !== turn) spent = 0;
    turn = view.turnNumber;
    const pause = whole ? 0 : pauseAfter(facts, speed, spent);
    spent += pause;
    return pause;
  };
}
