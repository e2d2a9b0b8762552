/** A seat belongs to its holder: the link alone gives nobody's chair, and of two concurrent claims one wins. */
import { commitToSeed } from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, post, seatIn } from '../support/by-token.ts';
import { inTurns } from '../support/in-turns.ts';
import { call, openSeeds, openTable, Player, sitDown } from '../support/player.ts';
import { type Serving, serve } from '../support/serving.ts';

let serving: Serving;
let origin: string;
beforeAll(async () => {
  serving = await serve();
  ({ origin } = serving);
});
afterAll(() => serving.stop());

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
    expect((await command(eve, { do: 'move-chair', suspect }, eve.token)).body.error).toBe('seat-taken');
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
    await command(ada, { do: 'start' });
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
    await command(ben, { do: 'leave' }, ben.token);
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
      else await command(ben, { do: 'leave' }, ben.token);
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
    await command(host, { do: 'stand', suspect: ben.session.suspect });
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
