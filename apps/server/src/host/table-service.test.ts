import { commitToSeed } from '@casefile/engine';
import type { Entry, ServerFrame } from '@casefile/protocol';
import { describe, expect, test } from 'vitest';
import { Lab, seedOf } from '../simulation/lab.ts';
import type { Who } from '../table/people/who.ts';

/** A connection that keeps what it is sent. */
async function join(lab: Lab, who: Who, since = -1, process = 0) {
  const frames: ServerFrame[] = [];
  const send = (more: readonly ServerFrame[]) => frames.push(...more);
  const connection = await lab.now(() => lab.host(process).connect(lab.id, { who, send }, since));
  if (typeof connection === 'string') throw new Error(connection);
  const entries = (): Entry[] => frames.flatMap((frame) => (frame.t === 'entry' ? [frame.entry] : []));
  const last = <T extends ServerFrame['t']>(t: T) => frames.findLast((frame) => frame.t === t);
  return { frames, entries, last, close: () => connection.close() };
}

const kinds = (lab: Lab): string[] => lab.table.entries.map(({ is }) => is);
const watcher: Who = { person: 'w', roles: ['watch'] };

describe('connecting', () => {
  test('sends a welcome, then missed entries, then new ones, each stripped for the viewer', async () => {
    const lab = new Lab(1, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const one = await join(lab, lab.people[1]!, 3);
    expect(one.frames[0]).toMatchObject({ t: 'welcome', you: 'p1', seat: 1, host: false, since: 3 });
    expect(one.entries().map(({ n }) => n)).toEqual([4, 5, 6, 7, 8]);
    await lab.must(lab.people[0]!, { do: 'say', phrase: 'hello' });
    expect(one.entries().at(-1)).toMatchObject({ is: 'said', n: lab.table.state.n });
    expect(one.entries().at(-1)).not.toHaveProperty('command');
  });

  test('a client that claims to have seen more than there is starts over', async () => {
    const lab = new Lab(1, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const one = await join(lab, lab.people[1]!, 999);
    expect(one.frames[0]).toMatchObject({ t: 'welcome', since: -1 });
    expect(one.entries()[0]).toMatchObject({ n: 0, is: 'opened' });
  });

  test('announces who is present, and the number of spectators', async () => {
    const lab = new Lab(1, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const one = await join(lab, lab.people[1]!);
    const two = await join(lab, watcher);
    expect(one.last('presence')).toEqual({ t: 'presence', people: ['p1'], spectators: 1 });
    two.close();
    expect(one.last('presence')).toEqual({ t: 'presence', people: ['p1'], spectators: 0 });
  });

  test('a person who leaves the seat starts over with the public view', async () => {
    const lab = new Lab(1, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const one = await join(lab, lab.people[1]!);
    const before = one.frames.length;
    await lab.must(lab.people[1]!, { do: 'leave' });
    expect(one.frames[before]).toMatchObject({ t: 'welcome', seat: null, since: -1 });
    expect(JSON.stringify(one.frames.slice(before))).not.toMatch(/"for":\[1\],"cards"/);
    expect(JSON.stringify(one.frames.slice(0, before))).toMatch(/"for":\[1\],"cards"/);
  });

  test('counts people at another process as present until half a minute after it is gone', async () => {
    const lab = new Lab(1, 2);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const one = await join(lab, lab.people[0]!, -1, 0);
    await join(lab, lab.people[1]!, -1, 1);
    await join(lab, lab.people[2]!, -1, 1);
    await lab.wait(500);
    expect(one.last('presence')).toEqual({ t: 'presence', people: ['p0', 'p1', 'p2'], spectators: 0 });
    await lab.wait(120_000);
    expect(kinds(lab)).not.toContain('absent');
    const killedAt = lab.world.now;
    lab.processes[1]!.kill();
    await lab.wait(28_000);
    expect(one.last('presence')).toEqual({ t: 'presence', people: ['p0'], spectators: 0 });
    expect(kinds(lab)).not.toContain('absent');
    await lab.wait(10_000);
    const away = lab.table.entries.filter(({ is }) => is === 'absent');
    expect(away).toHaveLength(2);
    for (const { at } of away) expect(at - killedAt).toBeGreaterThanOrEqual(30_000);
    expect(kinds(lab)).not.toContain('back');
  });

  test('picks up lost notifications of another process in the end', async () => {
    const lab = new Lab(1, 2);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    lab.disk.faults = { notSaved: 0, savedAllTheSame: 0, lostNews: 1 };
    const one = await join(lab, lab.people[1]!, -1, 1);
    await lab.must(lab.people[0]!, { do: 'say', phrase: 'hello' });
    expect(one.entries().map(({ is }) => is)).not.toContain('said');
    await lab.wait(9000);
    expect(one.entries().at(-1)).toMatchObject({ is: 'said', n: lab.table.state.n });
  });

  test('reports an unknown table as missing, and closes its connections', async () => {
    const lab = new Lab(1, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const host = lab.host();
    expect(await lab.now(() => host.table('nowhere'))).toBe('missing');
    expect(await lab.now(() => host.connect('nowhere', { who: watcher, send() {} }, -1))).toBe('missing');
    const request = { id: 'a', v: -1, command: { do: 'pause' } } as const;
    expect(await lab.now(() => host.command('nowhere', watcher, request))).toMatchObject({ why: 'closed' });
  });
});

describe('memory', () => {
  test('evicts a table that nobody has used for a minute, and loads it again on request', async () => {
    const lab = new Lab(1, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const loaded = (): Promise<unknown> => lab.now(() => lab.host().table(lab.id));
    await lab.wait(60_000);
    const first = await loaded();
    await lab.wait(50_000);
    expect(await loaded()).toBe(first);
    await lab.wait(70_000);
    const second = await loaded();
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });
});

describe('absence', () => {
  test('counts 30 s after the last connection closed, and ends when one is opened', async () => {
    const lab = new Lab(2, 1);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    const screens = await Promise.all([
      join(lab, lab.people[0]!),
      join(lab, lab.people[1]!),
      join(lab, lab.people[2]!),
    ]);
    const phone = await join(lab, lab.people[1]!);
    await lab.wait(40_000);
    screens[1].close();
    await lab.wait(40_000);
    expect(kinds(lab)).not.toContain('absent');
    phone.close();
    await lab.wait(29_000);
    expect(kinds(lab)).not.toContain('absent');
    await lab.wait(2000);
    expect(lab.table.entries.at(-1)).toMatchObject({ is: 'absent', seat: 1 });
    await join(lab, lab.people[1]!);
    await lab.wait(1000);
    expect(lab.table.entries.at(-1)).toMatchObject({ is: 'back', seat: 1 });
  });

  test('does not count for people connected to another process, except for a moment', async () => {
    const lab = new Lab(2, 2);
    await lab.play({ edition: 'speed', people: 3, bots: 0 });
    for (const [i, who] of lab.people.entries()) await join(lab, who, -1, i % 2);
    await lab.wait(300_000);
    expect(lab.table.state.timing.absent).toEqual([null, null, null]);
    expect(kinds(lab).filter((is) => is === 'absent').length).toBeLessThanOrEqual(3);
  });
});

const committed = ({ person }: Who): string => commitToSeed(seedOf(person));

describe('rematch', () => {
  test('opens the table for the first who asks, and tells the others its id', async () => {
    const lab = new Lab(6, 1);
    await lab.play({
      edition: 'speed',
      people: 2,
      bots: 2,
      terms: { pace: 'instant', clock: { bank: 10_000, back: 0 } },
    });
    lab.processes[0]!.isHurried = true;
    const early = await lab.now(() => lab.host().rematch(lab.id, lab.people[0]!));
    expect(early).toEqual({ ok: false, why: 'not-now' });
    await lab.wait(900_000);
    expect(lab.table.state.phase).toBe('over');
    const [one, two] = await lab.now(() =>
      Promise.all(lab.people.map((who) => lab.host().rematch(lab.id, who, committed(who)))),
    );
    const next = lab.table.state.next!;
    expect([one, two]).toMatchObject([
      { ok: true, table: next },
      { ok: true, table: next },
    ]);
    const again = await lab.now(() => lab.host().rematch(lab.id, lab.people[1]!));
    expect(again).toEqual({ ok: true, table: next, entries: [] });
    const table = await lab.now(() => lab.host().table(next));
    expect(typeof table === 'string' ? table : table.state).toMatchObject({ phase: 'lobby', after: lab.id });
  });

  test('a server killed between announcing the table and creating it: the next who asks creates it', async () => {
    const lab = new Lab(8, 1);
    await lab.play({ edition: 'speed', people: 2, bots: 2, terms: { pace: 'instant', absence: 5000 } });
    lab.processes[0]!.isHurried = true;
    await lab.wait(900_000);
    expect(lab.table.state.phase).toBe('over');
    await lab.must(lab.people[0]!, { do: 'rematch', table: 'the-next-one' });
    const [process] = lab.processes;
    process!.kill();
    process!.start();
    expect(lab.disk.tables.has('the-next-one')).toBe(false);
    const both = await lab.now(() =>
      Promise.all(
        [...lab.people, ...lab.people].map((who) => lab.host().rematch(lab.id, who, committed(who))),
      ),
    );
    expect(both.map((each) => each.ok && each.table)).toEqual(Array(4).fill('the-next-one'));
    const table = await lab.now(() => lab.host().table('the-next-one'));
    expect(typeof table === 'string' ? table : table.state).toMatchObject({ phase: 'lobby', after: lab.id });
    expect([...lab.disk.tables.keys()].sort()).toEqual([lab.id, 'the-next-one'].sort());
  });
});
