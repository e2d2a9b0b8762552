/** A game that is over: its casebook, and every moment of it on the table. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { follow, route } from '../app/router.ts';
import { savedGame } from '../game/kept-games.ts';
import { archivedGame } from '../library/archive.ts';
import { coachOf } from '../library/kept.ts';
import { sessionAt } from '../online/keys.ts';
import { noteOf } from '../online/seeds.ts';
import { Replay } from '../replay/Replay.tsx';
import { readMoment } from '../replay/stops.ts';
import { Page } from '../screens/Page.tsx';
import { locale, namesOf } from '../words/lexicon.ts';
import { CasebookPage } from './CasebookPage.tsx';
import type { CaseFault, CaseSource } from './messages.ts';
import { ownMarks } from './own-notes.ts';
import { openCase } from './use-case.ts';
import { type CaseScreenWords, loadCaseWords } from './words.ts';
import './style.ts';

export interface CaseScreenProps {
  /** A game of this device, or a table elsewhere. */
  readonly game: string | null;
  readonly table: string | null;
}

async function sourceOf({ game, table }: CaseScreenProps): Promise<CaseSource | CaseFault> {
  return game === null ? recordOf(table!) : gameOf(game);
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

/** What the players of the table allowed: all of it, or what this device's own player saw. */
async function recordOf(table: string): Promise<CaseSource | CaseFault> {
  const session = sessionAt(table);
  const token = session?.tokens.seat;
  const ask = (of: 'table' | 'mine', by: string | undefined): Promise<Response> =>
    fetch(`/api/tables/${table}/record${of === 'mine' ? '?of=mine' : ''}`, {
      ...(by === undefined ? {} : { headers: { authorization: `Bearer ${by}` } }),
    });
  let reply = await ask('table', token);
  // A token that is over says nothing about who may read it.
  if (reply.status === 401) reply = await ask('table', undefined);
  if (reply.status === 409) return { why: 'unfinished' };
  const refused = reply.status === 403 ? ((await reply.json()) as { error: string }).error : null;
  if (refused !== null && token !== undefined) reply = await ask('mine', token);
  if (reply.ok) return { from: 'record', text: await reply.text(), suspect: session?.suspect ?? null };
  if (refused === 'players-only' || refused === 'record-closed') return { why: refused };
  return { why: 'missing' };
}

/** Read with the route: a component that only reads the address is not drawn again when that changes. */
const hashNow = (): string => (route.value.screen === 'case' ? location.hash : '');

export function CaseScreen(props: CaseScreenProps): JSX.Element {
  const words = useSignal<CaseScreenWords | null>(null);
  const { lang } = locale.value!;
  const opened = useMemo(() => openCase(() => sourceOf(props)), [props.game, props.table]);
  useEffect(() => () => opened.close(), [opened]);
  useEffect(() => {
    void loadCaseWords(lang).then(
      (found) => {
        words.value = found;
      },
      () => {
        opened.fault.value = { why: 'missing' };
      },
    );
  }, [lang]);
  const me = opened.head.value?.me ?? null;
  useEffect(() => {
    if (me !== null) void ownMarks(props, me).then((marks) => opened.judge(me, marks));
  }, [opened, me]);
  const t = words.value;
  const hash = hashNow();
  if (t === null) return <div class="opening" aria-busy="true" />;
  const fault = opened.fault.value;
  if (fault !== null)
    return (
      <Page title={t.casebook.title}>
        <p role="alert">{t.faults[fault.why]}</p>
        {fault.why === 'broken' && fault.at !== '' && <p>{t.at(fault.at)}</p>}
        <p class="ways-on">
          <a href="/games" onClick={follow} class="button primary">
            {t.back}
          </a>
        </p>
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
      coach={props.game === null ? [] : coachOf(props.game)}
    />
  );
}
