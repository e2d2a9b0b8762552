import { ArenaTable } from '@casefile/bots/arena/table';
import { editionById } from '@casefile/editions';
import type { Form } from '@casefile/engine';
import { expect, test } from 'vitest';
import { makeScene } from '../scene.ts';
import { choicesFor, menuOf, questionFor } from './menu.ts';

const edition = editionById('clue-2002')!;
const suspects = edition.cards({}).suspects.slice(0, 3);
const table = ArenaTable.mustOpen({ edition, suspects, options: {}, seed: '0'.repeat(64) });
const scene = await makeScene(table, 0, [null, null, null], 'en');
const labels = (...forms: Form[]) => menuOf(forms, scene).map(({ label }) => label);

test('lists rooms first, squares behind one entry, and the riskiest action last', () => {
  const forms: Form[] = [
    { do: 'accuse', suspect: ['plum'], weapon: ['rope'], room: ['hall'] },
    { do: 'end' },
    { do: 'move', to: [[9, 1], [8, 0], 'hall', 'study'] },
  ];
  expect(labels(...forms)).toEqual([
    'Go to the Hall',
    'Go to the Study',
    'Go to a square: 2 marked ◆ (or type column,row)',
    'End the turn',
    'Make an accusation',
  ]);
  const squares = menuOf(forms, scene)[2]!;
  expect(choicesFor(squares, 'to', scene)).toEqual([
    ['8,0', [8, 0]],
    ['9,1', [9, 1]],
  ]);
});

test('lists few choices one by one and asks for the two cards of a card game one after the other', () => {
  expect(labels({ do: 'show', card: ['rope', 'plum'] })).toEqual([
    'Show the Rope',
    'Show the Professor Plum card',
  ]);
  const [pair] = menuOf([{ do: 'ask', from: ['rope', 'plum', 'hall'] }], scene);
  expect(pair!.ask).toEqual(['from']);
  const second = { ...pair!, given: { ...pair!.given, cards: ['rope'] } };
  expect(choicesFor(second, 'from', scene).map(([label]) => label)).toEqual(['Professor Plum', 'Hall']);
  expect(questionFor(scene.words, 'from', scene)).toBe('Which card?');
});

test('does not ask for arguments that the form fixes', () => {
  const [entry] = menuOf(
    [{ do: 'suggest', suspect: suspects, weapon: ['rope', 'knife'], room: 'hall' }],
    scene,
  );
  expect(entry).toMatchObject({ given: { do: 'suggest', room: 'hall' }, ask: ['suspect', 'weapon'] });
});
