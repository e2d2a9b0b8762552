/** The table: board, what to do, hand, notebook, log. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy-part.tsx';
import { follow, openRules } from '../app/router.ts';
import { SettingsButton } from '../app/SettingsButton.tsx';
import { useDeferred } from '../app/use-deferred.ts';
import { Wordmark } from '../art/brand/Wordmark.tsx';
import { Icon, type IconId } from '../art/icons/Icon.tsx';
import { type EditionMeta, loadMeta } from '../editions/edition-meta.ts';
import { type Pointed, Table, useCalled, useNaming, useScene } from '../game/context.ts';
import { lookingBack } from '../game/looking-back.ts';
import type { Session } from '../game/session.ts';
import { Notebook } from '../notebook/Notebook.tsx';
import { type Level, useNotebook, useNotebookSync } from '../notebook/use-notebook.ts';
import { namesOf, ui } from '../words/lexicon.ts';
import { type Choosing, isMove } from './forms/choosing.ts';
import { useKeys } from './keyboard/use-keys.ts';
import { Announcer, Log } from './log/Log.tsx';
import { Overlays } from './Overlays.tsx';
import { ActionPanel } from './panel/ActionPanel.tsx';
import { Hand } from './panel/Hand.tsx';
import { isCrowd, Seats } from './Seats.tsx';
import { Stage } from './Stage.tsx';
import { Status } from './Status.tsx';
import { useSignals } from './use-signals.ts';

const EventLine = lazyPart(() => import('./EventLine.tsx').then(({ EventLine }) => EventLine), true);

const tabs: readonly (readonly [Tab, IconId])[] = [
  ['act', 'act'],
  ['hand', 'hand'],
  ['notebook', 'notebook'],
  ['log', 'log'],
];
const LookBack = lazyPart(() => import('../replay/LookBack.tsx').then(({ LookBack }) => LookBack));
/** Until a table has been rendered and is idle. */
const aheadMs = 1500;
export type Tab = 'act' | 'hand' | 'notebook' | 'log';

export interface TableScreenProps {
  readonly session: Session;
  /** The most help that the table allows. */
  readonly maxLevel: Level;
  /** Additional buttons of this kind of table. */
  readonly tools?: ComponentChildren;
  /** Notices for the whole table: lost connection, pause. */
  readonly banner?: ComponentChildren;
  /** Instead of the viewer's hand. */
  readonly hands?: ComponentChildren;
  /** Content beside the game, where there is room. */
  readonly dock?: ComponentChildren;
}

export function TableScreen(props: TableScreenProps): JSX.Element {
  const played = useSignal<EditionMeta | null>(null);
  const said = useRef(0);
  const scene = props.session.scene.value;
  const edition = scene?.view.edition;
  useEffect(() => {
    if (edition !== undefined)
      void loadMeta(edition).then((found) => {
        played.value = found ?? null;
      });
  }, [edition]);
  if (scene === null || played.value === null || namesOf(scene.view.edition) === undefined)
    return <div class="opening" aria-busy="true" />;
  if (lookingBack.value === props.session)
    return <LookBack session={props.session} maxLevel={props.maxLevel} />;
  // Remounted for another viewer, so that nothing of the previous one remains.
  return <Looking key={String(scene.viewerSeat)} {...props} edition={played.value} said={said} />;
}

interface LookingProps extends TableScreenProps {
  readonly edition: EditionMeta;
  /** How many facts have been read out. */
  readonly said: { current: number };
}

function Looking({
  session,
  maxLevel,
  edition,
  said,
  tools,
  banner,
  hands,
  dock,
}: LookingProps): JSX.Element {
  const picking = useSignal<Choosing | null>(null);
  const pointed = useSignal<Pointed | null>(null);
  const scene = session.scene.value!;
  const notebook = useNotebook(maxLevel);
  useNotebookSync(session, scene.viewerSeat, notebook);
  const { drawing } = edition;
  // One object per game: a new one would re-render the whole table.
  const table = useMemo(
    () => ({ session, cards: edition.cards(scene.view.options), drawing, picking, pointed, notebook }),
    [session, edition, notebook],
  );
  return (
    <Table.Provider value={table}>
      <Room
        session={session}
        isPicking={picking.value !== null && !isMove(picking.value)}
        isWide={drawing === null || drawing.map[0]!.length > 1.3 * drawing.map.length}
        tools={tools}
        banner={banner}
        hands={hands}
        dock={dock}
      />
      <Announcer said={said} />
    </Table.Provider>
  );
}

