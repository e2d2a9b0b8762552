/** Records of challenges: dealt from the table's seed alone, so that everybody who takes one up has the same deal (R32). */
import { editionById } from '@casefile/editions';
import { commit } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import type { Entry, EntryBody, EntryOf } from '@casefile/protocol';
import { makeRecord, verifyRecord } from '@casefile/protocol/record';
import { expect, test } from 'vitest';
import { type Meddling, stamped, writeAttempt } from './challenge-log.ts';
import { Forger, someSeed } from './forger.ts';
import { atRandom, playOut } from './play-out.ts';
import { writeDown } from './scribe.ts';

const edition = editionById('clue-1986')!;
const options = defaultOptions(edition);
const suspects = edition.cards(options).suspects.slice(0, 3);
const setting = { edition, options, suspects };
const tableSeed = someSeed(55);

const attempt = (meddling: Meddling = {}): Entry[] => writeAttempt(setting, tableSeed, meddling);
const honest = attempt();
/** The log with something taken out, put in or exchanged, and numbered again. */
const told = (change: (log: Entry[]) => readonly (Entry | EntryBody)[]): Entry[] =>
  stamped(
    change(structuredClone(honest)).map(
      ({ n: _, at: __, ...what }: Entry | (EntryBody & Partial<Entry>)) => what as EntryBody,
    ),
  );
const lastStep = honest.findLastIndex(({ is }) => is === 'acted');
const rolled = honest.findIndex(
  (entry) => entry.is === 'acted' && entry.facts.some(({ fact }) => fact === 'rolled'),
);

const check = (log: readonly Entry[], noted = commit(tableSeed)) =>
  verifyRecord({ record: makeRecord(log, edition)!, exact: true }, edition, { noted });
const wrongIn = (log: readonly Entry[], noted?: string) =>
  check(log, noted).checks.flatMap(({ check, ok, say }) => (ok === false ? [`${check}: ${say}`] : []));

test('R32 the record of a challenge is compared with the commitment on the page of its link', () => {
  const { checks, dealt } = check(honest);
  expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  expect(checks.find((each) => each.check === 'noted')).toMatchObject({ ok: true });
  expect(checks.find((each) => each.check === 'seeds')?.say).toContain('it says that it is a challenge');
  expect(dealt).toBe('table');
  expect(wrongIn(honest, commit(someSeed(56)))).toEqual([expect.stringMatching(/^noted: /)]);
});

const forged: Readonly<Record<string, readonly [Entry[], RegExp]>> = {
  'other cards for one of them, by a seed of the player': [
    attempt({ seeds: ['mine', '', ''], given: [{ is: 'seeded', person: 'p0', seed: 'mine' }] }),
    /^seeds: entry 4: .*everybody who takes up the challenge/,
  ],
  'other cards for one of them, by a seed that nobody gave': [
    attempt({ seeds: ['', 'tried 1,585 times', ''] }),
    /^seeds: entry 4: .*everybody who takes up the challenge/,
  ],
  'other cards for one of them, by seeds of all players together': [
    new Forger(
      writeDown({ ...setting, seed: 3 }, (seed) => playOut(setting, seed, atRandom(3, 9))),
      edition,
    ).change('opened', { challenge: 'the-challenge' }).log,
    /^seeds: entry \d+: .*everybody who takes up the challenge/,
  ],
  'the end left out': [
    told((log) => [...log.slice(0, lastStep), log.at(-1)!]),
    /^order: entry \d+: .*revealed before the game is over/,
  ],
  'the whole game left out': [
    told((log) => [...log.slice(0, 5), log.at(-1)!]),
    /^order: entry 5: .*revealed before the game is over/,
  ],
  'a chair where nobody sits': [
    told((log) => log.filter((entry) => entry.is !== 'sat' || entry.suspect !== suspects[2])),
    /^seeds: entry 3: others play than those who sit there/,
  ],
  'a bot on another chair': [
    told((log) =>
      log.map((entry) =>
        entry.is === 'sat' && entry.suspect === suspects[2] ? { ...entry, suspect: 'peacock' } : entry,
      ),
    ),
    /^seeds: entry 4: others play than those who sit there/,
  ],
  'other options than were agreed on': [
    told((log) =>
      log.map((entry) =>
        entry.is === 'opened' ? { ...entry, options: { ...entry.options, lastSeat: 'wins' } } : entry,
      ),
    ),
    /^seeds: entry 4: another game is played than the one that was agreed on/,
  ],
  'a roll taken back': [
    told((log) => {
      const { seat } = log[rolled] as EntryOf<'acted'>;
      return log.toSpliced(rolled + 1, 0, { is: 'undone', seat, of: rolled } as Entry, log[rolled]!);
    }),
    /^order: entry \d+: this is not what may be taken back/,
  ],
  'somebody who sits down during the game': [
    told((log) => log.toSpliced(rolled, 0, log[1]!)),
    /^order: entry \d+: "sat" does not belong during the game/,
  ],
  'commitments settled that are part of nothing': [
    told((log) =>
      log.toSpliced(4, 0, { is: 'settled', seats: suspects, commitments: [], digest: someSeed(1) } as never),
    ),
    /^order: entry 4: "settled" does not belong before the start/,
  ],
};

for (const [name, [log, why]] of Object.entries(forged))
  test(`R32 refuses a challenge told as it was not: ${name}`, () => {
    const { commitment } = log[0] as EntryOf<'opened'>;
    expect(wrongIn(log, commitment)[0]).toMatch(why);
  });
