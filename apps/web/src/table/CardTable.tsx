/** Without a board: the cards named last lie in the middle, and who answered how. */
import type { JSX } from 'preact';
import { CardFace, Envelope } from '../art/cards/cards.tsx';
import { Emblem } from '../art/people/people.tsx';
import { useNaming, useScene } from '../game/context.ts';
import { locale, ui } from '../words/lexicon.ts';
import { Answers } from './panel/Now.tsx';

export function CardTable(): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const inquiry = view.history.at(-1);
  const faceUp = Object.keys(view.known).filter((card) => view.known[card] === 'face-up');
  return (
    <div class="card-table">
      <div class="felt">
        {inquiry === undefined ? (
          <>
            <Envelope size={160} label={speaker.words.envelope} />
            <p>{t.nothingYet}</p>
          </>
        ) : (
          <>
            <p class="felt-title">
              <Emblem id={view.seats[inquiry.by]!.suspect} size={28} />{' '}
              {locale.value!.game.inquiry(inquiry.by, speaker)}
            </p>
            <ul class="cards">
              {inquiry.cards.map((card) => (
                <li key={card}>
                  <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
                </li>
              ))}
            </ul>
            <Answers inquiry={inquiry} />
          </>
        )}
        {faceUp.length > 0 && (
          <section class="face-up" aria-label={t.faceUp}>
            <p>{t.faceUp}</p>
            <ul class="cards">
              {faceUp.map((card) => (
                <li key={card}>
                  <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
