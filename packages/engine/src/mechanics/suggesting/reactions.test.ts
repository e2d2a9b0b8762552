import { describe, expect, test } from 'vitest';
import { type Policy, type Secrets, secrets } from '../../test/secrets.ts';
import { named, type Table, wrong } from '../../test/table.ts';
import type { CardId } from '../../vocabulary.ts';

const pass = { do: 'pass' } as const;
const noAnswer = { do: 'play', card: 'butler:no-answer' } as const;
const see = { do: 'play', card: 'butler:see' } as const;
const power = { do: 'power' } as const;

/** Scarlet suggests in the hall what Mustard can disprove by two cards, or by none. */
const suggested = (
  butlers: Record<string, CardId[]>,
  guests: NonNullable<Secrets['guests']> = {},
  suspect = 'mustard',
  changes: Partial<Policy> = {},
): Table =>
  secrets({ guests, layout: { butlers }, ...changes })
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

  describe('noAnswerBy', () => {
    const butlers = { scarlet: ['butler:no-answer'], mustard: ['butler:home'] };

    test('others: it is not the suggester’s (S08-33)', () => {
      const table = suggested(butlers);
      expect(table.asked).toEqual(['mustard']);
      expect(table.whyNot('scarlet', noAnswer)).toBe('not-asked');
    });

    test('everyone: it is the suggester’s too', () => {
      const table = suggested(butlers, {}, 'mustard', { noAnswerBy: 'everyone' });
      expect(table.asked).toEqual(['scarlet', 'mustard']);
      expect(table.after('scarlet', noAnswer).turn).toBe('mustard');
    });
  });

  describe('noAnswerWindow', () => {
    /** Mustard has nothing to show, Plum has. */
    const passed = (noAnswerWindow: Policy['noAnswerWindow']) =>
      secrets({ noAnswerWindow, layout: { butlers: { plum: ['butler:no-answer'] } } })
        .after('scarlet', { do: 'roll' }, { die: [2, 2] })
        .after('scarlet', { do: 'move', to: 'hall' })
        .after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'knife', room: 'hall' })
        .after('plum', pass);

    test('once: before the first answer (S08-33)', () => {
      expect(named(passed('once').facts)).toEqual(['declined', 'lacked', 'asked']);
      expect(passed('once').pos.wait?.for).toBe('answer');
    });

    test('before-each-answer: again before the next seat answers', () => {
      const again = passed('before-each-answer');
      expect(again.pos.wait).toEqual({ for: 'no-answer', seats: [2] });
      expect(again.after('plum', pass).pos.wait?.for).toBe('answer');
      expect(again.after('plum', noAnswer).pos.history.at(-1)!.answers).toEqual([
        { seat: 1, answer: 'none' },
        { seat: 2, answer: 'unanswered' },
      ]);
    });

    test('before-each-answer: not once nobody is left to answer', () => {
      const table = suggested({ plum: ['butler:see'] }, {}, 'plum', { noAnswerWindow: 'before-each-answer' });
      expect(table.after('plum', pass).after('plum', pass).turn).toBe('mustard');
    });
  });

  test('played, the suggestion stays unanswered and the next turn begins at once', () => {
    const table = suggested({ mustard: ['butler:home'], plum: ['butler:no-answer'] }).after('plum', noAnswer);
    expect(named(table.facts)).toEqual(['played', 'closed', 'turn']);
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

    test('ends-the-answers: they may', () => {
      expect(cut('ends-the-answers').may('scarlet')).toEqual(['power', 'play', 'end']);
    });
  });

  describe('insteadOfShowing', () => {
    const asked = (insteadOfShowing: Policy['insteadOfShowing']) =>
      suggested({ mustard: ['butler:no-answer'] }, {}, 'mustard', { insteadOfShowing }).after(
        'mustard',
        pass,
      );

    test('may: a seat asked to show may still play it instead (S08-33)', () => {
      const table = asked('may');
      expect(table.pos.wait?.for).toBe('answer');
      expect(table.may('mustard')).toEqual(['play', 'show']);
      expect(table.after('mustard', noAnswer).pos.history.at(-1)!.answers).toEqual([
        { seat: 1, answer: 'unanswered', mustShow: true },
      ]);
    });

    test('never: it must show', () => {
      expect(asked('never').may('mustard')).toEqual(['show']);
      expect(asked('never').whyNot('mustard', noAnswer)).toBe('must-show');
    });
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

describe('sees', () => {
  /** Plum shows Scarlet a card as her right-hand neighbour; Mustard has the power to see. */
  const shown = (sees: Policy['sees']): Table =>
    secrets({
      sees,
      guests: { mustard: 'see' },
      layout: { butlers: { scarlet: ['butler:neighbour'], mustard: ['butler:see'] } },
    })
      .after('scarlet', { do: 'roll' }, { die: [2, 2] })
      .after('scarlet', { do: 'move', to: [4, 0] })
      .after('scarlet', { do: 'play', card: 'butler:neighbour' })
      .after('plum', { do: 'show', card: 'knife' });

  test('answers: a card shown otherwise opens no window (S08-34)', () => {
    expect(named(shown('answers').facts)).toEqual(['showed', 'turn']);
  });

  test('every-card-shown: the power opens one, the butler card does not', () => {
    const window = shown('every-card-shown');
    expect(window.pos.wait).toEqual({ for: 'after-show', seats: [1], by: 2, to: 0 });
    expect(window.may('mustard')).toEqual(['power', 'pass']);
    const seen = window.after('mustard', power);
    expect(seen.seenBy('mustard').known.knife).toBe(2);
    expect(seen.seenBy('spectator').known.knife).toBe(undefined);
    expect([seen.turn, seen.pos.intrigue!.glimpse]).toEqual(['mustard', null]);
  });

  test('every-card-shown: who passes keeps the power, and is not asked again', () => {
    const passed = shown('every-card-shown').after('mustard', pass);
    expect([passed.turn, passed.pos.wait]).toEqual(['mustard', null]);
    expect(passed.pos.powers?.used).toEqual([false, false, false]);
  });
});

describe('peeks', () => {
  /** Plum shows Scarlet a card as her right-hand neighbour, and has the power to peek back. */
  const shown = (peeks: Policy['peeks']): Table =>
    secrets({
      peeks,
      guests: { plum: 'peek', mustard: 'see' },
      layout: { butlers: { scarlet: ['butler:neighbour'], mustard: ['butler:see'] } },
    })
      .after('scarlet', { do: 'roll' }, { die: [2, 2] })
      .after('scarlet', { do: 'move', to: [4, 0] })
      .after('scarlet', { do: 'play', card: 'butler:neighbour' })
      .after('plum', { do: 'show', card: 'knife' });

  test('every-card-shown: who showed may peek back, and nobody else is asked (S08-38)', () => {
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

  test('answers: a card shown otherwise opens no window', () => {
    expect(named(shown('answers').facts)).toEqual(['showed', 'turn']);
  });
});

describe('wrong accusers', () => {
  /** Mustard has accused in the pool; Scarlet suggests what he can disprove. */
  const suggests = (
    wrongAccusers: Policy['wrongAccusers'],
    butlers: Record<string, CardId[]>,
    guests: NonNullable<Secrets['guests']> = {},
  ): Table =>
    secrets({
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

  test('react: like the others, and play cards instead of showing (S08-20)', () => {
    const table = suggests('react', { mustard: ['butler:no-answer'] });
    expect(table.pos.wait).toEqual({ for: 'no-answer', seats: [1] });
    expect(table.after('mustard', pass).may('mustard')).toEqual(['play', 'show']);
    const window = suggests('react', {}, { mustard: 'peek' }).after('mustard', {
      do: 'show',
      card: 'mustard',
    });
    expect(window.may('mustard')).toEqual(['power', 'pass']);
  });

  test('stand-by: are asked for nothing but their answer', () => {
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

describe('the murdered', () => {
  /** Mustard is murdered; Scarlet then suggests what he could disprove. */
  const suggests = (murdered: Policy['murdered'], butlers: Record<string, CardId[]> = {}): Table =>
    secrets({ murdered, layout: { first: 'mustard', clocks: 2, butlers } })
      .after('mustard', { do: 'roll' }, { die: [1, 2], deck: ['clock'] })
      .after('plum', { do: 'roll' }, { die: [2, 2] })
      .after('plum', { do: 'end' })
      .after('scarlet', { do: 'roll' }, { die: [2, 2] })
      .after('scarlet', { do: 'move', to: 'hall' })
      .after('scarlet', { do: 'suggest', suspect: 'mustard', weapon: 'rope', room: 'hall' });

  test('not-asked: are not asked any more (S08-22)', () => {
    expect(suggests('not-asked').pos.history.at(-1)!.answers).toEqual([{ seat: 2, answer: 'none' }]);
  });

  test('asked: show what lies open', () => {
    const table = suggests('asked');
    expect(table.forms('mustard')).toEqual([{ do: 'show', card: ['mustard', 'rope'] }]);
    expect(table.after('mustard', { do: 'show', card: 'rope' }).pos.history.at(-1)!.answers).toEqual([
      { seat: 1, answer: 'shown' },
    ]);
  });

  test.each(['not-asked', 'asked'] as const)('%s: who was to answer is who is left unheard', (murdered) => {
    const table = suggests(murdered, { plum: ['butler:no-answer'] }).after('plum', noAnswer);
    const seat = murdered === 'asked' ? 1 : 2;
    expect(table.pos.history.at(-1)!.answers).toEqual([{ seat, answer: 'unanswered' }]);
  });
});
