import { describe, expect, test } from 'vitest';
import { sampleAction } from '../../actions/forms.ts';
import { namesOfFacts, openTestTable, type TestTable } from '../../test/table.ts';
import { die, testEdition } from '../../test/test-edition.ts';
import type { CardId } from '../../vocabulary.ts';
import { accuse } from '../accusing/accuse.ts';
import { dice, sum } from '../moving/dice.ts';
import { answer, showing } from '../suggesting/answer.ts';
import { type CluesPolicy, clues } from './clues.ts';

const deck = { 'clue:name-weapon': 1, 'clue:pressure': 1, 'clue:gossip': 2 };
const start = (two: CluesPolicy['two'] = 'one-by-one'): TestTable =>
  openTestTable(
    testEdition(
      [
        dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
        clues({ deck, two }),
        showing,
        answer('first-who-can'),
        accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
      ],
      { dice: [die, die] },
    ),
  );
const rolled = (table: TestTable, faces: number[], ...cards: CardId[]): TestTable =>
  table.after(table.turn, { do: 'roll' }, { die: faces, deck: cards });
/** Names a card of the envelope: nobody is asked for it, and the clue card is done. */
const names = (table: TestTable): TestTable => table.after(table.turn, { do: 'choose', card: 'pipe' });

describe('clue cards', () => {
  test('are drawn once for each magnifier, which counts as 1 (N15-04)', () => {
    const none = rolled(start(), [2, 3]);
    expect(namesOfFacts(none.facts)).toEqual(['rolled']);
    const one = rolled(start(), [1, 3], 'clue:name-weapon');
    expect(one.facts.slice(0, 2)).toEqual([
      { fact: 'rolled', seat: 0, dice: [1, 3], steps: 4 },
      { fact: 'clue', seat: 0, card: 'clue:name-weapon' },
    ]);
  });

  test('are drawn and carried out one after the other (N15-04)', () => {
    const two = rolled(start(), [1, 1], 'clue:name-weapon', 'clue:pressure');
    expect(two.pos.clues).toMatchObject({ current: 'clue:name-weapon', due: 1 });
    const next = names(two);
    expect(namesOfFacts(next.facts)).toEqual(['chose', 'unheld', 'done', 'clue', 'asked']);
    expect(next.pos.clues).toMatchObject({ current: 'clue:pressure', due: 0, chosen: null });
  });

  test('drawn-together: are both drawn before the first is carried out', () => {
    const two = rolled(start('drawn-together'), [1, 1], 'clue:name-weapon', 'clue:pressure');
    expect(namesOfFacts(two.facts)).toEqual(['rolled', 'clue', 'clue', 'asked']);
    expect(two.seenBy('spectator').clues).toMatchObject({
      current: 'clue:name-weapon',
      next: 'clue:pressure',
      due: 0,
    });
    const next = names(two);
    expect(namesOfFacts(next.facts)).toEqual(['chose', 'unheld', 'done', 'asked']);
    expect(next.pos.clues).toMatchObject({ current: 'clue:pressure', next: null, chosen: null });
    const done = next.after('scarlet', { do: 'choose', target: 'plum' }).after('plum', {
      do: 'show',
      card: 'knife',
    });
    expect(done.pos.clues).toMatchObject({ current: null, used: ['clue:name-weapon', 'clue:pressure'] });
    expect(done.may('scarlet')).toEqual(['accuse', 'end']);
  });

  test('drawn-together: are carried out as usual when there is only one', () => {
    const one = rolled(start('drawn-together'), [1, 3], 'clue:name-weapon');
    expect(namesOfFacts(names(one).facts)).toEqual(['chose', 'unheld', 'done']);
  });

  test('are read out to all (N15-04)', () => {
    const table = rolled(start(), [1, 3], 'clue:pressure');
    expect(table.seenBy('spectator').clues?.current).toBe('clue:pressure');
  });

  test('are carried out before the drawer goes on', () => {
    const table = rolled(start(), [1, 3], 'clue:name-weapon');
    expect(table.may('scarlet')).toEqual(['choose']);
    expect(table.whyNot('scarlet', { do: 'end' })).toBe('wrong-moment');
    expect(table.whyNot('scarlet', { do: 'choose', card: 'hall' })).toBe('malformed');
    expect(table.whyNot('mustard', { do: 'choose', card: 'pipe' })).toBe('not-asked');
    expect(names(table).may('scarlet')).toEqual(['accuse', 'end']);
  });

  test('go under the deck and come again in the same order once all were drawn (N15-04)', () => {
    let table = start();
    const drawn: CardId[] = [];
    for (let n = 0; n < 8; n++) {
      table = rolled(table, [1, 2]);
      drawn.push(table.last('clue')!.card);
      while (table.pos.wait !== null) {
        const by = table.asked[0]!;
        table = table.after(
          by,
          sampleAction(table.forms(by)[0]!, () => 0),
        );
      }
      table = table.after(table.turn, { do: 'end' });
    }
    const all = ['clue:gossip', 'clue:gossip', 'clue:name-weapon', 'clue:pressure'];
    expect(drawn.slice(0, 4).sort()).toEqual(all);
    expect(drawn.slice(4)).toEqual(drawn.slice(0, 4));
  });
});
