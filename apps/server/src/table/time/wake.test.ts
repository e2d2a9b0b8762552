import { legalForms } from '@casefile/engine';
import { absenceGraceMs, seatOf } from '@casefile/protocol';
import { randomFrom } from '@casefile/testkit/random';
import { describe, expect, test } from 'vitest';
import { botTurns, delays } from '../bots.ts';
import { isWindow, passDelayMs, type StandingOrders } from '../people/away.ts';
import { host, Sitting } from '../test/sitting.ts';
import { nextWake, type SeatConditions, wakeUp } from './wake.ts';

const quiet: SeatConditions = { gone: [], orders: [null, null, null, null, null, null] };
const passing: StandingOrders = { show: [], answers: 'never', passes: true };
const showing: StandingOrders = { show: [], answers: 'always', passes: false };

/** A game in which a window for reactions is open; `p0` to `p2` play. */
function inWindow(terms = {}): Sitting {
  for (let seed = 0; ; seed++) {
    const at = Sitting.started({ edition: 'secrets-2008', people: 3, bots: 0, terms });
    const below = randomFrom(seed);
    for (let i = 0; i < 300 && at.step(below, 1000); i++) {
      const { wait } = at.position;
      if ((wait?.for === 'no-answer' || wait?.for === 'after-show') && wait.seats.length > 1) return at;
    }
  }
}

/** A game in which a seat is asked to show one of several cards. */
function showingSeat(cards: number): Sitting {
  for (let seed = 0; ; seed++) {
    const at = Sitting.started({ edition: 'speed', people: 3, bots: 0 });
    const below = randomFrom(seed);
    for (let i = 0; i < 30 && at.step(below, 1000); i++) {
      const { wait, inquiry, hands } = at.position;
      if (wait?.for !== 'answer') continue;
      if (inquiry!.cards.filter((card) => hands[wait.seats[0]!]!.includes(card)).length === cards) return at;
    }
  }
}

const asked = ({ state }: Sitting): number[] =>
  state.timing.asked.flatMap((since, seat) => (since === null ? [] : [seat]));

describe('windows for reactions', () => {
  test('close for all at the same moment, which depends only on when they opened', () => {
    const at = inWindow({ window: 7000 });
    const seats = asked(at);
    const opened = at.state.timing.asked[seats[0]!]!.at;
    expect(nextWake(at.table, quiet)).toBe(opened + 7000);
    expect(wakeUp(at.table, quiet, opened + 6999, at.seed)).toEqual([]);
    const entries = wakeUp(at.table, quiet, opened + 7000, at.seed);
    const passes = entries.filter((entry) => entry.is === 'acted' && entry.by === 'clock');
    expect(passes.map((entry) => entry.is === 'acted' && entry.seat)).toEqual(seats);
    expect(new Set(passes.map((entry) => entry.at)).size).toBe(1);
  });

  test('an answer by one seat does not move the end for the others', () => {
    const at = inWindow({ window: 7000 });
    const [first, second] = asked(at);
    const opened = at.state.timing.asked[second!]!;
    at.now = opened.at + 3000;
    at.must(at.playerOf(first!)!, { do: 'act', action: { do: 'pass' } });
    expect(at.state.timing.asked[second!]).toEqual(opened);
    expect(nextWake(at.table, quiet)).toBe(opened.at + 7000);
  });

  test('a player who saw the window open is not stale when another was faster', () => {
    const at = inWindow();
    const [first, second] = asked(at);
    const v = at.state.n;
    at.must(at.playerOf(first!)!, { do: 'act', action: { do: 'pass' } });
    const late = at.do(at.playerOf(second!)!, { do: 'act', action: { do: 'pass' } }, { v });
    expect(late.ok).toBe(true);
  });

  test('a seat with a standing order passes after a fixed time, while the others are waited for', () => {
    const at = inWindow({ window: 60_000 });
    const [first, ...others] = asked(at);
    const since = at.state.timing.asked[first!]!.at;
    const orders = [0, 1, 2].map((seat) => (seat === first ? passing : null));
    const around = { gone: [], orders };
    expect(nextWake(at.table, around)).toBe(since + passDelayMs);
    expect(nextWake(at.table, { gone: [], orders: [] })).toBe(since + passDelayMs);
    const entries = wakeUp(at.table, around, since + passDelayMs, at.seed);
    expect(entries).toMatchObject([{ is: 'acted', seat: first, by: 'person', action: { do: 'pass' } }]);
    at.take(entries);
    expect(asked(at)).toEqual(others);
  });

  test('U57 R03: a seat with a standing order passes at the same time with and without a card to play', () => {
    const delays = new Map<boolean, Set<number>>();
    for (let seed = 0; delays.size < 2 || seed < 40; seed++) {
      const at = Sitting.started({ edition: 'secrets-2008', people: 3, bots: 0 });
      const below = randomFrom(seed);
      for (let i = 0; i < 300 && at.step(below, 1000); i++) {
        if (!isWindow(at.state)) continue;
        const seats = asked(at);
        const opened = at.state.timing.asked[seats[0]!]!.at;
        const around = { gone: [], orders: [passing, passing, passing] };
        const entries = wakeUp(at.table, around, nextWake(at.table, around)!, at.seed);
        for (const entry of entries) {
          if (entry.is !== 'acted' || !seats.includes(entry.seat)) continue;
          const holds = legalForms(at.position, entry.seat).some((form) => form.do !== 'pass');
          delays.set(holds, (delays.get(holds) ?? new Set()).add(entry.at - opened));
        }
      }
    }
    expect(delays.get(true)).toEqual(new Set([passDelayMs]));
    expect(delays.get(false)).toEqual(new Set([passDelayMs]));
  });

  test('nothing happens while the table is paused', () => {
    const at = inWindow({ clock: { bank: 10_000, back: 0 } });
    at.must(host, { do: 'pause' });
    expect(nextWake(at.table, quiet)).toBe(null);
    expect(
      wakeUp(at.table, { gone: [], orders: [passing, passing, passing] }, at.now + 1e9, at.seed),
    ).toEqual([]);
  });
});

