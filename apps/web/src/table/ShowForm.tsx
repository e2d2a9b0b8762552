/** Showing a card: which of those named I hold, which this asker has seen, and one deliberate confirm. */
import { sayWait } from '@casefile/editions/words/words';
import type { Form } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { CardFace } from '../art/cards.tsx';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';

export function ShowForm({ form }: { readonly form: Form }): JSX.Element {
  const { session } = useTable();
  const { view, wait } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const choices = typeof form.card === 'string' ? [form.card] : (form.card ?? []);
  // Where there is a choice it is mine; where there is none, the card still waits for my hand.
  const chosen = useSignal<string | null>(choices.length === 1 ? choices[0]! : null);
  const asker = wait?.for === 'card' ? wait.to : view.turn;
  const named = wait?.for === 'answer' ? (view.history.at(-1)?.cards ?? choices) : choices;
  const hasSeen = (card: string): boolean =>
    view.showed.some((each) => each.card === card && each.to === asker);
  return (
    <form
      class="show"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.value !== null) void session.act({ do: 'show', card: chosen.value });
      }}
    >
      <h3>{wait === null ? '' : sayWait(tongue.value!.game, wait, speaker).ask}</h3>
      <ul class="cards">
        {named.map((card) => {
          const isMine = choices.includes(card);
          return (
            <li key={card}>
              <button
                type="button"
                class="card-button"
                disabled={!isMine}
                aria-pressed={chosen.value === card}
                onClick={() => (chosen.value = card)}
              >
                <CardFace id={card} name={speaker.name(card)} edition={view.edition} isFaint={!isMine} />
              </button>
              <small>
                {[isMine ? t.youHold : null, hasSeen(card) ? t.shownBefore(speaker.seat(asker)) : null]
                  .filter((note) => note !== null)
                  .join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
      <button type="submit" class="primary" disabled={chosen.value === null || session.busy.value}>
        {chosen.value === null ? t.choose : t.show(speaker.name(chosen.value))}
      </button>
    </form>
  );
}
