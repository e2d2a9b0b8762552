/** Chooses the sound for events. One at a time: the most important. */
import type { Fact, FactName } from '@casefile/engine';

/** From least to most important; the last two call the asked player. Sounds of the end belong to its ceremony. */
export const cues = [
  'step',
  'shake',
  'fits',
  'fitsNot',
  'card',
  'question',
  'passage',
  'dice',
  'clock',
  'envelope',
  'accusation',
  'lost',
  'end',
  'turn',
  'show',
] as const;
export type Cue = (typeof cues)[number];

const sounds: Partial<Record<FactName, Cue>> = {
  rolled: 'dice',
  moved: 'step',
  brought: 'step',
  suggested: 'question',
  lacked: 'shake',
  showed: 'card',
  dealt: 'card',
  revealed: 'card',
  clue: 'card',
  drew: 'card',
  played: 'card',
  tunnelled: 'passage',
  accused: 'accusation',
  joined: 'card',
  judged: 'envelope',
  murdered: 'clock',
};
/** Events without a scene, heard when logged. */
const unstaged: readonly FactName[] = ['dealt'];

function cueOfFact(fact: Fact): Cue | undefined {
  if (fact.fact === 'drew' && fact.card === 'clock') return 'clock';
  return fact.fact === 'moved' && fact.by === 'passage' ? 'passage' : sounds[fact.fact];
}

/** The most important newly logged sound and its fact; scenes have their own sounds. */
export function cueOf(facts: readonly Fact[], isStaged = false): { cue: Cue; fact: Fact } | null {
  const heard = facts.flatMap((fact) => {
    const cue = cueOfFact(fact);
    return cue === undefined || (isStaged && !unstaged.includes(fact.fact)) ? [] : [{ cue, fact }];
  });
  return heard.sort((a, b) => cues.indexOf(b.cue) - cues.indexOf(a.cue))[0] ?? null;
}
