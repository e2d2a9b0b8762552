/** The middle of the table: the board, or for editions without one the cards that were named last. */
import type { Place } from '@casefile/engine';
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { isBoardArt } from '../art/art-of.ts';
import { CardFace } from '../art/cards.tsx';
import { useArt } from '../art/use-art.ts';
import { Board, type BoardWords, type Destination } from '../board/Board.tsx';
import { useNaming, useScene, useTable } from '../game/context.ts';
import { tongue, ui } from '../words/lexicon.ts';
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

export function Stage({ picking }: { readonly picking: Signal<Choosing | null> }): JSX.Element {
  const { drawing } = useTable();
  return drawing === null ? <CardTable /> : <BoardStage picking={picking} />;
}

function BoardStage({ picking }: { readonly picking: Signal<Choosing | null> }): JSX.Element {
  const { drawing } = useTable();
  const { view, ways } = useScene();
  const { names } = useNaming();
  const words = useBoardWords();
  const art = useArt(view.edition);
  const { places, pick } = useDestinations(picking);
  if (art === undefined || !isBoardArt(art)) return <div class="opening" aria-busy="true" />;
  const destinations = places.map((place): Destination => {
    const way = ways.find(({ to }) => String(to) === String(place));
    const own = view.pawns[view.seats[view.turn]!.suspect];
    const start = own === null || own === undefined ? [] : [own];
    return way === undefined
      ? { place, cost: null }
      : { place, cost: way.steps, path: way.path.length === 0 ? [] : [...start, ...way.path] };
  });
  const inquiry = view.waitingFor === null ? undefined : view.history.at(-1);
  const room = inquiry?.cards.find((card) => card in names.rooms);
  return (
    <Board
      drawing={drawing!}
      art={art}
      words={words}
      pawns={view.pawns}
      weapons={view.weapons}
      active={view.seats[view.turn]!.suspect}
      destinations={destinations}
      lit={room === undefined ? [] : [room]}
      onPick={pick}
    />
  );
}

function useBoardWords(): BoardWords {
  const { view } = useScene();
  const { names } = useNaming();
  const { lang } = tongue.value!;
  return useMemo(() => {
    const t = ui().table;
    const name = (id: string): string =>
      names.rooms[id] ?? names.suspects[id] ?? names.weapons[id] ?? names.extras[id] ?? id;
    const place = (at: Place): string => (typeof at === 'string' ? name(at) : t.square(at[0], at[1]));
    return {
      board: t.board,
      zoomIn: t.zoomIn,
      zoomOut: t.zoomOut,
      whole: t.wholeBoard,
      place,
      describe(at, { cost, pieces }) {
        const steps = cost === undefined ? null : cost === null ? t.reachable : t.steps(cost);
        const there = pieces.map(name).join(', ');
        return [place(at), steps, there === '' ? null : there].filter((part) => part !== null).join(', ');
      },
    };
    // The words change with the edition and the language only: a board drawn anew for each move would flicker.
  }, [view.edition, lang, names]);
}

/** Without a board: the cards named last lie in the middle, and who answered how. */
function CardTable(): JSX.Element {
  const { view } = useScene();
  const { speaker } = useNaming();
  const inquiry = view.history.at(-1);
  return (
    <div class="card-table">
      {inquiry !== undefined && (
        <>
          <p>{speaker.seat(inquiry.by)}</p>
          <ul class="cards">
            {inquiry.cards.map((card) => (
              <li key={card}>
                <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
              </li>
            ))}
          </ul>
          <ul class="answers">
            {inquiry.answers.map(({ seat, answer }) => (
              <li key={seat} data-answer={answer}>
                {speaker.seat(seat)} <strong>{ui().table.answers[answer]}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
