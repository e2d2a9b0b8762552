/** Sounds, silent until somebody has touched the page. */
import { settings } from '../app/settings.ts';
import type { Cue } from './cues.ts';

let context: AudioContext | null = null;
/** A sound requested while the audio device was still opening. */
let early: (() => void) | null = null;
const earlyMs = 600;

/** Sound starts only after a gesture, and after its paint: opening the device may take long. */
function wake(): void {
  if (context?.state === 'running') return;
  setTimeout(() => {
    context ??= new AudioContext();
    void context.resume().then(
      () => {
        early?.();
        early = null;
      },
      () => {},
    );
  }, 100);
}
// Fetched after the first gesture, or before it. Later ones count too: a call or a locked screen takes the sound away.
if (navigator.userActivation?.hasBeenActive) wake();
for (const gesture of ['pointerdown', 'keydown'] as const)
  addEventListener(gesture, wake, { capture: true, passive: true });

/** The audio context; null before a gesture. */
export const running = (): AudioContext | null =>
  settings.sound.value && settings.volume.value > 0 && context?.state === 'running' ? context : null;

/** Steps depend on the floor. */
export function play(cue: Cue, floor = ''): void {
  const audio = running();
  if (audio === null) {
    const askedMs = performance.now();
    early ??= () => performance.now() - askedMs < earlyMs && play(cue, floor);
    return;
  }
  // Without a network there is no sound.
  void import('./synthesize.ts').then(
    ({ synthesize }) => synthesize(audio, cue, floor),
    () => {},
  );
}
