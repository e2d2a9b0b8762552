import { editionById } from '@casefile/editions';
import { type Action, askedSeats, legalForms, makeView, sampleForms } from '@casefile/engine';
import { type Command, type CommandAnswer, foldEntries } from '@casefile/protocol';
import { oneOf, randomFrom } from '@casefile/testkit/random';
import { size } from '@casefile/testkit/size';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { startChaos } from '../support/network/chaos.ts';
import { playStubbornly, watchStubbornly } from '../support/network/stubborn.ts';
import { call, openSeeds, openTable, Player, sitDown, watch } from '../support/player.ts';
import { dice, playOn } from '../support/playing.ts';
import { type Serving, serve } from '../support/serving.ts';
import { quantile } from '../support/statistics.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await serve();
});
afterAll(() => serving.stop());

const command = (host: Player, what: Command) =>
  call(
    serving.origin,
    'POST',
    `/api/tables/${host.session.table}/commands`,
    { id: `h${Math.random()}`, v: 10_000, command: what },
    host.session.tokens.host,
  );

async function begin(edition: string, names: readonly string[], origin = serving.origin) {
  const host = await openTable(serving.origin, { edition, name: 'Host' });
  const { table } = host.session;
  const players: Player[] = [];
  for (const name of names) {
    const { session, seed } = await sitDown(serving.origin, table, { name });
    players.push(new Player(origin, session, seed));
  }
  return { host, table, players };
}

/** The number of occurrences of each command in the log. */
async function done(table: string): Promise<readonly string[]> {
  const rows = (await serving.store.read(table, -1))!;
  return rows.flatMap(({ text }) => {
    const { command } = JSON.parse(text);
    return command === undefined ? [] : [`${command.person} ${command.id}`];
  });
}

