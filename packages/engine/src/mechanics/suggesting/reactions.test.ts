import { describe, expect, test } from 'vitest';
import { noAnswer, pass, power, see, shows, suggested } from '../../test/reacting.ts';
import { type Policy, type SecretsOptions, secretsTable } from '../../test/secrets.ts';
import { namesOfFacts, type TestTable, wrong } from '../../test/table.ts';
import type { CardId } from '../../vocabulary.ts';

describe('the window after a card was shown (S08-32, S08-34, S08-38)', () => {
  test('opens to every seat with a butler card, whichever it is, or an unused power to see (S08-40)', () => {
    const table = shows(suggested({ plum: ['butler:home'] }).after('plum', pass));
    expect(table.pos.wait).toEqual({ for: 'after-show', seats: [2], by: 1, to: 0 });
    expect(table.may('plum')).toEqual(['pass']);
    expect(table.after('plum', pass).turn).toBe('mustard');
  });

  test('does not open when no seat could react', () => {
    const table = shows(suggested({}));
    expect(namesOfFacts(table.facts)).toEqual(['showed', 'closed', 'turn']);
  });

  test('butler:see: shows the card to the seat that plays it, and to no other (S08-32)', () => {
    const window = shows(suggested({ plum: ['butler:see'] }).after('plum', pass));
    expect(window.may('plum')).toEqual(['play', 'pass']);
    const seen = window.after('plum', see);
    expect(seen.seenBy('plum').known.rope).toBe(1);
    expect(seen.seenBy('plum').shown).toMatchObject([{ card: 'rope', by: 1 }]);
    expect(seen.seenBy('spectator').known.rope).toBe(undefined);
    expect(seen.pos.history.at(-1)!.answers).toEqual([{ seat: 1, answer: 'shown' }]);
    expect(seen.turn).toBe('mustard');
  });

  test('is closed to the two seats that know the card, except for the power to peek', () => {
    const table = shows(
      suggested({ scarlet: ['butler:see'], mustard: ['butler:see'] }).after('mustard', pass),
    );
    expect(table.pos.wait).toBe(null);
  });

  test('see: shows the card just shown to the seat with the power (S08-34)', () => {
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

  test('peek: lets the seat that showed look at a random card of the one it showed to (S08-38)', () => {
    const window = shows(suggested({}, { mustard: 'peek' }));
    expect(window.pos.wait).toEqual({ for: 'after-show', seats: [1], by: 1, to: 0 });
    const peeked = window.after('mustard', power, { picked: ['hall'] });
    expect(peeked.seenBy('mustard').known.hall).toBe(0);
    expect(peeked.seenBy('plum').known.hall).toBe(undefined);
    expect(peeked.seenBy('scarlet').showed).toMatchObject([{ card: 'hall', to: 1 }]);
    expect(peeked.pos.powers?.used).toEqual([false, true, false]);
  });

  test('peek: is only for the seat that showed', () => {
    expect(shows(suggested({}, { plum: 'peek' })).pos.wait).toBe(null);
  });

  test('asks all seats that may react at once, and closes the suggestion after the last', () => {
    const window = shows(
      suggested({ plum: ['butler:see'] }, { mustard: 'peek', plum: 'see' }).after('plum', pass),
    );
    expect(window.asked).toEqual(['mustard', 'plum']);
    const one = window.after('plum', pass);
    expect(one.asked).toEqual(['mustard']);
    expect(namesOfFacts(one.after('mustard', pass).facts)).toEqual(['declined', 'closed', 'turn']);
  });
});

describe('sees', () => {
  /** Plum shows Scarlet a card as her right-hand neighbour; Mustard has the power to see. */
  const shown = (sees: Policy['sees']): TestTable =>
    secretsTable({
      sees,
      guests: { mustard: 'see' },
      layout: { butlers: { scarlet: ['butler:neighbour'], mustard: ['butler:see'] } },
    })
      .after('scarlet', { do: 'roll' }, { die: [2, 2] })
      .after('scarlet', { do: 'move', to: [4, 0] })
      .after('scarlet', { do: 'play', card: 'butler:neighbour' })
      .after('plum', { do: 'show', card: 'knife' });

  test('answers: a card not shown in answer to a suggestion opens no window (S08-34)', () => {
    expect(namesOfFacts(shown('answers').facts)).toEqual(['showed', 'turn']);
  });

  test('every-card-shown: the power opens a window, the butler card does not', () => {
    const window = shown('every-card-shown');
    expect(window.pos.wait).toEqual({ for: 'after-show', seats: [1], by: 2, to: 0 });
    expect(window.may('mustard')).toEqual(['power', 'pass']);
    const seen = window.after('mustard', power);
    expect(seen.seenBy('mustard').known.knife).toBe(2);
    expect(seen.seenBy('spectator').known.knife).toBe(undefined);
    expect([seen.turn, seen.pos.intrigue!.glimpse]).toEqual(['mustard', null]);
  });

  test('every-card-shown: a seat that passes keeps the power, and is not asked again', () => {
    const passed = shown('every-card-shown').after('mustard', pass);
    expect([passed.turn, passed.pos.wait]).toEqual(['mustard', null]);
    expect(passed.pos.powers?.used).toEqual([false, false, false]);
  });
});

describe('peeks', () => {
  /** Plum shows Scarlet a card as her right-hand neighbour, and has the power to peek back. */
  const shown = (peeks: Policy['peeks']): TestTable =>
    secretsTable({
      peeks,
      guests: { plum: 'peek', mustard: 'see' },
      layout: { butlers: { scarlet: ['butler:neighbour'], mustard: ['butler:see'] } },
    })
      .after('scarlet', { do: 'roll' }, { die: [2, 2] })
      .after('scarlet', { do: 'move', to: [4, 0] })
      .after('scarlet', { do: 'play', card: 'butler:neighbour' })
      .after('plum', { do: 'show', card: 'knife' });

  test('every-card-shown: the seat that showed may peek back, and no other is asked (S08-38)', () => {
    const window = shown('every-card-shown');
    expect(window.pos.wait).toEqual({ for: 'after-show', seats: [2], by: 2, to: 0 });
    expect(window.may('plum')).toEqual(['power', 'pass']);
    const [card] = window.pos.hands[0]!;
    const peeked = window.after('plum', power, { picked: [card!] });
    expect(peeked.seenBy('plum').known[card!]).toBe(0);
    expect(peeked.seenBy('mustard').known[card!]).toBe(undefined);
    expect([peeked.turn, peeked.pos.intrigue!.glimpse]).toEqual(['mustard', null]);
    expect(window.after('plum', pass).turn).toBe('mustard');
  });

  test('answers: a card not shown in answer to a suggestion opens no window', () => {
    expect(namesOfFacts(shown('answers').facts)).toEqual(['showed', 'turn']);
  });
});

describe('wrong accusers', () => {
  /** Mustard has accused in the pool; Scarlet suggests what he can disprove. */
  const suggests = (
    wrongAccusers: Policy['wrongAccusers'],
    butlers: Record<string, CardId[]>,
    guests: NonNullable<SecretsOptions['guests']> = {},
  ): TestTable =>
    secretsTable({
      wrongAccusers,
      guests,
      layout: { first: 'mustard', butlers, pawns: { mustard: [4, 2], scarlet: [1, 0] } },
    })
      .after('mustard', { do: 'roll' }, { die: [2, 2] })
      .after('mustard', { do: 'move', to: 'pool' })
      .after('mustard', { do: 'accuse', ...wrong })
      .after('plum', { do: 'roll' }, { die: [2, 2] })
      .after('plum', { do: 'move', to: 'study' })
      .after('plum', { do: 'end' })
      .after('scarlet', { do: 'roll' }, { die: [2, 2] })
      .after('scarlet', { do: 'move', to: 'hall' })
      .after('scarlet', { do: 'suggest', suspect: 'mustard', weapon: 'pipe', room: 'hall' });

  test('react: react like the others, and may play a card instead of showing one (S08-20)', () => {
    const table = suggests('react', { mustard: ['butler:no-answer'] });
    expect(table.pos.wait).toEqual({ for: 'no-answer', seats: [1] });
    expect(table.after('mustard', pass).may('mustard')).toEqual(['play', 'show']);
    const window = suggests('react', {}, { mustard: 'peek' }).after('mustard', {
      do: 'show',
      card: 'mustard',
    });
    expect(window.may('mustard')).toEqual(['power', 'pass']);
  });

  test('stand-by: are asked only for their answer', () => {
    const table = suggests('stand-by', { mustard: ['butler:no-answer'] });
    expect(table.pos.wait?.for).toBe('answer');
    expect(table.may('mustard')).toEqual(['show']);
    const shown = suggests('stand-by', {}, { mustard: 'peek' }).after('mustard', {
      do: 'show',
      card: 'mustard',
    });
    expect(shown.pos.wait).toBe(null);
  });
});

describe('murdered seats', () => {
  /** Mustard is murdered; Scarlet then suggests what he could disprove. */
  const suggests = (murdered: Policy['murdered'], butlers: Record<string, CardId[]> = {}): TestTable =>
    secretsTable({ murdered, layout: { first: 'mustard', clocks: 2, butlers } })
      .after('mustard', { do: 'roll' }, { die: [1, 2], deck: ['clock'] })
      .after('plum', { do: 'roll' }, { die: [2, 2] })
      .after('plum', { do: 'end' })
      .after('scarlet', { do: 'roll' }, { die: [2, 2] })
      .after('scarlet', { do: 'move', to: 'hall' })
      .after('scarlet', { do: 'suggest', suspect: 'mustard', weapon: 'rope', room: 'hall' });

  test('not-asked: are no longer asked (S08-22)', () => {
    expect(suggests('not-asked').pos.history.at(-1)!.answers).toEqual([{ seat: 2, answer: 'none' }]);
  });

  test('asked: show a card of their open hand', () => {
    const table = suggests('asked');
    expect(table.forms('mustard')).toEqual([{ do: 'show', card: ['mustard', 'rope'] }]);
    expect(table.after('mustard', { do: 'show', card: 'rope' }).pos.history.at(-1)!.answers).toEqual([
      { seat: 1, answer: 'shown' },
    ]);
  });

  test.each(['not-asked', 'asked'] as const)(
    '%s: an unanswered suggestion names the seat that would have answered',
    (murdered) => {
      const table = suggests(murdered, { plum: ['butler:no-answer'] }).after('plum', noAnswer);
      const seat = murdered === 'asked' ? 1 : 2;
      expect(table.pos.history.at(-1)!.answers).toEqual([{ seat, answer: 'unanswered' }]);
    },
  );
});
