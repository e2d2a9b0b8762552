/** Mistakes of operators: each gets a sentence and exit code 2, and changes nothing. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { openStore } from '@casefile/server/store/open';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { casefile, type Said } from '../../../test/casefile.ts';

const folder = mkdtempSync(join(tmpdir(), 'casefile-mistakes-'));
const at = (...names: string[]): string => join(folder, ...names);
let taken: Server;
let port: string;
let running: ChildProcess;

beforeAll(async () => {
  taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  port = String((taken.address() as { port: number }).port);
  writeFileSync(at('a-file'), 'not a folder');
  foreign(at('foreign'), 'DELETE');
  foreign(at('foreign-wal'), 'WAL');
  await ours(at('newer'), (db) => db.exec("INSERT INTO migrations VALUES (999, 'of the future', 0)"));
  await ours(at('older'), (db) => db.exec('DELETE FROM migrations'));
  await ours(at('ahead'), () => {});
  await ours(at('good'), () => {});
  const made = await casefile(['backup', '--data', at('good'), at('good.casefile')]);
  expect(made.code, made.err).toBe(0);
  const whole = readFileSync(at('good.casefile'));
  writeFileSync(at('text.casefile'), 'Dear diary, '.repeat(1000));
  writeFileSync(at('empty.casefile'), '');
  for (const name of ['pipe', 'nested']) mkdirSync(at(name));
  execFileSync('mkfifo', [at('pipe', 'casefile.db')]);
  mkdirSync(at('nested', 'casefile.db'));
  await ours(at('pipe-beside'), () => {});
  rmSync(at('pipe-beside', 'casefile.db-heads'), { force: true });
  execFileSync('mkfifo', [at('pipe-beside', 'casefile.db-heads')]);
  copyFileSync(at('good.casefile'), at('short.casefile'));
  truncateSync(at('short.casefile'), whole.length / 2);
  for (const [i, from] of [100, 4096, 8192].entries()) {
    const broken = Buffer.from(whole);
    broken.fill(0xa5, from, from + 3000);
    writeFileSync(at(`broken${i}.casefile`), broken);
  }
  running = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', at('running')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => running.stdout!.once('data', resolve));
}, 120_000);
afterAll(() => {
  running?.kill('SIGKILL');
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Another program's database that happens to have our file name, readable by everybody. */
function foreign(place: string, journal: string): void {
  mkdirSync(place);
  const file = join(place, 'casefile.db');
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = ${journal}`);
  db.exec('CREATE TABLE letters (id INTEGER PRIMARY KEY, text TEXT); INSERT INTO letters DEFAULT VALUES');
  db.close();
  chmodSync(file, 0o644);
}

/** One of our data folders with one thing changed in it. */
async function ours(place: string, change: (db: DatabaseSync) => void): Promise<void> {
  const store = await openStore({ folder: place });
  await store.beat('any', Date.now());
  await store.close();
  const db = new DatabaseSync(join(place, 'casefile.db'));
  change(db);
  db.close();
}

/** Every file with its mode and content. */
function everything(place: string): string[] {
  if (!existsSync(place)) return ['nothing'];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => {
      const path = join(file.parentPath, file.name);
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
      return `${relative(place, path)} ${(statSync(path).mode & 0o777).toString(8)} ${hash}`;
    })
    .sort();
}

const longAgo = `data:text/javascript,${encodeURIComponent('const now = Date.now; Date.now = () => now() - 3e10;')}`;

interface Mistake {
  readonly args: () => string[];
  readonly says: RegExp;
  readonly env?: NodeJS.ProcessEnv;
  /**
   * The files that must not change, without those that SQLite leaves beside a database it has read. A folder that a server
   * uses is not compared.
   */
  readonly place?: string;
}
const serve =
  (...args: string[]): (() => string[]) =>
  () => ['serve', '--port', '0', ...args];
const mistakes: Readonly<Record<string, Mistake>> = {
  'a flag that is none': { args: serve('--prot', '80', '--data', at('n1')), says: /--prot/, place: 'n1' },
  'a port that is none': { args: serve('--port', 'eighty', '--data', at('n2')), says: /^casefile: --port is "eighty"/, place: 'n2' },
  'a number of days that is none': { args: serve('--keep-days', '0', '--data', at('n3')), says: /^casefile: --keep-days is/, place: 'n3' },
  'an origin with a path': { args: serve('--origins', 'https://a.example/b', '--data', at('n4')), says: /^casefile: --origins holds/, place: 'n4' },
  'a port in use': { args: () => ['serve', '--port', port, '--data', at('n5')], says: /already.*--port/, place: 'n5' },
  'a port for metrics in use': { args: () => ['serve', '--port', '0', '--metrics-port', port, '--data', at('n6')], says: /already.*--metrics-port/, place: 'n6' },
  'an address of another machine': { args: serve('--host', '203.0.113.7', '--data', at('n7')), says: /no address 203/, place: 'n7' },
  'a folder where a file system takes none': { args: serve('--data', '/proc/x/data'), says: /data cannot be used/, place: '.' },
  'a folder that is a file': { args: serve('--data', at('a-file')), says: /a-file cannot be used/, place: '.' },
  'a folder that cannot be made': { args: serve('--data', '/dev/null/nowhere'), says: /\/dev\/null\/nowhere cannot be used/ },
  'the file of another program': { args: serve('--data', at('foreign')), says: /of another program/, place: 'foreign' },
  'the file of another program, with a log': { args: serve('--data', at('foreign-wal')), says: /of another program/, place: 'foreign-wal' },
  'a backup of the file of another program': { args: () => ['backup', '--data', at('foreign'), at('n8')], says: /of another program/, place: 'foreign' },
  'a pipe in place of the file': { args: serve('--data', at('pipe')), says: /casefile\.db is not a file/, place: 'pipe' },
  'a folder in place of the file': { args: serve('--data', at('nested')), says: /casefile\.db is not a file/, place: 'nested' },
  'a pipe in place of the notes beside it': { args: serve('--data', at('pipe-beside')), says: /casefile\.db-heads is not a file/, place: 'pipe-beside' },
  'restoring a pipe': { args: () => ['restore', '--data', at('n13'), at('pipe', 'casefile.db')], says: /is not a file/, place: 'n13' },
  'a folder of a newer program': { args: serve('--data', at('newer')), says: /newer casefile/, place: 'newer' },
  'a look into a folder of a newer program': { args: () => ['verify', '--data', at('newer')], says: /newer casefile/, place: 'newer' },
  'a look into a folder of an older program': { args: () => ['verify', '--data', at('older')], says: /older casefile.*Start the server once/, place: 'older' },
  'two servers on one folder': { args: serve('--data', at('running')), says: /Another casefile server is using/ },
  'a clock set back by a year': { args: serve('--data', at('ahead')), says: /The clock of this machine is \d+ days behind/, env: { NODE_OPTIONS: `--import=${longAgo}` }, place: 'ahead' },
  'a folder without a name': { args: serve('--data', ''), says: /--data is empty/ },
  'a folder and a database': { args: serve('--data', at('n14')), says: /--data and DATABASE_URL/, env: { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' }, place: 'n14' },
  'restoring into a folder without a name': { args: () => ['restore', '--force', '--data', '', at('good.casefile')], says: /--data is empty/ },
  'looking into a folder without a name': { args: () => ['verify', '--data', ' '], says: /--data is empty/ },
  'a database that is none': { args: serve(), says: /DATABASE_URL must begin/, env: { DATABASE_URL: 'mysql://u:hunter2@h/x' } },
  'a database that is away': { args: serve(), says: /./, env: { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' } },
  'a backup into a folder that is not there': { args: () => ['backup', '--data', at('good'), at('none', 'b')], says: /none/, place: 'good' },
  'a backup of nothing': { args: () => ['backup', '--data', at('n9'), at('n9.casefile')], says: /no database/, place: 'n9' },
  'restoring over what is there': { args: () => ['restore', '--data', at('good'), at('good.casefile')], says: /there already/, place: 'good' },
  'restoring over the file of another program, by force': { args: () => ['restore', '--force', '--data', at('foreign'), at('good.casefile')], says: /of another program/, place: 'foreign' },
  'restoring into a folder that is used': { args: () => ['restore', '--force', '--data', at('running'), at('good.casefile')], says: /Another casefile server/ },
  'restoring what is not there': { args: () => ['restore', '--data', at('n10'), at('nowhere.casefile')], says: /no database at/, place: 'n10' },
  'restoring a text': { args: () => ['restore', '--data', at('n11'), at('text.casefile')], says: /damaged/, place: 'n11' },
  'restoring an empty file': { args: () => ['restore', '--data', at('n12'), at('empty.casefile')], says: /./, place: 'n12' },
}; // biome-ignore format: a table

const isSentence = ({ err, out }: Said): void => {
  expect(err).not.toMatch(/^\s+at /m);
  expect(err).not.toContain('Error:');
  expect(err + out).not.toContain('hunter2');
};

describe('R40 operators’ mistakes', () => {
  test.each(Object.entries(mistakes))(
    'R40 %s: exits with code 2 and a sentence, and changes nothing',
    { timeout: 60_000 },
    async (_, mistake) => {
      const place = mistake.place === undefined ? null : at(mistake.place);
      const compared = (): string[] =>
        place === null
          ? []
          : everything(place).filter((line) => !/^running|^casefile\.db-(shm|wal) 600 /.test(line));
      const before = compared();
      const said = await casefile(mistake.args(), '', { DATABASE_URL: '', ...mistake.env });
      expect(said.code, said.err).toBe(2);
      expect(said.err).toMatch(mistake.says);
      isSentence(said);
      expect(compared()).toEqual(before);
    },
  );

  test.each(['short', 'broken0', 'broken1', 'broken2', 'text', 'empty'])(
    'R40 %s.casefile: verify and restore report the damaged backup in sentences',
    { timeout: 60_000 },
    async (name) => {
      const file = at(`${name}.casefile`);
      const before = readFileSync(file);
      const verified = await casefile(['verify', file]);
      expect([1, 2]).toContain(verified.code);
      expect((verified.err + verified.out).trim()).not.toBe('');
      isSentence(verified);
      const restored = await casefile(['restore', '--data', at(`into-${name}`), file]);
      expect([1, 2]).toContain(restored.code);
      isSentence(restored);
      if (restored.code === 2) expect(existsSync(at(`into-${name}`, 'casefile.db'))).toBe(false);
      expect(readFileSync(file).equals(before)).toBe(true);
    },
  );
});
