/** What has happened, in words; a line that is pointed at lights what it speaks of. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { useNaming, useTable } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';
import { type Line, linesOf } from './log-lines.ts';

export function useLines(): readonly Line[] {
  const { session } = useTable();
  const { speaker } = useNaming();
  return linesOf(session.log.value, tongue.value!.game, speaker);
}

export function Log(): JSX.Element {
  const { pointed } = useTable();
  const lines = useLines();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const pane = list.current?.closest('.pane');
    if (pane) pane.scrollTop = pane.scrollHeight;
  }, [lines.length]);
  const point = (line: Line | null): void => {
    pointed.value = line === null ? null : { places: line.places, seats: line.seats };
  };
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (event.currentTarget as Element)[step as 'nextElementSibling'];
    (next as HTMLElement | null)?.focus();
  };
  return (
    <section class="log" aria-label={ui().table.log}>
      <h2 class="pane-title">{ui().table.log}</h2>
      <ol ref={list}>
        {lines.map((line, i) => (
          <li
            key={line.n}
            class={line.isTurn ? 'log-turn' : 'log-line'}
            id={line.isTurn ? `turn-${line.turn}` : undefined}
            data-private={line.isPrivate}
            tabIndex={i === lines.length - 1 ? 0 : -1}
            onKeyDown={move}
            onFocus={() => point(line)}
            onBlur={() => point(null)}
            onPointerEnter={() => point(line)}
            onPointerLeave={() => point(null)}
          >
            {line.isPrivate && (
              <span class="private" title={ui().table.onlyYou}>
                <Icon id="eye" size={14} />
                <span class="unseen">{ui().table.onlyYou}: </span>
              </span>
            )}
            {line.text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Each event once, for who listens to the page; a change of looker does not tell it all again. */
export function Announcer({ said }: { readonly said: { current: number } }): JSX.Element {
  const lines = useLines();
  const { length } = useTable().session.log.value;
  const fresh = useRef<readonly Line[]>([]);
  const next = lines.filter(({ n }) => n >= said.current);
  if (next.length > 0) fresh.current = [...fresh.current, ...next].slice(-12);
  said.current = length;
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {fresh.current.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
