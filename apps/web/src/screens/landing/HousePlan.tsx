/** A picture of the house from above, drawn after the page. */
import { firstEdition } from '@casefile/editions/first-edition';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { nextPaint } from '../../app/task-queue.ts';
import { isBoardArt } from '../../art/art-of.ts';
import { useArt } from '../../art/use-art.ts';
import { Floor } from '../../board/Floor.tsx';
import { Pieces } from '../../board/Pieces.tsx';
import { useBoard } from '../../board/use-board.ts';
import { type EditionMeta, loadMeta } from '../../editions/edition-meta.ts';
import { namesOf } from '../../words/lexicon.ts';

/** The board as it may look in the middle of a game. */
const evening = {
  pawns: {
    scarlet: 'hall',
    plum: [15, 9],
    mustard: [18, 9],
    white: 'ballroom',
    green: [17, 5],
    peacock: 'dining-room',
  },
  weapons: {
    rope: 'lounge',
    knife: 'dining-room',
    candlestick: 'ballroom',
    wrench: 'hall',
    pistol: 'kitchen',
  },
} as const;

export function HousePlan(): JSX.Element {
  const look = useSignal<EditionMeta | null>(null);
  const isReady = useSignal(false);
  /** House, guests and weapons one by one: drawing them at once would delay the first press. */
  const come = useSignal(0);
  const art = useArt(firstEdition);
  const names = namesOf(firstEdition);
  useEffect(() => {
    void loadMeta(firstEdition).then((edition) => {
      look.value = edition ?? null;
    });
  }, []);
  useEffect(() => {
    if (isReady.value && come.value < 2)
      void nextPaint().then(() => {
        come.value++;
      });
  }, [isReady.value, come.value]);
  const layout = useBoard(
    names === undefined ? null : (look.value?.drawing ?? null),
    art !== undefined && isBoardArt(art) ? art : null,
    (place) => names?.rooms[String(place)] ?? '',
    { pawns: 6, weapons: 6 },
  );
  if (layout === null) return <div class="house" />;
  const { x, y, w, h } = layout.view;
  return (
    <div class="house" data-palette={art?.palette} data-ready={isReady.value ? '' : undefined}>
      <svg viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
        <Floor layout={layout} onReady={() => (isReady.value = true)} />
        <Pieces
          layout={layout}
          pawns={come.value > 0 ? evening.pawns : {}}
          weapons={come.value > 1 ? evening.weapons : {}}
          active={null}
          walks={null}
        />
      </svg>
    </div>
  );
}
