/** An assistant at the table, over the Model Context Protocol. */
import { done, UsageError } from '../../usage.ts';

interface McpFlags {
  readonly server: string;
  readonly token: readonly string[];
}

export async function mcpCommand({ server, token }: McpFlags): Promise<number> {
  const origin = originOf(server);
  const given = process.env.CASEFILE_TOKENS?.split(/[\s,]+/).filter((each) => each !== '') ?? [];
  const tokens = [...token, ...given];
  // One that is no token would be refused together with all the others. What it is instead may be secret, too.
  if (!tokens.every((each) => /^back_[\w-]{20,95}$/.test(each)))
    throw new UsageError('A token that finds games begins with back_: see --token and CASEFILE_TOKENS.');
  const { serveMcp } = await import('../../mcp/server.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'The package @modelcontextprotocol/sdk is not installed: run npm install without --omit=optional.',
    );
  });
  await serveMcp(origin, tokens);
  return done;
}

function originOf(server: string): string {
  const url = URL.canParse(server) ? new URL(server) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--server: "${server}" is not an address like http://127.0.0.1:8080.`);
  return url.origin;
}
