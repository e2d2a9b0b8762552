/** Calls a player who looks elsewhere: title, tab icon, and an optional notification. */
import { useEffect } from 'preact/hooks';
import { favicon } from '../art/brand/app-icon.ts';
import { calling } from '../game/calling.ts';
import { isCalled, useScene } from '../game/context.ts';
import type { Session } from '../game/session.ts';
import { callOf } from '../sound/call.ts';
import { useAsk } from './Status.tsx';

export function useSignals(session: Session): void {
  const scene = useScene();
  const { view, viewerSeat, wait, legal } = scene;
  const { who, what } = useAsk();
  const call = isCalled(scene) ? callOf(view.asked, viewerSeat, wait?.for ?? null) : null;
  // A card waiting to be seen holds up everything after it, including my own turn.
  const isWanted = call !== null || session.pending.value.length > 0;
  useEffect(() => {
    // Replays do not notify, but a player looking back may be called to the present.
    if (scene.isPast) return;
    document.title = isWanted ? `● ${who} – Casefile` : `${who} – Casefile`;
    badge(isWanted);
    return () => {
      document.title = 'Casefile';
      badge(false);
    };
  }, [isWanted, who]);
  const does = [...new Set(legal.map((form) => form.do))];
  useEffect(() => {
    calling.value = { who, what, isMine: isWanted, does };
  }, [who, what, isWanted, does.join()]);
  useEffect(
    () => () => {
      calling.value = null;
    },
    [],
  );
  useEffect(() => {
    if (call === null || !document.hidden) return;
    const shown = import('./notice.ts').then(({ notify }) => notify(who, what));
    return () => void shown.then((takeAway) => takeAway()).catch(() => {});
  }, [call, view.turnNumber]);
}

/** Draws the tab's icon with a dot on it. */
function badge(isOn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  const dot = '<circle cx="50" cy="14" r="13" fill="#c9542f" stroke="#fff" stroke-width="3"/></svg>';
  dotted ??= `data:image/svg+xml,${encodeURIComponent(favicon().replace('</svg>', dot))}`;
  link.href = isOn ? dotted : '/favicon.svg';
}
let dotted: string | null = null;
