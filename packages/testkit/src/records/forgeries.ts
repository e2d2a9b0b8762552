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
import { forgedPlay } from './forgeries/play.ts';
import { forgedStandIns } from './forgeries/stand-ins.ts';

export const forgeries: readonly Forgery[] = [
  ...forgedDeals,
  ...forgedCommitments,
  ...forgedStandIns,
  ...forgedHeaders,
  ...forgedOrder,
  ...forgedPlay,
];

/** A game rewritten throughout. The record alone cannot reveal it; only a player's own note can. */
export function rewritten(log: readonly Entry[], edition: Edition): CaseRecord {
  return forceIntoEnvelope(new Forger(log, edition), 'plum').record();
}
