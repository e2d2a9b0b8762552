import { defaultOrders } from '@casefile/protocol/http';
import { defaultTerms } from '@casefile/protocol/terms';
import { describe, expect, test } from 'vitest';
import { makeApi, type TableApi, tokenFor } from './http.ts';

const token = 'a-token-of-this-length';
const info = {
  table: 'table-1',
  phase: 'lobby',
  paused: false,
  edition: 'clue-2002',
  editionVersion: 1,
  options: {},
  terms: defaultTerms,
  commitment: 'c',
  host: { person: 'ada', name: 'Ada' },
  chairs: [{ suspect: 'plum', people: [], bot: null, free: true, joinable: false }],
  full: false,
  spectators: 0,
  n: 0,
  after: null,
  next: null,
};
const session = { table: 'table-1', person: 'ada', name: 'Ada', suspect: null, tokens: { seat: token } };
const game = {
  token: 0,
  table: 'table-1',
  phase: 'playing',
  edition: 'clue-2002',
  suspect: 'plum',
  names: ['Ada'],
  waitsForMe: true,
  turnNumber: 3,
  touched: 1,
};
const done = { t: 'ok', id: 'command-1', n: 4 };
const expires = 1_800_000_000_000;

interface Question {
  readonly ask: (api: TableApi) => Promise<{ readonly ok: boolean }>;
  readonly answer: object;
  readonly lies: readonly unknown[];
}
const sat = {
  answer: session,
  lies: [
    { ...session, tokens: null },
    { ...session, table: 'other-table' },
  ],
};
const questions: Readonly<Record<string, Question>> = {
  createTable: {
    ask: (api) => api.createTable({ edition: 'clue-2002', name: 'Ada' }),
    answer: session,
    lies: [null, [], 'ok', {}, { ...session, table: 7 }, { ...session, tokens: { seat: 'short' } }],
  },
  info: {
    ask: (api) => api.info('table-1'),
    answer: info,
    lies: [
      { ...info, table: 'other-table' },
      { ...info, phase: 'asleep' },
      { ...info, chairs: [{}] },
      { ...info, chairs: { length: 1 } },
      { ...info, terms: { ...defaultTerms, clock: { bank: 'long' } } },
      { ...info, host: undefined },
    ],
  },
  sit: { ask: (api) => api.sit('table-1', { name: 'Ada' }), ...sat },
  watch: { ask: (api) => api.watch('table-1'), ...sat },
  resume: { ask: (api) => api.resume('table-1', token), ...sat },
  takeOver: { ask: (api) => api.takeOver('ABCDEF'), answer: session, lies: [{ ...session, person: {} }] },
  rematch: { ask: (api) => api.rematch('table-1', token, 'c'), answer: session, lies: [{ table: 'x' }] },
  invite: {
    ask: (api) => api.invite('table-1', token),
    answer: { invitation: token, expires },
    lies: [{ invitation: 'javascript:alert(1)', expires }],
  },
  ticket: {
    ask: (api) => api.ticket('table-1', token),
    answer: { ticket: 't', expires },
    lies: [{ ticket: null, expires }, {}],
  },
  deviceCode: {
    ask: (api) => api.deviceCode('table-1', token),
    answer: { code: 'ABC DEF', expires },
    lies: [
      { code: 1, expires },
      { code: 'ABC DEF', expires: 'soon' },
    ],
  },
  myGames: {
    ask: (api) => api.myGames([token]),
    answer: { games: [game], gone: [] },
    lies: [
      { games: [{ ...game, token: 1 }], gone: [] },
      { games: [], gone: [1] },
      { games: null, gone: [] },
    ],
  },
  addresses: {
    ask: (api) => api.addresses(),
    answer: { origins: ['http://192.168.1.20:8080'] },
    lies: [{ origins: 'http://192.168.1.20:8080' }, { origins: [1] }, {}],
  },
  command: {
    ask: (api) => api.command('table-1', token, { do: 'start' }, 'command-1'),
    answer: done,
    lies: [
      { ...done, id: 'command-2' },
      { ...done, n: 'many' },
    ],
  },
  notes: {
    ask: (api) => api.notes('table-1', token),
    answer: { version: 1, text: '' },
    lies: [{ version: 1 }, { version: -1, text: '' }],
  },
  putNotes: {
    ask: (api) => api.putNotes('table-1', token, { version: 1, text: '' }),
    answer: { version: 1, text: '' },
    lies: [{ version: '1', text: '' }],
  },
  orders: {
    ask: (api) => api.orders('table-1', token),
    answer: defaultOrders,
    lies: [{ ...defaultOrders, show: 'plum' }],
  },
  putOrders: {
    ask: (api) => api.putOrders('table-1', token, defaultOrders),
    answer: defaultOrders,
    lies: [{ ...defaultOrders, passes: 'yes' }],
  },
};

const answering = (value: unknown): TableApi =>
  makeApi('http://test', async () => ({ ok: true, status: 200, json: async () => value }));
/** The same with an unknown key in every object. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    key === 'options' ? each : withMore(each),
  ]);
  return { ...Object.fromEntries(entries), addedLater: 1 };
};

test('covers every request to the server', () => {
  expect(Object.keys(questions).sort()).toEqual(Object.keys(makeApi()).sort());
});

describe.each(Object.entries(questions))('%s', (_name, { ask, answer, lies }) => {
  test('returns the value of an answer that follows the protocol', async () => {
    expect(await ask(answering(answer))).toEqual({ ok: true, value: answer });
  });
  test('accepts keys that a newer server has added', async () => {
    expect(await ask(answering(withMore(answer)))).toMatchObject({ ok: true });
  });
  test.each(lies)('rejects an answer that the protocol does not allow: %j', async (lie) => {
    expect(await ask(answering(lie))).toMatchObject({ ok: false, error: { error: 'broken-server' } });
  });
});

test('reports an unreachable or foreign server as offline, and keeps the code of a refusal', async () => {
  const refusing = (status: number, json: () => Promise<unknown>) =>
    makeApi('http://test', async () => ({ ok: false, status, json }));
  const offline = { ok: false, error: { error: 'offline' } };
  const away = makeApi('http://test', () => Promise.reject(new Error('ECONNREFUSED')));
  expect(await away.info('T')).toMatchObject(offline);
  expect(await refusing(502, () => Promise.reject(new Error('HTML'))).info('T')).toMatchObject(offline);
  expect(await refusing(502, async () => ['what']).info('T')).toMatchObject(offline);
  const refused = refusing(404, async () => ({ error: 'no-such-table', message: '' }));
  expect(await refused.info('T')).toMatchObject({ ok: false, error: { error: 'no-such-table' } });
});

test('sends the host’s decisions with the host’s token and everything else with the seat’s', () => {
  const both = { ...session, tokens: { host: 'host-token', seat: 'seat-token' } };
  expect(tokenFor(both, { do: 'start' })).toBe('host-token');
  expect(tokenFor(both, { do: 'say', phrase: 'hello' })).toBe('seat-token');
  expect(tokenFor({ ...both, tokens: { watch: 'watch-token' } }, { do: 'pause' })).toBe('watch-token');
});
