/** Five opponents for people: the same bots, with a name, a character and habits of their own. */
import type { Habits } from './habits.ts';

/** A bot as people meet it: with a name, a character and habits. */
export interface Opponent {
  readonly id: string;
  readonly name: string;
  /** The bot behind it. */
  readonly plays: string;
  /** How it plays otherwise than the bot behind it; null for who is the bot itself. */
  readonly habits: Habits | null;
  readonly character: { readonly en: string; readonly fr: string };
}

/** From the gentlest to the champion. */
export const opponents: readonly Opponent[] = [
  {
    id: 'daisy',
    name: 'Daisy',
    plays: 'cross-off',
    habits: { forgets: 30, mishears: 0, mixesUp: 8, hesitates: true, fond: 40, bluffs: 0 },
    character: {
      en: 'Plays for the company, loses her notes, and is delighted when you win.',
      fr: 'Joue pour la compagnie, égare ses notes, et se réjouit quand vous gagnez.',
    },
  },
  {
    id: 'basil',
    name: 'Basil',
    plays: 'cross-off',
    habits: { forgets: 5, mishears: 0, mixesUp: 0, hesitates: false, fond: 0, bluffs: 0 },
    character: {
      en: 'Crosses off every card he sees and trusts nothing he has not seen.',
      fr: 'Raye chaque carte qu’il voit et ne croit que ce qu’il a vu.',
    },
  },
  {
    id: 'agnes',
    name: 'Agnes',
    plays: 'clauses',
    habits: { forgets: 0, mishears: 10, mixesUp: 0, hesitates: false, fond: 20, bluffs: 10 },
    character: {
      en: 'Listens to every answer at the table and never forgets who could not show a card.',
      fr: 'Écoute chaque réponse et n’oublie jamais qui n’a pas pu montrer de carte.',
    },
  },
  {
    id: 'victor',
    name: 'Victor',
    plays: 'most-likely',
    habits: { forgets: 0, mishears: 0, mixesUp: 0, hesitates: false, fond: 0, bluffs: 25 },
    character: {
      en: 'Counts every possible deal in his head, and hides what he is after behind cards of his own.',
      fr: 'Compte de tête toutes les donnes possibles, et cache son jeu derrière ses propres cartes.',
    },
  },
  {
    id: 'irene',
    name: 'Irène',
    plays: 'champion',
    habits: null,
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
