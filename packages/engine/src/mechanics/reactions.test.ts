import { describe, expect, test } from 'vitest';
import { type Secrets, secrets } from '../test/secrets.ts';
import { named, type Table } from '../test/table.ts';
import type { CardId } from '../vocabulary.ts';

const pass = { do: 'pass' } as const;
const noAnswer = { do: 'play', card: 'butler:no-answer' } as const;
const see = { do: 'play', card: 'butler:see' } as const;
const power = { do: 'power' } as const;

/** Scarlet suggests in the hall what Mustard can disprove by two cards, or by none. */
const suggested = (
  butlers: Record<string, CardId[]>,
  guests: NonNullable<Secrets['guests']> = {},
  suspect = 'mustard',
): Table =>
  secrets({ guests, layout: { butlers } })
    .after('scarlet', { do: 'roll' }, { die: [2, 2] })
    .after('scarlet', { do: 'move', to: 'hall' })
    .after('scarlet', {
      do: 'suggest',
      suspect,
      weapon: suspect === 'mustard' ? 'rope' : 'pipe',
      room: 'hall',
    });
const shows = (table: Table): Table => table.after('mustard', { do: 'show', card: 'rope' });

describe('the window to leave a suggestion unanswered (S08-33)', () => {
  test('opens once, before the first answer, to all who hold a butler card, whichever it is (S08-40)', () => {
    const table = suggested({ mustard: ['butler:home'], plum: ['butler:no-answer'] });
    expect(table.pos.wait).toEqual({ for: 'no-answer', seats: [1, 2] });
    expect(table.may('mustard')).toEqual(['pass']);
    expect(table.may('plum')).toEqual(['play', 'pass']);
    const passed = table.after('plum', pass).after('mustard', pass);
    expect(passed.pos.wait).toEqual({ for: 'answer', seats: [1] });
  });

  test('does not open where nobody else holds one', () => {
    expect(suggested({}).pos.wait?.for).toBe('answer');
    expect(suggested({ scarlet: ['butler:no-answer'] }).pos.wait?.for).toBe('answer');
  });

  test('is not the suggester’s', () => {
    const table = suggested({ scarlet: ['butler:no-answer'], mustard: ['butler:home'] });
    expect(table.asked).toEqual(['mustard']);
    expect(table.whyNot('scarlet', noAnswer)).not.toBe(null);
  });

  test('played, the suggestion stays unanswered and the next turn begins at once', () => {
    const table = suggested({ mustard: ['butler:home'], plum: ['butler:no-answer'] }).after('plum', noAnswer);
    expect(named(table.facts)).toEqual(['played', 'closed', 'turn']);
    expect(table.pos.history.at(-1)!.answers).toEqual([{ seat: 1, answer: 'unanswered' }]);
    expect([table.turn, table.pos.wait]).toEqual(['mustard', null]);
    expect(table.pos.intrigue!.counts).toEqual([0, 1, 0]);
  });

  test('no end-of-turn card and no second suggestion follow', () => {
    const table = suggested({ scarlet: ['butler:again'], plum: ['butler:no-answer'] }, { scarlet: 'twice' });
    expect(table.after('plum', noAnswer).turn).toBe('mustard');
  });

  test('a seat asked to show may still play it instead of showing', () => {
    const table = suggested({ mustard: ['butler:no-answer'] }).after('mustard', pass);
    expect(table.pos.wait?.for).toBe('answer');
    expect(table.may('mustard')).toEqual(['play', 'show']);
    expect(table.after('mustard', noAnswer).pos.history.at(-1)!.answers).toEqual([
      { seat: 1, answer: 'unanswered' },
    ]);
  });

  test('played by one who would have nothing to show, too', () => {
    const table = suggested({ mustard: ['butler:no-answer'] }, {}, 'plum').after('mustard', noAnswer);
    expect(table.turn).toBe('mustard');
  });

  test('opens anew for the next suggestion', () => {
    const table = suggested({ plum: ['butler:no-answer'] }, { scarlet: 'twice' }, 'plum').after('plum', pass);
    const second = table.after('scarlet', { do: 'power', suspect: 'mustard', weapon: 'rope' });
    expect(second.pos.wait).toEqual({ for: 'no-answer', seats: [2] });
  });
});

