/** What has happened, in words. */
import { sayFact } from '@casefile/editions/words/words';
import type { Fact } from '@casefile/engine';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useNaming, useTable } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';

interface Line {
  readonly n: number;
  readonly text: string;
  readonly isTurn: boolean;
  readonly turn: number;
}

export function useLines(): readonly Line[] {
  const { session } = useTable();
  const { speaker } = useNaming();
  const { game } = tongue.value!;
  let turn = 0;
  return session.log.value.flatMap((fact: Fact, n): Line[] => {
    if (fact.fact === 'turn') turn = fact.number;
    const text = sayFact(game, fact, speaker);
    return text === '' ? [] : [{ n, text, isTurn: fact.fact === 'turn', turn }];
  });
}

export function Log(): JSX.Element {
  const lines = useLines();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  return (
    <section class="log" aria-label={ui().table.log}>
      <ol>
        {lines.map(({ n, text, isTurn, turn }) => (
          <li
            key={n}
            class={isTurn ? 'log-turn' : 'log-line'}
            id={isTurn ? `turn-${turn}` : undefined}
            tabIndex={-1}
          >
            {text}
          </li>
        ))}
        <li ref={end} aria-hidden="true" class="log-end" />
      </ol>
    </section>
  );
}

/** Each public event once, for who listens to the page. */
export function Announcer(): JSX.Element {
  const lines = useLines();
  const said = useRef(0);
  const fresh = lines.filter(({ n }) => n >= said.current).slice(-6);
  const last = lines.at(-1);
  useEffect(() => {
    said.current = (last?.n ?? -1) + 1;
  });
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {fresh.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
