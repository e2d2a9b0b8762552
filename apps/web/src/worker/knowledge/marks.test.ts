import { clue2002 } from '@casefile/editions/clue-2002/edition';
import { openTable, playAt, positionAt, seededChance, type Table } from '@casefile/engine';
import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

/** A table where one player has named three cards, and the next one has none of them or has shown one. */
function asked(): Table {
  const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
  const layout = {
    pawns: { scarlet: 'hall' },
    pulled: ['scarlet'],
    hands: { scarlet: ['green', 'hall'], plum: ['rope'] },
  };
  const opened = openTable(clue2002, { players, layout }, seededChance('3'.repeat(64)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const done = playAt(opened.table, 0, { do: 'suggest', suspect: 'green', weapon: 'rope', room: 'hall' });
  if (!done.ok) throw new Error(done.refusal.why);
  return done.table;
}

test('a spectator’s notebook contains the public knowledge', () => {
  const table = asked();
  const { cells, consistent } = marksOf(positionAt(table, 'spectator'), 'facts', false);
  expect(consistent).toBe(true);
  const lacking = Object.values(cells).flatMap((row) => Object.values(row));
  const lacked = table.game.table.inquiry?.answers.filter(({ answer }) => answer === 'none') ?? [];
  expect(lacked.length).toBe(1);
  // Three cards for each player who had none of them, and nobody's hand.
  expect(lacking.filter((mark) => mark === 'no').length).toBe(3 * lacked.length);
  expect(lacking).not.toContain('yes');
});
