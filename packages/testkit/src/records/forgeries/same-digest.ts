/** Other deals under the digest that the players have noted: nothing they wrote down would tell. */
import type { CaseRecord } from '@casefile/protocol/record';
import type { Forger } from '../forger.ts';
import { type Forgery, firstSeeded, forge, someTries } from './forgery.ts';

/** Every value with these, wherever it is. */
function renamed<T>(value: T, from: string, to: string): T {
  if (value === from) return to as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, from, to)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, renamed(own, from, to)])) as T;
}

/** The lines of a digest are joined by line feeds, so a name of two lines can stand for two of them. */
function hideInChair(f: Forger): CaseRecord {
  const { digest, commitments } = structuredClone(f.find('settled'));
  const { person, commitment } = commitments[0]!;
  f.remove((entry) => entry.is === 'seeded' && entry.person === person);
  for (const sat of f.all('sat'))
    if (sat.sitter.kind === 'person' && sat.sitter.person === person)
      Object.assign(sat, { sitter: { kind: 'bot', bot: 'cross-off' } });
  f.settle(commitments.slice(1)).deal();
  const last = f.find('settled').seats.at(-1)!;
  const both = `${last}\n${commitment}`;
  for (const [n, entry] of f.log.entries()) {
    if (entry.is === 'sat') Object.assign(entry, { suspect: renamed(entry.suspect, last, both) });
    if (entry.is === 'settled' || entry.is === 'started')
      Object.assign(entry, { seats: renamed(entry.seats, last, both) });
    if (entry.is === 'started')
      f.log[n] = { ...entry, facts: [renamed(entry.facts[0]!, last, both), ...entry.facts.slice(1)] };
  }
  return f.change('settled', { digest }).record();
}

const firstSeat = (f: Forger): number => f.find('started').facts.find((fact) => fact.fact === 'first')!.seat;

/** A roll more or less before the deal makes another deal of the same seeds. */
function rollFirst(f: Forger): CaseRecord {
  const { options } = f.agreed();
  const { person } = firstSeeded(f);
  const due = firstSeat(f);
  for (const seed of someTries) {
    f.change('opened', { options: { ...options, first: 'highest-roll' } });
    f.reseed(person, seed).deal();
    Object.assign(f.find('started').facts[0]!, { options });
    f.change('opened', { options }).settle();
    if (firstSeat(f) === due) return f.record();
  }
  throw new Error('the seat that would play first never rolls the highest');
}

export const forgedDigests: readonly Forgery[] = [
  forge('a commitment hidden in the name of a chair, and its seed not used', hideInChair),
  forge('rolls for the first turn that nobody had agreed on', rollFirst),
];
