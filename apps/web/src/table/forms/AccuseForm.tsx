/** An accusation in two steps: the three cards first, then what it means, and a second button elsewhere. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardFace } from '../../art/cards/cards.tsx';
import { useNaming, useOnHold, useScene, useTable } from '../../game/context.ts';
import { locale, more, ui } from '../../words/lexicon.ts';
import { Elsewhere } from '../Elsewhere.tsx';
import { Deliberate } from '../panel/Deliberate.tsx';
import { actionOf, type Choosing, choicesOf, openKeys } from './choosing.ts';
import { Choice } from './Picker.tsx';

const parts = ['suspect', 'weapon', 'room'] as const;
export interface PickingProps {
  readonly picking: Signal<Choosing | null>;
}

export function AccuseForm({ picking }: PickingProps): JSX.Element {
  const isSure = useSignal(false);
  const choosing = picking.value!;
  const { game } = locale.value!;
  const { speaker } = useNaming();
  const { stake } = useScene();
  const t = ui().table;
  const a = more().accuse;
  if (isSure.value) return <LastWord picking={picking} onBack={() => (isSure.value = false)} />;
  const [open] = openKeys(choosing);
  return (
    <div class="picker accuse">
      <h2>{a.title}</h2>
      <p class="help">{a.stakes[stake]}</p>
      {parts
        .filter((key) => choicesOf(choosing.form, key).length > 1)
        .map((key, i) => (
          <Choice key={key} name={key} picking={picking} isFirst={i === 0} />
        ))}
      <div class="buttons sticky">
        <Elsewhere cards={parts.flatMap((key) => (choosing.chosen[key] as string | undefined) ?? [])} />
        <button
          type="button"
          class="primary"
          disabled={open !== undefined}
          onClick={(event) => {
            if (event.detail < 2) isSure.value = true;
          }}
        >
          {open === undefined ? a.toCheck : game.arguments[open](speaker)}
        </button>
        <button type="button" class="quiet" onClick={() => (picking.value = null)}>
          {t.back}
        </button>
      </div>
    </div>
  );
}

function LastWord({ picking, onBack }: PickingProps & { readonly onBack: () => void }): JSX.Element {
  const { session } = useTable();
  const isOnHold = useOnHold();
  const { view, stake } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const a = more().accuse;
  const action = actionOf(picking.value!);
  const box = useRef<HTMLDialogElement>(null);
  // Before painting, or the panel would be empty for a moment.
  useLayoutEffect(() => {
    box.current?.showModal();
  }, []);
  const cards = parts.map((key) => picking.value!.chosen[key] as string);
  return (
    <dialog ref={box} class="last-word" role="alertdialog" aria-labelledby="last-word" onClose={onBack}>
      <h2 id="last-word">{a.title}</h2>
      <ul class="cards">
        {cards.map((card) => (
          <li key={card}>
            <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
          </li>
        ))}
      </ul>
      <Elsewhere cards={cards} />
      <p>{a.stakes[stake]}</p>
      <div class="buttons">
        <button type="button" class="plain" onClick={onBack}>
          {t.back}
        </button>
        <Deliberate
          class="primary danger"
          what={cards.join()}
          wait={700}
          isBusy={action === null || isOnHold}
          onConfirm={() => action !== null && void session.act(action)}
        >
          {a.final}
        </Deliberate>
      </div>
    </dialog>
  );
}
