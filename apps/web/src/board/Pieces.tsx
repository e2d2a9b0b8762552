import type { Place } from '@casefile/engine/board/drawing';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { hiddenCard } from '../art/cards/card.ts';
import { weaponToken } from '../art/cards/weapons.ts';
import { pawn } from '../art/people/suspects.ts';
import { trustedMarkup } from '../trusted.ts';
import type { Walks } from './Board.tsx';
import type { BoardLayout } from './board-layout.ts';
import { type Box, centreOf } from './geometry.ts';
import { isHiddenCard } from './hidden-cards.ts';
import { type Point, pointsOf } from './path.ts';
import { type Standing, seated, standBoxes } from './standing.ts';

interface Props {
  readonly layout: BoardLayout;
  readonly pawns: Readonly<Record<string, Place | null>>;
  readonly weapons: Readonly<Record<string, Place | null>>;
  readonly active: string | null;
  readonly walks: Walks | null;
}

/** Pawns and weapons where they stand. They are named by their places, so screen readers need not hear them twice. */
export function Pieces({ layout, pawns, weapons, active, walks }: Props) {
  const pawnsAt = useRef<Standing>(new Map());
  const weaponsAt = useRef<Standing>(new Map());
  pawnsAt.current = seated(pawnsAt.current, pawns);
  weaponsAt.current = seated(weaponsAt.current, weapons);
  const standing = { pawns: pawnsAt.current, weapons: weaponsAt.current };
  const pieces = [...standBoxes(layout, pawns, weapons, standing)];
  // Who stands further down the page stands in front.
  pieces.sort((a, b) => a.box.y + a.box.h - (b.box.y + b.box.h));

  const layer = useRef<SVGGElement>(null);
  const runs = useRef(new Map<string, Animation>());
  const stepMs = walks?.stepMs ?? 0;
  useLayoutEffect(() => {
    if (!walks || document.documentElement.dataset.motion === 'reduced') return;
    const going = new Map<string, Animation>();
    for (const { piece: id, by, path } of walks.pieces) {
      const piece = pieces.find((each) => each.id === id);
      const element = layer.current?.querySelector(`[data-piece="${id}"]`);
      if (!piece || !element) continue;
      going.get(id)?.cancel();
      going.set(id, runOf(element, piece.box, by, pointsOf(layout, path), stepMs));
    }
    runs.current = going;
    return () => {
      for (const run of going.values()) run.cancel();
    };
  }, [walks?.number]);
  const { now = null } = walks ?? {};
  const wasStaged = useRef(false);
  useLayoutEffect(() => {
    const isOver = now === null && wasStaged.current;
    wasStaged.current = now !== null;
    for (const [id, run] of runs.current) {
      if (isOver && run.playState === 'paused') run.cancel();
      // Before the first scene is staged nothing says whose turn it is to go.
      else if (run.playState === 'paused' && (now === null || now === id)) run.play();
    }
  }, [walks?.number, now]);

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

const maxWalkMs = 1100;
const carryMs = 700;

/** Along its way, through a trapdoor, or lifted across; stopped at the beginning until its beat comes. */
function runOf(
  element: Element,
  box: Box,
  by: Walks['pieces'][number]['by'],
  points: readonly Point[],
  stepMs: number,
): Animation {
  const [x] = centreOf(box);
  const foot = box.y + box.h - box.w / 2;
  const at = ([px, py]: Point, lift = 0): string => `translate(${px - x}px, ${py - foot - lift}px)`;
  const [start, end] = [points[0]!, points.at(-1)!];
  const ways: Readonly<Record<typeof by, readonly Keyframe[]>> = {
    walk: [...points.map((point) => ({ transform: at(point) })), { transform: 'none' }],
    passage: [
      { transform: at(start) },
      { transform: at(start, -10), opacity: 0, offset: 0.35 },
      { transform: at(end, -10), opacity: 0, offset: 0.55 },
      { transform: at(end), opacity: 1, offset: 0.8 },
      { transform: 'none' },
    ],
    carried: [
      { transform: at(start) },
      { transform: at(start, 14), offset: 0.2 },
      { transform: 'translateY(-14px)', offset: 0.8 },
      { transform: 'none' },
    ],
  };
  const run = element.animate([...ways[by]], {
    duration: by === 'walk' ? Math.min(maxWalkMs, stepMs * points.length) : carryMs,
    easing: by === 'walk' ? 'linear' : 'ease-in-out',
    fill: 'backwards',
  });
  run.pause();
  run.currentTime = 0;
  return run;
}
