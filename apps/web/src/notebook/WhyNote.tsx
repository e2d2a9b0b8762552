/** Why a mark stands, in words, with the turns it comes from. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MarkQuestion, Why } from '../desk/messages.ts';
import { useNaming, useScene } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';
import { sayWhy, type WhyLine } from './say-why.ts';

export interface WhyNoteProps {
  readonly question: MarkQuestion;
  readonly why: Why | null;
  readonly onClose: () => void;
}

export function WhyNote({ question, why, onClose }: WhyNoteProps): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const { lang, game } = tongue.value!;
  const lines = useSignal<readonly WhyLine[]>([]);
  const t = ui().notebook;
  useEffect(() => {
    if (why === null) return;
    const suspects = view.seats.map(({ suspect }) => suspect);
    void sayWhy(why, lang, game, speaker, suspects).then((said) => {
      lines.value = said;
    });
  }, [why, lang]);
  const show = (turn: number): void => {
    const line = document.getElementById(`turn-${turn}`);
    line?.scrollIntoView({ block: 'center' });
    line?.focus();
  };
  return (
    <aside class="why" aria-live="polite">
      <h4>
        {t.why} {speaker.name(question.card)}
      </h4>
      <ol>
        {lines.value.map(({ text, turns }) => (
          <li key={text}>
            {text}{' '}
            {turns.map((turn) => (
              <button
                type="button"
                key={turn}
                class="turn-link"
                aria-label={t.toTurn(turn)}
                onClick={() => show(turn)}
              >
                {turn}
              </button>
            ))}
          </li>
        ))}
      </ol>
      <button type="button" class="quiet" onClick={onClose}>
        {ui().settings.close}
      </button>
    </aside>
  );
}
