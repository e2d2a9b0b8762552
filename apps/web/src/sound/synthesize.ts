/** Short sounds of wood and paper, made of noise and a few strings; fetched with the first one that is heard. */
import { settings } from '../app/settings.ts';
import type { Cue } from './cues.ts';

interface Knock {
  readonly at: number;
  /** Hertz of a tone, or of the middle of a band of noise. */
  readonly hz: number;
  readonly lasts: number;
  readonly loud: number;
  readonly of: 'wood' | 'paper' | 'bell';
}
const knock = (of: Knock['of'], at: number, hz: number, lasts: number, loud: number): Knock => ({
  of,
  at,
  hz,
  lasts,
  loud,
});

const scores: Readonly<Record<Cue, readonly Knock[]>> = {
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at, i) =>
    knock('wood', at, 900 + ((i * 370) % 700), 0.05, 0.7 - i * 0.1),
  ),
  step: [knock('wood', 0, 420, 0.06, 0.5), knock('wood', 0.09, 360, 0.06, 0.35)],
  card: [knock('paper', 0, 3200, 0.11, 0.5), knock('paper', 0.07, 1800, 0.07, 0.3)],
  turn: [knock('bell', 0, 880, 0.5, 0.35), knock('bell', 0.12, 1318.5, 0.6, 0.3)],
  show: [knock('wood', 0, 620, 0.07, 0.7), knock('bell', 0.08, 660, 0.4, 0.35)],
  accusation: [
    knock('wood', 0, 180, 0.18, 1),
    knock('wood', 0.22, 180, 0.18, 1),
    knock('wood', 0.44, 150, 0.3, 1),
  ],
  clock: [0, 0.5].flatMap((at) => [
    knock('wood', at, 1900, 0.03, 0.6),
    knock('wood', at + 0.25, 1500, 0.03, 0.5),
  ]),
  end: [523.25, 659.25, 783.99, 1046.5].map((hz, i) => knock('bell', i * 0.11, hz, 0.8, 0.3)),
};

let noise: AudioBuffer | null = null;

function hiss(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function strike(audio: AudioContext, { of, at, hz, lasts, loud }: Knock): void {
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
  // A narrow band of noise is faint.
  const more = audio.createGain();
  more.gain.value = 1 + sharpness / 2;
  source.connect(band).connect(more).connect(to);
  return source;
}

export function synthesize(audio: AudioContext, cue: Cue): void {
  for (const each of scores[cue]) strike(audio, each);
}
