/** Buttons for all legal actions, one of them primary. An action that needs choices opens its picker here. */
import { sayAction } from '@casefile/editions/words/words';
import type { Form } from '@casefile/engine';
import { effect, signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { arrivals, lazyPart } from '../../app/lazy-part.tsx';
import { settings } from '../../app/settings.ts';
import { isCalled, useCalled, useNaming, useOnHold, useScene, useTable } from '../../game/context.ts';
import { isWindow } from '../../game/reactions.ts';
import { loadMore, locale, ui } from '../../words/lexicon.ts';
import {
  actionOf,
  begin,
  inOrder,
  isMove,
  isSameForm,
  loudForm,
  openKeys,
  questionKey,
} from '../forms/choosing.ts';
import { focusOnDoing } from '../keyboard/quiet-focus.ts';
import { useAsk } from '../Status.tsx';
import { Now } from './Now.tsx';

const AccuseForm = lazyPart(async () => {
  const [{ AccuseForm: fetched }] = await Promise.all([import('../forms/AccuseForm.tsx'), loadMore()]);
  return fetched;
});
const ConfirmMove = lazyPart(() => import('./ConfirmMove.tsx').then(({ ConfirmMove }) => ConfirmMove));
const Destinations = lazyPart(() => import('./Destinations.tsx').then(({ Destinations }) => Destinations));
const Picker = lazyPart(() => import('../forms/Picker.tsx').then(({ Picker }) => Picker));
const Trouble = lazyPart(async () => {
  const [{ Trouble: fetched }] = await Promise.all([import('../Trouble.tsx'), loadMore()]);
  return fetched;
});
const ShowForm = lazyPart(() => import('../forms/ShowForm.tsx').then(({ ShowForm }) => ShowForm));

/** Set when the parts fetched ahead have arrived; nobody asks for advice before the first move. */
export const coach = signal<ComponentType | null>(null);

export function ActionPanel(): JSX.Element {
  const { session, picking } = useTable();
  const scene = useScene();
  const { view, canUndo, botAsked } = scene;
  const isMine = useCalled();
  const { help } = useAsk();
  const Coach = coach.value;
  const t = ui().table;
  const isStepping = settings.speed.value === 'step';
  const panel = useRef<HTMLElement>(null);
  // A picker left open over another position would offer what is no longer there.
  // Synchronously, or the table would be rendered twice, with the picker and without it.
  useEffect(
    () =>
      effect(() => {
        const { legal } = session.scene.value ?? { legal: [] };
        const open = picking.peek();
        // A choice that is still offered survives the actions of others.
        if (open !== null && !legal.some((form) => isSameForm(form, open.form))) picking.value = null;
      }),
    [session],
  );
  const forms = isMine ? inOrder(scene.legal) : [];
  const showing = useShowing(isMine);
  const choosing = picking.value;
  useNewFocus(
    panel,
    `${view.turnNumber} ${view.step} ${view.waitingFor} ${choosing?.form.do}`,
    forms.length > 0,
  );
  return (
    <section
      class="act"
      aria-label={t.act}
      ref={panel}
      // A held key must not press what appears next.
      onKeyDownCapture={(event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
      onClickCapture={(event) => {
        if (event.detail > 1 && (event.target as Element).closest('.buttons') !== null)
          event.stopPropagation();
      }}
    >
      {session.trouble.value !== null && <Trouble />}
      {showing !== undefined ? (
        <ShowForm form={showing.form} key={showing.question} />
      ) : choosing !== null ? (
        choosing.form.do === 'accuse' ? (
          <AccuseForm picking={picking} />
        ) : isMove(choosing) ? (
          <ConfirmMove picking={picking} />
        ) : (
          <Picker picking={picking} />
        )
      ) : (
        <>
          <Now />
          {help !== '' && <p class="help">{help}</p>}
          {forms.some(({ do: what }) => what === 'move') && <Destinations />}
          <Buttons forms={forms} />
        </>
      )}
      {isMine && Coach && session.coach && <Coach key={session.log.value.length} />}
      {choosing === null && (
        <div class="buttons">
          {canUndo && (
            <button type="button" class="quiet" data-undo onClick={() => void session.undo()}>
              {t.undo}
            </button>
          )}
          {botAsked && !isMine && (
            // A press anywhere on the table hurries the scene; an `onClick` of its own would skip two beats.
            <button type="button" class={isStepping ? 'primary' : 'quiet'} data-hurries>
              {isStepping ? t.stepOn : t.faster}
            </button>
          )}
          {session.toEnd.value !== null && (
            <button type="button" class="quiet" data-to-end onClick={session.toEnd.value}>
              {t.toEnd}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface Showing {
  readonly form: Form;
  readonly question: string;
}

/**
 * The card I must show. The form stays open while scenes show the other players' choices; otherwise it would close
 * with each of them and forget the card that I have chosen.
 */
function useShowing(isMine: boolean): Showing | undefined {
  const scene = useScene();
  const open = useRef<string | undefined>(undefined);
  const form = isCalled(scene) ? scene.legal.find(({ do: what }) => what === 'show') : undefined;
  const question = form && questionKey(scene.view, form);
  if (isMine) open.current = question;
  return form && question !== undefined && question === open.current ? { form, question } : undefined;
}

/** Moves the focus of a keyboard player to the new thing to do, unless they are busy elsewhere. */
function useNewFocus(panel: { current: HTMLElement | null }, what: string, isAsked: boolean): void {
  const first = useRef(true);
  /** The part that should get the focus is still loading, and the button that had it is gone. */
  const isOwed = useRef(false);
  const find = (): void => {
    const { activeElement: at } = document;
    const isFree = at === null || at === document.body || panel.current?.contains(at);
    isOwed.current = panel.current?.querySelector('.fetching') != null;
    if (isAsked && isFree) focusOnDoing();
  };
  useEffect(() => {
    // A table that was opened by its address is read from its top; otherwise what was pressed to come here is gone.
    if (!first.current || navigator.userActivation?.hasBeenActive) find();
    first.current = false;
  }, [what, isAsked]);
  useEffect(() => {
    if (isOwed.current) find();
  }, [arrivals.value]);
}

function Buttons({ forms }: { readonly forms: readonly Form[] }): JSX.Element {
  const { session, picking } = useTable();
  const scene = useScene();
  const isOnHold = useOnHold();
  const { speaker } = useNaming();
  const { game } = locale.value!;
  const press = (form: Form): void => {
    const choosing = begin(form);
    const action = actionOf(choosing);
    // An accusation always takes more than one tap, even if there is nothing to choose.
    if (action === null || form.do === 'accuse') picking.value = choosing;
    else if (form.do === 'pass' && isWindow(scene)) void session.letPass(false);
    else void session.act(action);
  };
  const loud = loudForm(forms);
  return (
    <div class="buttons doings">
      {forms
        .filter(({ do: what }) => what !== 'move')
        .map((form, i) => (
          <button
            type="button"
            key={`${form.do}${i}`}
            class={form === loud ? 'primary' : form.do === 'accuse' ? 'grave' : 'plain'}
            data-do={form.do}
            disabled={isOnHold}
            onClick={() => press(form)}
          >
            {sayAction(game, labelled(form), speaker)}
            {openKeys(begin(form)).length > 0 && '…'}
          </button>
        ))}
      {forms.length > 0 && isWindow(scene) && (
        <button
          type="button"
          class="quiet"
          data-rests
          disabled={isOnHold}
          onClick={() => void session.letPass(true)}
        >
          {ui().table.notThisRound}
        </button>
      )}
    </div>
  );
}

/** A settled part belongs on the button: “in the Hall”, not “somewhere”. */
function labelled(form: Form): { readonly do: Form['do'] } {
  return { do: form.do, ...begin(form).chosen };
}
