import { describe, expect, test } from 'vitest';
import { thinking } from '../table/clocks.ts';
import { Lab } from './lab.ts';

const clock = { bank: 20_000, back: 0 };

/** A game in which `p0` or `p1` is asked, and so much time has gone by. */
async function thinkingFor(ms: number, seed: number): Promise<Lab> {
  const lab = new Lab(seed, 1);
  await lab.play({ edition: 'speed', people: 3, bots: 0, terms: { clock } });
  await lab.wait(ms);
  return lab;
}

const spentAt = (lab: Lab): number => {
  const { state } = lab.table;
  const seat = state.timing.asked.findIndex((since) => since !== null);
  return thinking(state, seat, lab.world.now);
};

describe('R14 timers survive', () => {
  for (const away of [1500, 5000, 30_000, 86_400_000])
    test(`R14 an outage of ${away} ms is charged to nobody`, async () => {
      for (let seed = 0; seed < 8; seed++) {
        const lab = await thinkingFor(7000 + 130 * seed, seed);
        const before = spentAt(lab);
        lab.processes[0]!.kill();
        await lab.wait(away);
        await lab.now(() => lab.processes[0]!.start().then(() => true));
        const { state } = lab.table;
        expect(Math.abs(spentAt(lab) - before), `seed ${seed}`).toBeLessThanOrEqual(1000);
        expect(lab.table.entries.map(({ is }) => is)).not.toContain('acted');
        expect(state.timing.left).toEqual([20_000, 20_000, 20_000]);
        await lab.wait(3000);
        expect(lab.table.entries.filter(({ is }) => is === 'outage').length).toBe(1);
      }
    });

  test('R14 while another process is alive nobody was away', async () => {
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

  test('R14 when the time is over the clock plays, and the other process does it for a dead one', async () => {
    const lab = new Lab(4, 2);
    await lab.play({ edition: 'speed', people: 3, bots: 0, terms: { clock } });
    lab.processes[0]!.kill();
    await lab.wait(60_000);
    const acts = lab.table.entries.filter(({ is }) => is === 'acted');
    expect(acts.length).toBeGreaterThan(0);
    expect(acts[0]).toMatchObject({ by: 'clock', spent: 20_000 });
  });
});
