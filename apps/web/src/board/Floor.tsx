/** The static parts: the pictures of the house from the ground up, and the names on them. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { shownTheme } from '../app/settings.ts';
import { enqueueTask } from '../app/task-queue.ts';
import { coloursAt, painted, pictureUrl } from '../art/pictures.ts';
import { trustedMarkup } from '../trusted.ts';
import type { BoardLayout } from './layout/board-layout.ts';

export interface FloorProps {
  readonly layout: BoardLayout;
  readonly onReady?: () => void;
}

/** The last drawn floor, so that the next player on a shared device sees it at once instead of room by room. */
let kept: { readonly layout: BoardLayout; readonly theme: string; readonly urls: string[] } | null = null;

const keptOf = (layout: BoardLayout, theme: string): string[] =>
  kept?.layout === layout && kept.theme === theme ? kept.urls : [];

export function Floor({ layout, onReady }: FloorProps): JSX.Element {
  const floor = useRef<SVGGElement>(null);
  const loaded = useRef((_layer: number) => {});
  // One object per layout: a new one would parse the names again.
  const names = useMemo(() => trustedMarkup(layout.names), [layout]);
  const theme = shownTheme();
  const [urls, setUrls] = useState<readonly string[]>(() => keptOf(layout, theme));
  useEffect(() => {
    const colour = coloursAt(floor.current!);
    const made = keptOf(layout, theme);
    let takeBack = (): void => {};
    // Pictures are decoded one by one: together they would block everything else.
    loaded.current = (last) => {
      // A picture of the previous theme may arrive late.
      if (last !== made.length - 1) return;
      const layer = layout.layers[made.length];
      if (layer === undefined) {
        if (kept?.urls !== made) {
          kept?.urls.forEach(URL.revokeObjectURL);
          kept = { layout, theme, urls: made };
        }
        return onReady?.();
      }
      takeBack = enqueueTask(() => {
        made.push(pictureUrl(painted(layer, colour), layout.view));
        setUrls((before) => [...made, ...before.slice(made.length)]);
      });
    };
    // Until the first room of the new theme is drawn, the floor keeps the previous theme.
    setUrls((before) => (made.length > 0 ? made : before));
    loaded.current(made.length - 1);
    return () => {
      takeBack();
      if (kept?.urls !== made) made.forEach(URL.revokeObjectURL);
    };
  }, [layout, theme]);
  const { x, y, w, h } = layout.view;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g ref={floor} aria-hidden="true">
      {urls.map((url, i) => (
        <image
          // A layer keeps its position when the theme changes.
          key={i}
          href={url}
          x={x}
          y={y}
          width={w}
          height={h}
          onLoad={() => loaded.current(i)}
        />
      ))}
      <g dangerouslySetInnerHTML={names} />
    </g>
  );
}
