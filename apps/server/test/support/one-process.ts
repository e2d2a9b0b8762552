/**
 * Started by processes.ts: one server with roomy limits, until it is killed or told to stop. Arguments: port, folder,
 * database, folder of the web app, and `default` for the default limits; all but the port may be empty. A message asks
 * for its vitals.
 */
import { existsSync, readdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '../../src/ops/server.ts';
import { defaultLimits } from '../../src/ops/settings.ts';
import { openStore } from '../../src/store/open.ts';
import { roomyLimits } from './serving.ts';

const [, , port, folder, url, web, limits] = process.argv as unknown as [string, string, ...string[]];
const store = await openStore(url ? { url } : { folder: folder! });
const server = await startServer(
  {
    host: '127.0.0.1',
    port: Number(port),
    data: folder!,
    databaseUrl: url || null,
    origins: [],
    proxies: 0,
    metricsPort: null,
    keepDays: null,
    web: web || null,
    limits: limits === 'default' ? defaultLimits : roomyLimits,
  },
  store,
  () => {},
);
// As `casefile serve` does: a killed process would never write the compile cache.
flushCompileCache();
console.log(server.port);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));

/** The open files of a process, if the system tells. */
const open = '/proc/self/fd';
const every = 10;
const delay = monitorEventLoopDelay({ resolution: every });
delay.enable();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({
    stall: delay.max / 1e6 - every,
    stall999: delay.percentile(99.9) / 1e6 - every,
    rss: process.memoryUsage.rss() / 1e6,
    cpu: (user + system) / 1e6,
    files: existsSync(open) ? readdirSync(open).length : 0,
  });
  delay.reset();
});
// The parent process is gone.
process.on('disconnect', () => process.exit(0));
