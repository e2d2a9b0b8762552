/**
 * Games that must replay for ever, as compressed JSON lines: seed, actions, and the hash of the resulting facts and views.
 *
 *     node packages/testkit/src/records/corpus-games.ts     adds missing games; existing ones are never replaced
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type Edition, type GameRecord, positionFrom, replay, sha256, type Viewer } from '@casefile/engine';
import { makeHex } from '@casefile/engine/chance/bytes';
import { canonical } from '../properties/canonical.ts';

export interface CorpusGame {
  /** The table and kind of players it was made with. */
  readonly name: string;
  readonly record: GameRecord;
  readonly hash: string;
}

export const corpusFolder: string = fileURLToPath(new URL('../../corpus', import.meta.url));

/** The lines of a file of the corpus. */
export function readLines(name: string): string[] {
  const text = gunzipSync(readFileSync(join(corpusFolder, `${name}.jsonl.gz`))).toString('utf8');
  return text.split('\n').filter((line) => line !== '');
}

/** The hash of every fact and of everyone's final knowledge. */
export function hashOf(edition: Edition, record: GameRecord): string {
  const replayed = replay(edition, record);
  if (!replayed.ok) throw new Error(`the game does not replay: ${JSON.stringify(replayed.fault)}`);
  const { log, game } = replayed;
  const { rules } = game.table;
  const viewers: Viewer[] = [...rules.players.keys(), 'spectator'];
  const known = viewers.map((viewer) => positionFrom(rules, log, viewer).known);
  return makeHex(sha256(new TextEncoder().encode(canonical([log, known]))));
}
