/** `casefile record show|verify|replay|analyse FILE` */
import type { Casebook, GameLog } from '@casefile/analysis';
import type { Market } from '@casefile/editions/markets';
import type { Lang } from '@casefile/editions/words/words';
import { makeView } from '@casefile/engine';
import { type Check, checkSeen, checksumOf, isVerified, verifyRecord } from '@casefile/protocol/record';
import { casebookOf, gameOf, withWasted } from '../../record/analysis.ts';
import { casebookLines, casebookWords } from '../../record/casebook-lines.ts';
import { casebookPage } from '../../record/casebook-page.ts';
import { type Narration, narrate, viewerOf } from '../../record/narration.ts';
import { type RecordFile, readPartialRecord, readRecord, sayFault, tryRecord } from '../../record/read.ts';
import { nextStep, onKeys } from '../../record/step-keys.ts';
import { headLines, storyLines } from '../../record/story.ts';
import { lettersOf, positionAt, tableLines } from '../../record/table-lines.ts';
import { recordWords } from '../../record/words.ts';
import { columns } from '../../text/layout.ts';
import { bold, dim, style } from '../../text/style.ts';
import { done, failed, UsageError } from '../../usage.ts';
import { writeResult } from '../../write-result.ts';

interface Given {
  readonly lang: Lang;
  readonly names?: Market;
  readonly json?: true;
  readonly seat?: string;
  readonly at?: string;
  readonly commitment?: string;
  readonly seen?: string;
  readonly html?: string;
}

const print = (lines: readonly string[]): void => console.log(lines.join('\n'));

export async function showCommand(path: string, { lang, names, json, seat }: Given): Promise<number> {
  const file = await readRecord(path);
  const narration = await narrate(file, viewerOf(file.record, seat), lang, names);
  if (json) {
    const { edition, editionVersion, options, players, result, log } = file.record;
    const story = narration.told.filter(({ text }) => text !== '').map(({ fact: _, ...told }) => told);
    const { viewer: viewpoint } = narration;
    const head = { kind: file.kind, viewpoint, edition, editionVersion, options, players, result };
    console.log(JSON.stringify({ ...head, entries: log.length, facts: narration.told.length, story }));
  } else print([...headLines(file, narration), ...storyLines(file, narration)]);
  return done;
}

export async function verifyCommand(path: string, { lang, json, commitment, seen }: Given): Promise<number> {
  const noted = commitment?.toLowerCase();
  if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted))
    throw new UsageError(
      '--commitment: 64 hexadecimal digits are needed, as they were noted before the deal',
    );
  const kept = seen === undefined ? null : await readRecord(seen);
  const read = await tryRecord(path);
  if ('fault' in read) {
    if (read.fault.why !== 'unplayable') throw new UsageError(sayFault(path, read.fault));
    if (json) console.log(JSON.stringify({ file: path, verified: false, fault: read.fault }));
    else print([`${style('red', '✗')} ${sayFault(path, read.fault)}`, bold(recordWords[lang].notVerified)]);
    return failed;
  }
  const { record, kind, edition } = read;
  const { checks: own, dealt } = verifyRecord(read, edition, noted === undefined ? {} : { noted });
  const checks = kept === null ? own : withSeen(own, checkSeen(record, kept.record));
  const verified = isVerified(checks);
  if (json) console.log(JSON.stringify({ file: path, kind, verified, dealt, checks }));
  else {
    const words = recordWords[lang];
    const mark = (ok: boolean | null): string =>
      ok === null ? dim('–') : ok ? style('green', '✓') : style('red', '✗');
    const all = checks.every(({ ok }) => ok === true);
    print([
      words.kind[kind],
      ...columns(checks.map(({ check, ok, say }) => [`${mark(ok)} ${check}`, say])),
      bold(verified ? (all ? words.verified : words.partly) : words.notVerified),
      // An old record is called what it is, also where its seeds are not those that players gave.
      ...(verified || dealt === 'table' ? [words.dealt[dealt]] : []),
    ]);
  }
  return verified ? done : failed;
}

/** Whoever kept the whole game has all of it that there was to note before the deal. */
const withSeen = (checks: readonly Check[], seen: Check): readonly Check[] => [
  ...checks.filter(({ check, ok }) => check !== seen.check || ok !== null || seen.ok !== true),
  seen,
];

export async function replayCommand(
  path: string,
  { lang, names, json, seat, at: given }: Given,
): Promise<number> {
  const file = await readRecord(path);
  let narration = await narrate(file, viewerOf(file.record, seat), lang, names);
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  let at = given === undefined ? narration.told.length : readStep(given, narration);
  if (json) {
    console.log(
      JSON.stringify({ at, of: narration.told.length, view: makeView(positionAt(file, narration, at)) }),
    );
    return done;
  }
  const letters = await lettersOf(file);
  const draw = (): string[] => tableLines(positionAt(file, narration, at), narration, letters, at);
  if (given !== undefined || !isTerminal) {
    print(draw());
    return done;
  }
  at = 1;
  const show = (): void => print(['\x1b[2J\x1b[H', ...draw(), dim(narration.own.keys)]);
  show();
  await onKeys(async (key) => {
    if (key.name === 'v') narration = await narrate(file, nextViewer(file, narration), lang, names);
    const next = nextStep(key, at, narration.told);
    if (next === null) return false;
    at = next;
    show();
    return true;
  });
  return done;
}

/** The table, then each seat, then a spectator, as far as the record knows. */
function nextViewer({ record }: RecordFile, { viewer }: Narration): Narration['viewer'] {
  if (record.viewpoint !== 'table') return record.viewpoint;
  const round: Narration['viewer'][] = ['table', ...record.players.keys(), 'spectator'];
  return round[(round.indexOf(viewer) + 1) % round.length]!;
}

function readStep(given: string, { told }: Narration): number {
  const at = Number(given);
  if (!Number.isInteger(at) || at < 1 || at > told.length)
    throw new UsageError(`--at ${given} must be a whole number from 1 to ${told.length}`);
  return at;
}

/** A file that can be read may still hold facts of no game. Where the rules were kept, the mistake is ours. */
function analysed(file: RecordFile & { readonly isCut: boolean }, game: GameLog): Casebook {
  try {
    return casebookOf(game);
  } catch (error) {
    const wrong = verifyRecord(file, file.edition).checks.find(({ ok }) => ok === false);
    if (wrong === undefined && file.record.viewpoint === 'table' && !file.isCut) throw error;
    const where = wrong === undefined || file.isCut ? '' : ` (${wrong.say})`;
    throw new UsageError(`${file.file}: no game goes like this${where}, so it cannot be analysed.`);
  }
}

export async function analyseCommand(path: string, { lang, names, json, html }: Given): Promise<number> {
  const file = await readPartialRecord(path);
  const { record, edition, isCut } = file;
  if (isCut) console.error(`${path}: ${recordWords[lang].cut(record.log.length - 1)}`);
  const game = gameOf(record, edition);
  if (game === null) throw new UsageError(`${path}: a spectator’s record does not say what a player knew.`);
  const casebook = analysed(file, game);
  if (!isCut && checksumOf(record) !== record.checksum)
    console.error(`${path}: ${recordWords[lang].changed}`);
  if (json) {
    const { result } = record;
    console.log(JSON.stringify({ ...casebook, result, seats: casebook.seats.map(withWasted) }));
  }
  if (json && html === undefined) return done;
  const words = await casebookWords(lang);
  const narration = await narrate(file, record.viewpoint, lang, names);
  if (html !== undefined) writeResult(html, casebookPage(casebook, words, narration, lang));
  else print(casebookLines(casebook, words, narration));
  return done;
}
