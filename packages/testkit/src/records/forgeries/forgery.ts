/** Helpers for writing forgeries. */
import type { Entry, EntryOf } from '@casefile/protocol';
import type { CaseRecord } from '@casefile/protocol/record';
import { type Forger, someSeed } from '../forger.ts';

/** One forgery by a dishonest table. */
export interface Forgery {
  readonly name: string;
  readonly forge: (forger: Forger) => CaseRecord;
}

export const forge = (name: string, forge: Forgery['forge']): Forgery => ({ name, forge });

/** Seeds that no honest player sent. */
export const [strange, other] = [someSeed(1), someSeed(2)];

export const firstSeeded = (forger: Forger): EntryOf<'seeded'> => forger.find('seeded');
export const isSeeded = ({ is }: Entry): boolean => is === 'seeded';

/** Seeds to try one after the other. */
export const someTries: readonly string[] = Array.from({ length: 100 }, (_, n) => someSeed(2000 + n));

/** Searches for a player's seed that puts this card in the envelope, and deals from it. */
export function forceIntoEnvelope(forger: Forger, card: string): Forger {
  const { person } = firstSeeded(forger);
  for (let n = 0; ; n++) {
    forger.reseed(person, someSeed(1000 + n)).deal();
    const envelope = forger.find('started').facts.find((fact) => fact.fact === 'enveloped');
    if (envelope?.fact === 'enveloped' && envelope.sealed.cards?.includes(card)) return forger;
  }
}
