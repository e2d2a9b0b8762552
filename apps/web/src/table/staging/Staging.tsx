/** The stage over the board: what happens, one beat at a time, with a picture for each gesture. */
import { sayFact } from '@casefile/editions/words/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { CardBack, CardFace, Envelope } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Portrait } from '../../art/people/people.tsx';
import type { Beat } from '../../game/beats.ts';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';
import { Question } from './Question.tsx';
import './style.ts';
import { ThrownDice } from './ThrownDice.tsx';

export function Staging(): JSX.Element | null {
  const { session } = useTable();
  const { speaker } = useNaming();
  const beat = session.beat.value;
  useLitSeat(beat?.seat ?? null);
  if (beat === null) return null;
  const caption = sayFact(locale.value!.game, beat.fact, speaker);
  return (
    <div class="staging" data-gesture={beat.gesture}>
      {/* The log's own announcer reads out what happens. */}
      <div class="tableau" aria-hidden="true" key={beat.asking === null ? beat.n : 'asking'}>
        {beat.asking !== null ? <Question beat={beat} asking={beat.asking} /> : <Picture beat={beat} />}
        {caption !== '' && <p class="stage-caption">{caption}</p>}
      </div>
      {settings.speed.value === 'step' && (
        <button type="button" class="primary step-on" onClick={() => {}}>
          {ui().table.stepOn} <Icon id="next" size={16} />
        </button>
      )}
    </div>
  );
}

/** Who does it is lit in the row of players. */
function useLitSeat(seat: number | null): void {
  useEffect(() => {
    const face = seat === null ? null : document.querySelector<HTMLElement>(`.seat[data-seat="${seat}"]`);
    if (face === null) return;
    face.dataset.lit = '';
    return () => {
      delete face.dataset.lit;
    };
  }, [seat]);
}

function Picture({ beat }: { readonly beat: Beat }): JSX.Element | null {
  switch (beat.gesture) {
    case 'dice':
      return <ThrownDice beat={beat} />;
    case 'card':
      return <OneCard beat={beat} />;
    case 'person':
    case 'verdict':
      return <Somebody beat={beat} />;
    case 'accuse':
    case 'seal':
      return <Accusing beat={beat} />;
    default:
      return null;
  }
}

/** A card that everybody sees, or the back of one that only some do. */
function OneCard({ beat: { fact } }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  const { speaker } = useNaming();
  if (!('card' in fact)) return null;
  const known = fact.fact === 'drew' && fact.card === 'butler' ? fact.sealed.cards?.[0] : fact.card;
  return (
    <div class="one-card">
      {known === undefined ? (
        <CardBack edition={view.edition} />
      ) : (
        <CardFace id={known} name={speaker.name(known)} edition={view.edition} />
      )}
    </div>
  );
}

function Somebody({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  if (beat.seat === null) return null;
  const isGone = beat.fact.fact === 'murdered' || (beat.fact.fact === 'judged' && !beat.fact.right);
  return (
    <div class="somebody" data-gone={isGone}>
      <Portrait id={view.seats[beat.seat]!.suspect} edition={view.edition} size={120} />
    </div>
  );
}

/** Three cards on the table beside a sealed envelope; face down where nobody may know them yet. */
function Accusing({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  const { speaker } = useNaming();
  const { fact, seat } = beat;
  if (seat === null || (fact.fact !== 'accused' && fact.fact !== 'joined')) return null;
  const cards = (fact.fact === 'accused' ? fact.cards : undefined) ?? fact.sealed?.cards ?? null;
  const declines = fact.fact === 'joined' && (fact.accuses === false || cards?.length === 0);
  return (
    <div class="accusing">
      <Portrait id={view.seats[seat]!.suspect} edition={view.edition} size={96} />
      {!declines && (
        <ul class="stage-cards">
          {(cards ?? [null, null, null]).map((card, i) => (
            <li key={card ?? i}>
              {card === null ? (
                <CardBack edition={view.edition} />
              ) : (
                <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!declines && <Envelope size={120} />}
    </div>
  );
}
