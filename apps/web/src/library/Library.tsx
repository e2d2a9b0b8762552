/** The library of finished games, local and online: search, open files, delete. */
import type { Games } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { FilePicker } from '../app/FilePicker.tsx';
import { follow, go } from '../app/router.ts';
import { Icon } from '../art/icons/Icon.tsx';
import type { CaseFault } from '../casebook/messages.ts';
import { loadCaseWords } from '../casebook/words/words.ts';
import { editionIds } from '../editions/edition-meta.ts';
import { BoardThumb } from '../thumbs/BoardThumb.tsx';
import { ageOf } from '../words/age.ts';
import { dotted } from '../words/dotted.ts';
import { loadNames, locale, more, namesOf } from '../words/lexicon.ts';
import { useWords } from '../words/use-words.ts';
import { archivedCards, type LibraryCard } from './archive.ts';
import { archiveOld, deleteOne, libraryGames } from './library-games.ts';
import { openFile } from './open-file.ts';
import { Storage } from './Storage.tsx';
import { findGames, type LibraryFilter, type LibraryGame, noFilter, results } from './search.ts';
import './style.ts';
import { type LibraryWords, loadLibraryWords } from './words.ts';

export interface LibraryProps {
  /** Finished online tables. */
  readonly online: readonly Games['games'][number][];
  readonly onDelete: (game: LibraryGame, undo: () => Promise<void>) => void;
  /** Changes when something was deleted or restored. */
  readonly listed: number;
  /** The size of all local games, once known. */
  readonly onCount: (count: number) => void;
}

/** Lines rendered at a time, because the list may have thousands. */
const pageLines = 50;

const titleOf = (edition: string): string => namesOf(edition)?.title ?? edition;
/** Looked up once per edition instead of once per game. */
function suspectNames(): (edition: string, suspect: string) => string {
  const known = new Map<string, Readonly<Record<string, string>>>();
  return (edition, suspect) => {
    const names = known.get(edition) ?? namesOf(edition)?.suspects ?? {};
    known.set(edition, names);
    return names[suspect] ?? suspect;
  };
}

export function Library({ online, onDelete, listed, onCount }: LibraryProps): JSX.Element | null {
  const t = useWords(loadLibraryWords);
  const archived = useSignal<readonly LibraryCard[] | null>(null);
  const wanted = useSignal<LibraryFilter>(noFilter);
  const pages = useSignal(1);
  const named = useSignal(0);
  const { lang } = locale.value!;
  const load = async (): Promise<void> => {
    await archiveOld();
    archived.value = await archivedCards();
  };
  const remove = async (game: LibraryGame): Promise<void> => {
    const undo = await deleteOne(game);
    await load();
    onDelete(game, undo);
  };
  useEffect(() => {
    void load();
  }, [listed]);
  const all = useMemo(
    () => (archived.value === null ? [] : libraryGames(archived.value, online, suspectNames())),
    [archived.value, online, listed, named.value, lang],
  );
  useEffect(() => {
    if (archived.value !== null) onCount(all.length);
  }, [all, archived.value]);
  const editions = [...new Set(all.map(({ edition }) => edition))];
  useEffect(() => {
    const known = editions.filter((id) => editionIds.includes(id) && namesOf(id) === undefined);
    if (known.length > 0)
      void Promise.all(known.map((id) => loadNames(id, lang))).then(() => {
        named.value++;
      });
  }, [editions.join(), lang]);
  if (t === null || archived.value === null) return null;
  const titles = new Map(editions.map((edition) => [edition, titleOf(edition)]));
  const found = findGames(all, wanted.value, (edition) => titles.get(edition) ?? edition);
  const shown = found.slice(0, pages.value * pageLines);
  const want = (part: Partial<LibraryFilter>): void => {
    wanted.value = { ...wanted.value, ...part };
    pages.value = 1;
  };
  return (
    <section class="shelf library">
      <h2>{more().games.overHere}</h2>
      <FromFile words={t} />
      {all.length > 1 && <Search words={t} wanted={wanted.value} editions={editions} onWant={want} />}
      {all.length > 0 && (
        <p class="library-count" role="status">
          {found.length === 0 ? t.none : t.count(found.length, all.length)}
        </p>
      )}
      <ul class="games">
        {shown.map((game) => (
          <Line key={game.path} game={game} words={t} onDelete={remove} />
        ))}
      </ul>
      {shown.length < found.length && (
        <button
          type="button"
          class="plain"
          onClick={() => {
            pages.value++;
          }}
        >
          {t.more(Math.min(pageLines, found.length - shown.length))}
        </button>
      )}
      <Storage games={all.filter(({ from }) => from !== 'online')} words={t} onCleared={() => void load()} />
    </section>
  );
}

