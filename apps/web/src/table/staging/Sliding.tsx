/** A card that goes from hand to hand. */
import type { Seat } from '@casefile/engine';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { isStill } from '../../app/settings.ts';
import { CardBack, CardFace } from '../../art/cards/cards.tsx';
import { useNaming, useScene } from '../../game/context.ts';
import type { Beat } from '../../game/staging/beats.ts';
import { useBeforePaint } from './before-paint.ts';
import { paceFactor } from './pace.ts';

const flightMs = 650;

/** A card slides face down from hand to hand and turns over at the end for a viewer who may see it. */
export function Sliding({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  const { speaker } = useNaming();
  const box = useRef<HTMLDivElement>(null);
  const { fact } = beat;
  const card = fact.fact === 'showed' ? fact.sealed.cards?.[0] : undefined;
  useBeforePaint(() => {
    const element = box.current;
    if (element === null || fact.fact !== 'showed') return;
    const stage = element.parentElement!;
    // On a phone the row of players is the table round which it goes.
    const at = (seat: Seat): DOMRect | undefined =>
      [
        ...stage.querySelectorAll(`[data-place-of="${seat}"]`),
        ...document.querySelectorAll(`[data-seat="${seat}"] > :is(.sitter-face, .seat-face)`),
      ]
        .map((place) => place.getBoundingClientRect())
        .find(({ width }) => width > 0);
    const [from, to, own] = [at(fact.seat), at(fact.to), stage.getBoundingClientRect()];
    if (from === undefined || to === undefined) return;
    const { offsetWidth, offsetHeight } = element;
    const spot = ({ left, top, width, height }: DOMRect, aside = 0): string =>
      `translate(${left + (width - offsetWidth) / 2 - own.left + aside}px, ${top + (height - offsetHeight) / 2 - own.top}px)`;
    const lying = spot(to, besideWhoGetsIt(from, to, offsetWidth));
    element.style.transform = lying;
    if (isStill()) return;
    const run = element.animate(
      [
        { transform: `${spot(from)} scale(.6)`, opacity: 0 },
        { transform: `${spot(from)} scale(1)`, opacity: 1, offset: 0.2 },
        { transform: `${lying} rotate(8deg)`, offset: 0.9 },
        { transform: lying },
      ],
      { duration: flightMs * paceFactor(), easing: 'ease-in-out' },
    );
    return () => run.cancel();
  }, []);
  return (
    <div class="sliding" ref={box} data-known={card !== undefined}>
      <CardBack edition={view.edition} />
      {card !== undefined && <CardFace id={card} name={speaker.name(card)} edition={view.edition} />}
    </div>
  );
}

/** Over a face nobody could see who has got it: it comes to lie on the side it came from, or on the right. */
function besideWhoGetsIt(from: DOMRect, to: DOMRect, width: number): number {
  const [across, along] = [from.left - to.left, from.top - to.top];
  const side = Math.abs(across) > Math.abs(along) ? Math.sign(across) : 1;
  return side * ((to.width + width) / 2 + 4);
}
