/** A seat belongs to its holder: the link alone gives nobody's chair, and of two concurrent claims one wins. */
import { commitToSeed } from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { call, openSeeds, openTable, Player, type Reply, sitDown } from '../support/player.ts';
import { dice, playOn } from '../support/playing.ts';
import { type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve();
  ({ origin } = serving);
});
afterAll(() => serving.stop());

const post = ({ session }: Player, path: string, token: string | undefined, body: unknown = {}) =>
  call(origin, 'POST', `/api/tables/${session.table}${path}`, body, token);
const order = (player: Player, command: object, token = player.session.tokens.host) =>
  post(player, '/commands', token, { id: `o${Math.random()}`, v: 1000, command });

/** How many of these tokens open the seat now. */
async function good(player: Player, tokens: readonly (string | undefined)[]): Promise<number> {
  const replies = await Promise.all(
    tokens.map((token) =>
      token === undefined
        ? { status: 401 }
        : call(origin, 'GET', `/api/tables/${player.session.table}/notes`, undefined, token),
    ),
  );
  return replies.filter(({ status }) => status === 200).length;
}
const seatIn = ({ body }: Reply): string | undefined => body?.tokens?.seat;

describe('R34 sharing a chair', () => {
  async function teams(): Promise<{ ada: Player; ben: Player; table: string; suspect: string }> {
    const ada = await openTable(origin, { edition: 'clue-2015', name: 'Ada', suspect: 'scarlet' });
    const { table } = ada.session;
    const ben = await sitDown(origin, table, { name: 'Ben' });
    return { ada, ben, table, suspect: ada.session.suspect! };
  }
  const seedOf = (name = ''): string => Buffer.from(name.padEnd(32)).toString('hex').slice(0, 64);
  const sit = (table: string, body: Readonly<Record<string, string>>, token?: string) =>
    call(
      origin,
      'POST',
      `/api/tables/${table}/seats`,
      { commitment: commitToSeed(seedOf(body.name)), ...body },
      token,
    );
  const peopleAt = async (table: string, suspect: string): Promise<string[]> => {
    const { body } = await call(origin, 'GET', `/api/tables/${table}`);
    const chair = body.chairs.find((each: { suspect: string }) => each.suspect === suspect);
    return chair.people.map(({ name }: { name: string }) => name);
  };

  test('R34 a stranger with the link gets nobody’s chair and sees nobody’s hand', async () => {
    const { ada, table, suspect } = await teams();
    const forged = ['A'.repeat(37), ada.session.tokens.seat!, ada.session.tokens.resume!, ada.session.table];
    expect((await sit(table, { name: 'Eve', suspect })).body.error).toBe('seat-taken');
    for (const invitation of forged.slice(0, 3))
      expect((await sit(table, { name: 'Eve', suspect, invitation })).body.error).toBe('no-such-invitation');
    const eve = await sitDown(origin, table, { name: 'Eve' });
    expect((await order(eve, { do: 'move-chair', suspect }, eve.token)).body.error).toBe('seat-taken');
    expect(await peopleAt(table, suspect)).toEqual(['Ada']);
    // The failed tries used up nothing.
    expect(await good(ada, [ada.token])).toBe(1);
  });

  test('R34 an invitation admits one person to its maker’s chair, once; both see the hand', async () => {
    const { ada, ben, table, suspect } = await teams();
    const { invitation } = (await post(ada, '/invitations', ada.token)).body;
    // An invalid name does not use it up.
    expect((await sit(table, { name: '', invitation })).body.error).toBe('bad-name');
    const tries = await Promise.all(['Cy', 'Di', 'Eve'].map((name) => sit(table, { name, invitation })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const partner = tries.find(({ status }) => status === 200)!.body;
    expect(await peopleAt(table, suspect)).toEqual(['Ada', partner.name]);
    const flo = await sitDown(origin, table, { name: 'Flo' });
    await order(ada, { do: 'start' });
    await openSeeds([ada, ben, flo, new Player(origin, partner, seedOf(partner.name))]);
    const hand = async (token: string): Promise<string> => {
      const { body } = await call(origin, 'GET', `/api/tables/${table}/entries`, undefined, token);
      return JSON.stringify(body.entries.find(({ is }: { is: string }) => is === 'started'));
    };
    expect(await hand(partner.tokens.seat)).toBe(await hand(ada.token));
    expect(await hand(ben.token)).not.toBe(await hand(ada.token));
    expect((await post(ada, '/invitations', ada.token)).body.error).toBe('not-now');
  });

  test('R34 a new invitation, resuming or standing up ends the previous one', async () => {
    const { ada, ben, table } = await teams();
    const invite = async (player: Player, token: string): Promise<string> =>
      (await post(player, '/invitations', token)).body.invitation;
    const first = await invite(ada, ada.token);
    const second = await invite(ada, ada.token);
    expect((await sit(table, { name: 'Cy', invitation: first })).status).toBe(404);
    await post(ada, '/resume', ada.session.tokens.resume);
    expect((await sit(table, { name: 'Cy', invitation: second })).status).toBe(404);
    const third = await invite(ben, ben.token);
    await order(ben, { do: 'leave' }, ben.token);
    expect((await sit(table, { name: 'Cy', invitation: third })).status).toBe(404);
    expect((await post(ada, '/invitations', undefined)).status).toBe(401);
  });

  test('R34 an invitation revoked during a failed try stays revoked', async () => {
    const { ada, table } = await teams();
    for (let i = 0; i < size(15, 300); i++) {
      const { tokens } = (await post(ada, '/resume', ada.session.tokens.resume)).body;
      const { invitation } = (await post(ada, '/invitations', tokens.seat)).body;
      await Promise.all([
        ...[1, 2, 3].map(() => sit(table, { name: '', invitation })),
        post(ada, '/resume', ada.session.tokens.resume),
      ]);
      expect((await sit(table, { name: `Eve ${i}`, invitation })).body.error).toBe('no-such-invitation');
    }
  });

  test('R34 a seated person can move by an invitation with their seat token', async () => {
    const { ada, ben, table, suspect } = await teams();
    const { invitation } = (await post(ada, '/invitations', ada.token)).body;
    const moved = await sit(table, { name: 'Ben', invitation }, ben.token);
    expect(moved.body).toMatchObject({ person: ben.session.person, suspect, tokens: {} });
    expect(await peopleAt(table, suspect)).toEqual(['Ada', 'Ben']);
    expect(await good(ben, [ben.token])).toBe(1);
  });

  test('R34 shares no chair in editions without teams', async () => {
    const ada = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
    expect((await post(ada, '/invitations', ada.token)).body.error).toBe('seat-taken');
  });
});

describe('R34 concurrent claims to a seat', () => {
  const rounds = size(50, 1000);
  const long = { timeout: size(120_000, 3_600_000) };
  const sitting = async (): Promise<Player> => {
    const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
    return sitDown(origin, host.session.table, { name: 'Ben' });
  };
  const takeOver = (code: string) => call(origin, 'POST', '/api/take-over', { code });

  test(`R34 two resumes at once, ${rounds} times: one seat token is good`, long, async () => {
    const ben = await sitting();
    const before: (string | undefined)[] = [ben.token];
    await inTurns(rounds, 1, async () => {
      const resume = () => post(ben, '/resume', ben.session.tokens.resume);
      const tokens = (await Promise.all([resume(), resume(), resume()])).map(seatIn);
      expect(await good(ben, tokens)).toBe(1);
      before.push(...tokens);
    });
    expect(await good(ben, before)).toBe(1);
  });

  test(`R34 a take-over and a resume at once, ${rounds} times: one of them wins`, long, async () => {
    await inTurns(rounds, 4, async () => {
      const ben = await sitting();
      const { code } = (await post(ben, '/device-codes', ben.token)).body;
      const replies = await Promise.all([
        takeOver(code),
        post(ben, '/resume', ben.session.tokens.resume),
        takeOver(code),
      ]);
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await good(ben, [...replies.map(seatIn), ben.token])).toBe(1);
    });
  });

  test(
    `R34 a code asked for while another device takes over, ${rounds} times: it opens nothing afterwards`,
    long,
    async () => {
      await inTurns(rounds, 4, async () => {
        const ben = await sitting();
        const { code } = (await post(ben, '/device-codes', ben.token)).body;
        const [taken, again] = await Promise.all([takeOver(code), post(ben, '/device-codes', ben.token)]);
        const late = again.status === 200 ? await takeOver(again.body.code) : { status: 404, body: null };
        expect([taken, late].filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await good(ben, [seatIn(taken), seatIn(late), ben.token])).toBe(1);
      });
    },
  );

  for (const edition of ['speed', 'clue-2015'])
    test(
      `R34 a host sits down while another device takes over, ${rounds} times on ${edition}: nothing of the first one is good`,
      long,
      async () => {
        await inTurns(rounds, 4, async () => {
          const host = await openTable(origin, { edition, name: 'Ada' });
          const { table, tokens } = host.session;
          const { code } = (await post(host, '/device-codes', tokens.host)).body;
          const ben = await sitDown(origin, table, { name: 'Ben' });
          // On somebody's chair, where the edition has teams.
          const { invitation } = (await post(ben, '/invitations', ben.token)).body;
          const body = { name: 'Ada', commitment: commitToSeed('a'.repeat(64)), invitation };
          const [taken, sat] = await Promise.all([takeOver(code), post(host, '/seats', tokens.host, body)]);
          expect(taken.status).toBe(200);
          expect(sat.body.error ?? 'ok').toMatch(/^(ok|bad-token)$/);
          expect(await good(host, [seatIn(sat)])).toBe(0);
          const back = await post(host, '/resume', sat.body.tokens?.resume ?? tokens.resume);
          expect(back.status).toBe(401);
          expect((await post(host, '/tickets', taken.body.tokens.host)).status).toBe(200);
        });
      },
    );

  test('R34 a code ends when its person resumes or leaves', async () => {
    for (const ending of ['resume', 'leave']) {
      const ben = await sitting();
      const { code } = (await post(ben, '/device-codes', ben.token)).body;
      if (ending === 'resume') await post(ben, '/resume', ben.session.tokens.resume);
      else await order(ben, { do: 'leave' }, ben.token);
      expect((await takeOver(code)).status, ending).toBe(404);
    }
  });

  test('R34 a token issued after its person was removed gives no view', async () => {
    const host = await openTable(origin, {
      edition: 'speed',
      name: 'Ada',
      suspect: 'scarlet',
      terms: { spectators: false },
    });
    const ben = await sitDown(origin, host.session.table, { name: 'Ben' });
    const { store } = serving;
    const rows = (await store.tokensOf(host.session.table)).filter(
      ({ person }) => person === ben.session.person,
    );
    await order(host, { do: 'stand', suspect: ben.session.suspect });
    // As if a resume had been in progress.
    await store.changeTokens(rows, []);
    expect((await post(ben, '/tickets', ben.token)).status).toBe(401);
    const entries = await call(
      origin,
      'GET',
      `/api/tables/${host.session.table}/entries`,
      undefined,
      ben.token,
    );
    expect(entries.status).toBe(401);
  });
});

test('R34 a bot admitted to a rematch plays it with its new token', async () => {
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const { table } = host.session;
  const { token } = (await post(host, '/bots', host.session.tokens.host, { suspect: 'plum' })).body;
  const bo = await sitDown(origin, table, { name: 'Bo' });
  const before = commitToSeed(host.seed!);
  for (const player of [host, bo]) await player.connect();
  await order(host, { do: 'start' });
  const below = dice(5);
  await Promise.all([playProgram(table, token, below), playOn(host, 1), playOn(bo, 2)]);
  expect((await post(host, '/rematch', token)).body.error).toBe('not-allowed');
  // R31: a rematch needs fresh seeds, because those of the last game are known.
  const used = await post(host, '/rematch', host.session.tokens.seat, { commitment: before });
  expect([used.status, used.body.error]).toEqual([400, 'no-commitment']);
  const { body: next } = await post(host, '/rematch', host.session.tokens.seat, {
    commitment: commitToSeed('1'.repeat(64)),
  });
  const { body: again, status } = await post(host, '/rematch', token);
  expect(status).toBe(200);
  expect(Object.keys(again.tokens)).toEqual(['bot']);
  expect(again).toMatchObject({ table: next.table, suspect: 'plum' });
  const streamAt = (by: string) =>
    fetch(`${origin}/api/tables/${next.table}/bot`, { headers: { authorization: `Bearer ${by}` } });
  const stream = await streamAt(again.tokens.bot);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/^\{"type":"hello","protocol":1\}\n/);
  // The old token opens nothing here; asking with it again revokes the new token and ends its stream.
  expect((await streamAt(token)).status).toBe(403);
  const { body: last } = await post(host, '/rematch', token);
  expect(last).toMatchObject({ table: next.table, suspect: 'plum' });
  while (!(await reader.read()).done);
  expect((await streamAt(again.tokens.bot)).status).toBe(401);
  const cy = await sitDown(origin, next.table, { name: 'Cy' });
  const ada = new Player(origin, next, '1'.repeat(64));
  for (const player of [ada, cy]) await player.connect();
  await order(ada, { do: 'start' });
  await Promise.all([playProgram(next.table, last.tokens.bot, below), playOn(ada, 3), playOn(cy, 4)]);
  expect(ada.state?.phase).toBe('over');
  for (const player of [host, bo, ada, cy]) player.close();
});

