/** A picture for each gesture that is not a question. */
import type { JSX } from 'preact';
import { CardBack, CardFace, Envelope } from '../../art/cards/cards.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Face, Portrait } from '../../art/people/people.tsx';
import { useNaming, useScene } from '../../game/context.ts';
import type { Beat, Gesture } from '../../game/staging/beats.ts';
import { ThrownDice } from './dice/ThrownDice.tsx';
import { Sliding } from './Sliding.tsx';

type Draw = (props: { readonly beat: Beat }) => JSX.Element | null;

/** Gestures on the board itself have no picture. */
const pictures: Readonly<Partial<Record<Gesture, Draw>>> = {
  dice: ThrownDice,
  card: OneCard,
  pass: Passed,
  clock: Striking,
  spy: Spying,
  power: Somebody,
  person: Somebody,
  verdict: Judged,
  gather: Gathered,
  accuse: Accusing,
  seal: Accusing,
};

export function Picture({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const Drawn = pictures[beat.gesture];
  return Drawn === undefined ? null : <Drawn beat={beat} />;
}

/** A card from one player to another, outside a suggestion. */
function Passed({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  const { fact } = beat;
  if (fact.fact !== 'showed') return null;
  return (
    <div class="passed">
      {[fact.seat, fact.to].map((seat) => (
        <span key={seat} data-place-of={seat}>
          <Portrait id={view.seats[seat]!.suspect} edition={view.edition} size={96} />
        </span>
      ))}
      <Sliding beat={beat} />
    </div>
  );
}

/** The hand goes round once for every clock card drawn so far. */
function Striking({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  if (beat.seat === null) return null;
  return (
    <div class="striking">
      <svg viewBox="-50 -50 100 100" width="150" height="150" aria-hidden="true">
        <circle class="clock-face" r="46" />
        {Array.from({ length: 12 }, (_, i) => (
          <path key={i} class="clock-mark" d="M0 -42V-36" transform={`rotate(${i * 30})`} />
        ))}
        <path class="clock-hand short" d="M0 6V-22" />
        <path class="clock-hand long" d="M0 8V-34" />
        <circle class="clock-pin" r="4" />
      </svg>
      <Portrait id={view.seats[beat.seat]!.suspect} edition={view.edition} size={64} />
    </div>
  );
}

/** A magnifying glass over cards that only the seat that looks can read. */
function Spying({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  const { fact } = beat;
  if (fact.fact !== 'looked') return null;
  const cards = fact.sealed.cards ?? [null];
  return (
    <div class="spying">
      <Portrait id={view.seats[fact.seat]!.suspect} edition={view.edition} size={72} />
      <StageCards cards={cards} />
      <span class="glass">
        <Icon id="magnifier" size={84} />
      </span>
    </div>
  );
}

/** Everybody gathers for the accusations. */
function Gathered({ beat: { fact } }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  if (fact.fact !== 'gathered') return null;
  return (
    <ul class="gathered">
      {view.seats.map(({ suspect }, seat) => (
        <li key={suspect} data-in={fact.seats.includes(seat)} style={{ '--card': seat }}>
          <Face id={suspect} edition={view.edition} size={56} />
        </li>
      ))}
    </ul>
  );
}

/** A card that everybody sees, or the back of a secret one. */
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

/** A victim’s cards lie open beside them: on a phone the line of what happened is too short to name them all. */
function Somebody({ beat: { fact, seat, gesture } }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  if (seat === null) return null;
  const isGone = fact.fact === 'murdered';
  return (
    <div class="somebody" data-gone={isGone} data-power={gesture === 'power'}>
      <Portrait id={view.seats[seat]!.suspect} edition={view.edition} size={120} />
      {isGone && <StageCards cards={fact.cards} />}
    </div>
  );
}

/** A wrong accuser looks into the envelope; the others see only the accuser's portrait. */
function Judged({ beat: { fact } }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  if (fact.fact !== 'judged') return null;
  // After a right accusation the envelope is opened for everybody, in the ending.
  const inside = fact.right ? undefined : fact.sealed.cards;
  return (
    <div class="judged" data-right={fact.right}>
      <Portrait id={view.seats[fact.seat]!.suspect} edition={view.edition} size={132} />
      {inside === undefined ? <Envelope size={96} /> : <StageCards cards={inside} />}
    </div>
  );
}

/** Unknown cards lie face down. */
function StageCards({ cards }: { readonly cards: readonly (string | null)[] }): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  return (
    <ul class="stage-cards">
      {cards.map((card, i) => (
        <li key={card ?? i}>
          {card === null ? (
            <CardBack edition={view.edition} />
          ) : (
            <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Three cards beside a sealed envelope; face down while they are secret. */
function Accusing({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  const { fact, seat } = beat;
  if (seat === null || (fact.fact !== 'accused' && fact.fact !== 'joined')) return null;
  const cards = (fact.fact === 'accused' ? fact.cards : undefined) ?? fact.sealed?.cards ?? null;
  const declines = fact.fact === 'joined' && (fact.accuses === false || cards?.length === 0);
  return (
    <div class="accusing">
      <Portrait id={view.seats[seat]!.suspect} edition={view.edition} size={96} />
      {!declines && <StageCards cards={cards ?? [null, null, null]} />}
      {!declines && <Envelope size={120} />}
    </div>
  );
}
