import { settings } from '../../../app/settings.ts';
import type { Sound } from './opening-sounds.ts';

/** Plays the sounds in order; returns a function that stops them. */
export function playSounds(sounds: readonly Sound[]): () => void {
  if (!settings.sound.value) return () => {};
  const timers: ReturnType<typeof setTimeout>[] = [];
  let isStopped = false;
  // Without a network it stays silent.
  void import('../../../sound/play.ts').then(
    ({ play }) => {
      if (isStopped) return;
      for (const { atMs, cue } of sounds) timers.push(setTimeout(() => play(cue), atMs));
    },
    () => {},
  );
  return () => {
    isStopped = true;
    for (const timer of timers) clearTimeout(timer);
  };
}
