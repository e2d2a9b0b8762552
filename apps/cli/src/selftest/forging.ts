/** Posts forged records of a game that was really played here: none may be accepted. */
import { editionById } from '@casefile/editions';
import type { Entry } from '@casefile/protocol';
import { makeRecordText } from '@casefile/protocol/record';
import { Forger } from '@casefile/testkit/records/forger';
import { forgeries } from '@casefile/testkit/records/forgeries';
import { ask, type Bounds } from './visitor.ts';

export interface Forged {
  readonly tried: number;
  readonly found: readonly string[];
}

/** Some kinds need a die or an undone step, which not every game has. */
function forged(
  log: readonly Entry[],
  edition: string,
  forge: (forger: Forger) => Parameters<typeof makeRecordText>[0],
) {
  try {
    return makeRecordText(forge(new Forger(log, editionById(edition)!)));
  } catch {
    return null;
  }
}

export async function forge(bounds: Bounds, log: readonly Entry[], edition: string): Promise<Forged> {
  const found: string[] = [];
  let tried = 0;
  for (const { name, forge: make } of forgeries) {
    const text = forged(log, edition, make);
    if (text === null) continue;
    tried++;
    const { status, body } = await ask(bounds, 'POST', '/api/records', text);
    if (status === 200 ? body?.verified !== false : status < 400 || status >= 500)
      found.push(`a forged record is accepted: ${name} (${status})`);
  }
  return { tried, found };
}
