/** Opens a table on a server, seats two bots, and plays at random to the end: node examples/play-on-a-server.ts [SERVER] */
import { type ApiResult, freshSeed, makeApi, socketTransport, TableClient } from '@casefile/client';
import { editionById } from '@casefile/editions';
import { sampleForms } from '@casefile/engine';

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const api = makeApi(origin);
function must<T>(result: ApiResult<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}

// Players commit to a seed when they sit down; the client opens it when the table asks. So nobody can choose the deal.
const own = freshSeed();
const { commitment } = own;
const terms = { pace: 'instant' } as const;
const sitting = { edition: 'speed', name: 'Ann', suspect: 'scarlet', commitment, terms };
const { table, tokens } = must(await api.createTable(sitting));

const over = Promise.withResolvers<void>();
let isActing = false;
const client = new TableClient({
  openTransport: socketTransport({ origin, table, token: tokens.seat! }),
  findEdition: editionById,
  table,
  seed: () => own,
  on: { changed: () => void play(), ended: ({ why }) => over.reject(new Error(`The server said: ${why}`)) },
});

/** Called on every change: acts if this seat is asked. */
async function play(): Promise<void> {
  if (client.state?.phase === 'over') return over.resolve();
  if (isActing || client.legal.length === 0) return;
  isActing = true;
  const action = sampleForms(client.legal, (bound) => Math.floor(Math.random() * bound));
  const answer = await client.act(action);
  console.log(JSON.stringify(action), answer.t === 'ok' ? `is entry ${answer.n}` : answer.why);
  isActing = false;
  void play();
}

for (const suspect of ['plum', 'green'])
  must(await api.command(table, tokens.host!, { do: 'seat-bot', suspect, bot: 'most-likely' }));
client.connect();
must(await api.command(table, tokens.host!, { do: 'start' }));
await over.promise;

const { winner, envelope } = client.state!.position!.result!;
const name = winner === null ? 'Nobody' : client.state!.chairs[winner]!.suspect;
console.log(`${name} wins. It was ${envelope.join(', ')}. The record: ${origin}/api/tables/${table}/record`);
client.close();
