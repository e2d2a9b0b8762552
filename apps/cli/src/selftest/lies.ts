/** The attempts of a lying client. All must be refused and change nothing. */
import type { TestTable } from './game.ts';
import { ask, askAs, type Bounds, type Reply, type Visitor } from './visitor.ts';

export interface Lie {
  readonly what: string;
  readonly tell: () => Promise<Reply>;
}

export interface Told {
  readonly tried: number;
  readonly found: readonly string[];
}

const isRefused = ({ status }: Reply): boolean => status >= 400 && status < 500;

export async function tellAll(lies: readonly Lie[]): Promise<Told> {
  const found: string[] = [];
  for (const { what, tell } of lies) {
    const reply = await tell();
    if (!isRefused(reply)) found.push(`${what}: answered ${reply.status} ${reply.text.slice(0, 80)}`);
  }
  return { tried: lies.length, found };
}

/** Lies that can be told at any time. */
function always(bounds: Bounds, { players, spectator, table }: TestTable): readonly Lie[] {
  const guest = players[1]!;
  const at = `/api/tables/${table}`;
  const raw = (body: string): Promise<Reply> => ask(bounds, 'POST', `${at}/commands`, body, guest.token);
  const command = JSON.stringify({ id: 'foreign', v: 0, command: { do: 'say', phrase: 'hello' } });
  const foreign = (headers: Readonly<Record<string, string>>): Promise<Reply> =>
    askAs(
      bounds,
      'POST',
      `${at}/commands`,
      { 'content-type': 'application/json', authorization: `Bearer ${guest.token}`, ...headers },
      command,
    );
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'c2VsZnRlc3Qgc2VsZnRlcw==',
    origin: 'https://evil.example',
  };
  return [
    { what: 'a spectator plays', tell: () => spectator.do({ do: 'act', action: { do: 'roll' } }) },
    { what: 'a spectator talks', tell: () => spectator.do({ do: 'say', phrase: 'hello' }) },
    { what: 'a token that was made up', tell: () => guest.do({ do: 'leave' }, 'seat_'.padEnd(40, 'A')) },
    { what: 'somebody else starts', tell: () => guest.do({ do: 'start' }) },
    { what: 'somebody else mutes all', tell: () => guest.do({ do: 'mute-all', muted: true }) },
    { what: 'a command that is none', tell: () => guest.do({ do: 'win' }) },
    { what: 'a key too many', tell: () => guest.do({ do: 'undo', seat: 0 }) },
    { what: 'a text that is not JSON', tell: () => raw('{"id":') },
    { what: 'a poisoned key', tell: () => raw('{"id":"a","v":0,"command":{"__proto__":{}}}') },
    { what: 'a number that is none', tell: () => raw('{"id":"a","v":1e400,"command":{"do":"undo"}}') },
    { what: 'ten thousand brackets', tell: () => raw('['.repeat(10_000)) },
    { what: 'a body that is too large', tell: () => raw(`{"id":"${'a'.repeat(70_000)}"}`) },
    { what: 'notes without a token', tell: () => ask(bounds, 'GET', `${at}/notes`) },
    {
      what: 'notes with a spectator’s token',
      tell: () => ask(bounds, 'GET', `${at}/notes`, undefined, spectator.token),
    },
    { what: 'entries without a token', tell: () => ask(bounds, 'GET', `${at}/entries`) },
    { what: 'a table that is not there', tell: () => ask(bounds, 'GET', '/api/tables/no-such-table-here') },
    { what: 'a change by GET', tell: () => ask(bounds, 'GET', `${at}/commands`) },
    {
      what: 'another table’s name with this token',
      tell: () => ask(bounds, 'GET', `/api/tables/${'A'.repeat(16)}/notes`, undefined, guest.token),
    },
    { what: 'a page of another site', tell: () => foreign({ origin: 'https://evil.example' }) },
    { what: 'a form of another site', tell: () => foreign({ 'sec-fetch-site': 'cross-site' }) },
    {
      what: 'a socket for a page of another site',
      tell: () => askAs(bounds, 'GET', '/api/socket', upgrade),
    },
  ];
}

