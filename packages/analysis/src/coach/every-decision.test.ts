/** U66: at every decision in every edition, the coach advises something legal. */
import { editions } from '@casefile/editions';
import {
  askedSeats,
  countActions,
  type Edition,
  expandForm,
  type Fact,
  type Layout,
  legalForms,
  openTable,
  playAt,
  positionAt,
  seededChance,
  stripFact,
  type Table,
} from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { adviceFor, type Tip } from './advice.ts';

const games = size(1, 20);
const noTime = (): boolean => false;

interface Asked {
  readonly table: Table;
  readonly seat: number;
  readonly tips: readonly Tip[];
}

/** Plays by the advice or at random; calls `see` at every decision with more than one option. */
function play(edition: Edition, number: number, layout: Layout, see: (asked: Asked) => void): void {
  const [minSeats, maxSeats] = edition.seats;
  const { suspects } = edition.cards({});
  const seats = Math.min(maxSeats, Math.max(minSeats, 3 + (number % 3)));
  const players = suspects
    .slice(number % 2, (number % 2) + seats)
    .slice(0, suspects.length)
    .map((suspect) => ({ suspect }));
  const chance = seededChance(number.toString(16).padStart(64, '0'));
  const opened = openTable(edition, { players, layout }, chance);
  if (!opened.ok) throw new Error(opened.problem.what);
  let { table } = opened;
  const facts: Fact[] = [...opened.facts];
  for (let n = 0; n < 120 && table.game.table.result === null; n++) {
    const asked = askedSeats(table.game.table);
    const seat = asked[chance.below(asked.length)]!;
    const pos = positionAt(table, seat);
    const forms = legalForms(pos, seat);
    const calm = forms.filter((form) => form.do !== 'accuse');
    const form = (calm.length > 0 ? calm : forms)[chance.below(calm.length || forms.length)]!;
    let action = expandForm(form)[chance.below(countActions(form))]!;
    if (forms.length > 1 || countActions(forms[0]!) > 1) {
      const own = facts.map((fact) => stripFact(fact, seat));
      const { tips } = adviceFor(pos, own, noTime);
      see({ table, seat, tips });
      if (tips.length > 0 && tips[0]!.do !== 'end' && chance.below(2) === 0) ({ action } = tips[0]!);
    }
    const played = playAt(table, seat, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.why}`);
    ({ table } = played);
    facts.push(...played.facts);
  }
}

const figures = (tip: Tip): number[] =>
  Object.values(tip).filter((value): value is number => typeof value === 'number');

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (_, edition) => {
  test('U66 advises something legal at every decision', () => {
    for (let number = 1; number <= games; number++)
      play(edition, number, {}, ({ table, seat, tips }) => {
        const { wait } = table.game.table;
        expect(
          tips.length,
          JSON.stringify([wait, legalForms(positionAt(table, seat), seat)]),
        ).toBeGreaterThan(0);
        expect(tips.length).toBeLessThanOrEqual(2);
        for (const tip of tips) {
          expect(playAt(table, seat, tip.action), JSON.stringify(tip)).toMatchObject({ ok: true });
          for (const figure of figures(tip)) expect(figure).toBeGreaterThanOrEqual(0);
        }
        // A free action is advised before one that it does not prevent.
        const spy = tips.findIndex((tip) => tip.action.do === 'spy' && 'bits' in tip && tip.bits > 0);
        if (spy === 1) expect(tips[0]!.do).toMatch(/accuse$/);
      });
  });
});

const wanted: Readonly<Record<string, readonly string[]>> = {
  'clue-2015': ['name', 'join', 'see'],
  'super-1991': ['see'],
  'secrets-2008': [
    'look',
    'draw',
    'pass',
    'see by butler:neighbour',
    'again by butler:again',
    'home by butler:home',
    'move by butler:anywhere',
    'ask by power',
    'see by power',
    'roll by power',
  ],
};

test.each(Object.entries(wanted))(
  'U66 %s: puts a number on clue cards, spies, butlers, powers and drawn cards',
  (id, kinds) => {
    const missing = new Set(kinds);
    const edition = editions.find((each) => each.id === id)!;
    const [holder] = edition.cards({}).suspects;
    const cards = ['butler:neighbour', 'butler:again', 'butler:home', 'butler:anywhere'];
    const layout: Layout = id === 'secrets-2008' ? { butlers: { [holder!]: cards } } : {};
    for (let number = 4; number <= 60 && missing.size > 0; number++)
      play(edition, number, number % 2 === 0 ? layout : {}, ({ tips }) => {
        for (const tip of tips)
          missing.delete(tip.means === undefined ? tip.do : `${tip.do} by ${tip.means}`);
      });
    expect([...missing]).toEqual([]);
  },
);
