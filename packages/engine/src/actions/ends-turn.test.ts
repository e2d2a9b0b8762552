import { editions } from '@casefile/editions';
import { expect, test } from 'vitest';
import { seededChance } from '../chance/index.ts';
import { openGame, play } from '../game/game.ts';
import { askedSeats } from '../position/position.ts';
import type { ActionOf } from '../vocabulary.ts';
import { endsTurn } from './ends-turn.ts';
import { expandForm, sampleForms } from './forms.ts';
import { legalForms } from './legal.ts';

/** What moves did at random tables of an edition, and what was said of them before. */
function movesOf(edition: (typeof editions)[number]): { last: number; slips: string[]; idle: string[] } {
  const found = { last: 0, slips: [] as string[], idle: [] as string[] };
  for (const seed of ['1', '2', '3']) {
    const chance = seededChance(seed.repeat(64));
    const players = edition
      .cards({})
      .suspects.slice(0, 3)
      .map((suspect) => ({ suspect }));
    const opened = openGame(edition, { players }, chance);
    if (!opened.ok) throw new Error(opened.problem.what);
    let { game } = opened;
    for (let i = 0; i < 150 && game.table.result === null; i++) {
      const seat = askedSeats(game.table)[0]!;
      const forms = legalForms(game.table, seat);
      for (const move of forms.filter((form) => form.do === 'move').flatMap(expandForm)) {
        const isLast = endsTurn(game.table, seat, move as ActionOf<'move'>);
        const played = play(game, seat, move);
        const names = played.ok ? played.facts.map(({ fact }) => fact) : [];
        const said = `${edition.id} ${JSON.stringify(move)}: ${names}`;
        if (isLast) found.last++;
        if (names.includes('turn') && !isLast) found.slips.push(said);
        if (isLast && !names.includes('turn') && !names.includes('drew')) found.idle.push(said);
      }
      const played = play(
        game,
        seat,
        sampleForms(forms, (bound) => chance.below(bound)),
      );
      if (!played.ok) throw new Error(played.refusal.why);
      ({ game } = played);
    }
  }
  return found;
}

test.each(editions.map((edition) => [edition.id, edition] as const))(
  '%s: predicts every move that ends the turn',
  (_, edition) => {
    const { slips, idle } = movesOf(edition);
    expect(slips).toEqual([]);
    expect(idle).toEqual([]);
  },
);

test('a move ends the turn in some editions and not in others', () => {
  const last = Object.fromEntries(
    editions.filter(({ drawing }) => drawing).map((edition) => [edition.id, movesOf(edition).last > 0]),
  );
  expect(last['clue-2015']).toBe(true);
  expect(last['secrets-2008']).toBe(true);
  expect(last['clue-2002']).toBe(false);
});

test('an illegal move does not end the turn', () => {
  const [edition] = editions;
  const players = ['scarlet', 'plum', 'green'].map((suspect) => ({ suspect }));
  const opened = openGame(edition!, { players }, seededChance('5'.repeat(64)));
  if (!opened.ok) throw new Error(opened.problem.what);
  expect(endsTurn(opened.game.table, 0, { do: 'move', to: 'hall' })).toBe(false);
});
