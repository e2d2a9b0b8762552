/** The context shared by all parts of a table's screen: the game and its names. */
import type { EditionNames } from '@casefile/editions/names';
import type { Corridor } from '@casefile/editions/words/corridor';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Speaker } from '@casefile/editions/words/words';
import type { Cards, Drawing, Place, Seat } from '@casefile/engine';
import { type Signal, signal, useComputed } from '@preact/signals';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { NotebookState } from '../notebook/use-notebook.ts';
import type { Choosing } from '../table/forms/choosing.ts';
import { namesOf } from '../words/lexicon.ts';
import type { Scene } from '../worker/messages.ts';
import type { Session } from './session.ts';
import type { Untold } from './staging/beats.ts';

export interface TableContext {
  readonly session: Session;
  readonly cards: Cards;
  /** Null where the edition has no board. */
  readonly drawing: Drawing | null;
  /** The action that is being filled in. */
  readonly picking: Signal<Choosing | null>;
  readonly notebook: NotebookState;
  /** The places and seats of the log line being pointed at. */
  readonly pointed: Signal<Pointed | null>;
  /** The links of the last page, where they differ from a player's. */
  readonly EndWays?: ComponentType;
}
export interface Pointed {
  readonly places: readonly Place[];
  readonly seats: readonly Seat[];
}

export const Table = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  return useContext(Table)!;
}

/** The scene, for parts rendered only when there is one. */
export function useScene(): Scene {
  return useTable().session.scene.value!;
}

/** Whether the viewer is asked for something. */
export const isCalled = ({ viewerSeat, view, isQuiet, isPast }: Scene): boolean =>
  viewerSeat !== null && view.asked.includes(viewerSeat) && !isQuiet && !isPast;

/**
 * The same as shown: not while others' moves are still being staged, nor before a player whose answer ended the last turn
 * has seen the next one announced. A press skips that.
 */
export function useCalled(): boolean {
  const { session } = useTable();
  // Not the beat itself, to avoid rendering for every beat.
  const isWatching = useComputed(() => {
    const beat = session.beat.value;
    if (beat === null || beat.isAgain) return false;
    return beat.seat !== session.scene.value!.viewerSeat || beat.untold?.names.includes('turn') === true;
  }).value;
  return isCalled(session.scene.value!) && !isWatching;
}

/** The number of facts told so far: the log must not be ahead of the scene. */
export const toldOf = ({ log, beat }: Session): number => log.value.length - (beat.value?.left ?? 0);

/** The events that must not be shown before their beat. */
export function useUntold(): Untold | null {
  const { session } = useTable();
  // Not the beat itself, to avoid rendering the players for every beat.
  const key = useComputed(() => JSON.stringify(session.beat.value?.untold ?? null)).value;
  return JSON.parse(key);
}

/** Whether input is blocked: an action is being sent, or the connection is lost. */
export function useOnHold(): boolean {
  const { session } = useTable();
  return session.busy.value || session.link.value === 'lost';
}

export interface Naming {
  readonly names: EditionNames;
  readonly speaker: Speaker;
}

type MakeCorridor = (drawing: Drawing) => Corridor;
/** Fetched with the first move, when squares first need descriptions. Until then each is "a corridor". */
const makeCorridor = signal<MakeCorridor | null>(null);
let isFetching = false;
function fetchCorridor(): void {
  if (isFetching) return;
  isFetching = true;
  void import('@casefile/editions/words/corridor').then(
    (fetched) => {
      makeCorridor.value = fetched.makeCorridor;
    },
    () => {
      // Retried with the next move.
      isFetching = false;
    },
  );
}

const corridors = new WeakMap<Drawing, Corridor>();
/** Computed once per board, which takes some time. */
function corridorOf(drawing: Drawing | null, make: MakeCorridor | null): Corridor | null {
  if (drawing === null || make === null) return null;
  const known = corridors.get(drawing) ?? make(drawing);
  corridors.set(drawing, known);
  return known;
}

let last: { readonly key: string; readonly naming: Naming } | null = null;

/** The names of this table for its viewer. The same object until a name changes. */
export function useNaming(): Naming {
  const { view, viewerSeat, whole } = useScene();
  const names = namesOf(view.edition)!;
  const { session, drawing } = useTable();
  const { sittings } = session;
  const players = view.seats.map(({ suspect, name }, seat) => {
    const called = sittings.value[seat]?.name ?? name;
    return called === suspect ? { suspect } : { suspect, name: called };
  });
  const make = makeCorridor.value;
  if (make === null && drawing !== null && (!whole || view.turnNumber > 1)) fetchCorridor();
  const key = JSON.stringify([players, viewerSeat, make !== null]);
  if (last?.key !== key || last.naming.names !== names)
    last = {
      key,
      naming: { names, speaker: makeSpeaker(names, players, viewerSeat, corridorOf(drawing, make)) },
    };
  return last.naming;
}
