/** What every part of a table's screen needs: the game, and how things are called. */
import type { EditionNames } from '@casefile/editions/names';
import type { Corridor } from '@casefile/editions/words/corridor';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Speaker } from '@casefile/editions/words/words';
import type { Cards, Drawing, Place, Seat } from '@casefile/engine';
import { type Signal, signal, useComputed } from '@preact/signals';
import { createContext } from 'preact';
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
  /** What a line of the log speaks of, while it is pointed at. */
  readonly pointed: Signal<Pointed | null>;
}
export interface Pointed {
  readonly places: readonly Place[];
  readonly seats: readonly Seat[];
}

export const Table = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  return useContext(Table)!;
}

/** The scene, for parts that are drawn only when there is one. */
export function useScene(): Scene {
  return useTable().session.scene.value!;
}

/** Is whoever looks at the table asked for something? */
export const isCalled = ({ viewerSeat, view, isQuiet, isPast }: Scene): boolean =>
  viewerSeat !== null && view.asked.includes(viewerSeat) && !isQuiet && !isPast;

/** The same for what is drawn: while others are seen to act, nobody is asked yet. A press ends that. */
export function useCalled(): boolean {
  const { session } = useTable();
  // Not the beat itself: what is drawn with this need not be drawn for every beat.
  const isWatching = useComputed(() => {
    const beat = session.beat.value;
    return beat !== null && beat.isAgain !== true && beat.seat !== session.scene.value!.viewerSeat;
  }).value;
  return isCalled(session.scene.value!) && !isWatching;
}

/** How many facts have been told: what is still being shown is not in the log before it is seen. */
export const toldOf = ({ log, beat }: Session): number => log.value.length - (beat.value?.left ?? 0);

/** What is held back until its beat comes. */
export function useUntold(): Untold | null {
  const { session } = useTable();
  // Not the beat itself: the row of players need not be drawn for every beat.
  const key = useComputed(() => JSON.stringify(session.beat.value?.untold ?? null)).value;
  return JSON.parse(key);
}

/** Nothing can be done while an action is on its way, or nobody would hear it. */
export function useOnHold(): boolean {
  const { session } = useTable();
  return session.busy.value || session.link.value === 'lost';
}

export interface Naming {
  readonly names: EditionNames;
  readonly speaker: Speaker;
}

type MakeCorridor = (drawing: Drawing) => Corridor;
/** Fetched with the first move: before it nobody speaks of squares. Until then each is "a corridor". */
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
      // With the next move it is tried again.
      isFetching = false;
    },
  );
}

const corridors = new WeakMap<Drawing, Corridor>();
/** Made once for a board: finding where its squares lead takes some time. */
function corridorOf(drawing: Drawing | null, make: MakeCorridor | null): Corridor | null {
  if (drawing === null || make === null) return null;
  const known = corridors.get(drawing) ?? make(drawing);
  corridors.set(drawing, known);
  return known;
}

let last: { readonly key: string; readonly naming: Naming } | null = null;

/** How this table's things are called for who looks at it. The same as before until a name is another. */
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
