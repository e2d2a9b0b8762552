/** Plans over two turns: what each roll would allow, and what could follow from there. */
import type { Place } from '@casefile/engine';

export interface Routes {
  readonly worths: ReadonlyMap<string, number>;
  readonly rolls: readonly (readonly [sum: number, chance: number])[];
  steps(place: Place, room: string): number;
  /** The share of a room's worth that is left when so many steps remain at the end of the turn. */
  onTheWay(steps: number): number;
  passagesFrom(place: Place): readonly string[];
}

export interface Planned {
  /** The worth of a turn that begins here, by a roll or a passage, with what follows `after` it. */
  turn(place: Place): number;
  /** The expected worth of rolling the dice and going to the best place for each roll. */
  roll(place: Place): number;
}

export function planning(routes: Routes): (turnDiscount: number, after: (room: string) => number) => Planned {
  const { worths, rolls, steps, onTheWay, passagesFrom } = routes;
  return (turnDiscount, after) => {
    const ends = new Map([...worths].map(([room, worth]) => [room, worth + turnDiscount * after(room)]));
    const rolling = (place: Place): number => {
      // A room that was left cannot be entered again on the same turn.
      const near = [...worths].flatMap(([room, worth]) =>
        room === place ? [] : [{ far: steps(place, room), worth, end: ends.get(room)! }],
      );
      let sum = 0;
      for (const [roll, chance] of rolls) {
        let best = 0;
        for (const { far, worth, end } of near)
          best = Math.max(best, far <= roll ? end : worth * onTheWay(far - roll));
        sum += chance * best;
      }
      return sum;
    };
    const known = new Map<Place, number>();
    const turn = (place: Place): number => {
      let value = known.get(place);
      if (value === undefined) {
        value = Math.max(rolling(place), ...passagesFrom(place).map((room) => ends.get(room) ?? 0));
        known.set(place, value);
      }
      return value;
    };
    return { turn, roll: rolling };
  };
}
