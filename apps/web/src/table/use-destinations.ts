/** Places that may be picked now: those a picker asks for, else those a single tap leads to. */
import type { Place } from '@casefile/engine';
import { useScene, useTable } from '../game/context.ts';
import { actionOf, choicesOf, choose, destinations, openKeys } from './choosing.ts';

export interface Destinations {
  readonly places: readonly Place[];
  readonly pick: (place: Place) => void;
}

export function useDestinations(): Destinations {
  const { session, picking } = useTable();
  const { legal } = useScene();
  const choosing = picking.value;
  // A picker that asks for a place asks for it on the board too.
  if (choosing !== null && choosing.form.do !== 'move' && openKeys(choosing).includes('to')) {
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
      const action = actionOf(map.get(String(place))!);
      if (action !== null) void session.act(action);
    },
  };
}
