import type { Drawing, Place } from '@casefile/engine/board/drawing';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardArt } from '../art/board-art.ts';
import { Icon } from '../art/icons.tsx';
import { drawn } from '../trusted.ts';
import './board.css';
import { around } from './camera.ts';
import { Pieces } from './Pieces.tsx';
import { Places } from './Places.tsx';
import { boxOfPlace, pointsOf } from './path.ts';
import { sceneOf } from './scene.ts';
import { useCamera } from './use-camera.ts';

/** A place one may pick. */
export interface Destination {
  readonly place: Place;
  /** Steps to get there; null where steps do not count. */
  readonly cost: number | null;
  /** The way there, both ends included: drawn when the place is pointed at. */
  readonly path?: readonly Place[];
}

/** What the board says of itself, in the reader's language. */
export interface BoardWords {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  place(place: Place): string;
  /** The full sentence for a place: "Library, 7 steps: Miss Scarlet, Rope". */
  describe(place: Place, about: { cost: number | null | undefined; pieces: readonly string[] }): string;
}

/** A walk to be shown: a new number starts it. */
export interface Walk {
  readonly number: number;
  readonly piece: string;
  readonly path: readonly Place[];
}

export interface BoardProps {
  readonly drawing: Drawing;
  readonly art: BoardArt;
  readonly words: BoardWords;
  /** Suspect to place; null where a pawn is nowhere. */
  readonly pawns: Readonly<Record<string, Place | null>>;
  readonly weapons: Readonly<Record<string, Place | null>>;
  /** Whose turn it is: the pawn that stands out. */
  readonly active?: string | null;
  readonly destinations?: readonly Destination[];
  /** A path to show without pointing: the last move, a replay. */
  readonly path?: readonly Place[] | null;
  /** Rooms and squares to light up: a suggestion's room, a spy square in use. */
  readonly lit?: readonly Place[];
  /** What matters now: a board too small for fingers is framed on it. */
  readonly focus?: readonly Place[];
  readonly walk?: Walk | null;
  onPick?(place: Place): void;
}

/** Pixels of a square that a finger needs, and those a mouse does with. */
const FINGER = 26;
const MOUSE = 14;
/** As near as the board comes by itself: one wants to see where one is. */
const CLOSE = 32;
const least = (): number => (matchMedia('(pointer: coarse)').matches ? FINGER : MOUSE);

export function Board(props: BoardProps) {
  const {
    drawing,
    art,
    words,
    pawns,
    weapons,
    active = null,
    destinations = [],
    path = null,
    lit = [],
  } = props;
  const prefix = useId().replace(/\W/g, '');
  const svg = useRef<SVGSVGElement>(null);
  const crowd = { pawns: Object.keys(pawns).length, weapons: Object.keys(weapons).length };
  const scene = useMemo(
    () => sceneOf(drawing, art, words.place, crowd, prefix),
    [drawing, art, words, prefix, crowd.pawns, crowd.weapons],
  );
  // One object for one scene: a new one would have the whole board parsed again with every frame of a zoom.
  const floor = useMemo(() => drawn(scene.markup), [scene]);
  const camera = useCamera(svg, scene.view);
  const [pointed, setPointed] = useState<Place | null>(null);

  // By the whole board: one that is framed already must still follow what matters.
  const isSmall = camera.wholeCell !== null && camera.wholeCell < least();
  const sized = Math.round(camera.wholeCell ?? 0);
  const focus = props.focus ?? destinations.map(({ place }) => place);
  const focusKey = JSON.stringify(focus);
  useEffect(() => {
    if (isSmall && focus.length > 0)
      camera.frame(around(focus.map((place) => boxOfPlace(scene, place))), CLOSE);
  }, [focusKey, scene, sized]);

  const pick = (place: Place) => {
    if (camera.dragged.current) return;
    // A tap on squares too small to be told apart comes closer instead of choosing one of them.
    if (typeof place !== 'string' && (camera.cell ?? 0) < least() - 2)
      return camera.frame(boxOfPlace(scene, place), CLOSE);
    props.onPick?.(place);
  };
  const shown = destinations.find(({ place }) => String(place) === String(pointed))?.path ?? path;
  const { view } = camera;

  const keys = (event: KeyboardEvent) => {
    const pan = (dx: number, dy: number) => () => camera.pan((dx * view.w) / 8, (dy * view.h) / 8);
    const act: Record<string, () => void> = event.shiftKey
      ? {
          ArrowLeft: pan(-1, 0),
          ArrowRight: pan(1, 0),
          ArrowUp: pan(0, -1),
          ArrowDown: pan(0, 1),
          '+': () => camera.zoom(1.4),
        }
      : {
          '+': () => camera.zoom(1.4),
          '=': () => camera.zoom(1.4),
          '-': () => camera.zoom(1 / 1.4),
          '0': () => camera.whole(),
        };
    if (event.ctrlKey || event.metaKey || !act[event.key]) return;
    event.preventDefault();
    act[event.key]!();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for zooming bubble up from the places and the buttons
    <div
      class="board"
      data-palette={art.palette}
      data-zoomed={camera.isWhole ? undefined : ''}
      onKeyDown={keys}
    >
      <svg ref={svg} viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`} role="presentation">
        {/* Static art: our own markup, with the names escaped. */}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        <g aria-hidden="true" dangerouslySetInnerHTML={floor} />
        {lit.map((place) => (
          <path
            key={String(place)}
            class="board-lit"
            d={typeof place === 'string' ? scene.outlines.get(place)! : squarePath(place)}
          />
        ))}
        <Places
          scene={scene}
          words={words}
          destinations={destinations}
          pawns={pawns}
          weapons={weapons}
          active={active}
          pointed={pointed}
          onPoint={setPointed}
          onReach={(place) => camera.show(boxOfPlace(scene, place))}
          onPick={pick}
        />
        {shown && shown.length > 1 && (
          <polyline class="board-path" points={pointsOf(scene, shown).map(String).join(' ')} />
        )}
        <Pieces scene={scene} pawns={pawns} weapons={weapons} active={active} walk={props.walk ?? null} />
      </svg>
      <div class="board-tools">
        <button
          type="button"
          aria-label={words.whole}
          disabled={camera.isWhole}
          onClick={() => camera.whole()}
        >
          <Icon id="whole" />
        </button>
        <button
          type="button"
          aria-label={words.zoomOut}
          disabled={camera.isWhole}
          onClick={() => camera.zoom(1 / 1.5)}
        >
          <Icon id="zoom-out" />
        </button>
        <button type="button" aria-label={words.zoomIn} onClick={() => camera.zoom(1.5)}>
          <Icon id="zoom-in" />
        </button>
      </div>
    </div>
  );
}

const squarePath = ([column, row]: readonly [number, number]) => `M${column * 24} ${row * 24}h24v24h-24Z`;
