/** Started by processes.ts: one server with roomy limits, until it is killed or told to stop. */
import { startServer } from '../src/edge/server.ts';
import { openStore } from '../src/store/open.ts';
import { roomyLimits } from './serving.ts';

const [, , port, folder, url] = process.argv as unknown as [string, string, string, string, string];
const store = await openStore(url === '' ? { folder } : { url });
const server = await startServer(
  {
    host: '127.0.0.1',
    port: Number(port),
    data: folder,
    databaseUrl: url === '' ? null : url,
    origins: [],
    proxies: 0,
    metricsPort: null,
    keepDays: null,
    web: null,
    limits: roomyLimits,
  },
  store,
  () => {},
);
console.log(server.port);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
