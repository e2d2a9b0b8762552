import type { Form } from '@casefile/engine';
import { expect, test } from 'vitest';
import {
  actionOf,
  begin,
  choose,
  destinations,
  inOrder,
  isSameForm,
  loudForm,
  openKeys,
  questionKey,
} from './choosing.ts';

test('a form without choices is an action at once', () => {
  expect(actionOf(begin({ do: 'roll' }))).toEqual({ do: 'roll' });
});

test('chooses a field that has one choice by itself', () => {
  const choosing = begin({ do: 'suggest', suspect: ['plum', 'green'], weapon: ['rope'], room: 'hall' });
  expect(openKeys(choosing)).toEqual(['suspect']);
  expect(actionOf(choosing)).toBeNull();
  expect(actionOf(choose(choosing, 'suspect', 'plum'))).toEqual({
    do: 'suggest',
    suspect: 'plum',
    weapon: 'rope',
    room: 'hall',
  });
});

test('replaces one choice by another', () => {
  const choosing = choose(begin({ do: 'show', card: ['rope', 'hall'] }), 'card', 'rope');
  expect(actionOf(choosing)).toEqual({ do: 'show', card: 'rope' });
  expect(actionOf(choose(choosing, 'card', 'hall'))).toEqual({ do: 'show', card: 'hall' });
});

test('a question needs two different cards; a third replaces the first, and a second tap removes one', () => {
  const form = { do: 'ask', from: ['rope', 'plum', 'hall'] } as const;
  const two = choose(choose(begin(form), 'from', 'rope'), 'from', 'plum');
  expect(actionOf(two)).toEqual({ do: 'ask', cards: ['rope', 'plum'] });
  expect(actionOf(choose(two, 'from', 'hall'))).toEqual({ do: 'ask', cards: ['plum', 'hall'] });
  expect(actionOf(choose(two, 'from', 'plum'))).toBeNull();
});

test('offers the destinations of moves and passages', () => {
  const map = destinations([
    { do: 'end' },
    { do: 'move', to: ['hall', [3, 4]] },
    { do: 'passage', to: ['study'] },
  ]);
  expect([...map.keys()]).toEqual(['hall', '3,4', 'study']);
  expect(actionOf(map.get('3,4')!)).toEqual({ do: 'move', to: [3, 4] });
});

test('orders showing first and accusing last', () => {
  const forms = inOrder([{ do: 'accuse' }, { do: 'end' }, { do: 'roll' }, { do: 'show' }]);
  expect(forms.map((form) => form.do)).toEqual(['show', 'roll', 'end', 'accuse']);
});

test('a question stays the same while others answer theirs, and is another for the next suggestion', () => {
  const form: Form = { do: 'show', card: ['rope', 'hall'] };
  const answers = [{ seat: 1, answer: 'none' as const }];
  const asked = { turnNumber: 3, waitingFor: 'each', history: [] };
  expect(questionKey(asked, form)).toBe(questionKey({ ...asked }, { ...form }));
  expect(questionKey(asked, form)).not.toBe(questionKey({ ...asked, turnNumber: 4 }, form));
  const history = [{ turn: 3, by: 0, cards: ['rope'], answers }];
  expect(questionKey({ ...asked, history }, form)).not.toBe(questionKey(asked, form));
  expect(isSameForm(form, { do: 'show', card: ['rope'] })).toBe(false);
});

const unknown = { do: 'swap-hands', target: ['plum', 'green'] } as unknown as Form;

test('orders an unknown action after the known ones and before the accusation', () => {
  const forms = inOrder([unknown, { do: 'accuse' }, { do: 'end' }, { do: 'roll' }]);
  expect(forms.map((form) => form.do as string)).toEqual(['roll', 'end', 'swap-hands', 'accuse']);
});

test('an unknown action is never the primary button, not even alone', () => {
  expect(loudForm(inOrder([unknown, { do: 'end' }]))).toEqual({ do: 'end' });
  expect(loudForm([unknown])).toBeNull();
  expect(loudForm(inOrder([unknown, { do: 'accuse' }]))).toBeNull();
  expect(actionOf(choose(begin(unknown), 'target', 'plum'))).toEqual({ do: 'swap-hands', target: 'plum' });
});

test('no button is primary while choosing a place on the board', () => {
  expect(
    loudForm(
      inOrder([
        { do: 'move', to: ['hall'] },
        { do: 'passage', to: ['study'] },
      ]),
    ),
  ).toBeNull();
});
