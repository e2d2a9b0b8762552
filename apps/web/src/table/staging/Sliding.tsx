/** A card that goes from hand to hand. */
import type { Seat } from '@casefile/engine';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../app/settings.ts';
import { CardBack, CardFace } from '../../art/cards/cards.tsx';
import { useNaming, useScene } from '../../game/context.ts';
import type { Beat } from '../../game/staging/beats.ts';
import { paceFactor } from './pace.ts';

const flightMs = 650;

/** A card slides face down from hand to hand and turns over at the end for a viewer who may see it. */
export function Sliding({ beat }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  const { speaker } = useNaming();
  const box = useRef<HTMLDivElement>(null);
  const { fact } = beat;
  const card = fact.fact === 'showed' ? fact.sealed.cards?.[0] : undefined;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || fact.fact !== 'showed') return;
    const stage = element.parentElement!;
    const at = (seat: Seat): DOMRect | undefined =>
      (
        stage.querySelector(`[data-place-of="${seat}"]`) ??
        document.querySelector(`.sitter[data-seat="${seat}"]`)
      )?.getBoundingClientRect();
    const [from, to, own] = [at(fact.seat), at(fact.to), stage.getBoundingClientRect()];
    if (from === undefined || to === undefined) return;
    const { offsetWidth, offsetHeight } = element;
    const spot = ({ left, top, width, height }: DOMRect): string =>
      `translate(${left + (width - offsetWidth) / 2 - own.left}px, ${top + (height - offsetHeight) / 2 - own.top}px)`;
    element.style.transform = spot(to);
    if (isStill()) return;
    const run = element.animate(
      [
        { transform: `${spot(from)} scale(.6)`, opacity: 0 },
        { transform: `${spot(from)} scale(1)`, opacity: 1, offset: 0.2 },
        { transform: `${spot(to)} rotate(8deg)`, offset: 0.9 },
        { transform: spot(to) },
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
