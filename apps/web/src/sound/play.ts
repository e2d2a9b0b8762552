/** Sounds, silent until somebody has touched the page. */
import { settings } from '../app/settings.ts';
import type { Cue } from './cues.ts';

let context: AudioContext | null = null;

/** Browsers allow sound after a gesture only, and so do we. The gesture is seen first: a device may take long to open. */
function wake(): void {
  setTimeout(() => {
    context ??= new AudioContext();
    void context.resume();
  }, 100);
}
for (const gesture of ['pointerdown', 'keydown'] as const)
  addEventListener(gesture, wake, { once: true, capture: true });

export function play(cue: Cue): void {
  const audio = context;
  if (!settings.sound.value || settings.volume.value === 0 || audio?.state !== 'running') return;
  // Without a network it stays silent.
  void import('./synthesize.ts').then(
    ({ synthesize }) => synthesize(audio, cue),
    () => {},
  );
}
