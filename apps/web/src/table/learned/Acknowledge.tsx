/** Shows what I have learned until I acknowledge it; the game waits. */
import { sayFact } from '@casefile/editions/words/words';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardBack, CardFace } from '../../art/cards/cards.tsx';
import { Emblem } from '../../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { loadMore, locale, ui } from '../../words/lexicon.ts';
import { unbroken } from '../../words/unbroken.ts';
import type { Learned } from '../../worker/knowledge/learned.ts';
import { focusOnDoing } from '../keyboard/quiet-focus.ts';
import { useUncovered } from '../use-uncovered.ts';
import { firstGroup, putsOut, subjectOf } from './groups.ts';

/** Verdicts and ways on from them: fetched ahead, or when the first one comes. */
type Rare = typeof import('./Verdict.tsx');
const rare = signal<Rare | null>(null);
export async function fetchRare(): Promise<void> {
  const [fetched] = await Promise.all([import('./Verdict.tsx'), loadMore()]);
  rare.value ??= fetched;
}

/** Ignores presses right after opening, which were meant for what was there before. */
const strayMs = 300;

export function Acknowledge(): JSX.Element | null {
  const { pending, beat } = useTable().session;
  const group = firstGroup(pending.value);
  // The preceding scene is shown first; a press skips it.
  const isDue = useUncovered(group.length > 0 && beat.value === null);
  return isDue ? <Held key={group[0]!.n} group={group} /> : null;
}

function Held({ group }: { readonly group: readonly Learned[] }): JSX.Element {
  const { session } = useTable();
  const { viewerSeat, view } = useScene();
  const { speaker } = useNaming();
  const box = useRef<HTMLDialogElement>(null);
  const since = useRef(performance.now());
  const [first] = group;
  const isOut = view.result === null && group.some((item) => putsOut(item, viewerSeat));
  const isVerdict = first!.what === 'verdict';
  const isAll = session.pending.value.length === group.length;
  useEffect(() => {
    // Without a network a plain sentence says it.
    if (isVerdict || isOut) void fetchRare().catch(() => {});
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      // What was pressed before the card came may be gone.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusOnDoing();
      });
    };
  }, []);
  const done = (event: Event): boolean => {
    const age = event.timeStamp - since.current;
    if (age >= 0 && age < strayMs) return false;
    session.acknowledge(group.at(-1)!.n);
    return true;
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.repeat) event.preventDefault();
    // Nothing below it may be reached.
    if (event.key === 'Tab') cycle(event, box.current!);
    if (event.key === 'Escape' && !isOut) done(event);
  };
  const { Verdict, WaysOn } = rare.value ?? {};
  const behind = session.behind.value;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the card changes nothing, the focus neither
    <div class="over" onMouseDown={(event) => event.preventDefault()}>
      <dialog
        open
        ref={box}
        class="learned"
        data-what={first!.what}
        data-n={first!.n}
        aria-modal="true"
        // Names the card for screen readers.
        aria-label={group.map(({ fact }) => sayFact(locale.value!.game, fact, speaker)).join(' ')}
        onKeyDown={keys}
      >
        {isVerdict && Verdict !== undefined ? <Verdict group={group} /> : <Cards group={group} />}
        {behind > 0 && <p class="help">{ui().table.behind(behind)}</p>}
        {isOut && WaysOn !== undefined ? (
          <WaysOn item={group.find((item) => putsOut(item, viewerSeat))!} onDone={done} />
        ) : (
          <div class="buttons">
            <button type="button" class="primary" onClick={done}>
              {ui().table.understood}
            </button>
            {isAll && <EndsTurn onDone={done} />}
          </div>
        )}
      </dialog>
    </div>
  );
}

/** If nothing but ending my turn or accusing is left, one press closes the card and ends the turn. */
function EndsTurn({ onDone }: { readonly onDone: (event: Event) => boolean }): JSX.Element | null {
  const { session } = useTable();
  const { legal, view, viewerSeat } = useScene();
  const does = legal.map((form) => form.do);
  const isOver =
    view.turn === viewerSeat &&
    does.includes('end') &&
    does.every((what) => what === 'end' || what === 'accuse');
  if (!isOver) return null;
  const press = (event: Event): void => {
    if (onDone(event)) void session.act({ do: 'end' });
  };
  return (
    <button type="button" class="plain" data-ends-turn onClick={press}>
      {ui().table.understoodAndEnd}
    </button>
  );
}

/** Keeps Tab inside the box. */
function cycle(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>('button, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
}

/** The sentence of the log, without the name of a card shown to me, which the picture says. */
function useSentence(): (item: Learned) => string {
  const { speaker } = useNaming();
  const { game } = locale.value!;
  return ({ what, fact }) =>
    what === 'shown' && fact.fact === 'showed' && fact.why !== 'see' && fact.why !== 'power'
      ? ui().table.shownToYou(speaker.seat(fact.seat))
      : sayFact(game, fact, speaker);
}

function Cards({ group }: { readonly group: readonly Learned[] }): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const say = useSentence();
  const [first] = group;
  const isOne = group.length === 1;
  const count = group.reduce((sum, { cards }) => sum + cards.length, 0);
  const caption = (item: Learned): JSX.Element => {
    const seat = subjectOf(item);
    return (
      <p class="shown-by">
        {seat !== null && <Emblem id={view.seats[seat]!.suspect} size={isOne ? 28 : 20} />}
        <span>{unbroken(say(item))}</span>
      </p>
    );
  };
  return (
    <>
      {isOne && caption(first!)}
      <ul class="learned-cards" data-count={Math.min(count, 7)}>
        {group.map((item) =>
          item.cards.map((card) => (
            <li key={`${item.n} ${card}`}>
              <div class="turning">
                <div class="turning-back" aria-hidden="true">
                  <CardBack edition={view.edition} />
                </div>
                <div class="turning-face">
                  <CardFace
                    id={card}
                    name={speaker.name(card)}
                    edition={view.edition}
                    isFaint={item.what === 'unheld'}
                  />
                </div>
              </div>
              {!isOne && caption(item)}
            </li>
          )),
        )}
      </ul>
    </>
  );
}
