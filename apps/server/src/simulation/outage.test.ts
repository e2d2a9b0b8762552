import { describe, expect, test } from 'vitest';
import { thinking } from '../table/time/clocks.ts';
import { Lab } from './lab.ts';

const clock = { bank: 20_000, back: 0 };

/** A game in which `p0` or `p1` is asked, after this much time. */
async function thinkingFor(ms: number, seed: number, bank = clock.bank): Promise<Lab> {
  const lab = new Lab(seed, 1);
  await lab.play({ edition: 'speed', people: 3, bots: 0, terms: { clock: { ...clock, bank } } });
  await lab.wait(ms);
  return lab;
}

const spentAt = (lab: Lab): number => {
  const { state } = lab.table;
  const seat = state.timing.asked.findIndex((since) => since !== null);
  return thinking(state, seat, lab.world.now);
};

/** Restarts the process and returns the table once the outage is recorded. */
async function startAgain(lab: Lab): Promise<void> {
  await lab.now(() => lab.processes[0]!.start().then(() => true));
  await lab.now(() => lab.host().table(lab.id));
}

const outages = (lab: Lab): number => lab.table.entries.filter(({ is }) => is === 'outage').length;

describe('R14 timers survive', () => {
  for (const away of [1500, 5000, 30_000, 86_400_000])
    test(`R14 an outage of ${away} ms is charged to nobody`, async () => {
      for (let seed = 0; seed < 8; seed++) {
        const lab = await thinkingFor(7000 + 130 * seed, seed);
        const before = spentAt(lab);
        lab.processes[0]!.kill();
        await lab.wait(away);
        await startAgain(lab);
        const { state } = lab.table;
        expect(Math.abs(spentAt(lab) - before), `seed ${seed}`).toBeLessThanOrEqual(1000);
        expect(lab.table.entries.map(({ is }) => is)).not.toContain('acted');
        expect(state.timing.left).toEqual([20_000, 20_000, 20_000]);
        await lab.wait(3000);
        expect(outages(lab)).toBe(1);
      }
    });

  test('R14 charges an outage to nobody even if the server is killed again before recording it', async () => {
    const lab = await thinkingFor(7000, 1);
    const before = spentAt(lab);
    for (const away of [30_000, 20_000]) {
      lab.processes[0]!.kill();
      await lab.wait(away);
      await lab.now(() => lab.processes[0]!.start().then(() => true));
      expect(outages(lab)).toBe(0);
    }
    await lab.now(() => lab.host().table(lab.id));
    expect(Math.abs(spentAt(lab) - before)).toBeLessThanOrEqual(1000);
    expect(lab.table.state.timing.left).toEqual([20_000, 20_000, 20_000]);
  });

  test('R14 counts no outage for a table that was evicted and reloaded', async () => {
    const lab = await thinkingFor(7000, 2, 7 * 86_400_000);
    lab.processes[0]!.kill();
    await lab.wait(30_000);
    await startAgain(lab);
    const before = spentAt(lab);
    await lab.wait(3_600_000);
    await lab.now(() => lab.host().table(lab.id));
    expect(outages(lab)).toBe(1);
    expect(spentAt(lab)).toBeGreaterThanOrEqual(before + 3_600_000);
  });

  test('R14 counts no outage while another process is alive', async () => {
    const lab = new Lab(3, 2);
    await lab.play({ edition: 'speed', people: 3, bots: 0, terms: { clock } });
    await lab.wait(2000);
    const before = spentAt(lab);
    lab.processes[0]!.kill();
    await lab.wait(4000);
    await lab.now(() => lab.processes[0]!.start().then(() => true));
    expect(lab.table.entries.map(({ is }) => is)).not.toContain('outage');
    expect(spentAt(lab)).toBeGreaterThanOrEqual(before + 4000);
  });

  test('R14 plays for a seat whose time is over, from another process if its own is dead', async () => {
    const lab = new Lab(4, 2);
    await lab.play({ edition: 'speed', people: 3, bots: 0, terms: { clock } });
    lab.processes[0]!.kill();
    await lab.wait(60_000);
    const acts = lab.table.entries.filter(({ is }) => is === 'acted');
    expect(acts.length).toBeGreaterThan(0);
    expect(acts[0]).toMatchObject({ by: 'clock', spent: 20_000 });
  });
});
