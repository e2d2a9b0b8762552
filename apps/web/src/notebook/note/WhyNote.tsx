/** Why a mark stands, in words, with the turns it comes from. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useNaming, useScene } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';
import type { Why } from '../../worker/messages.ts';
import { sayWhy, type WhyLine } from './say-why.ts';

export interface WhyLinesProps {
  /** Null while loading. */
  readonly why: Why | null;
  /** Opens the log if it is hidden. */
  readonly onLog: () => void;
}

export function WhyLines({ why, onLog }: WhyLinesProps): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const { lang, game } = locale.value!;
  const lines = useSignal<readonly WhyLine[] | null>(null);
  const t = ui().notebook;
  useEffect(() => {
    let isCurrent = true;
    lines.value = null;
    if (why === null) return;
    const suspects = view.seats.map(({ suspect }) => suspect);
    void sayWhy(why, lang, game, speaker, suspects).then((said) => {
      if (isCurrent) lines.value = said;
    });
    return () => {
      isCurrent = false;
    };
  }, [why, lang]);
  const show = (turn: number): void => {
    onLog();
    requestAnimationFrame(() => {
      const line = document.getElementById(`turn-${turn}`);
      line?.scrollIntoView({ block: 'start' });
      line?.focus();
    });
  };
  if (lines.value === null) return <p class="help">{t.because}</p>;
  return (
    <ol class="why" aria-live="polite" aria-label={t.why}>
      {lines.value.map(({ text, turns }) => (
        <li key={text}>
          {text}{' '}
          {turns.map((turn) => (
            <button
              type="button"
              key={turn}
              class="turn-link"
              aria-label={turn === 0 ? undefined : t.toTurn(turn)}
              onClick={() => show(turn)}
            >
              {turn === 0 ? t.deal : turn}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
