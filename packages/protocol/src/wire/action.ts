/** Schemas of the engine's actions. Legality is up to the engine. */
import type { Action } from '@casefile/engine';
import * as v from 'valibot';
import { plainId as id, placeSchema as place } from './values.ts';
import { variantBy } from './variant.ts';

const action = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ do: v.literal(kind), ...entries });

/** Any action of any edition. */
export const actionSchema = variantBy('do', [
  action('roll', {}),
  action('stay', {}),
  action('pass', {}),
  action('end', {}),
  action('look', {}),
  action('draw', {}),
  action('passage', { to: v.exactOptional(place) }),
  action('move', { to: place }),
  action('place', { weapon: id, room: id }),
  action('suggest', { suspect: id, weapon: id, room: id }),
  action('accuse', { suspect: id, weapon: id, room: id }),
  action('ask', { cards: v.pipe(v.array(id), v.maxLength(6)) }),
  action('show', { card: id }),
  action('spy', { target: id }),
  action('play', { card: id, to: v.exactOptional(place), pawn: v.exactOptional(id) }),
  action('power', {
    to: v.exactOptional(place),
    suspect: v.exactOptional(id),
    weapon: v.exactOptional(id),
    room: v.exactOptional(id),
  }),
  action('choose', {
    card: v.exactOptional(id),
    target: v.exactOptional(id),
    to: v.exactOptional(place),
    room: v.exactOptional(id),
  }),
]);

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/** @public Fails to compile when this list and the engine's actions differ. */
export const knowsEveryAction: Same<v.InferOutput<typeof actionSchema>['do'], Action['do']> = true;
