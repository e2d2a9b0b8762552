/** What is said of a bot where bots are listed. */
import { peopleId } from './make-bot.ts';
import { about } from './minds/index.ts';
import { opponents } from './people.ts';

/** A few words on a bot. */
export function aboutBot(id: string): string {
  const opponent = opponents.find((each) => each.id === id);
  if (id === peopleId)
    return 'somebody else in every game, with the habits of people: forgets, bluffs, has favourites';
  return opponent?.character.en ?? about[id] ?? 'does anything that is legal';
}
