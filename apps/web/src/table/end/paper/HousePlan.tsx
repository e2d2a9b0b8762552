/** The plan of the house and its grounds, for a paper that prints one. */
import type { JSX } from 'preact';
import { isBoardArt } from '../../../art/art-of.ts';
import { useArt } from '../../../art/use-art.ts';
import { Floor } from '../../../board/Floor.tsx';
import { useBoard } from '../../../board/use-board.ts';
import { useNaming, useScene, useTable } from '../../../game/context.ts';

export function HousePlan(): JSX.Element | null {
  const { drawing } = useTable();
  const { view } = useScene();
  const { names } = useNaming();
  const art = useArt(view.edition);
  const board = useBoard(
    drawing,
    art !== undefined && isBoardArt(art) ? art : null,
    (place) => names.rooms[String(place)] ?? '',
    { pawns: Object.keys(view.pawns).length, weapons: Object.keys(view.weapons).length },
  );
  if (board === null) return null;
  const { x, y, w, h } = board.view;
  return (
    <div class="house-plan" data-palette={art?.palette} aria-hidden="true">
      <svg viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
        <Floor layout={board} />
      </svg>
    </div>
  );
}
