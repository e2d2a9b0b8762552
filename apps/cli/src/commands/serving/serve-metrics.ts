/** Serves metrics for Prometheus on this machine only: they are for the operator. */
import { createServer, type Server } from 'node:http';
import { isLoopbackHost } from '@casefile/server/http/address';

export async function serveMetrics(
  port: number | null,
  metrics: { text(): Promise<string> },
): Promise<Server | null> {
  if (port === null) return null;
  const server = createServer((request, response) => {
    const isOurs = isLoopbackHost(request.headers.host);
    const isAsked = isOurs && request.method === 'GET' && request.url === '/metrics';
    response.writeHead(isAsked ? 200 : isOurs ? 404 : 421, { 'content-type': 'text/plain; version=0.0.4' });
    if (!isAsked) response.end('Metrics are at /metrics.\n');
    else
      metrics.text().then(
        (text) => response.end(text),
        () => response.destroy(),
      );
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
