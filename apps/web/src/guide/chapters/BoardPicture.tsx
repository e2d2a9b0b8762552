/** The board of the edition from above, as it lies in the box. */
import type { JSX } from 'preact';
import { isBoardArt } from '../../art/art-of.ts';
import { useArt } from '../../art/use-art.ts';
import { Floor } from '../../board/Floor.tsx';
import { useBoard } from '../../board/use-board.ts';
import { useGuide } from '../context.ts';

export function BoardPicture(): JSX.Element {
  const { edition, look, names } = useGuide().book;
  const art = useArt(edition);
  const { suspects, weapons } = look.cards({});
  const layout = useBoard(
    look.drawing,
    art !== undefined && isBoardArt(art) ? art : null,
    (place) => names.rooms[String(place)] ?? '',
    { pawns: suspects.length, weapons: weapons.length },
  );
  if (layout === null) return <span class="guide-board" />;
  const { x, y, w, h } = layout.view;
  return (
    <span class="guide-board" data-palette={art?.palette}>
      <svg viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
        <Floor layout={layout} />
      </svg>
    </span>
  );
}
