import { stripEntry } from '../../wire/entry.ts';
import type { CaseRecord } from '../schema.ts';
import type { Check } from './check.ts';
import { same } from './same.ts';

/** One viewer's record proves no rule. But whoever put cards into it that this viewer never got has made it up. */
export function oneViewer({ viewpoint, log }: CaseRecord): Check {
  const viewer = viewpoint === 'spectator' ? 'a spectator' : `seat ${viewpoint}`;
  const more = log.find((entry) => !same(stripEntry(entry, viewpoint), entry));
  return more === undefined
    ? { check: 'rules', ok: null, say: `only what ${viewer} saw is in this record` }
    : { check: 'rules', ok: false, say: `entry ${more.n}: ${viewer} never got all of this` };
}
