import { editions } from '@casefile/editions';
import type { Fact, View } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import { endedAs } from '../../paper/test/endings.ts';
import type { LocalSetting } from '../messages.ts';
import { LocalTable } from '../tables/local-table.ts';
import type { Learned } from './learned.ts';

const me = 0;
type Edition = (typeof editions)[number];

/** A table of bots with one seat also viewed by a person. */
function tableOf(edition: Edition, seed: number): LocalTable {
  const suspects = edition.cards({}).suspects.slice(0, Math.min(4, edition.seats[1]));
  const setting: LocalSetting = {
    edition: edition.id,
    options: {},
    players: suspects.map((suspect, i) => (i === 0 ? { suspect } : { suspect, bot: 'basil' })),
    seed: seed.toString(16).padStart(64, '0'),
  };
  const table = new LocalTable(edition, setting);
  table.look(me);
  return table;
}

interface Step {
  readonly before: View | null;
  readonly view: View;
  readonly facts: readonly Fact[];
  readonly learned: readonly Learned[];
}

/** A whole game with random play by the person. */
function* stepsOf(edition: Edition, seed: number): Generator<Step> {
  const table = tableOf(edition, seed);
  let before: View | null = null;
  let state = seed;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  for (let i = 0; i < 400; i++) {
    const { view, facts, learned, legal } = table.scene();
    yield { before, view, facts, learned };
    before = view;
    if (view.result !== null) return;
    if (table.next()) continue;
    // Nobody accuses before the others have had their turns.
    const others = legal.filter((form) => form.do !== 'accuse' || view.turnNumber > 20 || legal.length === 1);
    const asking = others.filter((form) => form.do === 'suggest' || form.do === 'ask');
    const forms = asking.length > 0 ? asking : others;
    const form = forms[below(forms.length)]!;
    const action: Record<string, unknown> = { do: form.do };
    for (const [key, value] of Object.entries(form)) {
      if (key === 'do') continue;
      if (key === 'from') action.cards = [value[0], value[1]];
      else action[key] = Array.isArray(value) ? value[below(value.length)] : value;
    }
    if (table.act(me, action as never) !== null) throw new Error(JSON.stringify(action));
  }
}

const count = (view: View | null) => ({
  shown: view?.shown.length ?? 0,
  unheld: view?.unheld?.length ?? 0,
  judged: view?.accusations.length ?? 0,
  butlers: view?.butlers?.length ?? 0,
});

describe.each(editions.map((edition) => [edition.id, edition] as const))('U51 %s', (_, edition) => {
  const games = [1, 2, 3, 4, 5].map((seed) => [...stepsOf(edition, seed)]);
  const steps = games.flat();

  test('makes one item for each card shown to me or called in vain and each verdict, in log order', () => {
    for (const { before, view, learned } of steps) {
      const [was, is] = [count(before), count(view)];
      const of = (what: Learned['what']): readonly Learned[] => learned.filter((item) => item.what === what);
      expect(of('shown').flatMap(({ cards }) => cards)).toEqual(
        view.shown.slice(was.shown).map(({ card }) => card),
      );
      expect(of('unheld').length).toBe(is.unheld - was.unheld);
      expect(of('verdict').length).toBe(is.judged - was.judged);
      expect(learned.map(({ n }) => n)).toEqual(learned.map(({ n }) => n).sort((a, b) => a - b));
    }
    expect(
      steps.flatMap(({ learned }) => learned.filter(({ what }) => what === 'shown')).length,
    ).toBeGreaterThan(0);
  });

  test('names every card that becomes known in an item, except at the deal and the end', () => {
    for (const { before, view, learned } of steps) {
      if (view.result !== null) continue;
      const named = learned.filter(({ isHeld }) => isHeld).flatMap(({ cards }) => cards);
      const fresh = Object.keys(view.known).filter(
        (card) => view.known[card] !== before?.known[card] && !view.hand.includes(card),
      );
      expect(fresh.filter((card) => !named.includes(card))).toEqual([]);
    }
  });

  test('a butler card that I draw is named; my own acts tell me nothing', () => {
    for (const { before, view, learned } of steps) {
      const more = (view.butlers?.length ?? 0) - (before?.butlers?.length ?? 0);
      if (more > 0) expect(learned.some(({ what, isHeld }) => what === 'drawn' && isHeld)).toBe(true);
      for (const { fact } of learned)
        expect(['picked', 'dealt', 'joined', 'accused', 'suggested', 'moved']).not.toContain(fact.fact);
    }
  });

  test('stops for a clue or butler card that I draw, and for a clock card, whoever draws it', () => {
    for (const { before, view, facts, learned } of steps) {
      if (view.result !== null) continue;
      const drawn = facts.filter(({ fact }) => fact === 'drew' || fact === 'clue');
      const told = learned.filter(({ fact }) => fact.fact === 'drew' || fact.fact === 'clue');
      const isClock = (view.clocks ?? 0) > (before?.clocks ?? 0);
      expect(told.map(({ isHeld }) => isHeld)).toEqual(
        drawn.map((fact) => isClock || ('seat' in fact && fact.seat === me)),
      );
    }
  });

  test('bots without pauses stop when I learn something', () => {
    const table = tableOf(edition, 7);
    table.scene();
    while (table.next()) {
      const { learned } = table.scene();
      expect(table.hasNews).toBe(learned.some(({ isHeld }) => isHeld));
    }
  });
});

