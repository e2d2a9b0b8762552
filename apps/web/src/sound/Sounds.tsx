/** What is heard at a table: what happens as it is shown, what calls me, and the house itself for who wants it. */
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
  // Not while others are still seen to act: it would tell that I am asked before they have said so.
  const call = useCalled() ? callOf(view.asked, viewerSeat, wait?.for ?? null) : null;
  useEffect(() => {
    if (call !== null) play(call);
  }, [call, view.turnNumber]);
  return settings.roomTone.value ? <RoomTone edition={view.edition} /> : null;
}
