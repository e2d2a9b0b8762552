/** Why a mark stands, in words, with the turns it comes from. */
import type { JSX } from 'preact';
import type { MarkQuestion, Why } from '../desk/messages.ts';
import { useNaming } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';

export interface WhyNoteProps {
  readonly question: MarkQuestion;
  readonly why: Why | null;
  readonly onClose: () => void;
}

export function WhyNote({ question, why, onClose }: WhyNoteProps): JSX.Element {
  const { speaker } = useNaming();
  const t = ui().notebook;
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
        {why?.lines.map(({ text, turns }) => (
          <li key={text}>
            {text}{' '}
            {turns.map((turn) => (
              <button type="button" key={turn} class="turn-link" onClick={() => show(turn)}>
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