test('finds what was learned again after a reload, and keeps it when a move is undone', () => {
  const edition = editions.find(({ id }) => id === 'clue-2002')!;
  const steps = [...stepsOf(edition, 1)];
  const all = steps.flatMap(({ learned }) => learned);
  expect(all.length).toBeGreaterThan(3);
  const table = tableOf(edition, 1);
  table.scene();
  table.act(me, { do: 'roll' });
  const { ways } = table.scene();
  table.act(me, { do: 'move', to: ways[0]!.to });
  expect(table.undo(me)).toBe(true);
  expect(table.act(me, { do: 'move', to: ways[0]!.to })).toBeNull();
  table.look(me);
  expect(table.scene().learned).toEqual([]);
});

test('leaves a wrong accusation of mine that ends the game to its ending', () => {
  for (const id of ['clue-1986', 'super-1991']) {
    const edition = editions.find((each) => each.id === id)!;
    const { saved, last } = endedAs(
      edition,
      'nobody',
      ({ by, action }) => by === me && action.do === 'accuse',
    )!;
    const table = LocalTable.restore(edition, saved);
    table.look(me);
    table.scene();
    expect(table.act(me, last.action)).toBeNull();
    const verdicts = table.scene().learned.filter(({ what }) => what === 'verdict');
    expect(verdicts.map(({ isHeld }) => isHeld)).toEqual([false]);
  }
});

test('leaves the accusation that ends a game to the ending, and reports an earlier wrong one to all', () => {
  const verdicts = editions.flatMap((edition) =>
    [1, 2, 3].flatMap((seed) => {
      const steps = [...stepsOf(edition, seed)];
      return steps.flatMap(({ learned, view }) =>
        learned
          .filter(({ what }) => what === 'verdict')
          .map((item) => ({
            item,
            isEnd: view.result !== null,
            seat: 'seat' in item.fact ? item.fact.seat : null,
          })),
      );
    }),
  );
  const wrong = verdicts.filter(({ item }) => item.fact.fact === 'judged' && !item.fact.right);
  const going = wrong.filter(({ isEnd }) => !isEnd);
  expect(going.length).toBeGreaterThan(0);
  for (const { item } of going) expect(item.isHeld).toBe(true);
  const mine = wrong.filter(({ seat }) => seat === me);
  expect(mine.length).toBeGreaterThan(0);
  for (const { item } of mine) {
    expect(item.cards).toHaveLength(3);
    expect(item.named).toHaveLength(3);
  }
  for (const { item } of wrong.filter(({ seat }) => seat !== me)) expect(item.cards).toEqual([]);
});
