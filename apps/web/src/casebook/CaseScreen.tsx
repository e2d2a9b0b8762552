/** A finished game: its casebook and its replay. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { route } from '../app/router.ts';
import { savedGame } from '../game/kept-games.ts';
import { archivedGame } from '../library/archive.ts';
import { type CoachUse, coachOf } from '../library/kept.ts';
import { noteOf } from '../online/deal/seeds.ts';
import { sessionAt } from '../online/keys.ts';
import { Replay } from '../replay/Replay.tsx';
import { readMoment } from '../replay/stops.ts';
import { Page } from '../screens/Page.tsx';
import { namesOf } from '../words/lexicon.ts';
import { useWords } from '../words/use-words.ts';
import { prepareCase } from './ahead.ts';
import { BackToGames } from './BackToGames.tsx';
import { CasebookPage } from './CasebookPage.tsx';
import type { CaseFault, CaseSource } from './messages.ts';
import { ownMarks } from './own-notes/own-marks.ts';
import { SameDeal } from './same-deal/SameDeal.tsx';
import { sameDealId } from './same-deal/same-deal.ts';
import { tableRecord } from './source/table-record.ts';
import { openCase } from './use-case.ts';
import { loadCaseWords } from './words/words.ts';
import './style.ts';

// Started during the first render.
prepareCase();

export interface CaseScreenProps {
  /** A local game or an online table. */
  readonly game: string | null;
  readonly table: string | null;
  /** Somebody else's game in the challenge of that table. */
  readonly attempt?: string;
}

async function sourceOf({ game, table, attempt }: CaseScreenProps): Promise<CaseSource | CaseFault> {
  if (game !== null) return gameOf(game);
  const session = sessionAt(table!);
  return tableRecord({ table: table!, token: session?.tokens.seat, attempt }, session?.suspect ?? null);
}

async function gameOf(game: string): Promise<CaseSource | CaseFault> {
  const saved = savedGame(game);
  if (saved !== null) return { from: 'device', saved };
  const archived = await archivedGame(game);
  if (archived === null) return { why: 'missing' };
  return 'text' in archived
    ? { from: 'record', text: archived.text }
    : { from: 'device', saved: archived.saved };
}

const tableOf = ({ game, table }: CaseScreenProps): string =>
  game === null ? `/t/${table}` : `/play/${game}`;

/** Where the coach was asked in a local game. */
async function coachIn(game: string): Promise<readonly CoachUse[]> {
  const here = coachOf(game);
  if (here.length > 0) return here;
  const archived = await archivedGame(game);
  return archived !== null && 'saved' in archived ? (archived.coach ?? []) : [];
}

/** Taken from the route: a component that only reads `location` is not re-rendered when it changes. */
const hashNow = (): string => (route.value.screen === 'case' ? location.hash : '');

export function CaseScreen(props: CaseScreenProps): JSX.Element {
  const coach = useSignal<readonly CoachUse[]>([]);
  const opened = useMemo(() => openCase(() => sourceOf(props)), [props.game, props.table, props.attempt]);
  useEffect(() => () => opened.close(), [opened]);
  const t = useWords(loadCaseWords, () => {
    opened.fault.value = { why: 'unreachable' };
  });
  useEffect(() => {
    if (props.game === null) return;
    void coachIn(props.game).then((found) => {
      coach.value = found;
    });
  }, [props.game]);
  const me = opened.head.value?.me ?? null;
  // Counts first what is visible first.
  const hasGlance = opened.casebook.value?.seats.some(({ curve }) => curve.length > 0) ?? false;
  useEffect(() => {
    if (me !== null && hasGlance) void ownMarks(props, me).then((marks) => opened.judge(me, marks));
  }, [opened, me, hasGlance]);
  const hash = hashNow();
  if (t === null) return <div class="opening" aria-busy="true" />;
  if (props.game === sameDealId) return <SameDeal hash={hash} words={t} />;
  const fault = opened.fault.value;
  if (fault !== null)
    return (
      <Page title={t.casebook.title}>
        <p role="alert">{t.faults[fault.why]}</p>
        {fault.why === 'broken' && fault.at !== '' && <p>{t.at(fault.at)}</p>}
        <BackToGames words={t} game={fault.why === 'unfinished' ? tableOf(props) : null} />
      </Page>
    );
  const head = opened.head.value;
  const names = head === null ? undefined : namesOf(head.edition);
  if (head === null || names === undefined)
    return (
      <Page title={t.casebook.title}>
        <p role="status">{t.opening}</p>
      </Page>
    );
  if (readMoment(hash) !== null)
    return (
      <Replay
        hash={hash}
        opened={opened}
        head={head}
        casebook={opened.casebook.value}
        names={names}
        words={t}
      />
    );
  const noted =
    props.table === null ? null : (noteOf(props.table)?.digest ?? noteOf(props.table)?.table ?? null);
  return (
    <CasebookPage
      opened={opened}
      head={head}
      names={names}
      words={t}
      noted={noted}
      source={() => sourceOf(props)}
      coach={coach.value}
    />
  );
}