describe('orders to show', () => {
  test('apply only to absent players, after the same time for one card as for several, with the preferred card first', () => {
    for (const cards of [1, 2]) {
      const at = showingSeat(cards);
      const [seat] = asked(at);
      const orders = [0, 1, 2].map((each) => (each === seat ? showing : null));
      expect(nextWake(at.table, { gone: [], orders })).toBe(null);
      at.now += 4000;
      at.write({ is: 'absent', seat: seat! });
      expect(nextWake(at.table, { gone: [], orders })).toBe(at.now + 2000);
      const held = at.position.inquiry!.cards.filter((card) => at.position.hands[seat!]!.includes(card));
      const wanted = held.at(-1)!;
      const own = orders.map((each) => each && { ...each, show: ['nothing', wanted] });
      const entries = wakeUp(at.table, { gone: [], orders: own }, at.now + 2000, at.seed);
      expect(entries[0]).toMatchObject({
        is: 'acted',
        seat,
        by: 'person',
        action: { do: 'show', card: wanted },
      });
    }
  });
});

describe('absence', () => {
  test('counts after 30 s, and by the terms a bot takes the seat once it is asked', () => {
    const at = Sitting.started({ edition: 'speed', people: 3, bots: 0, terms: { absence: 60_000 } });
    const seat = at.position.turn;
    const gone = [0, 1, 2].map((each) => (each === seat ? at.now : null));
    const around = { ...quiet, gone };
    expect(nextWake(at.table, around)).toBe(at.now + absenceGraceMs);
    at.take(wakeUp(at.table, around, at.now + absenceGraceMs, at.seed));
    expect(at.last).toMatchObject({ is: 'absent', seat });
    const due = at.last.at + 60_000;
    expect(nextWake(at.table, around)).toBe(due);
    expect(wakeUp(at.table, around, due - 1, at.seed)).toEqual([]);
    expect(wakeUp(at.table, around, due, at.seed)).toMatchObject([{ is: 'replaced', seat, by: 'terms' }]);
  });

  test('has no effect on a seat that is not asked', () => {
    const at = Sitting.started({ edition: 'speed', people: 3, bots: 0, terms: { absence: 60_000 } });
    const seat = (at.position.turn + 1) % 3;
    at.write({ is: 'absent', seat });
    expect(nextWake(at.table, quiet)).toBe(null);
  });

  test('is left to a vote if the terms say so', () => {
    const at = Sitting.started({ edition: 'speed', people: 3, bots: 0 });
    at.write({ is: 'absent', seat: at.position.turn });
    expect(nextWake(at.table, quiet)).toBe(null);
  });
});

describe('bots', () => {
  test('answer after a time that depends on the pace alone', () => {
    for (const pace of ['instant', 'quick', 'natural'] as const) {
      const at = Sitting.started({ edition: 'speed', people: 1, bots: 2, terms: { pace } });
      const below = randomFrom(5);
      for (let i = 0; i < 60 && at.step(below, 1000); i++)
        for (const turn of botTurns(at.state)) {
          expect(turn.at).toBe(at.state.timing.asked[turn.seat]!.at + delays[pace]);
          expect(seatOf(at.state, 'p0')).not.toBe(turn.seat);
        }
    }
  });

  test('pause with the table', () => {
    const at = Sitting.started({ edition: 'speed', people: 1, bots: 2 });
    const below = randomFrom(5);
    while (botTurns(at.state).length === 0) at.step(below, 1000);
    at.must(host, { do: 'pause' });
    expect(botTurns(at.state)).toEqual([]);
    expect(at.why(host, { do: 'resume' })).toBe('ok');
    expect(botTurns(at.state).length).toBe(1);
  });
});
