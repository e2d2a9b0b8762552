/** All that may be done now, one of it loud. What needs choices opens its picker here. */
import { sayAction } from '@casefile/editions/words/words';
import type { Form } from '@casefile/engine';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';
import { AccuseForm } from './AccuseForm.tsx';
import { actionOf, begin, type Choosing, inOrder, openKeys } from './choosing.ts';
import { Picker } from './Picker.tsx';
import { ShowForm } from './ShowForm.tsx';
import { Trouble } from './Trouble.tsx';

export function ActionPanel({ picking }: { readonly picking: Signal<Choosing | null> }): JSX.Element {
  const { session } = useTable();
  const { legal, view, canUndo } = useScene();
  const t = ui().table;
  const version = useSignal(0);
  // A picker left open over another position would offer what is no longer there.
  useSignalEffect(() => {
    if (session.scene.value !== null) picking.value = null;
    version.value++;
  });
  const forms = inOrder(legal);
  const showing = forms.find(({ do: what }) => what === 'show');
  const choosing = picking.value;
  return (
    <section class="act" aria-label={t.act} key={version.value}>
      <Trouble />
      {showing !== undefined ? (
        <ShowForm form={showing} />
      ) : choosing !== null ? (
        choosing.form.do === 'accuse' ? (
          <AccuseForm picking={picking} />
        ) : (
          <Picker picking={picking} />
        )
      ) : (
        <Buttons forms={forms} picking={picking} />
      )}
      {canUndo && choosing === null && (
        <button type="button" class="quiet" onClick={() => void session.undo()}>
          {t.undo}
        </button>
      )}
      {view.asked.length > 0 && legal.length === 0 && session.scene.value?.botAsked && (
        <button type="button" class="quiet" onClick={session.hurry}>
          {t.faster}
        </button>
      )}
    </section>
  );
}

function Buttons({
  forms,
  picking,
}: {
  readonly forms: readonly Form[];
  readonly picking: Signal<Choosing | null>;
}): JSX.Element {
  const { session } = useTable();
  const { speaker } = useNaming();
  const { game } = tongue.value!;
  const press = (form: Form): void => {
    const choosing = begin(form);
    const action = actionOf(choosing);
    // An accusation is never one tap away, not even where nothing is left to choose.
    if (action === null || form.do === 'accuse') picking.value = choosing;
    else void session.act(action);
  };
  return (
    <div class="buttons">
      {forms.map((form, i) => (
        <button
          type="button"
          key={`${form.do}${i}`}
          class={i === 0 ? 'primary' : form.do === 'accuse' ? 'grave' : 'plain'}
          data-do={form.do}
          disabled={session.busy.value}
          onClick={() => press(form)}
        >
          {sayAction(game, labelled(form), speaker)}
          {openKeys(begin(form)).length > 0 && '…'}
        </button>
      ))}
    </div>
  );
}

/** What is settled already belongs on the button: “in the Hall”, not “somewhere”. */
function labelled(form: Form): { readonly do: Form['do'] } {
  return { do: form.do, ...begin(form).chosen };
}
