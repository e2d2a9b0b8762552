/** Generates the corpus: several games of every edition with every number of seats and combination of options. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { editions } from '@casefile/editions';
import { type GameRecord, recordVersion, sha256 } from '@casefile/engine';
import { makeHex } from '@casefile/engine/chance/bytes';
import { makeRecord, makeRecordText } from '@casefile/protocol/record';
import { randomFrom, shuffled } from '../random.ts';
import { type Table, tablesOf } from '../recipe.ts';
import { type CorpusGame, corpusFolder, hashOf, readLines } from './corpus.ts';
import { atRandom, byBots, type Decide, playOut, type Setting } from './play-out.ts';
import { writeDown } from './scribe.ts';

/** The kinds of players; each plays a game at each table. */
const companies: Readonly<Record<string, (setting: Setting, seed: number) => Decide>> = {
  'at random': (_, seed) => atRandom(seed, 40),
  'at random for long': (_, seed) => atRandom(seed, 160),
  'cross-off': (setting, seed) => byBots(setting, ['cross-off'], seed),
  'clauses and random': (setting, seed) => byBots(setting, ['clauses', 'random', 'cross-off'], seed),
  'fewest-owners': (setting, seed) => byBots(setting, ['fewest-owners', 'worst-case', 'clauses'], seed),
};

const utf8 = new TextEncoder();
const digest = (text: string): string => makeHex(sha256(utf8.encode(text)));

function settingOf({ edition, options, seats }: Table, seed: number): Setting {
  const { suspects } = edition.cards(options);
  return { edition, options, suspects: shuffled(suspects, randomFrom(seed)).slice(0, seats) };
}

function makeGame(table: Table, company: string, name: string): CorpusGame {
  const gameSeed = digest(name);
  const seed = Number.parseInt(gameSeed.slice(0, 8), 16);
  const setting = settingOf(table, seed);
  const { edition, options, suspects } = setting;
  const record: GameRecord = {
    record: recordVersion,
    edition: edition.id,
    editionVersion: edition.version,
    options,
    players: suspects.map((suspect) => ({ suspect })),
    seed: gameSeed,
    actions: playOut(setting, gameSeed, companies[company]!(setting, seed)),
  };
  return { name, record, hash: hashOf(edition, record) };
}

function write(name: string, lines: readonly string[]): void {
  const packed = gzipSync(lines.map((line) => `${line}\n`).join(''), { level: constants.Z_BEST_COMPRESSION });
  mkdirSync(corpusFolder, { recursive: true });
  writeFileSync(join(corpusFolder, `${name}.jsonl.gz`), packed);
  console.log(`${name}: ${lines.length} lines, ${Math.round(packed.length / 1024)} kB`);
}

const linesOf = (name: string): string[] =>
  existsSync(join(corpusFolder, `${name}.jsonl.gz`)) ? readLines(name) : [];

for (const edition of editions) {
  const lines = linesOf(edition.id);
  const there = new Set(lines.map((line) => (JSON.parse(line) as CorpusGame).name));
  for (const table of tablesOf(edition))
    for (const company of Object.keys(companies)) {
      const options = Object.entries(table.options).map(([option, value]) => `${option} ${value}`);
      const name = `${edition.id} ${edition.version}, ${table.seats} seats, ${options.join(', ')}, ${company}`;
      if (!there.has(name)) lines.push(JSON.stringify(makeGame(table, company, name)));
    }
  write(edition.id, lines);
}

const records = linesOf('records');
if (records.length === 0) {
  for (const edition of editions)
    for (const [i, table] of tablesOf(edition).entries()) {
      if (i % 5 !== 0) continue;
      const seed = 1000 + records.length;
      const setting = settingOf(table, seed);
      const log = writeDown({ ...setting, seed }, (gameSeed) =>
        playOut(setting, gameSeed, atRandom(seed, 60)),
      );
      records.push(makeRecordText(makeRecord(log, edition)!).trimEnd());
    }
  write('records', records);
}
