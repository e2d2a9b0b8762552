/** The house from above, as a picture. It comes after the page: nobody waits for it. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { isBoardArt } from '../art/art-of.ts';
import { useArt } from '../art/use-art.ts';
import { Pieces } from '../board/Pieces.tsx';
import { sceneOf } from '../board/scene.ts';
import { type EditionLook, loadLook } from '../looks.ts';
import { drawn } from '../trusted.ts';
import { namesOf } from '../words/lexicon.ts';

/** The house everybody knows. */
const shown = 'clue-2002';
/** As it might be in the middle of an evening. */
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
  const prefix = useId().replace(/\W/g, '');
  const look = useSignal<EditionLook | null>(null);
  const art = useArt(shown);
  const names = namesOf(shown);
  useEffect(() => {
    void loadLook(shown).then((edition) => {
      look.value = edition ?? null;
    });
  }, []);
  const plan = useMemo(() => {
    const drawing = look.value?.drawing ?? null;
    if (drawing === null || art === undefined || !isBoardArt(art) || names === undefined) return null;
    const nameOf = (place: unknown): string => names.rooms[String(place)] ?? '';
    const scene = sceneOf(drawing, art, nameOf, { pawns: 6, weapons: 6 }, prefix);
    return { scene, floor: drawn(scene.markup) };
  }, [look.value, art, names]);
  if (plan === null) return <div class="house" />;
  const { x, y, w, h } = plan.scene.view;
  return (
    <div class="house" data-palette={art?.palette} data-ready="">
      <svg viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
        <g dangerouslySetInnerHTML={plan.floor} />
        <Pieces scene={plan.scene} {...evening} active={null} walk={null} />
      </svg>
    </div>
  );
}
