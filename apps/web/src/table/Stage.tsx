/** The middle of the table: the board, or for editions without one the cards that were named last. */
import type { Fact, Place } from '@casefile/engine';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { isStill, settings } from '../app/settings.ts';
import { isBoardArt } from '../art/art-of.ts';
import { useArt } from '../art/use-art.ts';
import { Board, type BoardWords, type Destination, type Walks } from '../board/Board.tsx';
import { hiddenCards, isHiddenCard } from '../board/hidden-cards.ts';
import { useBoard } from '../board/use-board.ts';
import { useNaming, useScene, useTable, useUntold } from '../game/context.ts';
import { locale, ui } from '../words/lexicon.ts';
import { placeOf } from './forms/choosing.ts';
import { useDestinations } from './panel/use-destinations.ts';

const CardTable = lazyPart(() => import('./card-table/CardTable.tsx').then(({ CardTable }) => CardTable));

export function Stage(): JSX.Element {
  const { drawing } = useTable();
  return drawing === null ? <CardTable /> : <BoardStage />;
}

function BoardStage(): JSX.Element {
  const { session, drawing, pointed, picking } = useTable();
  const { view, ways, viewerSeat } = useScene();
  const picked = useComputed(() => placeOf(picking.value)).value;
  const { names } = useNaming();
  // The staged question and turn: the game itself may be ahead.
  const asked = useComputed(() => session.beat.value?.asking?.cards).value;
  const turn = useUntold()?.turn ?? view.turn;
  const words = useBoardWords();
  const art = useArt(view.edition);
  const walks = useWalks();
  const { places, pick } = useDestinations();
  const layout = useBoard(drawing, art !== undefined && isBoardArt(art) ? art : null, words.place, {
    pawns: Object.keys(view.pawns).length,
    weapons: Object.keys(view.weapons).length + 1,
  });
  const things = useMemo(
    () => ({ ...view.weapons, ...hiddenCards(view.spots, names.rooms) }),
    [view.weapons, view.spots, names],
  );
  if (art === undefined || layout === null) return <div class="opening" aria-busy="true" />;
  const isMine = viewerSeat !== null && view.asked.includes(viewerSeat) && turn === viewerSeat;
  const active = view.seats[turn]!.suspect;
  const own = view.pawns[active] ?? null;
  const destinations = places.map((place): Destination => {
    const way = ways.find(({ to }) => String(to) === String(place));
    const start = own === null ? [] : [own];
    return way === undefined
      ? { place, cost: null }
      : { place, cost: way.steps, path: way.path.length === 0 ? [] : [...start, ...way.path] };
  });
  const inquiry = view.waitingFor === null ? undefined : view.history.at(-1);
  const room = (asked ?? inquiry?.cards)?.find((card) => card in names.rooms);
  const marked = pointed.value?.places ?? (picked !== null ? [picked] : room === undefined ? [] : [room]);
  const [only] = marked;
  const path = destinations.find(({ place }) => String(place) === String(only))?.path ?? null;
  // While a walk is shown its whole path matters, afterwards its end.
  const isWalking = walks !== null && walks.now !== null;
  const walked = isWalking ? (walks.pieces.find(({ piece }) => piece === active)?.path ?? []) : [];
  const standing = Object.values(view.pawns).filter((place) => place !== null);
  return (
    <Board
      layout={layout}
      palette={art.palette}
      words={words}
      pawns={view.pawns}
      weapons={things}
      active={active}
      destinations={destinations}
      path={path}
      lit={marked}
      focus={
        room !== undefined && places.length === 0
          ? [room]
          : [...places, ...(own === null ? standing : [...walked, own])]
      }
      isNear={isMine}
      walks={walks}
      onPick={pick}
    />
  );
}

/** Moves pieces when their beat comes, if moves are staged at all. */
function useWalks(): Walks | null {
  const { session } = useTable();
  const { walks, whole } = useScene();
  // Not the beat itself: the board need not be redrawn for beats that do not concern it.
  const now = useComputed(() => {
    const beat = session.beat.value;
    return beat === null ? null : pieceOf(beat.fact);
  }).value;
  if (whole || walks.length === 0 || isStill() || settings.speed.value === 'instant') return null;
  return {
    number: session.log.value.length,
    pieces: walks,
    now,
    stepMs: settings.speed.value === 'brisk' ? 45 : 110,
  };
}

const pieceOf = (fact: Fact): string =>
  fact.fact === 'moved' ? fact.pawn : fact.fact === 'brought' ? fact.piece : '';

function useBoardWords(): BoardWords {
  const { view } = useScene();
  const { names, speaker } = useNaming();
  const { lang, game } = locale.value!;
  return useMemo(() => {
    const t = ui().table;
    const name = (id: string): string =>
      isHiddenCard(id)
        ? t.hiddenCard
        : (names.rooms[id] ?? names.suspects[id] ?? names.weapons[id] ?? names.extras[id] ?? id);
    const place = (at: Place): string => game.place(at, speaker);
    return {
      board: t.board,
      zoomIn: t.zoomIn,
      zoomOut: t.zoomOut,
      whole: t.wholeBoard,
      place,
      describe(at, { cost, pieces }) {
        const steps =
          cost === undefined
            ? null
            : cost === null
              ? t.reachable
              : typeof at === 'string'
                ? t.steps(cost)
                : t.inSteps(cost);
        const there = pieces.map(name).join(', ');
        return [place(at), steps, there === '' ? null : there].filter((part) => part !== null).join(', ');
      },
    };
    // Memoised, because a board redrawn for each move would flicker. Its words change with the edition and the
    // language, and once when descriptions of squares arrive.
  }, [view.edition, lang, names, speaker.corridor]);
}
