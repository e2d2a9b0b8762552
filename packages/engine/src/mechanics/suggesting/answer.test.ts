import { describe, expect, test } from 'vitest';
import type { InquiryPolicy } from '../../edition/mechanic.ts';
import type { Layout } from '../../setup/layout.ts';
import { namesOfFacts, openTestTable, type TestTable, wrong } from '../../test/table.ts';
import { testEdition } from '../../test/test-edition.ts';
import type { Wait } from '../../vocabulary.ts';
import { accuse } from '../accusing/accuse.ts';
import { dice, sum } from '../moving/dice.ts';
import { answer, showing } from './answer.ts';
import { suggest } from './suggest.ts';

const show = (card: string) => ({ do: 'show', card }) as const;

/** Mustard holds mustard and rope, Plum knife and study, Scarlet scarlet and hall. */
const suggested = (
  policy: InquiryPolicy['asks'],
  suspect: string,
  weapon: string,
  layout: Layout = {},
): TestTable =>
  openTestTable(
    testEdition([
      dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
      suggest({ onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' }),
      answer(policy),
      accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
    ]),
    { layout: { pawns: { scarlet: 'hall' }, pulled: ['scarlet'], ...layout } },
  ).after('scarlet', { do: 'suggest', suspect, weapon, room: 'hall' });
const answers = ({ pos }: TestTable) => pos.history.at(-1)!.answers.map(({ seat, answer }) => [seat, answer]);

describe('who answers', () => {
  test('first-who-can: seats answer from the left, and none after the first that shows (C86-19)', () => {
    const table = suggested('first-who-can', 'mustard', 'knife');
    expect(table.asked).toEqual(['mustard']);
    const shown = table.after('mustard', show('mustard'));
    expect(shown.pos.inquiry).toBe(null);
    expect(answers(shown)).toEqual([[1, 'shown']]);
  });

  test('everyone: each seat that can shows one card (X91-16)', () => {
    const table = suggested('everyone', 'mustard', 'knife').after('mustard', show('mustard'));
    expect(table.asked).toEqual(['plum']);
    const shown = table.after('plum', show('knife'));
    expect(answers(shown)).toEqual([
      [1, 'shown'],
      [2, 'shown'],
    ]);
    expect(shown.seenBy('scarlet').shown.map(({ card, by }) => [card, by])).toEqual([
      ['mustard', 1],
      ['knife', 2],
    ]);
  });

  test.each(['first-who-can', 'everyone'] as const)(
    '%s: a seat with nothing to show passes automatically (ALL-08)',
    (policy) => {
      const table = suggested(policy, 'plum', 'knife');
      expect(namesOfFacts(table.facts).slice(-2)).toEqual(['lacked', 'asked']);
      expect(table.asked).toEqual(['plum']);
      expect(answers(table.after('plum', show('knife')))).toEqual([
        [1, 'none'],
        [2, 'shown'],
      ]);
    },
  );

  test.each(['first-who-can', 'everyone'] as const)(
    '%s: all learn that nobody can show, and the suggester goes on (C86-20)',
    (policy) => {
      const table = suggested(policy, 'plum', 'pipe');
      expect(answers(table)).toEqual([
        [1, 'none'],
        [2, 'none'],
      ]);
      expect(table.seenBy('spectator').history).toEqual(table.pos.history);
      expect(table.pos).toMatchObject({ step: 'settled', entered: false });
      expect(table.may('scarlet')).toEqual(['accuse', 'end']);
    },
  );

  test('a suggester that holds the named cards is not asked (ALL-05)', () => {
    expect(namesOfFacts(suggested('everyone', 'scarlet', 'pipe').facts)).not.toContain('asked');
  });

  test('a seat that is out still disproves (ALL-06)', () => {
    const table = openTestTable(
      testEdition([
        suggest({ onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' }),
        answer('first-who-can'),
        accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
      ]),
      { layout: { first: 'mustard', pawns: { plum: 'study' }, pulled: ['plum'] } },
    );
    const asked = table
      .after('mustard', { do: 'accuse', ...wrong })
      .after('plum', { do: 'suggest', suspect: 'mustard', weapon: 'pipe', room: 'study' });
    expect(asked.asked).toEqual(['mustard']);
    expect(asked.after('mustard', show('mustard')).seenBy('plum').known.mustard).toBe(1);
  });

  test('a murdered seat is no longer asked (S08-22)', () => {
    const table = suggested('first-who-can', 'mustard', 'knife');
    const { follows } = answer('first-who-can');
    const gone = { ...table.pos, gone: [false, true, false] };
    expect(follows!({ pos: gone, seat: 0, chance: table.game.chance })).toEqual([
      { fact: 'asked', wait: { for: 'answer', seats: [2] } },
    ]);
  });
});

describe('showing', () => {
  const table = suggested('first-who-can', 'mustard', 'rope');

  test('is a free choice among the cards named (ALL-04)', () => {
    expect(table.forms('mustard')).toEqual([{ do: 'show', card: ['mustard', 'rope'] }]);
    expect(table.after('mustard', show('rope')).last('showed')).toMatchObject({
      sealed: { cards: ['rope'] },
    });
  });

  test('is asked for even with only one card to show (ALL-08)', () => {
    expect(suggested('first-who-can', 'mustard', 'pipe').forms('mustard')).toEqual([
      { do: 'show', card: ['mustard'] },
    ]);
  });

  test('cannot be declined, and needs a card that was named and is held (ALL-04)', () => {
    for (const word of ['end', 'pass']) expect(table.whyNot('mustard', { do: word })).toBe('must-show');
    expect(table.whyNot('mustard', show('plum'))).toBe('not-named');
    expect(table.whyNot('mustard', show('hall'))).toBe('not-held');
    expect(table.whyNot('plum', show('knife'))).toBe('not-asked');
  });

  test('is seen by the two alone, and the others learn who showed but not what (ALL-03)', () => {
    const shown = table.after('mustard', show('rope'));
    expect(shown.last('showed')).toEqual({
      fact: 'showed',
      seat: 1,
      to: 0,
      why: 'answer',
      sealed: { for: [1, 0], cards: ['rope'] },
    });
    expect(shown.seenBy('scarlet').known.rope).toBe(1);
    for (const viewer of ['plum', 'spectator'] as const) {
      expect(shown.seenBy(viewer).known.rope).toBe(undefined);
      expect(shown.seenBy(viewer).history).toEqual(
        shown.pos.history.map((each) => ({ ...each, card: null })),
      );
    }
  });

  test('keeps the suggester waiting', () => {
    expect(table.may('scarlet')).toEqual([]);
    expect(table.whyNot('scarlet', { do: 'end' })).toBe('not-asked');
  });
});

describe('a suggestion left unanswered', () => {
  test('is over at once, and the turn with it (S08-33)', () => {
    const table = suggested('first-who-can', 'mustard', 'rope');
    const draft = { ...table.pos };
    answer('first-who-can').after!.closed!(draft, { fact: 'closed', unanswered: 1 });
    expect(draft.history.at(-1)!.answers).toEqual([{ seat: 1, answer: 'unanswered', mustShow: true }]);
    expect(draft).toMatchObject({ inquiry: null, step: 'done' });
  });
});

describe('showing a card that a seat may ask for', () => {
  const wait: Wait = { for: 'card', seats: [1], to: 0, why: 'spy' };
  const asking = openTestTable(
    testEdition([
      {
        name: 'asking',
        claims: () => 'must',
        offers: (pos, seat, forms) => {
          if (pos.wait === null && seat === pos.turn) forms.push({ do: 'look' });
        },
        does: { look: () => [{ fact: 'asked', wait }] },
      },
      answer('first-who-can'),
      showing,
    ]),
  ).after('scarlet', { do: 'look' });

  test('is a choice of any card in hand', () => {
    expect(asking.forms('mustard')).toEqual([{ do: 'show', card: ['mustard', 'rope'] }]);
    const shown = asking.after('mustard', show('rope'));
    expect(shown.facts).toEqual([
      { fact: 'showed', seat: 1, to: 0, why: 'spy', sealed: { for: [1, 0], cards: ['rope'] } },
    ]);
    expect(shown.pos.wait).toBe(null);
    expect(shown.pos.history).toEqual([]);
  });

  test('cannot be declined', () => {
    expect(asking.whyNot('mustard', { do: 'end' })).toBe('must-show');
    expect(asking.whyNot('mustard', show('knife'))).toBe('not-held');
  });

  test('is asked of no other seat', () => {
    expect(asking.may('plum')).toEqual([]);
    expect(asking.may('scarlet')).toEqual([]);
  });
});
