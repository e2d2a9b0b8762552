/** Places that may be picked now: those a picker asks for, else those a single tap leads to. */
import type { Place } from '@casefile/engine';
import { useComputed } from '@preact/signals';
import { useScene, useTable } from '../../game/context.ts';
import { actionOf, choicesOf, choose, destinations, isMove, openKeys } from '../forms/choosing.ts';

export interface Destinations {
  readonly places: readonly Place[];
  readonly pick: (place: Place) => void;
}

export function useDestinations(): Destinations {
  const { session, picking } = useTable();
  const { legal, ways } = useScene();
  // Only a picker that asks for a place concerns the board.
  const choosing = useComputed(() => {
    const now = picking.value;
    return now !== null && !isMove(now) && openKeys(now).includes('to') ? now : null;
  }).value;
  if (choosing !== null) {
    return {
      places: choicesOf(choosing.form, 'to'),
      pick: (place) => {
        picking.value = choose(choosing, 'to', place);
      },
    };
  }
  const map = destinations(legal);
  return {
    places: [...map.values()].map(({ chosen }) => chosen.to as Place),
    pick: (place) => {
      const picked = map.get(String(place))!;
      const action = actionOf(picked);
      const isLast = ways.some((way) => way.isLast && String(way.to) === String(place));
      // A slip of the finger must not end the turn.
      if (isLast && isMove(picked)) picking.value = picked;
      else if (action !== null) void session.act(action);
    },
  };
}
