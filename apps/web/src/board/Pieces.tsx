import type { Place } from '@casefile/engine/board/drawing';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { hiddenCard } from '../art/cards/card.ts';
import { weaponToken } from '../art/cards/weapons.ts';
import { pawn } from '../art/people/suspects.ts';
import { trustedMarkup } from '../trusted.ts';
import type { Walk } from './Board.tsx';
import type { BoardLayout } from './board-layout.ts';
import { centreOf } from './geometry.ts';
import { isHiddenCard } from './hidden-cards.ts';
import { pointsOf } from './path.ts';
import { type Standing, seated, standBoxes } from './standing.ts';

interface Props {
  readonly layout: BoardLayout;
  readonly pawns: Readonly<Record<string, Place | null>>;
  readonly weapons: Readonly<Record<string, Place | null>>;
  readonly active: string | null;
  readonly walk: Walk | null;
}

/** Pawns and weapons where they stand. They are named by their places, so screen readers need not hear them twice. */
export function Pieces({ layout, pawns, weapons, active, walk }: Props) {
  const pawnsAt = useRef<Standing>(new Map());
  const weaponsAt = useRef<Standing>(new Map());
  pawnsAt.current = seated(pawnsAt.current, pawns);
  weaponsAt.current = seated(weaponsAt.current, weapons);
  const standing = { pawns: pawnsAt.current, weapons: weaponsAt.current };
  const pieces = [...standBoxes(layout, pawns, weapons, standing)];
  // Who stands further down the page stands in front.
  pieces.sort((a, b) => a.box.y + a.box.h - (b.box.y + b.box.h));

  const layer = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!walk || document.documentElement.dataset.motion === 'reduced') return;
    const piece = pieces.find(({ id }) => id === walk.piece);
    const element = layer.current?.querySelector(`[data-piece="${walk.piece}"]`);
    if (!piece || !element) return;
    const [x] = centreOf(piece.box);
    const foot = piece.box.y + piece.box.h - piece.box.w / 2;
    const steps = pointsOf(layout, walk.path).map(([px, py]) => ({
      transform: `translate(${px - x}px, ${py - foot}px)`,
    }));
    const duration = Math.min(700, 60 * steps.length);
    const run = element.animate([...steps, { transform: 'none' }], { duration, easing: 'linear' });
    return () => run.cancel();
  }, [walk?.number]);

  return (
    <g ref={layer} class="pieces">
      {pieces.map(({ id, kind, box }) => (
        <g key={id} data-piece={id}>
          <g transform={`translate(${box.x} ${box.y})scale(${box.w / (kind === 'pawns' ? 24 : 48)})`}>
            {id === active && <ellipse class="active-pawn" cx="12" cy="30" rx="13" ry="6" />}
            <Figure id={id} kind={kind} />
          </g>
        </g>
      ))}
    </g>
  );
}

function Figure({ id, kind }: { readonly id: string; readonly kind: 'pawns' | 'weapons' }) {
  const figure = useMemo(
    () => trustedMarkup(kind === 'pawns' ? pawn(id) : isHiddenCard(id) ? hiddenCard() : weaponToken(id)),
    [id, kind],
  );
  return <g dangerouslySetInnerHTML={figure} />;
}
