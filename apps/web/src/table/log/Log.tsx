/** The events in words; pointing at a line lights up what it speaks of. */
import { readOut } from '@casefile/editions/words/rolls';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { lazyPart } from '../../app/lazy-part.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { toldOf, useNaming, useScene, useTable } from '../../game/context.ts';
import { lookingBack } from '../../game/looking-back.ts';
import { locale, namesOf, ui } from '../../words/lexicon.ts';
import { type Line, linesOf } from './log-lines.ts';

const HouseRulesNote = lazyPart(() =>
  import('../panel/HouseRulesNote.tsx').then(({ HouseRulesNote }) => HouseRulesNote),
);

let last: { readonly about: readonly unknown[]; readonly lines: readonly Line[] } | null = null;

/** Computed once, for the log and for the live region. */
export function useLines(): readonly Line[] {
  const { session } = useTable();
  const { speaker } = useNaming();
  const about = [session.log.value, locale.value!.game, speaker] as const;
  if (last === null || about.some((each, i) => each !== last!.about[i]))
    last = { about, lines: linesOf(...about) };
  // Events on the stage are logged line by line, as they are shown.
  const told = toldOf(session);
  return told < session.log.value.length ? last.lines.filter(({ n }) => n < told) : last.lines;
}

export function Log(): JSX.Element {
  const { session, pointed } = useTable();
  const lines = useLines();
  const { view, isPast } = useScene();
  const { edition, options, result } = view;
  const usual = namesOf(edition)?.options ?? options;
  const hasHouseRules = Object.keys(options).some((name) => !Object.hasOwn(usual, name));
  const deal = (lines.find(({ turn, isPrivate }) => turn === 0 && isPrivate) ?? lines[0])?.n;
  /** The line that is read by keys. Tab leads to it and to its button, or to the last line's, not to a hundred others. */
  const read = useSignal(-1);
  const entry = lines.find(({ n }) => n === read.value) ?? lines.at(-1);
  const point = ({ target, type }: Event): void => {
    const n = Number((target as Element).closest('li')?.dataset.n ?? -1);
    const line = lines.find((each) => each.n === n);
    pointed.value = line === undefined ? null : { places: line.places, seats: line.seats };
    if (type === 'focusin') read.value = n;
  };
  const leave = ({ type }: Event): void => {
    pointed.value = null;
    if (type === 'focusout') read.value = -1;
  };
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (event.target as Element).closest('li')?.[step as 'nextElementSibling'];
    (next as HTMLElement | null)?.focus();
  };
  return (
    <section class="log" aria-label={ui().table.log}>
      <h2 class="pane-title">{ui().table.log}</h2>
      {hasHouseRules && <HouseRulesNote />}
      {!isPast && result === null && view.turnNumber > 0 && (
        <button type="button" class="plain to-past" onClick={() => (lookingBack.value = session)}>
          {ui().table.lookBack}
        </button>
      )}
      <ol onKeyDown={move} onFocusIn={point} onFocusOut={leave} onPointerOver={point} onPointerLeave={leave}>
        {lines.map(({ n, text, isTurn, isPrivate, turn, isScene }) => (
          <Row
            key={n}
            n={n}
            text={text}
            isPrivate={isPrivate}
            isTurn={isTurn}
            turn={isTurn || n === deal ? turn : null}
            isEntry={n === entry?.n}
            onAgain={isScene && turn > 0 ? session.again : null}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly n: number;
  readonly text: string;
  readonly isPrivate: boolean;
  readonly isTurn: boolean;
  /** The turn, or 0 for the deal, that begins here; null within a turn. */
  readonly turn: number | null;
  /** Whether it is the one that Tab leads to. */
  readonly isEntry: boolean;
  /** Shows it once more. */
  readonly onAgain: ((n: number) => void) | null;
}

/** Takes plain values only, so that unchanged lines are not rendered again, however long the log is. */
function Row({ n, text, isPrivate, isTurn, turn, isEntry, onAgain }: RowProps): JSX.Element {
  const t = ui().table;
  return (
    <li
      data-n={n}
      class={isTurn ? 'log-turn' : 'log-line'}
      id={turn === null ? undefined : `turn-${turn}`}
      data-private={isPrivate}
      tabIndex={isEntry ? 0 : -1}
    >
      {isPrivate && (
        <span class="private" title={t.onlyYou}>
          <Icon id="eye" size={14} />
          <span class="unseen">{t.onlyYou}. </span>
        </span>
      )}
      {text}
      {onAgain !== null && (
        <button
          type="button"
          class="again"
          tabIndex={isEntry ? 0 : -1}
          aria-label={t.again}
          title={t.again}
          onClick={() => onAgain(n)}
        >
          <Icon id="again" size={16} />
        </button>
      )}
    </li>
  );
}

/**
 * Announces each event once for screen readers, not again after a change of viewer or when its scene is fetched late.
 */
export function Announcer({ said }: { readonly said: { current: number } }): JSX.Element {
  const lines = useLines();
  const { session } = useTable();
  const fresh = useRef<readonly Line[]>([]);
  const held = useRef(new Set<number>()).current;
  // The dialog that shows a card is read out when it takes the focus; here it would be heard twice. What came after the
  // card waits until it is closed: the focus would cut it short.
  const pending = session.pending.value.map(({ n }) => n);
  for (const n of pending) held.add(n);
  const end = Math.min(toldOf(session), ...pending);
  const next = lines.filter(({ n }) => n >= said.current && n < end && !held.has(n));
  // However many come at once, each is read out.
  if (next.length > 0) fresh.current = [...fresh.current, ...next].slice(-Math.max(12, next.length));
  // Only an undo makes the log shorter.
  said.current = Math.min(Math.max(said.current, end), session.log.value.length);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {fresh.current.map(({ n, text }) => (
        <p key={n}>{readOut(locale.value!.game, text)}</p>
      ))}
    </div>
  );
}
