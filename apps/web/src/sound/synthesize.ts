/** Short sounds of wood and paper, made of noise and a few strings; fetched with the first one that is heard. */
import { settings } from '../app/settings.ts';
import type { Cue } from './cues.ts';
import { type Footing, footings, type Knock, scores, steps } from './scores.ts';

let noise: AudioBuffer | null = null;

export function hiss(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

export function strike(audio: AudioContext, { of, at, hz, lasts, loud }: Knock): void {
  const start = audio.currentTime + at;
  const fade = audio.createGain();
  fade.gain.setValueAtTime(0.0001, start);
  fade.gain.exponentialRampToValueAtTime(loud * settings.volume.value * 0.6 + 0.0001, start + 0.004);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  fade.connect(audio.destination);
  const source = of === 'bell' ? tone(audio, hz, fade) : rustle(audio, hz, of === 'wood' ? 9 : 0.8, fade);
  source.start(start);
  source.stop(start + lasts + 0.02);
}

function tone(audio: AudioContext, hz: number, to: AudioNode): OscillatorNode {
  const string = audio.createOscillator();
  string.type = 'triangle';
  string.frequency.value = hz;
  string.connect(to);
  return string;
}

function rustle(audio: AudioContext, hz: number, sharpness: number, to: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hz;
  band.Q.value = sharpness;
  // Narrow noise bands are faint, more so at low frequencies: a gavel would be a whisper.
  const more = audio.createGain();
  more.gain.value = (1 + sharpness / 2) * Math.max(1, Math.sqrt(1000 / hz));
  source.connect(band).connect(more).connect(to);
  return source;
}

/** The step sound of a floor or corridor. */
const walkOn = (floor: string): readonly Knock[] =>
  steps[footings[floor] ?? (floor as Footing)] ?? steps.wood;

export function synthesize(audio: AudioContext, cue: Cue, floor: string): void {
  for (const each of cue === 'step' ? walkOn(floor) : scores[cue]) strike(audio, each);
}
