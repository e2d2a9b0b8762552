/** My cards, and what else I hold. */
import type { JSX } from 'preact';
import { lazyPart } from '../../app/lazy-part.tsx';
import { CardFace } from '../../art/cards/cards.tsx';
import { Emblem } from '../../art/people/people.tsx';
import { useNaming, useScene } from '../../game/context.ts';
import { ui } from '../../words/lexicon.ts';

const ReactionChoice = lazyPart(() =>
  import('./ReactionChoice.tsx').then(({ ReactionChoice }) => ReactionChoice),
);

export function Hand(): JSX.Element {
  const { view, viewerSeat } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const held = (card: string): JSX.Element => {
    const seers = [...new Set(view.showed.filter((each) => each.card === card).map(({ to }) => to))];
    const seen = ui().notebook.showedTo(seers.map(speaker.seat));
    return (
      <li key={card}>
        <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
        <b aria-hidden="true">{speaker.name(card)}</b>
        {seers.length > 0 && (
          <small class="seen-by" title={seen}>
            {seers.map((seat) => (
              <Emblem key={seat} id={view.seats[seat]!.suspect} size={16} />
            ))}
            <span class="unseen">{seen}</span>
          </small>
        )}
      </li>
    );
  };
  const count = view.hand.length;
  return (
    <section class="hand" aria-label={t.hand} tabIndex={-1}>
      <h2 class="pane-title">{t.hand}</h2>
      {viewerSeat === null && <p class="help">{t.handHidden}</p>}
      <ul class="cards" data-count={count}>
        {view.hand.map(held)}
      </ul>
      {view.butlers !== undefined && view.butlers.length > 0 && (
        <>
          <h3>{t.butlers}</h3>
          <ul class="cards" data-count={count}>
            {view.butlers.map(held)}
          </ul>
        </>
      )}
      {viewerSeat !== null && view.butlers !== undefined && <ReactionChoice />}
    </section>
  );
}
