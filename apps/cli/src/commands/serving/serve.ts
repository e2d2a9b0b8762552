/** The server with the web app. */
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { nameInUrl, reachableOrigins } from '@casefile/server/http/reachable';
import { jsonLog } from '@casefile/server/ops/log';
import { startServer } from '@casefile/server/ops/server';
import { type GivenSettings, parseSettings, type Settings, summaryOf } from '@casefile/server/ops/settings';
import { openStore } from '@casefile/server/store/open';
import { StoreProblem } from '@casefile/server/store/store';
import { done, failed, wrongUsage } from '../../usage.ts';
import { serveMetrics } from './serve-metrics.ts';

export interface ServeOptions {
  readonly host?: string;
  readonly port?: string;
  readonly data?: string;
  readonly origins?: string;
  readonly proxies?: string;
  readonly metricsPort?: string;
  readonly keepDays?: string;
  readonly acceptClock?: true;
}

const web = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
/** Clients have been notified long before; the process does not wait longer than this. */
const maxShutdownMs = 4500;

export async function serveCommand(options: ServeOptions): Promise<number> {
  const parsed = parseSettings(flagsOf(options), process.env, web);
  if (!parsed.ok) {
    for (const problem of parsed.problems) console.error(`casefile: ${problem}`);
    return wrongUsage;
  }
  const { settings } = parsed;
  shareCompileCache();
  const stopped = stopSignal();
  try {
    await serve(settings, stopped);
    return done;
  } catch (error) {
    if (!(error instanceof StoreProblem) && !isSystemError(error)) throw error;
    console.error(`casefile: ${sentenceFor(error, settings)}`);
    return wrongUsage;
  }
}

/** Without a shared cache every thread would compile all sources again and keep 15 MB for it. */
function shareCompileCache(): void {
  const folder = getCompileCacheDir();
  if (folder !== undefined) process.env.NODE_COMPILE_CACHE ??= folder;
}

async function serve(settings: Settings, stopped: Promise<void>): Promise<void> {
  const log = jsonLog((line) => process.stdout.write(line), Date.now);
  const place = settings.databaseUrl === null ? { folder: settings.data } : { url: settings.databaseUrl };
  // Checked before the data folder is touched, so that a wrong port changes nothing.
  await checkFree(settings.host, settings.port);
  if (settings.metricsPort !== null) await checkFree('127.0.0.1', settings.metricsPort);
  const store = await openStore(place, { warn: (message) => log('warn', 'store', { message }) });
  const server = await startServer(settings, store, log);
  try {
    const metrics = await serveMetrics(settings.metricsPort, server.metrics);
    // Otherwise it is written at shutdown, during which nobody holds the port: a second, the first time after an update.
    flushCompileCache();
    log('info', 'ready', { ...summaryOf(settings), port: server.port });
    console.error(`Casefile is at http://${nameInUrl(settings.host)}:${server.port}/`);
    for (const origin of reachableOrigins(settings, server.port, networkInterfaces()))
      console.error(`Phones and other devices come in at ${origin}/`);
    await stopped;
    metrics?.close();
  } finally {
    const late = setTimeout(() => {
      log('warn', 'stopped before everything was finished');
      process.exit(failed);
    }, maxShutdownMs);
    late.unref();
    await server.stop();
    clearTimeout(late);
  }
}

/** Rejects with the system's error when nobody can listen there. */
const checkFree = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });

function flagsOf(options: ServeOptions): GivenSettings {
  const { host, port, data, origins, proxies, metricsPort, keepDays, acceptClock } = options;
  const flags = {
    HOST: host,
    PORT: port,
    DATA: data,
    ORIGINS: origins,
    PROXIES: proxies,
    METRICS_PORT: metricsPort,
    KEEP_DAYS: keepDays,
    ACCEPT_CLOCK: acceptClock === true ? '1' : undefined,
  };
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

function sentenceFor(
  error: StoreProblem | NodeJS.ErrnoException,
  { host, port, metricsPort }: Settings,
): string {
  if (error instanceof StoreProblem) return error.message;
  const isMetrics =
    metricsPort !== null && 'port' in error && error.port === metricsPort && metricsPort !== port;
  const where = isMetrics ? `127.0.0.1:${metricsPort}` : `${host}:${port}`;
  const flag = isMetrics ? '--metrics-port' : '--port';
  if (error.code === 'EADDRINUSE')
    return `Something else is already listening at ${where}. Choose another port with ${flag}.`;
  if (error.code === 'EACCES')
    return `This user may not use ${where}. Choose a port above 1023 with ${flag}.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `This machine has no address ${host}. Choose another with --host; 0.0.0.0 is all of them.`;
  return error.message;
}
