/** The table of somebody who has taken up a challenge, written down as a server does. */
import { combineSeeds, commit } from '@casefile/engine';
import { defaultTerms, type Entry, type EntryBody } from '@casefile/protocol';
import { replaySteps } from '@casefile/protocol/record';
import { atRandom, playOut, type Setting } from './play-out.ts';

/** Numbers entries and stamps them with increasing times. */
export const stamped = (whats: readonly EntryBody[]): Entry[] =>
  whats.map((what, n) => ({ n, at: 1_760_000_000_000 + n, ...what }) as Entry);

/** What a dishonest table adds: texts of players that go into the deal, and the entries in which they gave them. */
export interface Meddling {
  readonly seeds?: readonly string[];
  readonly given?: readonly EntryBody[];
}

export function writeAttempt(
  setting: Setting,
  tableSeed: string,
  { seeds = setting.suspects.map(() => ''), given = [] }: Meddling = {},
): Entry[] {
  const { edition, options, suspects } = setting;
  const players = suspects.map((suspect) => ({ suspect }));
  const seed = combineSeeds(tableSeed, seeds);
  const moves = playOut(setting, seed, atRandom(4, 40));
  const played = [...replaySteps(edition, { players, options, seed }, moves)].map(
    ({ seat, action, facts, used }): EntryBody =>
      action === null
        ? { is: 'started', seeds, seats: suspects, facts, used }
        : { is: 'acted', seat, action, by: seat === 0 ? 'person' : 'bot', facts, used },
  );
  const bots = suspects
    .slice(1)
    .map((suspect): EntryBody => ({ is: 'sat', suspect, sitter: { kind: 'bot', bot: 'agnes' } }));
  return stamped([
    {
      is: 'opened',
      table: 'the-attempt',
      edition: edition.id,
      editionVersion: edition.version,
      options,
      terms: { ...defaultTerms, spectators: false, records: 'players' },
      commitment: commit(tableSeed),
      host: { person: 'p0', name: 'Ada' },
      challenge: 'the-challenge',
    },
    { is: 'sat', suspect: suspects[0]!, sitter: { kind: 'person', person: 'p0', name: 'Ada' } },
    ...bots,
    ...given,
    ...played,
    { is: 'revealed', seed: tableSeed, to: 'players' },
  ]);
}
