import { describe, expect, test } from 'vitest';
import { noAnswer, pass, suggested } from '../../test/reacting.ts';
import { type Policy, secretsTable } from '../../test/secrets.ts';
import { namesOfFacts } from '../../test/table.ts';

describe('the window to leave a suggestion unanswered (S08-33)', () => {
  test('opens once, before the first answer, to every seat with a butler card, whichever it is (S08-40)', () => {
    const table = suggested({ mustard: ['butler:home'], plum: ['butler:no-answer'] });
    expect(table.pos.wait).toEqual({ for: 'no-answer', seats: [1, 2] });
    expect(table.may('mustard')).toEqual(['pass']);
    expect(table.may('plum')).toEqual(['play', 'pass']);
    const passed = table.after('plum', pass).after('mustard', pass);
    expect(passed.pos.wait).toEqual({ for: 'answer', seats: [1] });
  });

  test('does not open when no other seat holds one', () => {
    expect(suggested({}).pos.wait?.for).toBe('answer');
    expect(suggested({ scarlet: ['butler:no-answer'] }).pos.wait?.for).toBe('answer');
  });

  describe('noAnswerBy', () => {
    const butlers = { scarlet: ['butler:no-answer'], mustard: ['butler:home'] };

    test('others: the suggester may not play the card (S08-33)', () => {
      const table = suggested(butlers);
      expect(table.asked).toEqual(['mustard']);
      expect(table.whyNot('scarlet', noAnswer)).toBe('not-asked');
    });

    test('everyone: the suggester may play the card too', () => {
      const table = suggested(butlers, {}, 'mustard', { noAnswerBy: 'everyone' });
      expect(table.asked).toEqual(['scarlet', 'mustard']);
      expect(table.after('scarlet', noAnswer).turn).toBe('mustard');
    });
  });

  describe('noAnswerWindow', () => {
    /** Mustard has nothing to show, Plum has. */
    const passed = (noAnswerWindow: Policy['noAnswerWindow']) =>
      secretsTable({ noAnswerWindow, layout: { butlers: { plum: ['butler:no-answer'] } } })
        .after('scarlet', { do: 'roll' }, { die: [2, 2] })
        .after('scarlet', { do: 'move', to: 'hall' })
        .after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'knife', room: 'hall' })
        .after('plum', pass);

    test('once: it opens before the first answer only (S08-33)', () => {
      expect(namesOfFacts(passed('once').facts)).toEqual(['declined', 'lacked', 'asked']);
      expect(passed('once').pos.wait?.for).toBe('answer');
    });

    test('before-each-answer: it opens again before the next seat answers', () => {
      const again = passed('before-each-answer');
      expect(again.pos.wait).toEqual({ for: 'no-answer', seats: [2] });
      expect(again.after('plum', pass).pos.wait?.for).toBe('answer');
      expect(again.after('plum', noAnswer).pos.history.at(-1)!.answers).toEqual([
        { seat: 1, answer: 'none' },
        { seat: 2, answer: 'unanswered' },
      ]);
    });

    test('before-each-answer: it stays closed when nobody is left to answer', () => {
      const table = suggested({ plum: ['butler:see'] }, {}, 'plum', { noAnswerWindow: 'before-each-answer' });
      expect(table.after('plum', pass).after('plum', pass).turn).toBe('mustard');
    });
  });

  test('lets the card end the suggestion unanswered, and the next turn begins at once', () => {
    const table = suggested({ mustard: ['butler:home'], plum: ['butler:no-answer'] }).after('plum', noAnswer);
    expect(namesOfFacts(table.facts)).toEqual(['played', 'closed', 'turn']);
    expect(table.pos.history.at(-1)!.answers).toEqual([{ seat: 1, answer: 'unanswered' }]);
    expect([table.turn, table.pos.wait]).toEqual(['mustard', null]);
    expect(table.pos.intrigue!.counts).toEqual([0, 1, 0]);
  });

  describe('unanswered', () => {
    const cut = (unanswered: Policy['unanswered']) =>
      suggested({ scarlet: ['butler:again'], plum: ['butler:no-answer'] }, { scarlet: 'twice' }, 'mustard', {
        unanswered,
      }).after('plum', noAnswer);

    test('ends-the-turn: no end-of-turn card and no second suggestion follow (S08-33)', () => {
      expect(cut('ends-the-turn').turn).toBe('mustard');
    });

    test('ends-the-answers: both may follow', () => {
      expect(cut('ends-the-answers').may('scarlet')).toEqual(['power', 'play', 'end']);
    });
  });

  describe('insteadOfShowing', () => {
    const asked = (insteadOfShowing: Policy['insteadOfShowing']) =>
      suggested({ mustard: ['butler:no-answer'] }, {}, 'mustard', { insteadOfShowing }).after(
        'mustard',
        pass,
      );

    test('may: a seat asked to show may still play the card instead (S08-33)', () => {
      const table = asked('may');
      expect(table.pos.wait?.for).toBe('answer');
      expect(table.may('mustard')).toEqual(['play', 'show']);
      expect(table.after('mustard', noAnswer).pos.history.at(-1)!.answers).toEqual([
        { seat: 1, answer: 'unanswered', mustShow: true },
      ]);
    });

    test('never: a seat asked to show must show', () => {
      expect(asked('never').may('mustard')).toEqual(['show']);
      expect(asked('never').whyNot('mustard', noAnswer)).toBe('must-show');
    });
  });

  test('lets a seat play the card even with nothing to show', () => {
    const table = suggested({ mustard: ['butler:no-answer'] }, {}, 'plum').after('mustard', noAnswer);
    expect(table.turn).toBe('mustard');
  });

  test('opens again for the next suggestion', () => {
    const table = suggested({ plum: ['butler:no-answer'] }, { scarlet: 'twice' }, 'plum').after('plum', pass);
    const second = table.after('scarlet', { do: 'power', suspect: 'mustard', weapon: 'rope' });
    expect(second.pos.wait).toEqual({ for: 'no-answer', seats: [2] });
  });
});
