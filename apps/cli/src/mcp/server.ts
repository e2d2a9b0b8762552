/** The Model Context Protocol over standard input and output. Loaded only by `casefile mcp`, because it is large. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { McpProblem, Seats } from './seats.ts';
import { checkArguments, tools } from './tools.ts';

const instructions =
  'A seat at a table of Casefile, a deduction board game. Sit down, wait until you are asked, look at what is legal, play. You see what your seat sees; deduce gives exact chances from that.';

/** Serves until the parent process closes standard input. */
export async function serveMcp(origin: string, tokens: readonly string[]): Promise<void> {
  const seats = new Seats(origin, tokens);
  const server = new Server(
    { name: 'casefile', version: '0.1.0' },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    try {
      if (tool === undefined) throw new McpProblem(`There is no tool "${params.name}".`);
      const given = params.arguments ?? {};
      checkArguments(tool, given);
      const found = await tool.run(given, seats);
      return { content: [{ type: 'text', text: JSON.stringify(found) }] };
    } catch (error) {
      // The assistant gets every error; our own bugs also go to standard error for the operator.
      if (!(error instanceof McpProblem)) console.error(error);
      const message = error instanceof Error ? error.message : String(error);
      return { content: [{ type: 'text', text: message }], isError: true };
    }
  });
  const transport = new StdioServerTransport();
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await server.connect(transport);
  await ended;
  seats.close();
}