interface RoomProps {
  readonly session: Session;
  readonly isPicking: boolean;
  /** A board that is much wider than high, or none. */
  readonly isWide: boolean;
  readonly tools: ComponentChildren;
  readonly banner: ComponentChildren;
  readonly hands: ComponentChildren;
  readonly dock: ComponentChildren;
}

function Room({ session, isPicking, isWide, tools, banner, hands, dock }: RoomProps): JSX.Element {
  const tab = useSignal<Tab>('act');
  const isSettled = useSignal(false);
  const scene = useScene();
  const { view, legal } = scene;
  const { names } = useNaming();
  const isMine = useCalled();
  const t = ui().table;
  const hasTrouble = session.trouble.value !== null;
  useSignals(session);
  useKeys((goal) => {
    if (goal === 'keys') openRules(view.edition, 'keys');
    else tab.value = goal;
  });
  useEffect(() => {
    if (isMine || isPicking || hasTrouble) tab.value = 'act';
  }, [isMine, isPicking, hasTrouble, view.waitingFor]);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSettled.value = true;
      void import('./fetch-ahead.ts').catch(() => {});
    }, aheadMs);
    return () => clearTimeout(timer);
  }, []);
  // A stable function: a new one would re-render the notebook.
  const toLog = useCallback(() => {
    tab.value = 'log';
  }, []);
  const isShowing = isMine && legal.some(({ do: what }) => what === 'show');
  return (
    <div
      class="table-screen"
      data-tab={tab.value}
      data-mine={isMine}
      data-picking={isPicking || isShowing}
      data-wide={isWide}
      data-many={isCrowd(view.seats.length)}
    >
      <header class="table-head">
        <h1 class="unseen">{names.title}</h1>
        <a class="home" href="/" onClick={follow} aria-label="Casefile">
          <Wordmark />
        </a>
        <span class="tools">
          {tools}
          <button
            type="button"
            class="tool"
            data-help
            aria-label={t.help}
            onClick={() => openRules(view.edition, 'now')}
          >
            <Icon id="question" />
          </button>
          <SettingsButton />
        </span>
      </header>
      <Status />
      <Seats />
      {banner !== undefined && <div class="banner">{banner}</div>}
      <main class="stage">
        <Stage />
      </main>
      <aside class="sheet">
        <nav class="tabs" aria-label={t.choose}>
          {tabs.map(([id, icon]) => (
            <button
              type="button"
              key={id}
              class="tab"
              data-goal={id}
              aria-pressed={tab.value === id}
              data-calls={id === 'act' && isMine}
              onClick={() => (tab.value = id)}
            >
              <Icon id={icon} />
              <span>{t[id]}</span>
            </button>
          ))}
        </nav>
        <div class="events">{(isSettled.value || !scene.whole) && <EventLine />}</div>
        <div class="pane" data-pane="act">
          <ActionPanel />
        </div>
        <Pane name="hand">{hands ?? <Hand />}</Pane>
        <Pane name="notebook">
          <Notebook onLog={toLog} />
        </Pane>
        <Pane name="log">
          <Log />
        </Pane>
      </aside>
      {dock}
      <Overlays banner={banner} />
    </div>
  );
}

/** Mounted one after the other after the board and the panel: together they would delay the table. */
function Pane({ name, children }: { readonly name: Tab; readonly children: ComponentChildren }): JSX.Element {
  const isTime = useDeferred();
  return (
    <div class="pane" data-pane={name}>
      {isTime && children}
    </div>
  );
}
