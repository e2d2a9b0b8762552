/** Five opponents for people: the same bots, with a name, a character and a few slips. */
import { type Action, sampleForms } from '@casefile/engine';
import type { Bot } from './bot.ts';
import { rngFor } from './rng.ts';
import { calm } from './sight.ts';

/** A bot as people meet it: with a name, a character and its slips. */
export interface Opponent {
  readonly id: string;
  readonly name: string;
  /** The bot behind it. */
  readonly plays: string;
  /** Of a hundred suggestions and moves, so many are made without thinking. */
  readonly slips: number;
  readonly character: { readonly en: string; readonly fr: string };
}

/** From the gentlest to the champion. */
export const opponents: readonly Opponent[] = [
  {
    id: 'daisy',
    name: 'Daisy',
    plays: 'cross-off',
    slips: 40,
    character: {
      en: 'Plays for the company, loses her notes, and is delighted when you win.',
      fr: 'Joue pour la compagnie, égare ses notes, et se réjouit quand vous gagnez.',
    },
  },
  {
    id: 'basil',
    name: 'Basil',
    plays: 'cross-off',
    slips: 5,
    character: {
      en: 'Crosses off every card he sees and trusts nothing that he has not seen.',
      fr: 'Coche chaque carte qu’il voit et ne croit que ce qu’il a vu.',
    },
  },
  {
    id: 'agnes',
    name: 'Agnes',
    plays: 'clauses',
    slips: 0,
    character: {
      en: 'Listens to every answer at the table and never forgets who could not show a card.',
      fr: 'Écoute chaque réponse et n’oublie jamais qui n’a pas pu montrer de carte.',
    },
  },
  {
    id: 'victor',
    name: 'Victor',
    plays: 'most-likely',
    slips: 0,
    character: {
      en: 'Counts every possible deal in his head and goes straight for the likeliest crime.',
      fr: 'Compte de tête toutes les donnes possibles et vise droit au crime le plus probable.',
    },
  },
  {
    id: 'irene',
    name: 'Irène',
    plays: 'champion',
    slips: 0,
    character: {
      en: 'Knows what you know, shows you as little as she can, and strikes just before you do.',
      fr: 'Sait ce que vous savez, vous en montre le moins possible, et frappe juste avant vous.',
    },
  },
];

/** So many opponents of mixed strengths, spread evenly from the gentlest to the champion; by turns when they run out. */
export function mixedOpponents(count: number): string[] {
  const most = opponents.length;
  return Array.from({ length: count }, (_, i) => opponents[Math.floor(((i + 0.5) * most) / count)]!.id);
}

/** One more opponent for a table: the gentlest of those who sit there the fewest times. */
export function nextOpponent(seated: readonly string[]): string {
  const times = ({ id }: Opponent): number => seated.filter((each) => each === id).length;
  const fewest = Math.min(...opponents.map(times));
  return opponents.find((each) => times(each) === fewest)!.id;
}

/** Slips are for moves and suggestions: nobody shows by mistake what they do not hold, or accuses without meaning to. */
const slippery: readonly Action['do'][] = ['move', 'suggest', 'ask', 'choose'];

/** The bot, but now and then it does not think. */
export function slipping(bot: Bot, slips: number, seed: string): Bot {
  if (slips === 0) return bot;
  return {
    decide(view, legal, hint) {
      const below = rngFor(`${seed} slips`, view);
      const some = legal.filter((form) => slippery.includes(form.do));
      if (some.length > 0 && below(100) < slips) return sampleForms(calm(some), below);
      return bot.decide(view, legal, hint);
    },
  };
}
