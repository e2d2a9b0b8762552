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

/** Pieces on their way: a new number is a new scene. */
export interface Walks {
  readonly number: number;
  readonly pieces: readonly {
    readonly piece: string;
    readonly by: 'walk' | 'passage' | 'carried';
    readonly path: readonly Place[];
  }[];
  /** The piece that goes now; null where each goes at once. The others wait where they stood. */
  readonly now: string | null;
  /** For each square of a way. */
  readonly stepMs: number;
}

export interface BoardProps {
  readonly layout: BoardLayout;
  readonly palette: string;
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
  /** Whether it is pressed or only watched: then more of the house around it is seen. */
  readonly isNear?: boolean;
  readonly walks?: Walks | null;
  onPick?(place: Place): void;
}

/** Pixels of a square that a finger needs, and those a mouse does with. */
const fingerCellPx = 26;
const mouseCellPx = 14;
/** As near as the board comes by itself: one wants to see where one is. */
const closeCellPx = 32;
const watchedCellPx = 22;
/** So much of the board's width shows nothing closely. */
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
  // The pieces come after the places one may go to.
  const isTime = useDeferred();

  // By the whole board: one that is framed already must still follow what matters.
  const isSmall = camera.wholeCell !== null && camera.wholeCell < minCellPx();
  const sized = Math.round(camera.wholeCell ?? 0);
  const focus = props.focus ?? destinations.map(({ place }) => place);
  const focusKey = JSON.stringify(focus);
  useEffect(() => {
    if (focus.length === 0) return;
    const boxOf = (places: readonly Place[]) => around(places.map((place) => boxOfPlace(layout, place)));
    if (!isSmall) return camera.uncover(boxOf(focus));
    // Rooms at two ends of the house leave the squares between them too small: the list has the rooms.
    const squares = focus.filter((place) => typeof place !== 'string');
    const isFar = boxOf(focus).w > layout.view.w * maxFramedShare && squares.length > 0;
    const box = boxOf(isFar ? squares : focus);
    camera.frame(box, props.isNear === false ? watchedCellPx : closeCellPx);
    camera.uncover(box);
  }, [focusKey, layout, sized]);

  const pick = (place: Place) => {
    if (camera.dragged.current) return;
    // A tap on squares too small to be told apart comes closer instead of choosing one of them.
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
      <svg ref={svg} viewBox={camera.view} role="presentation">
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

/** The way to the place that is pointed at. By itself: what is pointed at changes with every move of a hand. */
function Way({ layout, destinations, pointed, path }: WayProps) {
  const at = String(pointed.value);
  const shown = destinations.find(({ place }) => String(place) === at)?.path ?? path;
  return shown && shown.length > 1 ? (
    <polyline class="board-path" points={pointsOf(layout, shown).map(String).join(' ')} />
  ) : null;
}

const squarePath = ([column, row]: readonly [number, number]) => `M${column * 24} ${row * 24}h24v24h-24Z`;
