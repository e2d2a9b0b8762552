/** Rates places and rolls by the best suggestion they allow. */
import {
  advance,
  type CardId,
  legalForms,
  type Place,
  type Position,
  type Seat,
  scriptedChance,
  seededChance,
} from '@casefile/engine';
import type { Round } from '../decisions/answers.ts';
import { rater } from '../decisions/suggestions.ts';
import type { CountedKnowledge } from '../knowledge/counted-knowledge.ts';
import { lookedAt } from './learning.ts';
import type { HasTime, SeatPosition } from './tip.ts';

/** The best cards to name, and their expected information. */
export interface RatedQuestion {
  readonly cards: readonly CardId[];
  readonly bits: number;
}
const nothing: RatedQuestion = { cards: [], bits: 0 };

export class RoomValues {
  readonly pos: SeatPosition;
  readonly counting: CountedKnowledge;
  readonly hasTime: HasTime;
  readonly #rate: (cards: readonly CardId[]) => number;
  readonly #known = new Map<CardId, RatedQuestion>();

  constructor(pos: SeatPosition, counting: CountedKnowledge, round: Round, hasTime: HasTime) {
    this.pos = pos;
    this.counting = counting;
    this.hasTime = hasTime;
    const rate = rater(counting, round);
    this.#rate = (cards) => {
      const bits = rate(cards);
      // A choice among cards to show is only approximated, so no information may come out slightly negative.
      return typeof bits === 'string' ? 0 : Math.max(0, bits);
    };
  }

  /** Rates the options until time is up. */
  rated(choices: readonly (readonly CardId[])[]): RatedQuestion[] {
    const rated: RatedQuestion[] = [];
    for (const cards of choices) {
      rated.push({ cards, bits: this.#rate(cards) });
      if (!this.hasTime()) break;
    }
    return rated;
  }

  /** The best question in a room; where nobody is asked, the cards lying there. */
  in(room: CardId): RatedQuestion {
    const known = this.#known.get(room) ?? this.#valueOf(room);
    this.#known.set(room, known);
    return known;
  }

  #valueOf(room: CardId): RatedQuestion {
    const { suspects, weapons, rooms } = this.pos.rules.cards;
    if (!rooms.includes(room)) {
      const isLooked = this.offersAt(room).includes('look');
      return isLooked ? { cards: [], bits: lookedAt(this.counting, 'pool', this.hasTime) } : nothing;
    }
    const choices = suspects.flatMap((suspect) => weapons.map((weapon) => [suspect, weapon, room]));
    return this.rated(choices).reduce((best, each) => (each.bits > best.bits ? each : best));
  }

  /** The actions that are legal after going there. */
  offersAt(to: Place): readonly string[] {
    const { pos } = this;
    const seat = pos.you;
    const pawn = pos.rules.players[seat]!.suspect;
    const there = advance(pos, { fact: 'moved', seat, pawn, to, by: 'walk', left: 0 });
    return legalForms(there, seat).map((form) => form.do);
  }
}

/** The places this seat's roll can reach, weighted by its probability. `times` rolls are walked one after the other. */
export function afterRolls<T>(
  pos: Position,
  seat: Seat,
  times: number,
  worthOf: (rooms: readonly CardId[]) => T,
): { readonly chance: number; readonly value: T }[] {
  const { mechanics, edition } = pos.rules;
  const roll = mechanics.find((mechanic) => mechanic.does?.roll)?.does?.roll;
  if (roll === undefined) return [];
  const stepsOf = (dice: readonly number[]): number => {
    const chance = scriptedChance({ die: dice }, seededChance('0'.repeat(64)));
    const [rolled] = roll({ pos, seat, chance }, { do: 'roll' } as never);
    return rolled?.fact === 'rolled' ? rolled.steps : 0;
  };
  let sums = new Map([[0, 1]]);
  const once = rollsOf(edition.dice).map(({ dice, chance }) => ({ steps: stepsOf(dice), chance }));
  for (let n = 0; n < times; n++) {
    const next = new Map<number, number>();
    for (const [before, likely] of sums)
      for (const { steps, chance } of once)
        next.set(before + steps, (next.get(before + steps) ?? 0) + likely * chance);
    sums = next;
  }
  // A face with a sign triggers something else; only its distance counts here.
  const dice = edition.dice.map((faces) => faces.at(-1)!);
  return [...sums].map(([steps, chance]) => {
    const then = advance(pos, { fact: 'rolled', seat, dice, steps });
    const rooms = legalForms(then, seat)
      .filter((form) => form.do === 'move')
      .flatMap((form) => (form.to ?? []).filter((to) => typeof to === 'string'));
    return { chance, value: worthOf(rooms) };
  });
}

function rollsOf(
  dice: readonly (readonly number[])[],
): { readonly dice: readonly number[]; readonly chance: number }[] {
  return dice.reduce<{ dice: readonly number[]; chance: number }[]>(
    (rolled, die) =>
      rolled.flatMap((before) =>
        die.map((face) => ({ dice: [...before.dice, face], chance: before.chance / die.length })),
      ),
    [{ dice: [], chance: 1 }],
  );
}
