/** Bots as programs of a few lines, and a game to test one of them in. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { infoOf, makeBot } from '@casefile/bots';
import { seedFrom } from '@casefile/bots/arena/match';
import { inProcess, playGame } from '@casefile/bots/arena/play-game';
import { ArenaTable } from '@casefile/bots/arena/table';
import { editionById } from '@casefile/editions';
import type { GameRecord } from '@casefile/engine';
import { ExecPlayer } from '../src/arena/programs/exec-player.ts';

/** Helpers of every program: `say`, `hello`, `answer` with a legal action, `each` message. */
const prelude = `const fs = require('node:fs');
const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
const hello = () => say({ type: 'hello', name: 'program', version: '1' });
const first = (form) => Object.fromEntries(Object.entries(form).map(([key, value]) =>
  key === 'from' ? ['cards', value.slice(0, 2)] : [key, Array.isArray(value) ? value[0] : value]));
const legalOf = ({ legal }) => first(legal.find((form) => form.do !== 'accuse') ?? legal[0]);
const answer = (m, action = legalOf(m)) => say({ type: 'action', game: m.game, id: m.id, action });
const each = (then) => {
  let rest = '';
  process.stdin.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\\n');
    rest = lines.pop();
    for (const line of lines) then(JSON.parse(line));
  });
};
const play = (decide) => each((m) => { if (m.type === 'hello') hello(); else if (m.type === 'decide') decide(m); });
`;

export class Programs {
  readonly folder = mkdtempSync(join(tmpdir(), 'casefile programs, '));
  #count = 0;

  /** The command of a program with this text. */
  command(text: string): string {
    const file = join(this.folder, `program ${this.#count++}.cjs`);
    writeFileSync(file, prelude + text);
    return `"${process.execPath}" "${file}"`;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

export interface Sat {
  /** The counted faults, in order. */
  readonly faults: readonly string[];
  /** Reports that are not counted as faults. */
  readonly reports: readonly string[];
  readonly records: readonly GameRecord[];
}

const edition = editionById('card-2018')!;
const suspects = ['scarlet', 'mustard'];

/** Plays games with the program in the first seat, with time limits that a busy machine does not reach. */
export async function sitDown(
  command: string,
  { games = 1, ms = 60_000, helloMs = 60_000, maxTurns = 25 } = {},
): Promise<Sat> {
  const reports: string[] = [];
  const faults: string[] = [];
  const records: GameRecord[] = [];
  const player = new ExecPlayer(command, { ms, helloMs }, (_game, why) => reports.push(why));
  for (let game = 1; game <= games; game++) {
    const table = ArenaTable.mustOpen({
      edition,
      options: {},
      suspects,
      seed: seedFrom(`${game}`),
    });
    player.sitDown(`${game}`);
    const other = inProcess(makeBot('cross-off', 'other', infoOf(edition, table.options)), 1000);
    const onFault = (seat: number, why: string): void => void (seat === 0 && faults.push(why));
    const seed = seedFrom('stand-in');
    const clock = (): number => 0;
    await playGame({ table, players: [player, other], seed, clock, maxTurns, onFault });
    records.push(table.record());
  }
  await player.close();
  return { faults, reports, records };
}
