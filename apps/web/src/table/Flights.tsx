/** A card that is shown goes from one seat to the other, face down for all. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill, settings } from '../app/settings.ts';
import { CardBack } from '../art/cards/cards.tsx';
import { useScene, useTable } from '../game/context.ts';

const lasts = 450;

export function Flights(): JSX.Element | null {
  const { session } = useTable();
  const { facts, whole } = useScene();
  const card = useRef<HTMLDivElement>(null);
  const n = session.log.value.length;
  const showed = whole ? undefined : facts.findLast((fact) => fact.fact === 'showed');
  const isOff = showed === undefined || isStill() || settings.speed.value === 'instant';
  // Unseen until it flies: measured before the table is drawn, it would have it laid out twice.
  useEffect(() => {
    if (isOff || card.current === null) return;
    const [from, to] = [showed.seat, showed.to].map((seat) =>
      document.querySelector(`[data-seat="${seat}"] .seat-face`)?.getBoundingClientRect(),
    );
    if (from === undefined || to === undefined) return;
    const at = ({ left, top, width, height }: DOMRect): string =>
      `translate(${left + width / 2 - 22}px, ${top + height / 2 - 10}px)`;
    const middle = `translate(${(from.left + to.left) / 2}px, ${Math.max(from.top, to.top) + 44}px)`;
    const run = card.current.animate(
      [
        { transform: `${at(from)} scale(.5)`, opacity: 0 },
        { transform: `${at(from)} scale(.9)`, opacity: 1, offset: 0.15 },
        { transform: `${middle} scale(1.1) rotate(6deg)`, offset: 0.55 },
        { transform: `${at(to)} scale(.5)`, opacity: 0 },
      ],
      { duration: lasts, easing: 'ease-in-out' },
    );
    return () => run.cancel();
  }, [n]);
  if (isOff) return null;
  return (
    <div class="flight" ref={card} aria-hidden="true">
      <CardBack />
    </div>
  );
}
