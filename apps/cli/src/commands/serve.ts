/** The server with the web app. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { jsonLog } from '@casefile/server/edge/log';
import { startServer } from '@casefile/server/edge/server';
import { type Given, parseSettings, type Settings, summaryOf } from '@casefile/server/edge/settings';
import { openStore } from '@casefile/server/store/open';
import { StoreProblem } from '@casefile/server/store/store';
import { done, failed, wrongUsage } from '../usage.ts';

export interface ServeOptions {
  readonly host?: string;
  readonly port?: string;
  readonly data?: string;
  readonly origins?: string;
  readonly proxies?: string;
  readonly metricsPort?: string;
  readonly keepDays?: string;
}

const web = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export async function serveCommand(options: ServeOptions): Promise<number> {
  const parsed = parseSettings(flagsOf(options), process.env, web);
  if (!parsed.ok) {
    for (const problem of parsed.problems) console.error(problem);
    return wrongUsage;
  }
  const { settings } = parsed;
  const log = jsonLog((line) => process.stdout.write(line), Date.now);
  try {
    const place = settings.databaseUrl === null ? { folder: settings.data } : { url: settings.databaseUrl };
    const store = await openStore(place, { warn: (message) => log('warn', 'store', { message }) });
    const server = await startServer(settings, store, log);
    const metrics = settings.metricsPort === null ? null : await serveMetrics(settings, server.metrics);
    log('info', 'ready', { ...summaryOf(settings), port: server.port });
    console.error(`Casefile is at http://${settings.host}:${server.port}/`);
    await stopSignal();
    metrics?.close();
    await server.stop();
    return done;
  } catch (error) {
    if (!(error instanceof StoreProblem) && !isSystemError(error)) throw error;
    console.error(sentenceFor(error, settings));
    return failed;
  }
}

function flagsOf({ host, port, data, origins, proxies, metricsPort, keepDays }: ServeOptions): Given {
  const flags = {
    HOST: host,
    PORT: port,
    DATA: data,
    ORIGINS: origins,
    PROXIES: proxies,
    METRICS_PORT: metricsPort,
    KEEP_DAYS: keepDays,
  };
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
}

/** On this machine only: what a server counts is for its operator. */
async function serveMetrics({ metricsPort }: Settings, metrics: { text(): string }) {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4' });
    response.end(isAsked ? metrics.text() : 'Metrics are at /metrics.\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(metricsPort!, '127.0.0.1', resolve);
  });
  return server;
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error;

function sentenceFor(error: StoreProblem | NodeJS.ErrnoException, { host, port }: Settings): string {
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Something else is at ${host}:${port} already. Choose another port with --port.`;
  if ('code' in error && error.code === 'EACCES')
    return `This user may not use ${host}:${port}. Choose a port above 1023 with --port.`;
  return error.message;
}
