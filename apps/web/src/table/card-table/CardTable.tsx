/** The table of games without a board: players round it, the last named cards in the middle, and the answers. */
import type { View } from '@casefile/engine';
import type { JSX } from 'preact';
import { CardBack, CardFace, Envelope } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Emblem, Face } from '../../art/people/people.tsx';
import { useArt } from '../../art/use-art.ts';
import { useNaming, useScene, useUntold } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';
import './style.ts';
import { Answers, signs, useGiven } from '../panel/Inquiry.tsx';
import { shortName } from '../Seats.tsx';

export function CardTable(): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const t = ui().table;
  const inquiry = view.history.at(-1);
  const faceUp = Object.keys(view.known).filter((card) => view.known[card] === 'face-up');
  const face = (card: string): JSX.Element => (
    <li key={card} class="felt-card">
      <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
    </li>
  );
  return (
    <div class="card-table" data-palette={useArt(view.edition)?.palette}>
      <div class="felt">
        {inquiry !== undefined && (
          <p class="felt-title">
            <Emblem id={view.seats[inquiry.by]!.suspect} size={24} />
            {locale.value!.game.inquiry(inquiry.by, speaker)}
          </p>
        )}
        <div class="felt-cards">
          {inquiry === undefined ? (
            <Envelope size={120} label={speaker.words.envelope} />
          ) : (
            <ul class="cards">{inquiry.cards.map(face)}</ul>
          )}
          {faceUp.length > 0 && (
            <section class="face-up" aria-label={t.faceUp}>
              <p>{t.faceUp}</p>
              <ul class="cards">{faceUp.map(face)}</ul>
            </section>
          )}
        </div>
        {inquiry === undefined ? <p>{t.nothingYet}</p> : <Answers inquiry={inquiry} />}
      </div>
      <Sitters view={view} inquiry={inquiry} />
    </div>
  );
}

/** Of a fuller hand the fan would be wider than the place of the person who holds it. */
const maxHeld = 7;

interface SittersProps {
  readonly view: View;
  readonly inquiry: View['history'][number] | undefined;
}

/** The players round the table, the viewer nearest. Decorative: the row of players says the same. */
function Sitters({ view, inquiry }: SittersProps): JSX.Element {
  const { viewerSeat } = useScene();
  const { speaker } = useNaming();
  const untold = useUntold();
  const given = useGiven(inquiry);
  const turn = untold?.turn ?? view.turn;
  const { seats } = view;
  const places = seats.map((_, seat) => {
    const angle = Math.PI * (0.5 + (2 * (seat - (viewerSeat ?? 0))) / seats.length);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return {
      '--x': x.toFixed(3),
      '--y': y.toFixed(3),
      '--in': x > 0.2 ? -1 : 1,
      '--end': Math.abs(x) > 0.5 ? 1 : 0,
      '--below': y > 0.2 ? -1 : 1,
      '--beside': Math.abs(x) > 0.5 && y < -0.2 ? 1 : 0,
      '--turn': `${Math.round(Math.atan2(x, -y) * 57.3)}deg`,
    };
  });
  return (
    <ul class="sitters" aria-hidden="true">
      {seats.map(({ suspect, hand }, seat) => (
        <li key={`${suspect} cards`} class="held" style={{ ...places[seat], '--n': Math.min(hand, maxHeld) }}>
          {Array.from({ length: Math.min(hand, maxHeld) - 1 }, (_, i) => (
            <i key={i} style={{ '--i': i }} />
          ))}
          {hand > 0 && <CardBack edition={view.edition} />}
        </li>
      ))}
      {seats.map(({ suspect, out }, seat) => {
        const answer = given.find((each) => each.seat === seat)?.answer;
        return (
          <li
            key={suspect}
            class="sitter"
            data-seat={seat}
            style={places[seat]}
            data-turn={turn === seat}
            data-asked={untold === null ? view.asked.includes(seat) : turn === seat}
            data-out={out && !untold?.ends.includes(seat)}
          >
            <span class="sitter-face">
              <Face id={suspect} edition={view.edition} size={56} />
            </span>
            {answer !== undefined && (
              <span class="sitter-answer" data-answer={answer}>
                <Icon id={signs[answer]} size={14} />
              </span>
            )}
            <span class="sitter-name">{shortName(speaker.seat(seat))}</span>
          </li>
        );
      })}
    </ul>
  );
}
