/** My cards, and what else I hold. */
import type { JSX } from 'preact';
import { CardFace } from '../art/cards.tsx';
import { useNaming, useScene } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';

export function Hand(): JSX.Element {
  const { view, looker } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const showedTo = (card: string): string =>
    [...new Set(view.showed.filter((each) => each.card === card).map(({ to }) => speaker.seat(to)))].join(
      ', ',
    );
  if (looker === null) return <section class="hand" aria-label={t.hand} />;
  return (
    <section class="hand" aria-label={t.hand}>
      <ul class="cards">
        {view.hand.map((card) => (
          <li key={card}>
            <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
            {showedTo(card) !== '' && <small>{ui().notebook.showedTo(showedTo(card))}</small>}
          </li>
        ))}
      </ul>
      {view.butlers !== undefined && view.butlers.length > 0 && (
        <>
          <h3>{t.butlers}</h3>
          <ul class="butlers">
            {view.butlers.map((card) => (
              <li key={card}>{speaker.name(card)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
