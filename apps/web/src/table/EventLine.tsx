/** On a phone: the last event, above the tabs; a tap shows the last ten. */

import { sayFact } from '@casefile/editions/words/words';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { phones } from '../app/phones.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { Emblem } from '../art/people/people.tsx';
import { useClearTools } from '../board/clear-tools.ts';
import { useCalled, useNaming, useScene, useTable } from '../game/context.ts';
import { labelled } from '../words/labelled.ts';
import { locale, ui } from '../words/lexicon.ts';
import { unbroken } from '../words/unbroken.ts';
import { begin } from './forms/choosing.ts';
import { useLines } from './log/Log.tsx';
import type { Line } from './log/log-lines.ts';

const maxTold = 10;

export function EventLine(): JSX.Element | null {
  const { view } = useScene();
  const { session } = useTable();
  const isOpen = useSignal(false);
  useOpenOnEntering();
  const lines = useLines();
  const beat = session.beat.value;
  const last = useShownAgain() ?? lines.at(-1);
  const isLive = beat !== null;
  useClearTools(`${beat?.n} ${view.turn} ${session.log.value.length}`);
  useEffect(() => {
    if (!isOpen.value) return;
    const close = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('.events') === null) isOpen.value = false;
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [isOpen.value]);
  if (last === undefined) return null;
  const [seat] = last.seats;
  const suspect = seat === undefined ? undefined : view.seats[seat]?.suspect;
  return (
    <>
      {isOpen.value && (
        <ol class="last-events" id="last-events">
          {lines.slice(-maxTold).map(({ n, text, isTurn, isPrivate }) => (
            <li key={n} class={isTurn ? 'log-turn' : 'log-line'} data-private={isPrivate}>
              {unbroken(text)}
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        class="event-line"
        aria-expanded={isOpen.value}
        aria-controls="last-events"
        data-live={isLive}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {suspect === undefined ? <Icon id="log" size={18} /> : <Emblem id={suspect} size={20} />}
        <span>
          <span class="unseen">{labelled(ui().table.lastEvents, '')}</span>
          {unbroken(last.text)}
        </span>
      </button>
    </>
  );
}

/** The event being shown again, which has no other caption on a phone. */
function useShownAgain(): Pick<Line, 'seats' | 'text'> | null {
  const { session } = useTable();
  const { speaker } = useNaming();
  const told = useRef<Pick<Line, 'seats' | 'text'> | null>(null);
  const beat = session.beat.value;
  const text = beat?.isAgain ? sayFact(locale.value!.game, beat.fact, speaker) : '';
  // The end of a question has no words, so the previous ones stay.
  if (!beat?.isAgain) told.current = null;
  else if (text !== '') told.current = { seats: beat.seat === null ? [] : [beat.seat], text };
  return told.current;
}

/** Opens the form for a player who has just entered a room, which saves a tap. */
function useOpenOnEntering(): void {
  const { session, picking } = useTable();
  const { facts, whole, viewerSeat, legal } = useScene();
  const isCalled = useCalled();
  const isAtRest = useComputed(() => session.beat.value === null).value;
  const suggest = isCalled ? legal.find((form) => form.do === 'suggest') : undefined;
  const hasCome =
    !whole &&
    facts.some(
      (fact) =>
        fact.fact === 'moved' &&
        fact.seat === viewerSeat &&
        fact.by !== 'home' &&
        typeof fact.to === 'string',
    );
  useEffect(() => {
    if (isAtRest && hasCome && suggest !== undefined && matchMedia(phones).matches)
      picking.value ??= begin(suggest);
  }, [session.log.value.length, isAtRest, suggest === undefined]);
}
