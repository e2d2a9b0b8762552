/** Bots by id. */
import { sampleForms } from '@casefile/engine';
import type { Bot } from './bot.ts';
import { boardOf, type EditionInfo } from './info.ts';
import { about, minds } from './minds/index.ts';
import { opponents, slipping } from './people.ts';
import { behave, calm } from './play/manners.ts';
import { rngFor } from './rng.ts';
import type { Mind, OnChance } from './sight.ts';

/** The ids that `makeBot` takes. */
export const botIds: readonly string[] = [
  'random',
  ...Object.keys(minds),
  ...opponents.map((opponent) => opponent.id),
];
/** A few words on a bot. */
export function aboutBot(id: string): string {
  const opponent = opponents.find((each) => each.id === id);
  return opponent?.character.en ?? about[id] ?? 'does anything that is legal';
}
/** Whether there is a bot of this id. */
export const isBotId = (id: string): boolean => botIds.includes(id);

/** A bot of this kind. The same seed and view give the same decision, whatever it decided before. */
export function makeBot(id: string, seed: string, info: EditionInfo, onChance?: OnChance): Bot {
  if (id === 'random') return randomBot(seed);
  const opponent = opponents.find((each) => each.id === id);
  if (opponent !== undefined)
    return slipping(makeBot(opponent.plays, seed, info, onChance), opponent.slips, seed);
  const make = Object.hasOwn(minds, id) ? minds[id] : undefined;
  if (make === undefined) throw new RangeError(`There is no bot "${id}".`);
  return mindfulBot(make(), seed, info, onChance);
}

/** One decision in so many may be an accusation, so that games among its like come to an end. */
const rarely = 50;

/** Does anything; accuses now and then. */
function randomBot(seed: string): Bot {
  return {
    decide(view, legal) {
      const below = rngFor(seed, view);
      return sampleForms(below(rarely) === 0 ? legal : calm(legal), below);
    },
  };
}

function mindfulBot(mind: Mind, seed: string, info: EditionInfo, onChance?: OnChance): Bot {
  const board = boardOf(info);
  const watched = onChance === undefined ? {} : { onChance };
  return {
    decide: (view, legal, { ms }) =>
      behave({ view, legal, info, board, you: view.you!, below: rngFor(seed, view), ms, ...watched }, mind),
  };
}
