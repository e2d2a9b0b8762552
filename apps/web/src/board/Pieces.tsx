import type { Place } from '@casefile/engine/board/drawing';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { hiddenCard } from '../art/cards/card.ts';
import { weaponToken } from '../art/cards/weapons.ts';
import { pawn } from '../art/people/suspects.ts';
import { trustedMarkup } from '../trusted.ts';
import type { Walks } from './Board.tsx';
import { isHiddenCard } from './hidden-cards.ts';
import type { BoardLayout } from './layout/board-layout.ts';
import { type Standing, seated, standBoxes } from './layout/standing.ts';
import type { Drawn, Walking } from './walking.ts';

const loadWalking = () => import('./walking.ts');

interface Props {
  readonly layout: BoardLayout;
  readonly pawns: Readonly<Record<string, Place | null>>;
  readonly weapons: Readonly<Record<string, Place | null>>;
  readonly active: string | null;
  readonly walks: Walks | null;
}

/** Pawns and weapons. Hidden from screen readers, because the labels of places already name them. */
export function Pieces({ layout, pawns, weapons, active, walks }: Props) {
  const pawnsAt = useRef<Standing>(new Map());
  const weaponsAt = useRef<Standing>(new Map());
  pawnsAt.current = seated(pawnsAt.current, pawns);
  weaponsAt.current = seated(weaponsAt.current, weapons);
  const standing = { pawns: pawnsAt.current, weapons: weaponsAt.current };
  const pieces = [...standBoxes(layout, pawns, weapons, standing)];
  // Pieces further down the page are in front.
  pieces.sort((a, b) => a.box.y + a.box.h - (b.box.y + b.box.h));

  const layer = useRef<SVGGElement>(null);
  const walking = useRef<Walking | null>(null);
  const drawn = useRef<Drawn | null>(null);
  useLayoutEffect(() => {
    if (!walks || document.documentElement.dataset.motion === 'reduced') return;
    const element = layer.current!;
    const boxes = new Map(pieces.map(({ id, box }) => [id, box]));
    const before = drawn.current;
    let own: Walking | null = null;
    let isCurrent = true;
    // Part of the same picture once loaded.
    void loadWalking().then(
      ({ walkingOf }) => {
        if (!isCurrent) return;
        own = walkingOf(element, layout, boxes, walks, before);
        walking.current = own;
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      own?.end();
    };
  }, [walks?.number]);
  useLayoutEffect(() => {
    drawn.current = { pieces, pawns, weapons };
  });
  const { now = null } = walks ?? {};
  useLayoutEffect(() => walking.current?.goOn(now), [walks?.number, now]);

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
