/** The house from above, as a picture. It comes after the page: nobody waits for it. */
import type { Drawing } from '@casefile/engine/board/drawing';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { isBoardArt } from '../art/art-of.ts';
import { Drawn } from '../art/Drawn.tsx';
import { useArt } from '../art/use-art.ts';
import { sceneOf } from '../board/scene.ts';
import { loadLook } from '../looks.ts';
import { namesOf } from '../words/lexicon.ts';

/** The house everybody knows. */
const shown = 'clue-2002';

export function HousePlan(): JSX.Element {
  const prefix = useId().replace(/\W/g, '');
  const drawing = useSignal<Drawing | null>(null);
  const art = useArt(shown);
  const names = namesOf(shown);
  useEffect(() => {
    void loadLook(shown).then((edition) => {
      drawing.value = edition?.drawing ?? null;
    });
  }, []);
  const plan = useMemo(() => {
    if (drawing.value === null || art === undefined || !isBoardArt(art) || names === undefined) return null;
    const nameOf = (place: unknown): string => names.rooms[String(place)] ?? '';
    return sceneOf(drawing.value, art, nameOf, { pawns: 0, weapons: 0 }, prefix);
  }, [drawing.value, art, names]);
  if (plan === null) return <div class="house" />;
  const { x, y, w, h } = plan.view;
  return (
    <div class="house" data-palette={art?.palette} data-ready="">
      <Drawn markup={plan.markup} box={`${x} ${y} ${w} ${h}`} />
    </div>
  );
}
