/** An online table: joining, the lobby, then the game. */
import type { Credentials } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazyPart } from '../../app/lazy-part.tsx';
import { openRemote, type RemoteSession } from '../../game/remote-session.ts';
import { isBigScreen } from '../../living-room/mark.ts';
import { api } from '../../online/api.ts';
import { watchForInvitation } from '../../online/invited.ts';
import { forget, remember, sessionAt } from '../../online/keys.ts';
import { Banner } from '../../online/ui/Banner.tsx';
import { DockedChat } from '../../online/ui/chat/DockedChat.tsx';
import { PeopleButton } from '../../online/ui/People.tsx';
import { TableScreen } from '../../table/TableScreen.tsx';
import { loadNames, locale, more, namesOf } from '../../words/lexicon.ts';
import { DeadEnd, TryAgain } from '../DeadEnd.tsx';
import { JoinTable } from './JoinTable.tsx';
import { Lobby } from './Lobby.tsx';

const BigScreen = lazyPart(() =>
  import('../../living-room/BigScreen.tsx').then(({ BigScreen }) => BigScreen),
);

export function OnlineTable({ table }: { readonly table: string }): JSX.Element {
  const keys = useSignal<Credentials | null>(sessionAt(table) ?? null);
  useEffect(() => watchForInvitation(table), [table]);
  const known = keys.value?.table === table ? keys.value : (sessionAt(table) ?? null);
  if (known === null)
    return <JoinTable key={table} table={table} onIn={(session) => (keys.value = remember(session))} />;
  return (
    <AtTable
      key={table}
      keys={known}
      onKeys={(next) => (keys.value = remember(next))}
      onOut={() => (keys.value = null)}
    />
  );
}

interface AtTableProps {
  readonly keys: Credentials;
  readonly onKeys: (keys: Credentials) => void;
  readonly onOut: () => void;
}

function AtTable({ keys, onKeys, onOut }: AtTableProps): JSX.Element {
  const session = useSignal<RemoteSession | null>(null);
  useEffect(() => {
    const opened = openRemote(keys);
    session.value = opened;
    return () => opened.leave();
  }, [keys]);
  const open = session.value;
  const info = open?.info.value ?? null;
  const { lang } = locale.value!;
  useEffect(() => {
    if (info !== null) void loadNames(info.edition, lang);
  }, [info?.edition, lang]);
  const isNewHost = info?.host.person === keys.person && keys.tokens.host === undefined;
  useEffect(() => {
    if (isNewHost) void becomeHost(keys, open, onKeys);
  }, [isNewHost]);
  const ended = open?.ended.value ?? null;
  if (ended !== null) return <Ended why={ended} keys={keys} onOut={onOut} />;
  if (open === null || info === null || namesOf(info.edition) === undefined)
    return <div class="opening" aria-busy="true" />;
  if (isBigScreen(keys)) return <BigScreen session={open} info={info} />;
  if (open.scene.value === null) return <Lobby session={open} info={info} />;
  return (
    <TableScreen
      session={open}
      maxLevel={info.terms.help}
      tools={<PeopleButton session={open} info={info} />}
      banner={<Banner session={open} info={info} />}
      dock={<DockedChat session={open} info={info} />}
    />
  );
}

/** A new host gets new tokens, which would end the old connection. */
async function becomeHost(
  keys: Credentials,
  open: RemoteSession | null,
  onKeys: (keys: Credentials) => void,
): Promise<void> {
  const { resume } = keys.tokens;
  if (resume === undefined) return;
  open?.leave();
  const renewed = await api.resume(keys.table, resume);
  if (renewed.ok) onKeys(renewed.value);
}

interface EndedProps {
  readonly why: string;
  readonly keys: Credentials;
  readonly onOut: () => void;
}

/** Ends caused by nobody at the table: the seat is still this device's. */
const passing: readonly string[] = ['newer-server', 'broken-server', 'set-aside', 'offline'];

function Ended({ why, keys, onOut }: EndedProps): JSX.Element {
  const t = more().online;
  if (passing.includes(why))
    return <TryAgain title={t.ended[why] ?? t.problems[why]!} onAgain={() => location.reload()} />;
  return (
    <DeadEnd title={t.ended[why] ?? t.ended.denied!}>
      <button
        type="button"
        class="primary"
        onClick={() => {
          forget(keys.table);
          onOut();
        }}
      >
        {t.comeAgain}
      </button>
    </DeadEnd>
  );
}
