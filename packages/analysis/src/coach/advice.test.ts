/** U66: advice equals what the casebook would say, computed from the player's own view alone. */
import { editionById } from '@casefile/editions';
import {
  askedSeats,
  expandForm,
  type Fact,
  legalForms,
  openTable,
  playAt,
  positionAt,
  seededChance,
  stripFact,
  type Table,
} from '@casefile/engine';
import { expect, test } from 'vitest';
import { suggestionAt } from '../decisions/suggestions.ts';
import { SeatHistory } from '../knowledge/seat-history.ts';
import { adviceFor, type Tip } from './advice.ts';

const seat = 0;

interface Played {
  readonly table: Table;
  readonly steps: readonly (readonly Fact[])[];
  /** The advice given before a step, and the facts up to it. */
  readonly advised: readonly { readonly before: number; readonly tips: readonly Tip[] }[];
}

/** Player 0 follows the first advice; the others take the first legal action and never accuse. */
function play(edition: string, suspects: readonly string[], number: number, limit: number): Played {
  const seed = number.toString(16).padStart(64, '0');
  const opened = openTable(
    editionById(edition)!,
    { players: suspects.map((suspect) => ({ suspect })) },
    seededChance(seed),
  );
  if (!opened.ok) throw new Error(opened.problem.what);
  let { table } = opened;
  const steps: (readonly Fact[])[] = [opened.facts];
  const advised: { before: number; tips: readonly Tip[] }[] = [];
  for (let n = 0; n < limit && table.game.table.result === null; n++) {
    const [asked] = askedSeats(table.game.table);
    const pos = positionAt(table, asked!);
    let action = expandForm(
      legalForms(pos, asked!).find((form) => form.do !== 'accuse') ?? legalForms(pos, asked!)[0]!,
    ).at(-1)!;
    if (asked === seat) {
      const own = steps.flat().map((fact) => stripFact(fact, seat));
      const { tips } = adviceFor(pos, own);
      advised.push({ before: steps.length, tips });
      action = tips[0]?.action ?? action;
    }
    const played = playAt(table, asked!, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.why}`);
    table = played.table;
    steps.push(played.facts);
  }
  return { table, steps, advised };
}

const games = [
  ['clue-2002', ['scarlet', 'green', 'peacock'], 7],
  ['speed', ['scarlet', 'green', 'peacock', 'plum'], 3],
] as const;

test.each(games)('U66 %s: advises what the casebook calls best', (edition, suspects, number) => {
  const { table, steps, advised } = play(edition, suspects, number, 160);
  const { rules } = table.game.table;
  const history = new SeatHistory({ rules, viewpoint: 'table', steps }, seat);
  let compared = 0;
  for (const { before, tips } of advised) {
    const [tip] = tips;
    if (tip?.do !== 'ask') continue;
    const at = 1 + steps.slice(0, before).flat().length;
    const graded = suggestionAt(history, at);
    expect(graded.cards).toEqual(tip.cards);
    expect(tip.bits).toBeCloseTo(graded.best!.expected, 9);
    expect(graded.expected).toBeCloseTo(graded.best!.expected, 9);
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
});

test('U66 following the advice leads to a certain and correct accusation', () => {
  const { table, advised } = play('speed', ['scarlet', 'green', 'peacock'], 5, 400);
  expect(advised.at(-1)!.tips[0]).toMatchObject({ do: 'accuse', chance: 1 });
  expect(table.game.table.result).toMatchObject({ winner: seat });
});

test('U66 gives at most two pieces of advice, best first, and names the card that gives away least', () => {
  const suspects = ['scarlet', 'green', 'peacock'];
  const games = [play('speed', suspects, 9, 60), play('clue-2002', suspects, 4, 60)];
  const pairs = { ask: 0, show: 0 };
  for (const { tips } of games.flatMap(({ advised }) => advised)) {
    expect(tips.length).toBeLessThanOrEqual(2);
    const [first, second] = tips;
    if (first?.do === 'ask' && second?.do === 'ask') {
      pairs.ask++;
      expect(first.bits).toBeGreaterThanOrEqual(second.bits);
    }
    if (first?.do === 'show' && second?.do === 'show') {
      pairs.show++;
      expect(Number(first.isSeen)).toBeGreaterThanOrEqual(Number(second.isSeen));
      if (first.isSeen === second.isSeen) expect(first.bits).toBeLessThanOrEqual(second.bits);
    }
  }
  expect(Math.min(pairs.ask, pairs.show)).toBeGreaterThan(0);
});

test('U66 gives the same advice whatever cards the player cannot know', () => {
  const adviceIn = (envelope: readonly string[], green: readonly string[]): string => {
    const players = ['scarlet', 'green', 'peacock'].map((suspect) => ({ suspect }));
    const scarlet = ['mustard', 'rope', 'hall', 'lounge', 'kitchen', 'scarlet'];
    const layout = { first: 'scarlet', envelope, hands: { scarlet, green } };
    const opened = openTable(editionById('speed')!, { players, layout }, seededChance('1'.repeat(64)));
    if (!opened.ok) throw new Error(opened.problem.what);
    const own = opened.facts.map((fact) => stripFact(fact, seat));
    return JSON.stringify(adviceFor(positionAt(opened.table, seat), own));
  };
  const advice = adviceIn(['green', 'wrench', 'study'], ['white', 'knife']);
  expect(advice).toContain('ask');
  expect(adviceIn(['white', 'knife', 'library'], ['green', 'wrench', 'study'])).toBe(advice);
});
