/** An accusation in two steps: the three cards first, then what it means, and a second button elsewhere. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { CardFace } from '../art/cards.tsx';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';
import { actionOf, type Choosing, choicesOf, openKeys } from './choosing.ts';
import { Choice } from './Picker.tsx';

const parts = ['suspect', 'weapon', 'room'] as const;

export function AccuseForm({ picking }: { readonly picking: Signal<Choosing | null> }): JSX.Element {
  const isSure = useSignal(false);
  const choosing = picking.value!;
  const { game } = tongue.value!;
  const { speaker } = useNaming();
  const t = ui().table;
  if (isSure.value) return <LastWord picking={picking} onBack={() => (isSure.value = false)} />;
  const [open] = openKeys(choosing);
  return (
    <div class="picker">
      <h3>{t.accuseTitle}</h3>
      {parts
        .filter((key) => choicesOf(choosing.form, key).length > 1)
        .map((key) => (
          <Choice key={key} name={key} picking={picking} />
        ))}
      <div class="buttons">
        <button
          type="button"
          class="grave"
          disabled={open !== undefined}
          onClick={() => (isSure.value = true)}
        >
          {open === undefined ? `${t.accuseFinal}…` : game.arguments[open](speaker)}
        </button>
        <button type="button" class="quiet" onClick={() => (picking.value = null)}>
          {t.back}
        </button>
      </div>
    </div>
  );
}

function LastWord({
  picking,
  onBack,
}: {
  readonly picking: Signal<Choosing | null>;
  readonly onBack: () => void;
}): JSX.Element {
  const { session } = useTable();
  const { view } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const action = actionOf(picking.value!);
  const held = useSignal(false);
  return (
    <div class="last-word" role="alertdialog" aria-labelledby="last-word">
      <h3 id="last-word">{t.accuseTitle}</h3>
      <ul class="cards">
        {parts.map((key) => {
          const card = picking.value!.chosen[key] as string;
          return (
            <li key={key}>
              <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
            </li>
          );
        })}
      </ul>
      <p>{t.accuseWarning}</p>
      <div class="buttons">
        <button type="button" class="quiet" onClick={onBack}>
          {t.back}
        </button>
        <label class="tick">
          <input type="checkbox" checked={held.value} onChange={() => (held.value = !held.value)} />{' '}
          {t.confirm}
        </label>
        <button
          type="button"
          class="grave"
          disabled={!held.value || action === null || session.busy.value}
          onClick={() => action !== null && void session.act(action)}
        >
          {t.accuseFinal}
        </button>
      </div>
    </div>
  );
}
