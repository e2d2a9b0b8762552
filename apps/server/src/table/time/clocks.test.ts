import { legalForms } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { host, Sitting } from '../test/sitting.ts';
import { chargeFor, clockFace, flagAt, thinking } from './clocks.ts';
import { wakeUp } from './wake.ts';

const clock = { bank: 600_000, back: 0 };
const nobodyGone = { gone: [], orders: [] };

/** A game without a board, in which the asked player suggests and another shows. */
const sitting = (bank = 600_000, back = 0): Sitting =>
  Sitting.started({ edition: 'speed', people: 3, bots: 0, terms: { clock: { bank, back } } });

const inTurn = ({ position }: Sitting): number => position.turn;
const askedSeat = ({ state }: Sitting): number => state.timing.asked.findIndex((since) => since !== null);
const left = ({ state }: Sitting, seat: number): number => state.timing.left[seat]!;

function suggest(at: Sitting, lag = 0): number {
  const seat = inTurn(at);
  const { suspects, weapons, rooms } = at.position.rules.cards;
  const other = (cards: readonly string[]) => cards.find((card) => !at.position.hands[seat]!.includes(card))!;
  const action = {
    do: 'suggest',
    suspect: other(suspects),
    weapon: other(weapons),
    room: other(rooms),
  } as const;
  const decision = at.do(at.playerOf(seat)!, { do: 'act', action }, { lag });
  expect(decision.ok).toBe(true);
  return seat;
}

/** A legal action of the asked player. */
function go(at: Sitting, lag: number): void {
  const seat = askedSeat(at);
  const { position } = at;
  const who = at.playerOf(seat)!;
  if (position.wait?.for === 'answer') {
    const card = position.inquiry!.cards.find((each) => position.hands[seat]!.includes(each))!;
    at.do(who, { do: 'act', action: { do: 'show', card } }, { lag });
  } else if (position.step === 'start') suggest(at, lag);
  else at.do(who, { do: 'act', action: { do: 'end' } }, { lag });
}

/** Everybody has decided something, so that no screen is waited for any more. */
function warm(): Sitting {
  const at = sitting();
  while (at.state.timing.fresh.includes(true)) go(at, 0);
  return at;
}

describe('R22 clock fairness', () => {
  for (const lag of [0, 100, 250, 400])
    test(`R22 an honest player at ${lag} ms of lag loses at most 50 ms a move`, () => {
      const at = warm();
      const thought = 3000;
      const before = [0, 1, 2].map((seat) => left(at, seat));
      const moves = [0, 0, 0];
      for (let move = 0; move < 60; move++) {
        moves[askedSeat(at)]!++;
        at.now += thought + lag;
        go(at, lag);
      }
      for (const seat of [0, 1, 2]) {
        const lost = before[seat]! - left(at, seat) - moves[seat]! * thought;
        expect(lost / moves[seat]!).toBeLessThanOrEqual(50);
      }
    });

  test('R22 a client that lies about its lag gains no more than the quota', () => {
    const at = warm();
    const before = [0, 1, 2].map((seat) => left(at, seat));
    const moves = [0, 0, 0];
    for (let move = 0; move < 60; move++) {
      moves[askedSeat(at)]!++;
      at.now += 3000;
      go(at, 1e9);
    }
    for (const seat of [0, 1, 2]) {
      const gained = moves[seat]! * 3000 - (before[seat]! - left(at, seat));
      expect(gained).toBeLessThanOrEqual(2000 + 400 * moves[seat]!);
      expect(gained).toBeLessThanOrEqual(500 * moves[seat]!);
    }
  });

  test("R22 the refuter's time is never charged to the asker", () => {
    const at = sitting();
    const asker = suggest(at);
    const refuter = askedSeat(at);
    expect(refuter).not.toBe(asker);
    const before = left(at, asker);
    at.now += 60_000;
    expect(clockFace(at.state, at.now).running).toEqual([refuter]);
    go(at, 0);
    expect(left(at, asker)).toBe(before);
    expect(left(at, refuter)).toBe(600_000 - 50_000);
  });

  test('a negative, infinite or absurd lag gains nothing more', () => {
    const at = sitting();
    for (const lag of [-5, Number.NaN, Number.POSITIVE_INFINITY, 1e308]) {
      at.now += 20_000;
      const charge = chargeFor(at.state, askedSeat(at), at.now, lag);
      expect(charge.lag).toBeGreaterThanOrEqual(0);
      expect(charge.lag).toBeLessThanOrEqual(500);
      expect(Number.isInteger(charge.spent)).toBe(true);
    }
  });
});

