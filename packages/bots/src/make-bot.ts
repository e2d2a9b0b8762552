/** Bots by id. */
import { sampleForms } from '@casefile/engine';
import type { Bot } from './bot.ts';
import { castings } from './casting.ts';
import { randomPerson, withHabits } from './habits.ts';
import { boardOf, type EditionInfo } from './info.ts';
import { minds } from './minds/index.ts';
import { decideAction } from './play/decide.ts';
import { rngFor } from './rng.ts';
import { type Mind, type OnChance, withoutAccusing } from './sight.ts';

/** The id of a bot that is another person, with other habits, in every game. */
export const peopleId = 'people';

/** The ids that `makeBot` takes. */
export const botIds: readonly string[] = [
  'random',
  peopleId,
  ...Object.keys(minds),
  ...castings.map(({ id }) => id),
];
/** Whether there is a bot of this id. */
export const isBotId = (id: string): boolean => botIds.includes(id);

/** Makes a bot. The same seed and view give the same decision, whatever it decided before. */
export function makeBot(id: string, seed: string, info: EditionInfo, onChance?: OnChance): Bot {
  if (id === 'random') return randomBot(seed);
  const opponent = castings.find((each) => each.id === id);
  if (opponent !== undefined) {
    const bot = makeBot(opponent.plays, seed, info, onChance);
    return opponent.habits === null ? bot : withHabits(bot, opponent.habits, seed, info);
  }
  if (id === peopleId) {
    const { plays, habits } = randomPerson(seed);
    return withHabits(makeBot(plays, seed, info), habits, seed, info);
  }
  const make = Object.hasOwn(minds, id) ? minds[id] : undefined;
  if (make === undefined) throw new RangeError(`There is no bot "${id}".`);
  return mindfulBot(make(), seed, info, onChance);
}

/** One decision in this many may be an accusation, so that games between random bots end. */
const accusesOnceIn = 50;

/** Takes any legal action; accuses now and then. */
function randomBot(seed: string): Bot {
  return {
    decide(view, legal) {
      const below = rngFor(seed, view);
      return sampleForms(below(accusesOnceIn) === 0 ? legal : withoutAccusing(legal), below);
    },
  };
}

function mindfulBot(mind: Mind, seed: string, info: EditionInfo, onChance?: OnChance): Bot {
  const board = boardOf(info);
  const watched = onChance === undefined ? {} : { onChance };
  return {
    decide: (view, legal, { ms }) =>
      decideAction(
        { view, legal, info, board, you: view.you!, below: rngFor(seed, view), ms, ...watched },
        mind,
      ),
  };
}