export function liesInLobby(bounds: Bounds, testTable: TestTable): readonly Lie[] {
  const [host, guest] = testTable.players as [Visitor, Visitor];
  const at = `/api/tables/${testTable.table}`;
  const usedId = { id: 'selftest-used' };
  return [
    ...always(bounds, testTable),
    { what: 'an action before the start', tell: () => host.do({ do: 'act', action: { do: 'roll' } }) },
    {
      what: 'a seed opened before all have committed',
      tell: () => guest.do({ do: 'open', seed: guest.seed }),
    },
    { what: 'somebody else’s chair', tell: () => guest.do({ do: 'move-chair', suspect: 'scarlet' }) },
    { what: 'the host taken off the table', tell: () => guest.do({ do: 'stand', suspect: 'scarlet' }) },
    {
      what: 'a chair that is held, by the link alone',
      tell: () =>
        ask(bounds, 'POST', `${at}/seats`, {
          name: 'Selftest D',
          suspect: 'plum',
          commitment: 'd'.repeat(64),
        }),
    },
    {
      what: 'a seat without a commitment',
      tell: () => ask(bounds, 'POST', `${at}/seats`, { name: 'Selftest D' }),
    },
    {
      what: 'an invitation that nobody made',
      tell: () => ask(bounds, 'POST', `${at}/seats`, { name: 'Selftest E', invitation: 'A'.repeat(40) }),
    },
    {
      what: 'a device code that nobody made',
      tell: () => ask(bounds, 'POST', '/api/take-over', { code: 'ZZZZ-ZZZZ' }),
    },
    {
      what: 'a second command under a used id',
      tell: async () => {
        await guest.do({ do: 'say', phrase: 'hello' }, guest.token, usedId);
        return guest.do({ do: 'say', phrase: 'good-luck' }, guest.token, usedId);
      },
    },
    { what: 'the whole record before the start', tell: () => ask(bounds, 'GET', `${at}/record`) },
  ];
}

export function liesMidway(bounds: Bounds, testTable: TestTable): readonly Lie[] {
  const [host, guest] = testTable.players as [Visitor, Visitor];
  const at = `/api/tables/${testTable.table}`;
  return [
    { what: 'the whole record during the game', tell: () => ask(bounds, 'GET', `${at}/record`) },
    {
      what: 'the whole record during the game, for a player',
      tell: () => ask(bounds, 'GET', `${at}/record`, undefined, guest.token),
    },
    { what: 'another name during the game', tell: () => guest.do({ do: 'rename', name: 'Plum Rope Hall' }) },
    { what: 'a chair taken away during the game', tell: () => host.do({ do: 'stand', suspect: 'plum' }) },
    { what: 'a bot for who is there', tell: () => host.do({ do: 'replace', seat: 1, bot: 'agnes' }) },
  ];
}

/** A player who has accused wrongly knows the envelope. */
export function liesOfAccuser(accuser: Visitor, line: number): readonly Lie[] {
  return [
    {
      what: 'a player who knows the envelope writes',
      tell: () => accuser.do({ do: 'write', text: 'plum rope hall' }),
    },
    {
      what: 'a player who knows the envelope changes their name',
      tell: () => accuser.do({ do: 'rename', name: 'Plum' }),
    },
    {
      what: 'a player who knows the envelope reports a line',
      tell: () => accuser.do({ do: 'report', line }),
    },
  ];
}

export function liesAfter(bounds: Bounds, testTable: TestTable): readonly Lie[] {
  const [host, guest, third] = testTable.players as [Visitor, Visitor, Visitor];
  const at = `/api/tables/${testTable.table}`;
  const notesBy = (token: string): Promise<Reply> => ask(bounds, 'GET', `${at}/notes`, undefined, token);
  const post = (path: string, token: string): Promise<Reply> => ask(bounds, 'POST', at + path, {}, token);
  return [
    ...always(bounds, testTable),
    { what: 'an action after the end', tell: () => host.do({ do: 'act', action: { do: 'end' } }) },
    { what: 'a seed after the deal', tell: () => guest.do({ do: 'open', seed: guest.seed }) },
    {
      what: 'a commitment after the deal',
      tell: () => guest.do({ do: 'commit', commitment: '0'.repeat(64) }),
    },
    {
      what: 'a token from before its person came back',
      tell: async () => {
        await post('/resume', guest.session.tokens.resume!);
        return notesBy(guest.token);
      },
    },
    {
      what: 'a token from before another device took over',
      tell: async () => {
        const { body } = await post('/device-codes', third.token);
        await ask(bounds, 'POST', '/api/take-over', { code: body?.code });
        const old = await notesBy(third.token);
        return isRefused(old) ? ask(bounds, 'POST', '/api/take-over', { code: body?.code }) : old;
      },
    },
  ];
}
