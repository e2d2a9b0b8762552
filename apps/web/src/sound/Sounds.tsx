/** The sounds of a table: events as they are shown, calls for me, and optional ambience. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { useArt } from '../art/use-art.ts';
import { useCalled, useScene, useTable } from '../game/context.ts';
import { callOf } from './call.ts';
import { cueOf } from './cues.ts';
import { play } from './play.ts';
import { RoomTone } from './RoomTone.tsx';

export function Sounds({ from }: { readonly from: number }): JSX.Element | null {
  const { session } = useTable();
  const scene = useScene();
  const { view, viewerSeat, wait } = scene;
  const heard = useRef(from);
  const art = useArt(view.edition);
  const sound = (found: ReturnType<typeof cueOf>): void => {
    if (found === null) return;
    const { cue, fact } = found;
    const to = 'to' in fact && typeof fact.to === 'string' ? fact.to : '';
    play(cue, art?.rooms[to]?.floor ?? art?.sound.corridor);
  };
  const n = session.log.value.length;
  useEffect(() => {
    sound(cueOf(session.log.value.slice(heard.current), settings.speed.value !== 'instant'));
    heard.current = n;
  }, [n]);
  const beat = session.beat.value;
  useEffect(() => {
    if (beat !== null) sound(cueOf([beat.fact]));
  }, [beat]);
  // Not during others' scenes: it would reveal the question before it is shown.
  const call = useCalled() ? callOf(view.asked, viewerSeat, wait?.for ?? null) : null;
  useEffect(() => {
    if (call !== null) play(call);
  }, [call, view.turnNumber]);
  return settings.roomTone.value ? <RoomTone edition={view.edition} /> : null;
}
