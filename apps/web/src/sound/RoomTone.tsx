/** Optional quiet ambience, never before a gesture and never while muted. */
import { useEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { useArt } from '../art/use-art.ts';
import { running } from './play.ts';
import { roomTones, type RoomTone as Tone } from './scores.ts';
import { hiss, strike } from './synthesize.ts';

/** The polling interval for gestures and settings, in milliseconds. */
const lookMs = 1000;

export function RoomTone({ edition }: { readonly edition: string }): null {
  const tone = roomTones[useArt(edition)?.sound.tone ?? ''];
  useEffect(() => {
    if (tone === undefined) return;
    let stop: (() => void) | null = null;
    const look = (): void => {
      const audio = document.hidden ? null : running();
      if (audio === null) {
        stop?.();
        stop = null;
      } else stop ??= hum(audio, tone);
    };
    look();
    const timer = setInterval(look, lookMs);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }, [tone]);
  return null;
}

/** Returns a function that ends it. */
function hum(audio: AudioContext, { hz, loud, swell, every: [minS, maxS], now }: Tone): () => void {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'lowpass';
  band.frequency.value = hz;
  const level = audio.createGain();
  level.gain.value = loud * settings.volume.value * 0.25;
  const wave = audio.createOscillator();
  wave.frequency.value = 1 / swell;
  const depth = audio.createGain();
  depth.gain.value = level.gain.value * 0.5;
  wave.connect(depth).connect(level.gain);
  source.connect(band).connect(level).connect(audio.destination);
  source.start();
  wave.start();
  let timer: ReturnType<typeof setTimeout>;
  const again = (): void => {
    for (const each of now) strike(audio, each);
    timer = setTimeout(again, (minS + Math.random() * (maxS - minS)) * 1000);
  };
  timer = setTimeout(again, minS * 1000);
  return () => {
    clearTimeout(timer);
    source.stop();
    wave.stop();
    level.disconnect();
  };
}
