/** What is to be done now, and by whom: always on screen, and read out when it changes. */
import { sayWait } from '@casefile/editions/words/words';
import type { JSX } from 'preact';
import { useNaming, useScene } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';

export interface Ask {
  readonly who: string;
  readonly what: string;
}

export function useAsk(): Ask {
  const { view, wait, looker } = useScene();
  const { speaker } = useNaming();
  const { game } = tongue.value!;
  const t = ui().table;
  if (view.result !== null) return { who: t.over, what: '' };
  const isMine = looker !== null && view.asked.includes(looker);
  const others = view.asked.filter((seat) => seat !== looker).map(speaker.seat);
  if (!isMine) {
    const who = view.asked.includes(view.turn)
      ? t.turnOf(speaker.seat(view.turn))
      : t.waitsFor(others.join(', '));
    return { who, what: '' };
  }
  if (wait !== null) return { who: t.yourTurn, what: sayWait(game, wait, speaker).ask };
  const step = view.step as keyof typeof game.turn;
  return { who: t.yourTurn, what: game.turn[step]?.(speaker).ask ?? '' };
}

export function Status(): JSX.Element {
  const { view, looker } = useScene();
  const { who, what } = useAsk();
  const isMine = looker !== null && view.asked.includes(looker);
  return (
    <div class="status" data-mine={isMine} role="status" aria-live="polite">
      <strong>{who}</strong>
      {what !== '' && <span>{what}</span>}
    </div>
  );
}
