import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Box, CELL, grown } from '../layout/geometry.ts';
import { coveredShift, fitted, kept, shifted, showing, zoomed } from './camera.ts';

export interface Camera {
  /** The initial `viewBox`; the camera updates it by itself. */
  readonly view: string;
  /** The size of one cell in pixels; 0 before it was measured. */
  cell(): number;
  /** The same with the whole board in view; null before it was measured. */
  readonly wholeCell: number | null;
  readonly isWhole: boolean;
  zoom(factor: number, at?: readonly [number, number]): void;
  /** In fractions of the view. */
  pan(dx: number, dy: number): void;
  whole(): void;
  /** With squares of at most this many pixels. */
  frame(box: Box, maxCellPx?: number): void;
  /** Moves only when it is not in sight. */
  show(box: Box): void;
  /** Shifts the drawing so that this is visible beside an open form. */
  uncover(box: Box): void;
  /** Whether the pointer just released had been dragging. */
  readonly dragged: RefObject<boolean>;
}

const minViewWidth = 6 * CELL;
const tapSlopPx = 6;

/** Read from the page: the player's setting overrides the system's. */
const isStill = () => document.documentElement.dataset.motion === 'reduced';

const written = ({ x, y, w, h }: Box): string => `${x} ${y} ${w} ${h}`;

/** Pan and zoom of the board by pinch, drag, wheel with a modifier, buttons and keys. */
export function useCamera(svg: RefObject<SVGSVGElement | null>, board: Box): Camera {
  const [size, setSize] = useState({ w: 0, h: 0 });
  const [isWhole, setWhole] = useState(true);
  const now = useRef(board);
  const mattering = useRef<Box | null>(null);
  const dragged = useRef(false);
  const isMeasured = size.w > 0;
  const aspect = isMeasured ? size.w / size.h : board.w / board.h;

  // Set directly on the element: rendering places and pieces for every frame would be slow.
  const show = (next: Box) => {
    now.current = next;
    svg.current!.setAttribute('viewBox', written(next));
    setWhole(next.w >= fitted(board, next.w / next.h).w - 1);
  };
  const set = (next: Box) => show(kept(next, board, minViewWidth));
  const glideTo = (goal: Box) => {
    const from = now.current;
    const to = kept(fitted(goal, aspect), board, minViewWidth);
    show(to);
    if (isStill()) return;
    // Drawn once and moved as a layer: redrawing the house for every frame is too slow for phones.
    const cell = size.w / from.w;
    const before = `translate(${(to.x - from.x) * cell}px, ${(to.y - from.y) * cell}px) scale(${to.w / from.w})`;
    svg.current!.animate({ transform: [before, 'none'] }, { duration: 200, easing: 'ease-out' });
  };

  // Moved instead of reframed: redrawing the house would delay the press that opens a form.
  const uncover = () => {
    // Missing if the table was left before the resize was reported.
    const element = svg.current;
    const seenPx = element?.closest('main')?.clientHeight;
    if (mattering.current === null || element === null || seenPx === undefined) return;
    const upPx = coveredShift(mattering.current, now.current, element.clientHeight, seenPx);
    element.style.translate = `0 ${-upPx}px`;
  };
  useEffect(() => {
    const main = svg.current?.closest('main');
    if (main == null) return;
    const observer = new ResizeObserver(uncover);
    observer.observe(main);
    return () => observer.disconnect();
  }, [svg, board]);

  useLayoutEffect(() => {
    const element = svg.current!;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width === 0 || height === 0) return;
      setSize({ w: width, h: height });
      element.parentElement!.style.setProperty('--held', `${height}px`);
      const shape = width / height;
      const [cx, cy] = [now.current.x + now.current.w / 2, now.current.y + now.current.h / 2];
      const w = Math.max(now.current.w, now.current.h * shape);
      set({ x: cx - w / 2, y: cy - w / shape / 2, w, h: w / shape });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, board]);

  useEffect(() => {
    const element = svg.current!;
    const fingers = new Map<number, readonly [number, number]>();
    const scale = () => now.current.w / element.clientWidth;
    const onBoard = (x: number, y: number): readonly [number, number] => {
      const { left, top } = element.getBoundingClientRect();
      return [now.current.x + (x - left) * scale(), now.current.y + (y - top) * scale()];
    };
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (fingers.size === 1) dragged.current = false;
    };
    const move = (event: PointerEvent) => {
      // A menu or a dialog keeps a release to itself, and the board would follow the mouse for good.
      if (event.buttons === 0) fingers.delete(event.pointerId);
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
      if (!dragged.current && fingers.size === 1 && Math.hypot(dx, dy) < tapSlopPx) return;
      dragged.current = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (!other) return set(shifted(now.current, -dx * scale(), -dy * scale()));
      const apart = (x: number, y: number) => Math.hypot(x - other[0], y - other[1]);
      const factor = apart(event.clientX, event.clientY) / Math.max(1, apart(...before));
      const [px, py] = onBoard((event.clientX + other[0]) / 2, (event.clientY + other[1]) / 2);
      set(shifted(zoomed(now.current, factor, px, py), (-dx * scale()) / 2, (-dy * scale()) / 2));
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      set(zoomed(now.current, Math.exp(-event.deltaY / 200), ...onBoard(event.clientX, event.clientY)));
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  }, [svg, board]);

  const whole = fitted(board, aspect);
  const middle = (): readonly [number, number] => {
    const { x, y, w, h } = now.current;
    return [x + w / 2, y + h / 2];
  };
  return {
    view: written(now.current),
    cell: () => (size.w / now.current.w) * CELL,
    wholeCell: isMeasured ? (size.w / whole.w) * CELL : null,
    isWhole,
    zoom: (factor, at = middle()) => glideTo(kept(zoomed(now.current, factor, ...at), board, minViewWidth)),
    pan: (dx, dy) => set(shifted(now.current, dx * now.current.w, dy * now.current.h)),
    whole: () => glideTo(whole),
    frame: (box, maxCellPx) => {
      const near = grown(box, CELL);
      const more = maxCellPx === undefined ? 0 : (size.w / maxCellPx) * CELL - near.w;
      glideTo(more > 0 ? { ...near, x: near.x - more / 2, w: near.w + more } : near);
    },
    show: (box) => {
      const next = showing(now.current, box);
      if (next.x !== now.current.x || next.y !== now.current.y) glideTo(next);
    },
    uncover: (box) => {
      mattering.current = box;
      // Just before the next picture: at any other time it would force a second layout.
      requestAnimationFrame(uncover);
    },
    dragged,
  };
}
