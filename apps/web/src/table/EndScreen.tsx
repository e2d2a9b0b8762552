/** The end: the envelope opens, and the evening paper tells the case. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { follow, go } from '../app/router.ts';
import { CardFace } from '../art/cards.tsx';
import { useNaming, useScene } from '../game/context.ts';
import { quickGame, startLocal } from '../game/start.ts';
import { ui } from '../words/lexicon.ts';

export function EndScreen(): JSX.Element | null {
  const { view, looker } = useScene();
  const { speaker } = useNaming();
  const isAway = useSignal(false);
  const { result } = view;
  if (result === null || isAway.value) return null;
  const t = ui().end;
  const { winner, envelope } = result;
  const [culprit = ''] = envelope;
  return (
    <section class="end" aria-label={t.paper}>
      <article class="paper">
        <p class="paper-name">{t.paper}</p>
        <h2>{winner === null ? t.nobody : t.headline(speaker.name(culprit))}</h2>
        <ul class="cards">
          {envelope.map((card) => (
            <li key={card}>
              <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
            </li>
          ))}
        </ul>
        <p>
          {winner === null
            ? t.unsolved
            : winner === looker
              ? t.youWon
              : t.solvedBy(speaker.seat(winner), view.turnNumber)}
        </p>
      </article>
      <div class="buttons">
        <button
          type="button"
          class="primary"
          onClick={() => {
            startLocal(quickGame());
            go('/');
            go('/play');
          }}
        >
          {t.again}
        </button>
        <button type="button" class="plain" onClick={() => (isAway.value = true)}>
          {t.toTable}
        </button>
        <a href="/" onClick={follow} class="button quiet">
          {t.home}
        </a>
      </div>
    </section>
  );
}
