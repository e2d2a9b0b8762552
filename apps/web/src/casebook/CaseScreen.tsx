/** A game that is over: its casebook, and every moment of it on the table. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { follow, route } from '../app/router.ts';
import { savedGame } from '../game/kept-games.ts';
import { noteOf } from '../online/seeds.ts';
import { Replay } from '../replay/Replay.tsx';
import { readMoment } from '../replay/stops.ts';
import { Page } from '../screens/Page.tsx';
import { locale, namesOf } from '../words/lexicon.ts';
import { CasebookPage } from './CasebookPage.tsx';
import type { CaseFault, CaseSource } from './messages.ts';
import { openCase } from './use-case.ts';
import { type CaseScreenWords, loadCaseWords } from './words.ts';
import './style.ts';

export interface CaseScreenProps {
  /** A game of this device, or a table elsewhere. */
  readonly game: string | null;
  readonly table: string | null;
}

async function sourceOf({ game, table }: CaseScreenProps): Promise<CaseSource | CaseFault> {
  if (game !== null) {
    const saved = savedGame(game);
    return saved === null ? { why: 'missing' } : { from: 'device', saved };
  }
  const reply = await fetch(`/api/tables/${table}/record`);
  if (reply.ok) return { from: 'record', text: await reply.text() };
  return { why: reply.status === 409 || reply.status === 403 ? 'unfinished' : 'missing' };
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
  return <CasebookPage opened={opened} head={head} names={names} words={t} noted={noted} />;
}
