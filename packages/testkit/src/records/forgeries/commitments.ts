/** Seeds that are not the ones committed to, and commitments that nobody made. */
import type { Forger } from '../forger.ts';
import { type Forgery, firstSeeded, forceIntoEnvelope, forge, isSeeded, strange } from './forgery.ts';

/** Takes the first player's part in the deal away; the chair stays theirs. */
function leaveOut(f: Forger): Forger {
  const { person } = firstSeeded(f);
  f.remove((entry) => entry === firstSeeded(f));
  return f.settle(f.find('settled').commitments.filter((each) => each.person !== person)).deal();
}

/** Removes the first player's commitment too, and gives that player an id that a careless verifier overlooks. */
function overlooked(f: Forger, id: string): Forger {
  const { person } = firstSeeded(f);
  for (const { sitter } of f.all('sat'))
    if (sitter.kind === 'person' && sitter.person === person)
      Object.assign(sitter, { person: id, commitment: undefined });
  return leaveOut(f);
}

export const forgedCommitments: readonly Forgery[] = [
  forge(
    'a last seed that was tried until the envelope suited, committed to after the others had opened',
    (f) => {
      const { person } = firstSeeded(f);
      const before = structuredClone(f.find('settled'));
      forceIntoEnvelope(f, 'plum');
      const { commitment } = f.find('settled').commitments.find((each) => each.person === person)!;
      f.change('settled', before);
      return f.insert(f.at('started'), { is: 'committed', person, commitment }).record();
    },
  ),
  forge('a last seed that was tried until the envelope suited, not the one committed to', (f) => {
    const before = structuredClone(f.find('settled'));
    const sat = structuredClone(f.all('sat'));
    forceIntoEnvelope(f, 'plum').change('settled', before);
    for (const entry of f.all('sat'))
      Object.assign(entry, { sitter: sat.find(({ n }) => n === entry.n)!.sitter });
    return f.record();
  }),
  forge('a seed that is not the one committed to', (f) =>
    f.change('seeded', { seed: strange }).deal().record(),
  ),
  forge('a second seed of the same person', (f) =>
    f
      .insert(f.at('started'), { ...firstSeeded(f), seed: strange })
      .deal()
      .record(),
  ),
  forge('the same seed opened twice', (f) => f.insert(f.at('started'), { ...firstSeeded(f) }).record()),
  forge('a seed of somebody who does not sit there', (f) =>
    f.insert(f.at('started'), { is: 'seeded', person: 'nobody', seed: strange }).record(),
  ),
  forge('somebody without a commitment', (f) => overlooked(f, firstSeeded(f).person).record()),
  forge('somebody called null, without a commitment', (f) => overlooked(f, 'null').record()),
  forge('somebody called as every object’s own, without a commitment', (f) =>
    overlooked(f, 'toString').record(),
  ),
  forge('a commitment left out of what was settled', (f) => leaveOut(f).record()),
  forge('a commitment left out of somebody who got up from another’s chair', (f) => {
    const { person } = firstSeeded(f);
    const { suspect } = f.all('sat').find(({ sitter }) => !('person' in sitter && sitter.person === person))!;
    return leaveOut(f.insert(f.at('settled'), { is: 'stood', suspect, person, by: 'self' })).record();
  }),
  forge('a commitment of nobody', (f) => {
    const more = { person: 'nobody', commitment: strange };
    return f.settle([...f.find('settled').commitments, more]).record();
  }),
  forge('commitments in another order', (f) =>
    f
      .change('settled', ({ commitments }) => ({ commitments: commitments.toReversed() }))
      .deal()
      .record(),
  ),
  forge('a digest of other commitments', (f) => f.change('settled', { digest: strange }).record()),
  forge('two people with one commitment', (f) => {
    const [one, two] = f.all('seeded');
    return f.reseed(one!.person, two!.seed).deal().record();
  }),
  forge('a commitment made while seeds are opened', (f) => {
    const { person } = firstSeeded(f);
    return f.insert(f.at('started'), { is: 'committed', person, commitment: strange }).record();
  }),
  forge('a rematch from the table’s seed alone', (f) => {
    f.change('opened', { after: 'the-game-before' });
    for (const { sitter } of f.all('sat'))
      if ('commitment' in sitter) Object.assign(sitter, { commitment: undefined });
    return f.remove(isSeeded).settle([]).deal([]).record();
  }),
];