test('R34 a device that was taken over does not come back to the seat by way of the finished table', async () => {
  const host = await openTable(origin, { edition: 'speed', name: 'Ada', suspect: 'scarlet' });
  const others = [
    await sitDown(origin, host.session.table, { name: 'Ben' }),
    await sitDown(origin, host.session.table, { name: 'Cy' }),
  ];
  for (const player of [host, ...others]) await player.connect();
  await order(host, { do: 'start' });
  await Promise.all([host, ...others].map((player, i) => playOn(player, i)));
  const rematch = async (n: string): Promise<Reply> =>
    post(host, '/rematch', host.session.tokens.seat, { commitment: commitToSeed(n.repeat(64)) });
  const first = await rematch('1');
  const { table } = first.body;
  // Asking again, as after a lost answer.
  const again = await rematch('2');
  expect([first.status, again.status]).toEqual([200, 200]);
  const at = (path: string, token?: string, body: unknown = {}) =>
    call(origin, 'POST', `/api/tables/${table}${path}`, body, token);
  expect((await at('/tickets', seatIn(first))).status).toBe(401);
  const { code } = (await at('/device-codes', seatIn(again))).body;
  const phone = await call(origin, 'POST', '/api/take-over', { code });
  expect(phone.status).toBe(200);
  const back = await Promise.all(['3', '4', '5'].map(rematch));
  expect(back.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect((await at('/tickets', seatIn(phone))).status).toBe(200);
  // The others can still join.
  const { body: ben } = await post(others[0]!, '/rematch', others[0]!.token, {
    commitment: commitToSeed('6'.repeat(64)),
  });
  expect(ben.table).toBe(table);
  for (const player of [host, ...others]) player.close();
});

/** Answers the bot's questions until the game ends. */
async function playProgram(table: string, token: string, below: (bound: number) => number): Promise<void> {
  const { sampleForms } = await import('@casefile/engine');
  const stream = await fetch(`${origin}/api/tables/${table}/bot`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let rest = '';
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines.filter((each) => each !== '')) {
      const said = JSON.parse(line);
      if (said.type === 'end') return;
      if (said.type !== 'decide') continue;
      const action = sampleForms(said.legal, below);
      const body = { type: 'action', game: table, id: said.id, action };
      await call(origin, 'POST', `/api/tables/${table}/bot`, body, token);
    }
  }
}
