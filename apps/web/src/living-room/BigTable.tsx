/** The game on a big screen: what all may see, large, and the players round it. */
import type { Drawing } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type EditionMeta, loadMeta } from '../editions/edition-meta.ts';
import { type Pointed, Table, useNaming, useTable } from '../game/context.ts';
import { useNotebook } from '../notebook/use-notebook.ts';
import { Banner } from '../online/ui/Banner.tsx';
import type { Choosing } from '../table/forms/choosing.ts';
import { Announcer, useLines } from '../table/log/Log.tsx';
import { Overlays } from '../table/Overlays.tsx';
import { Now } from '../table/panel/Now.tsx';
import { isCrowd, SeatRow, useSeatLines } from '../table/Seats.tsx';
import { Stage } from '../table/Stage.tsx';
import { Status } from '../table/Status.tsx';
import { namesOf, ui } from '../words/lexicon.ts';
import { EndWays } from './EndWays.tsx';
import { JoinCode } from './JoinCode.tsx';
import { ScreenTools } from './ScreenTools.tsx';
import type { SitDownProps } from './SitDown.tsx';

/** The number of log lines that fit. */
const maxLines = 12;

export function BigTable(props: SitDownProps): JSX.Element {
  const { session, info, words } = props;
  const edition = useSignal<EditionMeta | null>(null);
  const picking = useSignal<Choosing | null>(null);
  const pointed = useSignal<Pointed | null>(null);
  const notebook = useNotebook('off');
  useEffect(() => {
    void loadMeta(info.edition).then((found) => {
      edition.value = found ?? null;
    });
  }, [info.edition]);
  const meta = edition.value;
  const isHost = session.keys.tokens.host !== undefined;
  const table = useMemo(
    () =>
      meta === null
        ? null
        : {
            session,
            cards: meta.cards(info.options),
            drawing: meta.drawing,
            picking,
            pointed,
            notebook,
            EndWays: () => <EndWays session={session} words={words} isHost={isHost} />,
          },
    [session, meta, notebook, words, isHost],
  );
  if (table === null || namesOf(info.edition) === undefined) return <div class="opening" aria-busy="true" />;
  return (
    <Table.Provider value={table}>
      <Room {...props} />
    </Table.Provider>
  );
}

function Room({ session, info, words }: SitDownProps): JSX.Element {
  const said = useRef(0);
  const lines = useSeatLines();
  const { names } = useNaming();
  const { drawing } = useTable();
  const banner = <Banner session={session} info={info} />;
  useEffect(() => {
    document.title = `${names.title} – Casefile`;
  }, [names]);
  // Clockwise: down the right side and up the left.
  const half = Math.ceil(lines.length / 2);
  const sides = { right: lines.slice(0, half), left: lines.slice(half).reverse() };
  const isMany = isCrowd(lines.length);
  return (
    <div class="table-screen big-screen" data-shape={shapeOf(drawing)} data-crowd={isMany}>
      <header>
        <h1 class="unseen">{names.title}</h1>
        <ScreenTools session={session} words={words} />
      </header>
      <Status />
      <div class="banner">{banner}</div>
      <main class="stage">
        <Stage />
      </main>
      <section class="in-grid" aria-label={ui().table.seats}>
        {(['left', 'right'] as const).map((side) => (
          <ul key={side} class="seats" data-side={side}>
            {sides[side].map((line) => (
              <SeatRow key={line.suspect} line={line} isMany={false} />
            ))}
          </ul>
        ))}
      </section>
      <JoinCode table={info.table} words={words} title={words.comeBack} isSmall />
      <aside class="in-grid" aria-label={ui().table.log}>
        <div class="big-now">
          <Now />
        </div>
        <LastLines />
      </aside>
      <Announcer said={said} />
      <Overlays banner={banner} />
    </div>
  );
}

/** Much wider than high, about square, or none. */
const shapeOf = (drawing: Drawing | null): 'wide' | 'square' | 'none' =>
  drawing === null ? 'none' : drawing.map[0]!.length > 1.3 * drawing.map.length ? 'wide' : 'square';

/** The newest line first; the oldest ones are cut off where there is no space. */
function LastLines(): JSX.Element {
  const lines = useLines().slice(-maxLines).reverse();
  return (
    <ol class="big-log">
      {lines.map(({ n, text, isTurn }) => (
        <li key={n} class={isTurn ? 'log-turn' : 'log-line'}>
          {text}
        </li>
      ))}
    </ol>
  );
}
