/** The middle of the table: the board, or for editions without one the cards that were named last. */
import type { Place } from '@casefile/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useScene, useTable } from '../game/context.ts';
import { actionOf, type Choosing, choicesOf, choose, destinations, openKeys } from './choosing.ts';

export function useDestinations(picking: Signal<Choosing | null>): {
  readonly places: readonly Place[];
  readonly pick: (place: Place) => void;
} {
  const { session } = useTable();
  const { legal } = useScene();
  const choosing = picking.value;
  // A picker that asks for a place asks for it on the board too.
  if (choosing !== null && openKeys(choosing).includes('to')) {
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