const rounds = size(2, 200);
/** Besides the quickest edition, another quick one or one for six players. */
const other = size(0, 1) === 1 ? 'clue-2015' : 'card-2018';
const six = ['Bo', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus'];

describe('R19 reconnecting', () => {
  test(`R19 ${rounds} games over connections cut at random bytes: all finish, nothing missing, nothing twice`, {
    timeout: size(240_000, 3_600_000),
  }, async () => {
    const below = randomFrom(19);
    let cuts = 0;
    const resumes: number[] = [];
    // They mostly wait for connections, so several run at once.
    await inTurns(rounds, size(1, 8), async (round) => {
      const chaos = await startChaos(serving.port, below, 3000, size(0, 1) === 1);
      const edition = round % 2 === 0 ? 'speed' : other;
      const { host, table, players } = await begin(edition, six.slice(0, size(4, 6)), chaos.origin);
      const { session } = await watch(serving.origin, table);
      const spectator = new Player(chaos.origin, session);
      expect((await command(host, { do: 'start' })).status).toBe(200);
      await openSeeds(players.map(({ session, seed }) => new Player(serving.origin, session, seed)));
      await Promise.all([
        ...players.map((player, i) => playStubbornly(player, round * 10 + i, `p${i}`)),
        watchStubbornly(spectator),
      ]);
      for (const player of [...players, spectator]) {
        resumes.push(...player.resumes);
        expect(player.faults).toEqual([]);
        const fresh = await call(
          serving.origin,
          'GET',
          `/api/tables/${table}/entries`,
          undefined,
          player.token,
        );
        expect(player.entries).toEqual(fresh.body.entries.slice(0, player.entries.length));
        const again = foldEntries(player.seat ?? 'spectator', player.entries, editionById(edition)!);
        expect(makeView(again.position!)).toEqual(makeView(player.state!.position!));
        player.close();
      }
      const ids = await done(table);
      expect(new Set(ids).size).toBe(ids.length);
      cuts += chaos.cuts();
      await chaos.stop();
    });
    expect(cuts).toBeGreaterThan(3 * rounds);
    if (size(0, 1) === 1)
      console.log(
        `R19 ${rounds} games, ${cuts} cuts; ${resumes.length} times back after p95 ${quantile(resumes, 0.95).toFixed(0)}, at most ${Math.max(...resumes).toFixed(0)} ms`,
      );
  });
});

describe('R17 duplicate commands', () => {
  test('R17 executes a command sent two to five times over sockets and HTTP out of order once, with the same answer', async () => {
    const { host, table, players } = await begin('speed', ['Bo', 'Cy', 'Dee']);
    await command(host, { do: 'start' });
    await openSeeds(players);
    const below = dice(17);
    const second = players.map(({ session }) => new Player(serving.origin, session));
    for (const player of [...players, ...second]) await player.connect();
    let repeated = 0;
    const play = async (player: Player, i: number): Promise<void> => {
      const sent: (readonly [string, number, Command, CommandAnswer])[] = [];
      for (let at = 0; player.state?.phase !== 'over'; at++) {
        const action = player.anyAction(below);
        if (action === null) {
          await player.news();
          continue;
        }
        const what = { do: 'act', action } as Command;
        const [id, v] = [`r${at}`, player.n];
        const body = { id, v, command: what };
        const ways = [
          () => player.do(what, id, v),
          () => second[i]!.do(what, id, v),
          async (): Promise<CommandAnswer> => {
            const reply = await call(
              serving.origin,
              'POST',
              `/api/tables/${table}/commands`,
              body,
              player.token,
            );
            return reply.status === 200 ? reply.body : ({ t: 'no', why: reply.body.error } as CommandAnswer);
          },
        ];
        const answers = await Promise.all(Array.from({ length: 2 + below(4) }, () => ways[below(3)]!()));
        repeated += answers.length - 1;
        expect(
          new Set(
            answers.map((answer) => JSON.stringify([answer.t, 'why' in answer ? answer.why : answer.n])),
          ).size,
        ).toBe(1);
        sent.push([id, v, what, answers[0]!]);
        // Resends a command from long ago.
        const [oldId, oldV, old, answer] = sent[below(sent.length)]!;
        expect(await player.do(old, oldId, oldV)).toEqual({ ...answer, n: expect.any(Number) });
        while (answers[0]!.t === 'ok' && player.n < answers[0]!.n) await player.news();
      }
    };
    await Promise.all(players.map(play));
    const ids = await done(table);
    expect(new Set(ids).size).toBe(ids.length);
    // The first accusation may be right.
    expect(repeated).toBeGreaterThan(0);
    for (const player of [...players, ...second]) player.close();
  });
});

describe('R18 concurrent commands', () => {
  const storms = size(20, 10_000);
  test(`R18 six devices decide at once, ${storms} times: one is right, the others are told what is new`, {
    timeout: size(240_000, 3_600_000),
  }, async () => {
    const below = dice(18);
    let left = storms;
    while (left > 0) {
      const { host, players } = await begin('speed', ['Bo', 'Cy', 'Dee']);
      await command(host, { do: 'start' });
      await openSeeds(players);
      const devices = players.map(({ session }) =>
        Array.from({ length: 6 }, () => new Player(serving.origin, session)),
      );
      for (const device of devices.flat()) await device.connect();
      for (let storm = 0; left > 0; storm++, left--) {
        const { n } = await settled(devices.flat());
        const asked = devices.find(([first]) => first!.anyAction(below) !== null);
        if (asked === undefined) break;
        const answers = await Promise.all([
          ...asked.map((device, i) =>
            device.do({ do: 'act', action: device.anyAction(below)! } as Command, `s${storm}-${i}`, n),
          ),
          ...devices.flat().map((device, i) => device.do({ do: 'say', phrase: 'hello' }, `t${storm}-${i}`)),
        ]);
        const acts = answers.slice(0, 6);
        expect(acts.filter(({ t }) => t === 'ok')).toHaveLength(1);
        for (const answer of acts)
          if (answer.t === 'no') {
            expect(['stale', 'refused', 'not-now']).toContain(answer.why);
            expect(answer.n).toBeGreaterThan(n);
          }
        expect(answers.slice(6).every(({ t }) => t === 'ok')).toBe(true);
      }
      for (const device of devices.flat()) device.close();
    }
  });

  /** Waits until all are equal; returns the last entry. */
  async function settled(all: readonly Player[]): Promise<{ n: number }> {
    for (;;) {
      const { body } = await call(serving.origin, 'GET', `/api/tables/${all[0]!.session.table}`);
      const behind = all.find((player) => player.n < body.n);
      if (behind === undefined) return body;
      await behind.news();
    }
  }
});

describe('R08 a hostile client', () => {
  const lies = size(300, 100_000);
  test(`R08 ${lies} commands for anybody at any time: nothing is done that the rules would refuse`, {
    timeout: size(240_000, 3_600_000),
  }, async () => {
    const below = randomFrom(8);
    let left = lies;
    while (left > 0) {
      const { host, table, players } = await begin('speed', ['Bo', 'Cy', 'Dee']);
      await command(host, { do: 'start' });
      await openSeeds(players);
      const spectator = await watch(serving.origin, table);
      const everybody = [...players, spectator];
      for (const player of everybody) await player.connect();
      while (left-- > 0) {
        const { body } = await call(serving.origin, 'GET', `/api/tables/${table}`);
        for (const player of everybody) while (player.n < body.n) await player.news();
        if (body.phase === 'over') break;
        const liar = oneOf(everybody, below);
        const asked = players.find((player) => askedSeats(player.state!.position!).includes(player.seat!))!;
        const legal = legalForms(asked.state!.position!, asked.seat!);
        const action: Action = below(3) === 0 ? { do: 'end' } : sampleForms(legal, below);
        const position = liar.state!.position!;
        const offered = liar.seat === null ? [] : legalForms(position, liar.seat);
        const answer = await liar.do({ do: 'act', action } as Command, `l${left}`, body.n);
        const isOffered = offered.some(
          (form) =>
            form.do === action.do &&
            Object.entries(action).every(([key, value]) => {
              const choices = (form as unknown as Record<string, unknown>)[key];
              return key === 'cards' || JSON.stringify(choices)?.includes(JSON.stringify(value));
            }),
        );
        if (answer.t === 'ok') expect(isOffered, JSON.stringify(action)).toBe(true);
        if (answer.t === 'no' && liar === asked) expect(isOffered, JSON.stringify(answer)).toBe(false);
      }
      for (const player of everybody) player.close();
    }
  });
});

test('six people play at once, and the game comes to an end', async () => {
  const { host, players } = await begin('clue-1986', six);
  await command(host, { do: 'start' });
  await openSeeds(players);
  for (const player of players) await player.connect();
  await Promise.all(players.map((player, i) => playOn(player, i)));
  for (const player of players) player.close();
});
