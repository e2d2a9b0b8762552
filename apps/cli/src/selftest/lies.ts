/** What a client that lies would try. All of it must be refused, and change nothing. */
import type { TestTable } from './game.ts';
import { ask, type Bounds, type Reply } from './visitor.ts';

interface Lie {
  readonly what: string;
  readonly tell: () => Promise<Reply>;
}

const isRefused = ({ status }: Reply): boolean => status >= 400 && status < 500;

export interface Told {
  readonly tried: number;
  readonly found: readonly string[];
}

/** `phase`: some lies are about the game itself. */
export async function lie(bounds: Bounds, testTable: TestTable, phase: 'lobby' | 'over'): Promise<Told> {
  const found: string[] = [];
  const lies = liesAt(bounds, testTable, phase);
  for (const { what, tell } of lies) {
    const reply = await tell();
    if (!isRefused(reply)) found.push(`${what}: answered ${reply.status} ${reply.text.slice(0, 80)}`);
  }
  return { tried: lies.length, found };
}

function liesAt(
  bounds: Bounds,
  { players, spectator, table }: TestTable,
  phase: 'lobby' | 'over',
): readonly Lie[] {
  const [host, guest] = players as [TestTable['spectator'], TestTable['spectator']];
  const at = `/api/tables/${table}`;
  const raw = (body: string): Promise<Reply> => ask(bounds, 'POST', `${at}/commands`, body, guest.token);
  const elsewhere = (path: string): Promise<Reply> =>
    ask(bounds, 'GET', `/api/tables/${path}`, undefined, guest.token);
  const always: readonly Lie[] = [
    { what: 'a spectator plays', tell: () => spectator.do({ do: 'act', action: { do: 'roll' } }) },
    { what: 'a spectator talks', tell: () => spectator.do({ do: 'say', phrase: 'hello' }) },
    { what: 'a token that was made up', tell: () => guest.do({ do: 'leave' }, 'seat_'.padEnd(40, 'A')) },
    { what: 'somebody else starts', tell: () => guest.do({ do: 'start' }) },
    { what: 'somebody else mutes all', tell: () => guest.do({ do: 'mute-all', muted: true }) },
    { what: 'a command that is none', tell: () => guest.do({ do: 'win' }) },
    { what: 'a key too many', tell: () => guest.do({ do: 'undo', seat: 0 }) },
    { what: 'a text that is no JSON', tell: () => raw('{"id":') },
    { what: 'a poisoned key', tell: () => raw('{"id":"a","v":0,"command":{"__proto__":{}}}') },
    { what: 'a number that is none', tell: () => raw('{"id":"a","v":1e400,"command":{"do":"undo"}}') },
    { what: 'ten thousand brackets', tell: () => raw('['.repeat(10_000)) },
    { what: 'a body that is too large', tell: () => raw(`{"id":"${'a'.repeat(70_000)}"}`) },
    { what: 'notes without a token', tell: () => ask(bounds, 'GET', `${at}/notes`) },
    {
      what: 'notes with a spectator’s token',
      tell: () => ask(bounds, 'GET', `${at}/notes`, undefined, spectator.token),
    },
    { what: 'a table that is not there', tell: () => ask(bounds, 'GET', '/api/tables/no-such-table-here') },
    { what: 'a change by GET', tell: () => ask(bounds, 'GET', `${at}/commands`) },
    {
      what: 'an invitation that nobody made',
      tell: () => ask(bounds, 'POST', `${at}/seats`, { name: 'Selftest E', invitation: 'A'.repeat(40) }),
    },
    {
      what: 'a device code that nobody made',
      tell: () => ask(bounds, 'POST', '/api/take-over', { code: 'ZZZZ-ZZZZ' }),
    },
    { what: 'another table’s name with this token', tell: () => elsewhere(`${'A'.repeat(16)}/notes`) },
  ];
  const lobby: readonly Lie[] = [
    { what: 'an action before the start', tell: () => host.do({ do: 'act', action: { do: 'roll' } }) },
    {
      what: 'a seed opened before all have committed',
      tell: () => guest.do({ do: 'open', seed: guest.seed }),
    },
    { what: 'somebody else’s chair', tell: () => guest.do({ do: 'move-chair', suspect: 'scarlet' }) },
    { what: 'the host taken off the table', tell: () => guest.do({ do: 'stand', suspect: 'scarlet' }) },
    {
      what: 'a seat without a commitment',
      tell: () => ask(bounds, 'POST', `${at}/seats`, { name: 'Selftest D' }),
    },
    { what: 'the whole record before the end', tell: () => ask(bounds, 'GET', `${at}/record`) },
  ];
  const over: readonly Lie[] = [
    { what: 'an action after the end', tell: () => host.do({ do: 'act', action: { do: 'end' } }) },
    { what: 'a seed after the deal', tell: () => guest.do({ do: 'open', seed: guest.seed }) },
    {
      what: 'a commitment after the deal',
      tell: () => guest.do({ do: 'commit', commitment: '0'.repeat(64) }),
    },
  ];
  return [...always, ...(phase === 'lobby' ? lobby : over)];
}
