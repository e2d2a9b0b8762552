/** The status line: what is to be done now and by whom, announced when it changes. */
import { sayAsk } from '@casefile/editions/words/words';
import type { JSX } from 'preact';
import { Emblem } from '../art/people/people.tsx';
import { isCalled, useCalled, useNaming, useScene, useTable, useUntold } from '../game/context.ts';
import { locale, ui } from '../words/lexicon.ts';

export interface StatusPrompt {
  readonly who: string;
  readonly what: string;
  /** An explanation for newcomers. */
  readonly help: string;
}

export function useAsk(): StatusPrompt {
  const scene = useScene();
  const { view, wait, viewerSeat, legal } = scene;
  const { pending, beat } = useTable().session;
  const { speaker } = useNaming();
  const { game } = locale.value!;
  const isMine = useCalled();
  const untold = useUntold();
  const turn = untold?.turn ?? view.turn;
  const t = ui().table;
  // Only its scene tells the outcome of the last accusation.
  const isShown = pending.value.length === 0 && beat.value === null;
  if (view.result !== null && isShown) return { who: t.over, what: '', help: '' };
  if (scene.isQuiet) return { who: t.letsPass, what: '', help: '' };
  // Others' moves are still being staged: the question comes with its beat.
  if (view.result !== null || (!isMine && (untold !== null || isCalled(scene))))
    return {
      who: viewerSeat === turn ? t.yourTurn : t.turnOf(speaker.seat(turn)),
      what: '',
      help: '',
    };
  if (viewerSeat === null || !isMine) {
    const others = view.asked.map(speaker.seat);
    const isTurn = view.asked.length === 1 && view.asked[0] === view.turn;
    return { who: isTurn ? t.turnOf(others[0]!) : t.waitsFor(others), what: '', help: '' };
  }
  const { ask, help } = sayAsk(game, { seat: viewerSeat, view, wait, forms: legal }, speaker);
  return { who: viewerSeat === view.turn ? t.yourTurn : t.youAnswer, what: ask, help };
}

export function Status(): JSX.Element {
  const { view, viewerSeat } = useScene();
  const { who, what } = useAsk();
  const isMine = useCalled();
  const untold = useUntold();
  const actor = isMine ? viewerSeat! : (untold?.turn ?? view.asked[0] ?? view.turn);
  return (
    // The log announces whose turn it is; a live region here would say it twice.
    <div class="status" data-mine={isMine} role="status" aria-live={isMine ? 'polite' : 'off'}>
      <Emblem id={view.seats[actor]!.suspect} size={28} />
      <strong>{who}</strong>
      {what !== '' && <span class="to-do">{what}</span>}
    </div>
  );
}
