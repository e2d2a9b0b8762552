/** Compares a record with what one viewer kept of the game while it was played. */
import { withWords } from '../../chain.ts';
import { stripEntry } from '../../wire/entry.ts';
import type { CaseRecord } from '../schema.ts';
import type { Check } from './check.ts';
import { same } from './same.ts';

/**
 * A dishonest table could deal and roll as it likes, and afterwards write down another game that does follow from its
 * seeds. Names and messages are ignored, because people may have been forgotten meanwhile.
 */
export function checkSeen({ log }: CaseRecord, seen: CaseRecord): Check {
  const viewer = seen.viewpoint;
  const who = typeof viewer === 'number' ? `seat ${viewer}` : `the ${viewer}`;
  const other = seen.log.find((entry, n) => {
    const whole = log[n];
    return whole === undefined || !same(withWords(entry, ''), withWords(stripEntry(whole, viewer), ''));
  });
  return other === undefined
    ? { check: 'noted', ok: true, say: `the ${seen.log.length} entries that ${who} had kept are in it` }
    : { check: 'noted', ok: false, say: `entry ${other.n}: not what ${who} had kept` };
}
