import { editionById } from '@casefile/editions';
import { type Fact, openGame, play, type Seat, seededChance } from '@casefile/engine';
import { expect, test } from 'vitest';
import { SeatHistory } from '../knowledge/seat-history.ts';
import { accusationsOf } from './accusations.ts';

test('cards another accuser reveals do not count towards one’s own accusation (K18-09)', () => {
  const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
  const layout = {
    first: 'scarlet',
    envelope: ['green', 'rope', 'kitchen'],
    hands: { scarlet: ['scarlet', 'orchid', 'mustard'], mustard: ['knife'], plum: ['plum', 'courtyard'] },
  };
  const opened = openGame(editionById('card-2018')!, { players, layout }, seededChance('ca5e'.repeat(16)));
  if (!opened.ok) throw new Error(opened.problem.what);
  const steps: (readonly Fact[])[] = [opened.facts];
  let { game } = opened;
  const accuse = (by: Seat, room: string): void => {
    const played = play(game, by, { do: 'accuse', suspect: 'green', weapon: 'rope', room });
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
    steps.push(played.facts);
  };
  for (const [by, room] of ['dining-room', 'courtyard', 'kitchen'].entries()) accuse(by, room);

  const chances = players.map((_, seat) => {
    const history = new SeatHistory({ rules: game.table.rules, viewpoint: 'table', steps }, seat);
    const { solutions } = history.knowledgeAt(history.dealt);
    return { chance: accusationsOf(history)[0]!.chance, solutions };
  });
  for (const { chance, solutions } of chances) expect(chance).toBeCloseTo(1 / solutions!, 12);
});
