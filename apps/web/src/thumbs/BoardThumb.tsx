/** A small picture of an edition, with the pawns of a game where they stand. Drawn when it comes into sight. */
import type { Place } from '@casefile/engine/board/drawing';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tolerateMissing } from '../app/missing.ts';
import { shownTheme } from '../app/settings.ts';
import { runInSteps } from '../app/task-queue.ts';
import type { EditionArt } from '../art/board-art.ts';
import { medallion } from '../art/people/suspects.ts';
import { coloursAt, painted, pictureUrl } from '../art/pictures.ts';
import { useArt } from '../art/use-art.ts';
import { boxOf, CELL, planOf } from '../board/layout/geometry.ts';
import { type EditionMeta, loadMeta } from '../editions/edition-meta.ts';
import { trustedMarkup } from '../trusted.ts';
import { type BoardPicture, pictureSteps } from './board-picture.ts';
import './style.ts';

export interface BoardThumbProps {
  readonly edition: string;
  readonly pawns?: Readonly<Record<string, Place | null>> | undefined;
}

const drawn = new WeakMap<EditionArt, Promise<BoardPicture>>();

export function BoardThumb(props: BoardThumbProps): JSX.Element {
  const box = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry!.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <span class="board-thumb" ref={box} aria-hidden="true">
      {isSeen && <Picture {...props} />}
    </span>
  );
}

function Picture({ edition, pawns = {} }: BoardThumbProps): JSX.Element {
  const art = useArt(edition, true);
  const frame = useRef<SVGSVGElement>(null);
  const [meta, setMeta] = useState<EditionMeta | null>(null);
  const [picture, setPicture] = useState<BoardPicture | null>(null);
  const [url, setUrl] = useState('');
  const theme = shownTheme();
  useEffect(() => {
    void loadMeta(edition).then((found) => setMeta(found ?? null), tolerateMissing);
  }, [edition]);
  useEffect(() => {
    if (art === undefined || meta === null) return;
    const coming =
      drawn.get(art) ??
      art.finish.loadBack().then((draw) => runInSteps(pictureSteps(meta.drawing, art, draw())));
    drawn.set(art, coming);
    void coming.then(setPicture, (error) => {
      drawn.delete(art);
      tolerateMissing(error);
    });
  }, [art, meta]);
  useEffect(() => {
    if (picture === null) return;
    const made = pictureUrl(painted(picture.markup, coloursAt(frame.current!)), picture.view);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture, theme]);
  const { x, y, w, h } = picture?.view ?? { x: 0, y: 0, w: 600, h: 600 };
  return (
    <svg
      ref={frame}
      aria-hidden="true"
      viewBox={`${x} ${y} ${w} ${h}`}
      data-palette={art?.palette}
      data-ready={url === '' ? undefined : ''}
    >
      {url !== '' && <image href={url} x={x} y={y} width={w} height={h} />}
      {picture !== null && meta?.drawing && (
        <g dangerouslySetInnerHTML={trustedMarkup(pawnsOn(meta.drawing, pawns))} />
      )}
    </svg>
  );
}

/** Pawns are larger than on the board, because only their colours are recognisable at this size. */
const SIZE = 1.7 * CELL;

function pawnsOn(
  drawing: NonNullable<EditionMeta['drawing']>,
  pawns: Readonly<Record<string, Place | null>>,
): string {
  const plan = planOf(drawing);
  const met = new Map<string, number>();
  return Object.entries(pawns)
    .map(([suspect, place]) => {
      if (place === null) return '';
      const cells = typeof place === 'string' ? (plan.cells.get(place) ?? []) : [place];
      if (cells.length === 0) return '';
      const nth = met.get(String(place)) ?? 0;
      met.set(String(place), nth + 1);
      const { x, y, w, h } = boxOf(cells);
      const left = x + w / 2 - SIZE / 2 + ((nth % 3) - (nth > 0 ? 0.5 : 0)) * SIZE * 0.7;
      const top = y + h / 2 - SIZE / 2 + Math.floor(nth / 3) * SIZE * 0.7;
      return `<g transform="translate(${left} ${top}) scale(${SIZE / 24})" data-pawn="${suspect}">${medallion(suspect)}</g>`;
    })
    .join('');
}
