/** Every kind of forgery. No verifier may accept any of them. */
import type { Edition } from '@casefile/engine';
import type { Entry } from '@casefile/protocol';
import type { CaseRecord } from '@casefile/protocol/record';
import { Forger } from './forger.ts';
import { forgedCommitments } from './forgeries/commitments.ts';
import { forgedDeals } from './forgeries/deal.ts';
import { type Forgery, forceIntoEnvelope } from './forgeries/forgery.ts';
import { forgedHeaders } from './forgeries/header.ts';
import { forgedOrder } from './forgeries/order.ts';
import { forgedOutside, forgedOutsideTheRules } from './forgeries/outsiders.ts';
import { forgedPlay } from './forgeries/play.ts';
import { dealtByOtherOptions, forgedRules, forgedTelling } from './forgeries/retold.ts';
import { forgedDigests } from './forgeries/same-digest.ts';
import { forgedStandIns } from './forgeries/stand-ins.ts';

export const forgeries: readonly Forgery[] = [
  ...forgedDeals,
  ...forgedCommitments,
  ...forgedStandIns,
  ...forgedHeaders,
  ...forgedOrder,
  ...forgedPlay,
  ...forgedTelling,
  ...forgedOutside,
  ...forgedDigests,
];

/** Their seeds are in order: the tool without the rules cannot tell. */
export const againstTheRules: readonly Forgery[] = [...forgedRules, ...forgedOutsideTheRules];

/** A game rewritten throughout: only a player's own note can reveal it, not the record alone. */
export function rewritten(log: readonly Entry[], edition: Edition): CaseRecord {
  return forceIntoEnvelope(new Forger(log, edition), 'plum').record();
}

/** The same seeds, dealt by other options. Only the digest that was noted before the deal can reveal it. */
export function reoptioned(log: readonly Entry[], edition: Edition): CaseRecord {
  return dealtByOtherOptions(new Forger(log, edition));
}
