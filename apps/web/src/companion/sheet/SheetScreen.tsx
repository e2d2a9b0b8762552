/** One sheet: entry form, grid, advice and lines. Everything is recomputed from the list of lines. */
import {
  type CompanionTable,
  type SheetAnswer,
  type SheetEntry,
  writeSheet,
} from '@casefile/deduction/companion';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { follow } from '../../app/router.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import { Page } from '../../screens/Page.tsx';
import { save } from '../../table/end/paper/picture.ts';
import { locale } from '../../words/lexicon.ts';
import { EntryForm, type EntryPosition } from '../entry/EntryForm.tsx';
import { keepSheet } from '../kept.ts';
import { namesFor, speakerOf } from '../naming.ts';
import type { SheetWorker } from '../open-worker.ts';
import { sayEntry } from '../say-entry.ts';
import { SetUp } from '../set-up/SetUp.tsx';
import type { CompanionWords } from '../words/words.ts';
import { Advice } from './Advice.tsx';
import { Conflict } from './Conflict.tsx';
import { Lines, lineId } from './Lines.tsx';
import { SheetGrid } from './SheetGrid.tsx';

export interface SheetScreenProps {
  readonly id: string;
  readonly start: CompanionTable;
  readonly words: CompanionWords;
  readonly worker: SheetWorker;
}

const parts = ['note', 'sheet', 'advice', 'lines'] as const;
const atEnd: EntryPosition = { kind: 'add' };

interface History {
  readonly past: readonly CompanionTable[];
  readonly table: CompanionTable;
  readonly future: readonly CompanionTable[];
}

export function SheetScreen({ id, start, words, worker }: SheetScreenProps): JSX.Element {
  const { game } = locale.value!;
  const history = useSignal<History>({ past: [], table: start, future: [] });
  const answer = useSignal<SheetAnswer | null>(null);
  const part = useSignal<(typeof parts)[number]>('note');
  const place = useSignal<EntryPosition>(atEnd);
  /** Counts changes, to reset the form after each. */
  const written = useSignal(0);
  const news = useSignal('');
  const isSettingUp = useSignal(false);
  const isKept = useSignal(true);
  const { table, past, future } = history.value;
  useEffect(() => {
    isKept.value = keepSheet(id, table);
    let isCurrent = true;
    void worker.ask('solve', { table }).then((found) => {
      if (isCurrent && found !== undefined) answer.value = found;
    });
    return () => {
      isCurrent = false;
    };
  }, [table]);
  const names = namesFor(table.deck);
  const speaker = useMemo(
    () => (names === undefined ? null : speakerOf(table, names, words)),
    [table, names, words],
  );
  if (names === undefined || speaker === null) return <div class="opening" aria-busy="true" />;
  const change = (next: CompanionTable): void => {
    history.value = { past: [...past, table], table: next, future: [] };
  };
  const write = (entry: SheetEntry): void => {
    const { value } = place;
    const at = value.kind === 'add' ? table.entries.length : value.at;
    const entries = table.entries.toSpliced(at, value.kind === 'edit' ? 1 : 0, entry);
    const next = { ...table, entries };
    change(next);
    news.value = words.entry.written(at + 1, sayEntry(entry, at, { table: next, speaker, game, words }));
    place.value = atEnd;
    written.value++;
    scrollTo(0, 0);
  };
  const remove = (at: number): void => {
    change({ ...table, entries: table.entries.toSpliced(at, 1) });
    news.value = words.lines.removed(at + 1);
    place.value = atEnd;
    written.value++;
  };
  const undo = (): void => {
    const before = past.at(-1);
    if (before === undefined) return;
    history.value = { past: past.slice(0, -1), table: before, future: [table, ...future] };
    place.value = atEnd;
    news.value = '';
    written.value++;
  };
  const redo = (): void => {
    const [after, ...rest] = future;
    if (after === undefined) return;
    history.value = { past: [...past, table], table: after, future: rest };
    place.value = atEnd;
    news.value = '';
    written.value++;
  };
  const goTo = (to: EntryPosition): void => {
    place.value = to;
    part.value = 'note';
    written.value++;
    scrollTo(0, 0);
  };
  const showLine = (line: number): void => {
    part.value = 'lines';
    requestAnimationFrame(() => {
      const found = document.getElementById(lineId(line));
      found?.scrollIntoView({ block: 'center' });
      found?.focus();
    });
  };
  if (isSettingUp.value)
    return (
      <SetUp
        words={words}
        worker={worker}
        table={table}
        onDone={(next) => {
          if (next !== null) change(next);
          isSettingUp.value = false;
        }}
      />
    );
  const all = { table, speaker, words, worker, answer: answer.value };
  const title = table.deck.edition === undefined ? words.ownDeck : names.title;
  const people = table.players.map(({ name }) => name).join(', ');
  const actions = { onPlace: goTo, onRemove: remove };
  return (
    <Page title={title}>
      <p class="sheet-people">{people}</p>
      <div class="sheet-tools">
        <button
          type="button"
          class="tool"
          aria-label={words.undo}
          disabled={past.length === 0}
          onClick={undo}
        >
          <Icon id="undo" />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={words.redo}
          disabled={future.length === 0}
          onClick={redo}
        >
          <Icon id="redo" />
        </button>
        <button type="button" class="plain" onClick={() => (isSettingUp.value = true)}>
          {words.changeSetUp}
        </button>
        <button
          type="button"
          class="plain"
          onClick={() =>
            save(new Blob([writeSheet(table)], { type: 'application/json' }), 'casefile-sheet.json')
          }
        >
          {words.saveFile}
        </button>
        <a href="/companion" class="button plain" onClick={follow}>
          {words.toSheets}
        </a>
      </div>
      {!isKept.value && (
        <p class="help" role="status">
          {words.unkept}
        </p>
      )}
      <Conflict {...all} {...actions} onSetUp={() => (isSettingUp.value = true)} />
      <p class="sheet-news" role="status">
        {news.value}
      </p>
      <nav class="sheet-parts" aria-label={title}>
        {parts.map((each) => (
          <button
            type="button"
            key={each}
            aria-pressed={part.value === each}
            onClick={() => {
              part.value = each;
            }}
          >
            {words.parts[each]}
            {each === 'lines' && table.entries.length > 0 && (
              <small class="line-count">{table.entries.length}</small>
            )}
          </button>
        ))}
      </nav>
      <div class="sheet-panes" data-part={part.value}>
        <section class="pane-note" aria-label={words.parts.note}>
          <h2>{words.parts.note}</h2>
          <EntryForm
            key={written.value}
            {...all}
            place={place.value}
            onSave={write}
            onCancel={() => {
              place.value = atEnd;
              written.value++;
            }}
          />
        </section>
        <section class="pane-sheet" aria-label={words.parts.sheet}>
          <h2>{words.parts.sheet}</h2>
          <SheetGrid {...all} onLine={showLine} />
        </section>
        <section class="pane-advice" aria-label={words.parts.advice}>
          <h2>{words.parts.advice}</h2>
          <Advice {...all} onUse={(cards) => goTo({ kind: 'add', cards })} />
        </section>
        <section class="pane-lines" aria-label={words.parts.lines}>
          <h2>{words.parts.lines}</h2>
          <Lines {...all} {...actions} />
        </section>
      </div>
    </Page>
  );
}
