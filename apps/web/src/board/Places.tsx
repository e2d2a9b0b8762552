import type { Place } from '@casefile/engine/board/drawing';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { chamfered } from '../art/svg.ts';
import type { Arrow } from './arrows.ts';
import type { BoardWords, Destination } from './Board.tsx';
import type { BoardLayout } from './layout/board-layout.ts';
import { type Box, CELL, centreOf } from './layout/geometry.ts';
import { boxOfPlace } from './path.ts';

interface Props {
  readonly layout: BoardLayout;
  readonly words: BoardWords;
  readonly destinations: readonly Destination[];
  readonly pawns: Readonly<Record<string, Place | null>>;
  readonly weapons: Readonly<Record<string, Place | null>>;
  readonly active: string | null;
  onPoint(place: Place | null): void;
  /** A key moved to a place that may be out of sight. */
  onReach(place: Place): void;
  onPick(place: Place): void;
}

interface Cell {
  readonly key: string;
  readonly place: Place;
  readonly box: Box;
  readonly cost: number | null | undefined;
  readonly pieces: readonly string[];
  /** One of many squares that lead nowhere in particular. */
  readonly isMinor: boolean;
}

/** With more squares than this, those that lead nowhere in particular are dimmed. */
const manySquares = 8;

/** The board as a grid for eyes, fingers, keys and screen readers: rooms, and the squares that matter now. */
export function Places(props: Props) {
  const { layout, words, active, pawns, onPoint, onReach, onPick } = props;
  const cells = useMemo(() => cellsOf(props), [layout, props.destinations, pawns, props.weapons]);
  // A distance that is the same everywhere is not shown.
  const isEven =
    new Set(cells.flatMap(({ cost, place }) => (typeof place === 'string' ? [] : (cost ?? [])))).size < 2;
  const rows = Map.groupBy(cells, ({ box }) => Math.floor(centreOf(box)[1] / CELL));
  const grid = useRef<SVGGElement>(null);
  const [chosen, setChosen] = useState('');
  const home = active === null ? null : pawns[active];
  const last = cells.find(({ key }) => key === chosen);
  // Legal destinations come first: a keyboard user wants to move on.
  const entry =
    (last?.cost === undefined ? cells.find(({ cost }) => cost !== undefined) : last) ??
    last ??
    cells.find(({ place }) => String(place) === String(home)) ??
    cells[0];

  // Set directly on the element: rendering would redraw all places on every hover.
  const point = ({ currentTarget }: { currentTarget: Element }, place: Place | null) => {
    currentTarget.toggleAttribute('data-pointed', place !== null);
    onPoint(place);
  };
  const goTo = (cell: Cell | undefined) => {
    if (!cell) return;
    setChosen(cell.key);
    onReach(cell.place);
    grid.current?.querySelector<SVGElement>(`[data-place="${cell.key}"]`)?.focus();
  };
  const follow = (arrow: Arrow, from: Cell): void =>
    void import('./arrows.ts').then(
      ({ arrowsOf }) => goTo(arrowsOf(cells).get(from)?.[arrow]),
      () => {},
    );
  const keys = (event: KeyboardEvent, from: Cell) => {
    if (/^Arrow/.test(event.key) && !event.shiftKey) follow(event.key as Arrow, from);
    else if (event.key === 'Home') goTo(cells[0]);
    else if (event.key === 'End') goTo(cells.at(-1));
    else if (event.key === 'Enter' || event.key === ' ') {
      if (from.cost !== undefined) onPick(from.place);
    } else return;
    event.preventDefault();
  };
  const hasFocus = useRef(false);
  // A place that disappears takes the focus with it, so the next in line gets it. A focus that is merely on its way
  // from one control to another must not be caught.
  useEffect(() => {
    if (!hasFocus.current || last || !entry || document.activeElement !== document.body) return;
    goTo(entry);
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn inside an svg
    <g ref={grid} role="grid" aria-label={words.board}>
      {[...rows].map(([n, row]) => (
        // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn inside an svg
        <g key={n} role="row">
          {row.map((cell) => {
            const open = cell.cost !== undefined;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a table cannot be drawn inside an svg
              <g
                key={cell.key}
                class={open ? 'place open' : 'place'}
                data-place={cell.key}
                role="gridcell"
                // In SVG `tabIndex` is no known attribute, and every place would be a Tab stop.
                tabindex={cell.key === entry?.key ? 0 : -1}
                aria-label={words.describe(cell.place, { cost: cell.cost, pieces: cell.pieces })}
                aria-disabled={open ? undefined : 'true'}
                data-minor={cell.isMinor ? '' : undefined}
                onKeyDown={(event) => keys(event, cell)}
                onClick={open ? () => onPick(cell.place) : undefined}
                onPointerEnter={(event) => point(event, cell.place)}
                onPointerLeave={(event) => point(event, null)}
                onFocus={(event) => {
                  hasFocus.current = true;
                  setChosen(cell.key);
                  point(event, cell.place);
                }}
                onBlur={(event) => {
                  if (event.relatedTarget !== null) hasFocus.current = false;
                  point(event, null);
                }}
              >
                {typeof cell.place === 'string' ? (
                  <RoomPlace layout={layout} room={cell.place} cost={cell.cost} />
                ) : (
                  <SquarePlace
                    box={cell.box}
                    cost={cell.cost !== undefined && isEven ? null : cell.cost}
                    isSpecial={layout.special.has(cell.key)}
                  />
                )}
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}

function cellsOf({ layout, destinations, pawns, weapons }: Props): readonly Cell[] {
  const costs = new Map(destinations.map(({ place, cost }) => [String(place), cost]));
  const inside = new Map<string, string[]>();
  for (const [piece, place] of [...Object.entries(pawns), ...Object.entries(weapons)])
    if (place !== null) inside.set(String(place), [...(inside.get(String(place)) ?? []), piece]);
  const squares = new Map<string, Place>();
  for (const place of [...destinations.map((each) => each.place), ...Object.values(pawns)])
    if (place !== null && typeof place !== 'string') squares.set(String(place), place);
  const places: Place[] = [...layout.plan.rooms, ...squares.values()];
  const open = [...squares.values()].filter((place) => costs.has(String(place))) as Square[];
  const major = open.length > manySquares ? towardsRooms(layout, open) : null;
  const cells = places.map((place) => ({
    key: String(place),
    place,
    box: boxOfPlace(layout, place),
    cost: costs.get(String(place)),
    pieces: inside.get(String(place)) ?? [],
    isMinor: major !== null && typeof place !== 'string' && !major.has(String(place)),
  }));
  const order = ({ box }: Cell) => Math.floor(centreOf(box)[1] / CELL) * 1000 + centreOf(box)[0] / CELL;
  return cells.sort((a, b) => order(a) - order(b));
}

type Square = readonly [number, number];

/** Squares with a sign, and for every door the nearest one. */
function towardsRooms({ openings, special }: BoardLayout, squares: readonly Square[]): ReadonlySet<string> {
  const kept = new Set(squares.map(String).filter((key) => special.has(key)));
  for (const { door } of openings) {
    const far = ([column, row]: Square): number =>
      Math.abs(column - door.square[0]) + Math.abs(row - door.square[1]);
    kept.add(String(squares.reduce((best, each) => (far(each) < far(best) ? each : best))));
  }
  return kept;
}

interface SquareProps {
  readonly box: Box;
  readonly cost: number | null | undefined;
  /** The square has a printed sign that the highlight must not cover. */
  readonly isSpecial: boolean;
}

function SquarePlace({ box: { x, y }, cost, isSpecial }: SquareProps) {
  if (cost === undefined) return <rect class="ring" x={x + 1} y={y + 1} width={22} height={22} />;
  return (
    <>
      <rect class="hit" x={x} y={y} width={CELL} height={CELL} />
      <path class={isSpecial ? 'glow around' : 'glow soft'} d={chamfered(x + 1.4, y + 1.4, 21.2, 21.2, 4)} />
      {isSpecial && cost !== null && <circle class="glow" cx={x + 20} cy={y + 4} r={5.6} />}
      {isSpecial && cost !== null && (
        <text class="steps small" x={x + 20} y={y + 6.9}>
          {cost}
        </text>
      )}
      {!isSpecial && cost !== null && (
        <text class="steps" x={x + 12} y={y + 16.2}>
          {cost}
        </text>
      )}
    </>
  );
}

function RoomPlace({
  layout,
  room,
  cost,
}: {
  layout: BoardLayout;
  room: string;
  cost: number | null | undefined;
}) {
  const outline = layout.outlines.get(room)!;
  const { badge, name } = layout.rooms.get(room)!;
  if (cost === undefined) return <path class="ring" d={outline} />;
  const { x, y, w, h } = name.box;
  const [bx, by] = centreOf(badge);
  return (
    <>
      <path class="hit room" d={outline} />
      <path class="plate-glow" d={chamfered(x - 1.5, y - 1.5, w + 3, h + 3, 4.6)} />
      {cost !== null && (
        <>
          <path class="glow" d={chamfered(badge.x, badge.y, badge.w, badge.h, 4)} />
          <text class="steps" x={bx} y={by + 4.2}>
            {cost}
          </text>
        </>
      )}
    </>
  );
}
