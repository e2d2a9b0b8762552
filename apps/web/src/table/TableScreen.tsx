/** The table: board, what to do, hand, notebook, log. */
import type { Edition } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { SettingsButton } from '../app/SettingsDialog.tsx';
import { read, write } from '../app/settings.ts';
import { Icon, type IconId } from '../art/icons.tsx';
import { loadEdition } from '../editions.ts';
import { Table } from '../game/context.ts';
import type { Session } from '../game/session.ts';
import { type Level, Notebook } from '../notebook/Notebook.tsx';
import { blankNotes, type Notes, parsePage } from '../notebook/notes.ts';
import { namesOf, ui } from '../words/lexicon.ts';
import { ActionPanel } from './ActionPanel.tsx';
import type { Choosing } from './choosing.ts';
import { EndScreen } from './EndScreen.tsx';
import { Hand } from './Hand.tsx';
import { HandOver } from './HandOver.tsx';
import { Announcer, Log } from './Log.tsx';
import { Seats } from './Seats.tsx';
import { ShownCard } from './ShownCard.tsx';
import { Stage } from './Stage.tsx';
import { Status } from './Status.tsx';

const tabs: readonly (readonly [Tab, IconId])[] = [
  ['act', 'act'],
  ['hand', 'hand'],
  ['notebook', 'notebook'],
  ['log', 'log'],
];
type Tab = 'act' | 'hand' | 'notebook' | 'log';

export interface TableScreenProps {
  readonly session: Session;
  /** The most help that the table allows. */
  readonly most: Level;
}

export function TableScreen({ session, most }: TableScreenProps): JSX.Element {
  const played = useSignal<Edition | null>(null);
  const picking = useSignal<Choosing | null>(null);
  const tab = useSignal<Tab>('act');
  const level = useSignal<Level>(most);
  const notes = useSignal<Notes>({ ...blankNotes, page: parsePage(read('notes', null, isAnything)) });
  const scene = session.scene.value;
  const edition = scene?.view.edition;
  useEffect(() => {
    if (edition !== undefined)
      void loadEdition(edition).then((found) => {
        played.value = found ?? null;
      });
  }, [edition]);
  useEffect(() => write('notes', JSON.stringify(notes.value.page)), [notes.value.page]);
  const isMine = scene !== null && scene.looker !== null && scene.view.asked.includes(scene.looker);
  useEffect(() => {
    document.title = isMine ? `● ${ui().table.yourTurn} – Casefile` : 'Casefile';
    if (isMine) tab.value = 'act';
  }, [isMine]);
  if (scene === null || played.value === null || namesOf(scene.view.edition) === undefined)
    return <div class="opening" aria-busy="true" />;
  const t = ui().table;
  return (
    <Table.Provider
      value={{ session, cards: played.value.cards(scene.view.options), drawing: played.value.drawing }}
    >
      <div class="table-screen" data-tab={tab.value}>
        <header class="table-head">
          <Status />
          <a class="tool" href={`/rules/${scene.view.edition}`} onClick={follow} aria-label={t.rules}>
            <Icon id="rules" />
          </a>
          <SettingsButton />
        </header>
        <main class="stage">
          <Stage picking={picking} />
          <Seats />
        </main>
        <aside class="sheet">
          <nav class="tabs" aria-label={t.act}>
            {tabs.map(([id, icon]) => (
              <button
                type="button"
                key={id}
                class="tab"
                aria-pressed={tab.value === id}
                onClick={() => (tab.value = id)}
              >
                <Icon id={icon} />
                <span>{t[id]}</span>
              </button>
            ))}
          </nav>
          <div class="pane" data-pane="act">
            <ActionPanel picking={picking} />
          </div>
          <div class="pane" data-pane="hand">
            <Hand />
          </div>
          <div class="pane" data-pane="notebook">
            <Notebook notes={notes} level={level} most={most} />
          </div>
          <div class="pane" data-pane="log">
            <Log />
          </div>
        </aside>
        <ShownCard />
        <Announcer />
        <HandOver />
        <EndScreen />
      </div>
    </Table.Provider>
  );
}

const isAnything = (value: unknown): value is unknown => value !== undefined;
