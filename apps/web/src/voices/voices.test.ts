/** Opponents' remarks are rare, in character, and never reveal a secret. */
import { opponents } from '@casefile/bots/people';
import { editions } from '@casefile/editions';
import { type Fact, stripFact } from '@casefile/engine';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../worker/messages.ts';
import { LocalTable } from '../worker/tables/local-table.ts';
import { voices as english } from './en.ts';
import { events, occasionsIn } from './events.ts';
import { voices as french } from './fr.ts';
import { Remarks } from './remarks.ts';

const bots = opponents.map(({ id }) => id);

describe.each([
  ['en', english],
  ['fr', french],
] as const)('U56 the voices of %s', (_, voices) => {
  test.each(bots)('%s has at least 25 different lines, and one for every occasion', (bot) => {
    const lines = events.flatMap((event) => voices[bot]![event]);
    expect(lines.length).toBeGreaterThanOrEqual(25);
    expect(new Set(lines).size).toBe(lines.length);
    for (const event of events) expect(voices[bot]![event].length, event).toBeGreaterThanOrEqual(2);
    // A bubble holds two short lines.
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(64);
  });

  test('no two opponents say the same', () => {
    const lines = bots.flatMap((bot) => events.flatMap((event) => voices[bot]![event]));
    expect(new Set(lines).size).toBe(lines.length);
  });
});

test('U56 an opponent has as much to say in one language as in the other', () => {
  for (const bot of bots)
    for (const event of events) expect(french[bot]![event]).toHaveLength(english[bot]![event].length);
});

describe('fed fact by fact, as scenes are', () => {
  const suspects = ['scarlet', 'mustard', 'white'];
  const remarks = () => new Remarks(suspects, ['daisy', 'basil', 'agnes']);
  const heardAfter = (facts: readonly Fact[]) => {
    const listening = remarks();
    return facts.map((fact) => listening.take([fact])?.event ?? null).at(-1);
  };

  test('opponents remark on a question that nobody could answer', () => {
    const facts: readonly Fact[] = [
      { fact: 'suggested', seat: 0, cards: ['plum', 'rope', 'hall'], room: 'hall' },
      { fact: 'lacked', seat: 1 },
      { fact: 'lacked', seat: 2 },
      { fact: 'closed', unanswered: null },
    ];
    expect(heardAfter(facts)).toBe('nobodyHelped');
    expect(heardAfter(facts.filter((_, i) => i !== 2))).toBeNull();
  });

  test('opponents remark on a wrong accusation, whoever made it', () => {
    const wrong: readonly Fact[] = [
      { fact: 'accused', seat: 1, cards: ['plum', 'rope', 'hall'] },
      { fact: 'judged', seat: 1, right: false, sealed: { for: [1] } },
    ];
    expect(heardAfter(wrong)).toBe('wrongMine');
    const listening = new Remarks(suspects, ['daisy', null, 'agnes']);
    expect(wrong.map((fact) => listening.take([fact])?.event ?? null)).toEqual([null, 'wrongOther']);
  });
});

test('U56 the murdered say nothing, whatever is said of them', () => {
  const suspects = ['scarlet', 'mustard', 'white'];
  const heard = (
    before: readonly Fact[],
    murdered: readonly number[] = [],
  ): readonly (number | undefined)[] => {
    const listening = new Remarks(suspects, [null, 'daisy', null], murdered);
    listening.take(before);
    // Over so many turns she is named, carried about, and silent for long.
    return Array.from({ length: 40 }, (_, i): readonly Fact[] => [
      { fact: 'turn', seat: 0, number: i + 2 },
      { fact: 'suggested', seat: 0, cards: ['mustard', 'rope', 'hall'], room: 'hall' },
      { fact: 'brought', piece: 'mustard', from: null, to: 'hall' },
      { fact: 'judged', seat: 0, right: false, sealed: { for: [0] } },
    ]).map((facts) => listening.take(facts)?.seat);
  };
  expect(heard([])).toContain(1);
  expect(heard([{ fact: 'murdered', seat: 1, cards: ['rope'] }])).not.toContain(1);
  // A game that is opened again after the murder.
  expect(heard([], [1])).not.toContain(1);
});

test('U56 nobody is congratulated where nobody has won', () => {
  const suspects = ['scarlet', 'mustard', 'white'];
  const envelope = ['plum', 'rope', 'hall'];
  const atEnd = (winner: number | null): readonly string[] =>
    occasionsIn([{ fact: 'ended', winner, envelope }], suspects, [9, 9, 9]).map(({ event }) => event);
  expect(atEnd(0)).toEqual(['won', 'lost', 'lost']);
  expect(atEnd(null)).toEqual([]);
});

describe.each(editions.map((edition) => [edition.id, edition] as const))('U56 %s', (_, edition) => {
  const suspects = edition.cards({}).suspects.slice(0, Math.max(4, edition.seats[0]));
  const players = suspects.map((suspect, i) => ({ suspect, bot: bots[i % bots.length]! }));
  const table = new LocalTable(edition, { edition: edition.id, options: {}, players, seed: '5e'.repeat(32) });
  const moves: Scene[] = [];
  table.look(null);
  let scene = table.scene();
  const seated = scene.view.seats.map(({ suspect }) => suspect);
  const voicesOf = seated.map((suspect) => players.find((player) => player.suspect === suspect)!.bot);
  moves.push(scene);
  for (let i = 0; i < 3000 && table.next(); i++) {
    scene = table.scene();
    moves.push(scene);
  }

  test('somebody speaks now and then, at most once a turn', () => {
    const remarks = new Remarks(seated, voicesOf);
    const spoken = moves.flatMap(({ facts, view }) => {
      const remark = remarks.take(facts);
      return remark === null ? [] : [{ ...remark, turn: view.turnNumber }];
    });
    const turns = spoken.map(({ turn }) => turn);
    expect(new Set(turns).size).toBe(turns.length);
    expect(spoken.length).toBeGreaterThan(2);
    expect(spoken.length).toBeLessThanOrEqual(moves.at(-1)!.view.turnNumber + 1);
  });

  test('remarks do not depend on the cards', () => {
    const whole = new LocalTable(edition, {
      edition: edition.id,
      options: {},
      players,
      seed: '5e'.repeat(32),
    });
    const [open, closed] = [new Remarks(seated, voicesOf), new Remarks(seated, voicesOf)];
    whole.look(0);
    for (let i = 0; i < 400; i++) {
      const { facts } = whole.scene();
      expect(open.take(facts)).toEqual(closed.take(facts.map((fact) => stripFact(fact, 'spectator'))));
      if (!whole.next()) break;
    }
  });
});