describe('the window after a card was shown (S08-32, S08-34, S08-38)', () => {
  test('opens to all who hold a butler card or an unused power to see, whatever they hold (S08-40)', () => {
    const table = shows(suggested({ plum: ['butler:home'] }).after('plum', pass));
    expect(table.pos.wait).toEqual({ for: 'after-show', seats: [2], by: 1, to: 0 });
    expect(table.may('plum')).toEqual(['pass']);
    expect(table.after('plum', pass).turn).toBe('mustard');
  });

  test('does not open where nobody could', () => {
    const table = shows(suggested({}));
    expect(named(table.facts)).toEqual(['showed', 'closed', 'turn']);
  });

  test('butler:see: one sees the card too, and nobody else (S08-32)', () => {
    const window = shows(suggested({ plum: ['butler:see'] }).after('plum', pass));
    expect(window.may('plum')).toEqual(['play', 'pass']);
    const seen = window.after('plum', see);
    expect(seen.seenBy('plum').known.rope).toBe(1);
    expect(seen.seenBy('plum').shown).toMatchObject([{ card: 'rope', by: 1 }]);
    expect(seen.seenBy('spectator').known.rope).toBe(undefined);
    expect(seen.pos.history.at(-1)!.answers).toEqual([{ seat: 1, answer: 'shown' }]);
    expect(seen.turn).toBe('mustard');
  });

  test('is not for who showed or was shown, unless by the power to peek', () => {
    const table = shows(
      suggested({ scarlet: ['butler:see'], mustard: ['butler:see'] }).after('mustard', pass),
    );
    expect(table.pos.wait).toBe(null);
  });

  test('see: the power shows the card just shown (S08-34)', () => {
    const window = shows(suggested({}, { plum: 'see' }));
    expect(window.may('plum')).toEqual(['power', 'pass']);
    const seen = window.after('plum', power);
    expect(seen.seenBy('plum').known.rope).toBe(1);
    expect(seen.pos.powers?.used).toEqual([false, false, true]);
  });

  test('see: a used power opens no window', () => {
    const used = shows(suggested({}, { plum: 'see' })).after('plum', power);
    expect(used.turn).toBe('mustard');
    const plums = used
      .after('mustard', { do: 'roll' }, { die: [2, 4] })
      .after('mustard', { do: 'move', to: 'attic' })
      .after('mustard', { do: 'suggest', suspect: 'scarlet', weapon: 'pipe', room: 'attic' });
    const draws = plums.pos.wait?.for === 'draw' ? plums.after('scarlet', pass) : plums;
    expect(draws.after('scarlet', { do: 'show', card: 'scarlet' }).turn).toBe('plum');
  });

  test('peek: after showing, one looks at a random card of who was shown it (S08-38)', () => {
    const window = shows(suggested({}, { mustard: 'peek' }));
    expect(window.pos.wait).toEqual({ for: 'after-show', seats: [1], by: 1, to: 0 });
    const peeked = window.after('mustard', power, { picked: ['hall'] });
    expect(peeked.seenBy('mustard').known.hall).toBe(0);
    expect(peeked.seenBy('plum').known.hall).toBe(undefined);
    expect(peeked.seenBy('scarlet').showed).toMatchObject([{ card: 'hall', to: 1 }]);
    expect(peeked.pos.powers?.used).toEqual([false, true, false]);
  });

  test('peek: is for who showed, and for nobody else', () => {
    expect(shows(suggested({}, { plum: 'peek' })).pos.wait).toBe(null);
  });

  test('all who may react are asked at once, and the suggestion closes after the last', () => {
    const window = shows(
      suggested({ plum: ['butler:see'] }, { mustard: 'peek', plum: 'see' }).after('plum', pass),
    );
    expect(window.asked).toEqual(['mustard', 'plum']);
    const one = window.after('plum', pass);
    expect(one.asked).toEqual(['mustard']);
    expect(named(one.after('mustard', pass).facts)).toEqual(['declined', 'closed', 'turn']);
  });
});
