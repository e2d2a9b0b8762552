/** The deals as somebody sees them who holds no cards: nobody at the table knows less. */
import { knowledgeFromView } from '@casefile/deduction';
import type { CardId, View } from '@casefile/engine';
import { graspOf } from '../../knowledge/exact.ts';
import { makeWorlds, type Worlds } from '../../knowledge/worlds.ts';
import type { Sight } from '../../sight.ts';
import type { Temper } from './temper.ts';

export function publicWorlds({ view, info, you }: Sight, { worlds }: Temper): Worlds | null {
  const isPublic = (card: CardId): boolean => {
    const owner = view.known[card];
    return owner === 'face-up' || (typeof owner === 'number' && view.seats[owner]!.murdered === true);
  };
  const known = Object.fromEntries(Object.entries(view.known).filter(([card]) => isPublic(card)));
  const outside: View = { ...view, you: null, hand: [], known, shown: [], showed: [] };
  const drawing = { count: worlds, most: 0, seed: view.history.length };
  const knowledge = knowledgeFromView(outside, info.cards);
  const grasp = graspOf(knowledge, 'counting');
  return grasp && makeWorlds(knowledge, grasp, outside, info.cards, you, drawing);
}
