import type { Place } from '@casefile/engine/board/drawing';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useDeferred } from '../app/use-deferred.ts';
import { Icon } from '../art/icons/Icon.tsx';
import './board.css';
import { around } from './camera/camera.ts';
import { useCamera } from './camera/use-camera.ts';
import { Floor } from './Floor.tsx';
import type { BoardLayout } from './layout/board-layout.ts';
import { Pieces } from './Pieces.tsx';
import { Places } from './Places.tsx';
import { boxOfPlace, pointsOf } from './path.ts';

/** A place that can be chosen. */
export interface Destination {
  readonly place: Place;
  /** Steps to get there; null where steps do not count. */
  readonly cost: number | null;
  /** The path including both ends, drawn when the place is pointed at. */
  readonly path?: readonly Place[];
}

/** The board's labels in the reader's language. */
export interface BoardWords {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  place(place: Place): string;
  /** The full sentence for a place: "Library, 7 steps: Miss Scarlet, Rope". */
  describe(place: Place, about: { cost: number | null | undefined; pieces: readonly string[] }): string;
}

/** Moving pieces; a new number means a new scene. */
export interface Walks {
  readonly number: number;
  readonly pieces: readonly {
    readonly piece: string;
    readonly by: 'walk' | 'passage' | 'carried';
    readonly path: readonly Place[];
  }[];
  /** The piece that moves now, while the others wait; null where all move at once. */
  readonly now: string | null;
  /** For each square of a way. */
  readonly stepMs: number;
}

export interface BoardProps {
  readonly layout: BoardLayout;
  readonly palette: string;
  readonly words: BoardWords;
  /** Suspect -> place; null for a pawn that is off the board. */
  readonly pawns: Readonly<Record<string, Place | null>>;
  readonly weapons: Readonly<Record<string, Place | null>>;
  /** The player in turn, whose pawn is highlighted. */
  readonly active?: string | null;
  readonly destinations?: readonly Destination[];
  /** A path to show without pointing: the last move, a replay. */
  readonly path?: readonly Place[] | null;
  /** Rooms and squares to light up: a suggestion's room, a spy square in use. */
  readonly lit?: readonly Place[];
  /** The area that matters now: a board too small for fingers zooms to it. */
  readonly focus?: readonly Place[];
  /** Whether places can be chosen; if not, the camera shows more surroundings. */
  readonly isNear?: boolean;
  readonly walks?: Walks | null;
  onPick?(place: Place): void;
}

/** The minimum size of a square in pixels, by finger and by mouse. */
const fingerCellPx = 26;
const mouseCellPx = 14;
/** The closest automatic zoom, so that players keep their bearings. */
const closeCellPx = 32;
const watchedCellPx = 22;
/** An automatic zoom makes squares at least so much larger. */
const leastGain = 1.2;
/** From this share of the board's width a zoom is pointless. */
const maxFramedShare = 0.6;
const minCellPx = (): number => (matchMedia('(pointer: coarse)').matches ? fingerCellPx : mouseCellPx);

export function Board(props: BoardProps) {
  const {
    layout,
    palette,
    words,
    pawns,
    weapons,
    active = null,
    destinations = [],
    path = null,
    lit = [],
  } = props;
  const svg = useRef<SVGSVGElement>(null);
  const camera = useCamera(svg, layout.view);
  const pointed = useSignal<Place | null>(null);
  // Pieces are drawn after the places to go to.
  const isTime = useDeferred();

  // Measured on the whole board: a zoomed one must still follow what matters.
  const isSmall = camera.wholeCell !== null && camera.wholeCell < minCellPx();
  const sized = Math.round(camera.wholeCell ?? 0);
  const focus = props.focus ?? destinations.map(({ place }) => place);
  const focusKey = JSON.stringify(focus);
  useEffect(() => {
    if (focus.length === 0) return;
    const boxOf = (places: readonly Place[]) => around(places.map((place) => boxOfPlace(layout, place)));
    if (!isSmall) return camera.uncover(boxOf(focus));
    // Rooms at both ends of the house would leave squares too small; the list offers the rooms.
    const squares = focus.filter((place) => typeof place !== 'string');
    const isFar = boxOf(focus).w > layout.view.w * maxFramedShare && squares.length > 0;
    const box = boxOf(isFar ? squares : focus);
    const cellPx = props.isNear === false ? watchedCellPx : closeCellPx;
    // A little nearer shows nothing better, and cuts off the edges of the house.
    if (cellPx < camera.wholeCell! * leastGain) camera.whole();
    else camera.frame(box, cellPx);
    camera.uncover(box);
  }, [focusKey, layout, sized]);

  // The end of a drag is no press on the place below it. Keys and screen readers press without a pointer.
  const endDrag = (event: MouseEvent): void => {
    if (camera.dragged.current && event.detail > 0) event.stopPropagation();
  };
  const pick = (place: Place) => {
    // A tap on squares too small to tell apart zooms in instead of choosing one.
    if (typeof place !== 'string' && camera.cell() < minCellPx() - 2)
      return camera.frame(boxOfPlace(layout, place), closeCellPx);
    props.onPick?.(place);
  };

  const keys = (event: KeyboardEvent) => {
    const pan = (dx: number, dy: number) => () => camera.pan(dx / 8, dy / 8);
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
    <div class="board" data-palette={palette} data-zoomed={camera.isWhole ? undefined : ''} onKeyDown={keys}>
      <svg ref={svg} viewBox={camera.view} role="presentation" onClickCapture={endDrag}>
        <Floor layout={layout} />
        {lit.map((place) => (
          <path
            key={String(place)}
            class="board-lit"
            d={typeof place === 'string' ? layout.outlines.get(place)! : squarePath(place)}
          />
        ))}
        <Places
          layout={layout}
          words={words}
          destinations={destinations}
          pawns={pawns}
          weapons={weapons}
          active={active}
          onPoint={(place) => (pointed.value = place)}
          onReach={(place) => camera.show(boxOfPlace(layout, place))}
          onPick={pick}
        />
        <Way layout={layout} destinations={destinations} pointed={pointed} path={path} />
        {isTime && (
          <Pieces
            layout={layout}
            pawns={pawns}
            weapons={weapons}
            active={active}
            walks={props.walks ?? null}
          />
        )}
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

interface WayProps {
  readonly layout: BoardLayout;
  readonly destinations: readonly Destination[];
  readonly pointed: Signal<Place | null>;
  readonly path: readonly Place[] | null;
}

/** The path to the pointed place. A separate component, because pointing changes with every mouse move. */
function Way({ layout, destinations, pointed, path }: WayProps) {
  const at = String(pointed.value);
  const shown = destinations.find(({ place }) => String(place) === at)?.path ?? path;
  return shown && shown.length > 1 ? (
    <polyline class="board-path" points={pointsOf(layout, shown).map(String).join(' ')} />
  ) : null;
}

const squarePath = ([column, row]: readonly [number, number]) => `M${column * 24} ${row * 24}h24v24h-24Z`;