interface SearchProps {
  readonly words: LibraryWords;
  readonly wanted: LibraryFilter;
  readonly editions: readonly string[];
  readonly onWant: (part: Partial<LibraryFilter>) => void;
}

function Search({ words: t, wanted, editions, onWant }: SearchProps): JSX.Element {
  return (
    <search class="library-search">
      <input
        type="search"
        value={wanted.text}
        placeholder={t.search}
        aria-label={t.search}
        onInput={({ currentTarget }) => onWant({ text: currentTarget.value })}
      />
      <select
        aria-label={t.edition}
        value={wanted.edition}
        onChange={({ currentTarget }) => onWant({ edition: currentTarget.value })}
      >
        <option value="">{t.anyEdition}</option>
        {editions.map((edition) => (
          <option key={edition} value={edition}>
            {titleOf(edition)}
          </option>
        ))}
      </select>
      <select
        aria-label={t.result}
        value={wanted.result}
        onChange={({ currentTarget }) => onWant({ result: currentTarget.value as LibraryFilter['result'] })}
      >
        {results.map((result) => (
          <option key={result} value={result}>
            {t.results[result]}
          </option>
        ))}
      </select>
    </search>
  );
}

function FromFile({ words: t }: { readonly words: LibraryWords }): JSX.Element {
  const state = useSignal<'reading' | string | null>(null);
  const isOver = useSignal(false);
  const take = async (file: File): Promise<void> => {
    state.value = 'reading';
    const found = await openFile(file);
    if ('id' in found) {
      go(`/case/${found.id}`);
      return;
    }
    state.value = await sayFault(found);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be chosen with the button as well
    <div
      class="from-file"
      data-over={isOver.value}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        const [file] = event.dataTransfer?.files ?? [];
        if (file !== undefined) void take(file);
      }}
    >
      <FilePicker label={t.openFile} onFile={(file) => void take(file)} />
      <span>{t.drop}</span>
      {state.value === 'reading' ? (
        <p role="status">{t.reading}</p>
      ) : (
        state.value !== null && (
          <p class="trouble" role="alert">
            {state.value}
          </p>
        )
      )}
    </div>
  );
}

async function sayFault(fault: CaseFault): Promise<string> {
  const words = await loadCaseWords(locale.value!.lang);
  const where = fault.why === 'broken' && fault.at !== '' ? ` ${words.at(fault.at)}` : '';
  return words.faults[fault.why] + where;
}

interface LineProps {
  readonly game: LibraryGame;
  readonly words: LibraryWords;
  readonly onDelete: (game: LibraryGame) => void;
}

function Line({ game, words: t, onDelete }: LineProps): JSX.Element {
  const { path, from, edition, names, winner, turn, touched } = game;
  const g = more().games;
  const said = [
    turn === null ? '' : g.turn(turn),
    winner === undefined ? '' : winner === null ? g.unsolved : g.solved(winner),
    g.age(ageOf(touched)),
    t.from[from],
  ];
  return (
    <li class="kept-game">
      <a href={path} onClick={follow} class="game">
        {namesOf(edition) !== undefined && <BoardThumb edition={edition} />}
        <span>
          <strong>{titleOf(edition)}</strong>
          <small>{names.join(', ')}</small>
          <small>{dotted(said)}</small>
        </span>
      </a>
      {from !== 'online' && (
        <button
          type="button"
          class="tool"
          aria-label={g.delete(titleOf(edition))}
          onClick={() => onDelete(game)}
        >
          <Icon id="cross" />
        </button>
      )}
    </li>
  );
}
