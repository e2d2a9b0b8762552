/** Five opponents for people: the same bots, with a name, a character and habits of their own. */
import { type Casting, castings } from './casting.ts';

/** What people are told about an opponent. */
interface Person {
  readonly name: string;
  readonly character: { readonly en: string; readonly fr: string };
}

/** A bot as people meet it: with a name, a character and habits. */
export interface Opponent extends Casting, Person {}

const people: Readonly<Record<string, Person>> = {
  daisy: {
    name: 'Daisy',
    character: {
      en: 'Plays for the company, loses her notes, and is delighted when you win.',
      fr: 'Joue pour la compagnie, égare ses notes, et se réjouit quand vous gagnez.',
    },
  },
  basil: {
    name: 'Basil',
    character: {
      en: 'Crosses off every card he sees and trusts nothing he has not seen.',
      fr: 'Raye chaque carte qu’il voit et ne croit que ce qu’il a vu.',
    },
  },
  agnes: {
    name: 'Agnes',
    character: {
      en: 'Listens to every answer at the table and never forgets who could not show a card.',
      fr: 'Écoute chaque réponse et n’oublie jamais qui n’a pas pu montrer de carte.',
    },
  },
  victor: {
    name: 'Victor',
    character: {
      en: 'Counts every possible deal in his head, and hides what he is after behind cards of his own.',
      fr: 'Compte de tête toutes les donnes possibles, et cache son jeu derrière ses propres cartes.',
    },
  },
  irene: {
    name: 'Irène',
    character: {
      en: 'Knows what you know, shows you as little as she can, and strikes just before you do.',
      fr: 'Sait ce que vous savez, vous en montre le moins possible, et frappe juste avant vous.',
    },
  },
};

/** From the gentlest to the champion. */
export const opponents: readonly Opponent[] = castings.map((casting) => ({
  ...casting,
  ...people[casting.id]!,
}));

/** Opponents of mixed strengths, spread evenly from the gentlest to the champion; they repeat when more are needed. */
export function mixedOpponents(count: number): string[] {
  const available = opponents.length;
  return Array.from({ length: count }, (_, i) => opponents[Math.floor(((i + 0.5) * available) / count)]!.id);
}

/** One more opponent for a table: the gentlest of those who sit there the fewest times. */
export function nextOpponent(seated: readonly string[]): string {
  const times = ({ id }: Opponent): number => seated.filter((each) => each === id).length;
  const fewest = Math.min(...opponents.map(times));
  return opponents.find((each) => times(each) === fewest)!.id;
}
