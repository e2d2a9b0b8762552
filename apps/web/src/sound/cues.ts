/** Which sound goes with what has happened. One at a time: the weightiest speaks. */
import type { Fact, Seat } from '@casefile/engine';

export const cues = ['dice', 'step', 'card', 'turn', 'show', 'accusation', 'clock', 'end'] as const;
export type Cue = (typeof cues)[number];

const sounds: Partial<Record<Fact['fact'], Cue>> = {
  rolled: 'dice',
  moved: 'step',
  brought: 'step',
  showed: 'card',
  dealt: 'card',
  revealed: 'card',
  clue: 'card',
  played: 'card',
  accused: 'accusation',
  murdered: 'clock',
  ended: 'end',
};
const weight: readonly Cue[] = ['step', 'card', 'dice', 'clock', 'accusation', 'end'];

export function cueOf(facts: readonly Fact[]): Cue | null {
  const heard = facts.flatMap((fact): Cue[] => {
    if (fact.fact === 'drew') return [fact.card === 'clock' ? 'clock' : 'card'];
    const cue = sounds[fact.fact];
    return cue === undefined ? [] : [cue];
  });
  return heard.sort((a, b) => weight.indexOf(b) - weight.indexOf(a))[0] ?? null;
}

/** What calls me: a card I must show sounds other than my turn. */
export function callOf(asked: readonly Seat[], me: Seat | null, waitsFor: string | null): Cue | null {
  if (me === null || !asked.includes(me)) return null;
  return waitsFor === null ? 'turn' : 'show';
}