describe('time banks', () => {
  test('the first decision waits for the screen to load', () => {
    const at = sitting();
    at.now += 9000;
    const seat = suggest(at);
    expect(left(at, seat)).toBe(600_000);
  });

  test('a bank never exceeds its size and never falls below zero', () => {
    const at = sitting(10_000, 5000);
    const seat = suggest(at);
    expect(left(at, seat)).toBe(10_000);
    at.now += 1e6;
    const refuter = askedSeat(at);
    go(at, 0);
    expect(left(at, refuter)).toBe(5000);
  });

  test('a pause is charged to nobody', () => {
    const at = sitting();
    go(at, 0);
    const seat = askedSeat(at);
    at.now += 12_000;
    at.must(host, { do: 'pause' });
    at.now += 3_600_000;
    expect(thinking(at.state, seat, at.now)).toBe(12_000);
    expect(flagAt(at.state, seat)).toBe(null);
    expect(at.why(at.playerOf(seat)!, { do: 'act', action: { do: 'end' } })).toBe('paused');
    at.must(host, { do: 'resume' });
    at.now += 1000;
    expect(thinking(at.state, seat, at.now)).toBe(13_000);
  });

  test('an undo refunds no time', () => {
    const at = Sitting.started({ people: 3, bots: 0, terms: { clock: { bank: 100_000, back: 10_000 } } });
    const seat = inTurn(at);
    const who = at.playerOf(seat)!;
    at.must(who, { do: 'act', action: { do: 'roll' } });
    const { state } = at;
    for (let i = 0; i < 5; i++) {
      at.now += 15_000;
      at.do(who, { do: 'act', action: { do: 'move', to: anywhere(at) } });
      if (at.state.undo === null) return;
      at.must(who, { do: 'undo' });
    }
    expect(left(at, seat)).toBeLessThan(state.timing.left[seat]! - 30_000);
  });

  test('when the bank is empty the clock plays something legal', () => {
    const at = sitting(10_000);
    const seat = askedSeat(at);
    const flag = flagAt(at.state, seat)!;
    expect(wakeUp(at.table, nobodyGone, flag - 1, at.seed)).toEqual([]);
    const entries = wakeUp(at.table, nobodyGone, flag, at.seed);
    expect(entries).toMatchObject([{ is: 'acted', seat, by: 'clock', spent: 10_000 }]);
    at.take(entries);
    at.now = flag;
    expect(left(at, seat)).toBe(0);
    const others = at.state.timing.asked.flatMap((since, other) => (since === null ? [] : [other]));
    for (const other of others) expect(flagAt(at.state, other)).toBeGreaterThanOrEqual(flag + 1000);
  });

  test('no clock runs for bots, or without clocks', () => {
    const at = Sitting.started({ edition: 'speed', people: 1, bots: 2, terms: { clock } });
    for (let seat = 0; seat < 3; seat++)
      if (at.state.chairs[seat]!.bot !== null) expect(flagAt(at.state, seat)).toBe(null);
    const free = Sitting.started({ edition: 'speed' });
    expect(clockFace(free.state, 5000)).toEqual({ left: [null, null, null], running: [] });
  });
});

function anywhere(at: Sitting) {
  const { state } = at;
  const forms = legalForms(state.position!, state.position!.turn);
  return forms.find((form) => form.do === 'move')!.to![0]!;
}
