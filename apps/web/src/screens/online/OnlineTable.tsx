/** An online table: joining, the lobby, then the game. */
import type { Credentials } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { lazyPart } from '../../app/lazy-part.tsx';
import { follow } from '../../app/router.ts';
import { openRemote, type RemoteSession } from '../../game/remote-session.ts';
import { isBigScreen } from '../../living-room/mark.ts';
import { watchForInvitation } from '../../online/invited.ts';
import { forget, remember, sessionAt } from '../../online/keys.ts';
import { renewKeys } from '../../online/renew-keys.ts';
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
  // The same object as long as it is the same seat: another one would open the table again.
  const stored = useMemo(() => sessionAt(table) ?? null, [table, keys.value]);
  const known = keys.value?.table === table ? keys.value : stored;
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
  const open = session.value?.keys === keys ? session.value : null;
  const info = open?.info.value ?? null;
  const { lang } = locale.value!;
  useEffect(() => {
    if (info !== null) void loadNames(info.edition, lang);
  }, [info?.edition, lang]);
  const isNewHost = info?.host.person === keys.person && keys.tokens.host === undefined;
  const isRenewing = useSignal(false);
  useEffect(() => {
    if (!isNewHost) return;
    isRenewing.value = true;
    let isGone = false;
    const isRenewed = ({ tokens }: Credentials): boolean => tokens.host !== undefined;
    void renewKeys(keys, { isRenewed, isGone: () => isGone }).then((renewed) => {
      isRenewing.value = false;
      if (renewed !== null) onKeys(renewed);
    });
    return () => {
      isGone = true;
    };
  }, [isNewHost]);
  const ended = open?.ended.value ?? null;
  // The old tokens end as the new ones are made, which is no end of the game.
  if (ended !== null && !isRenewing.value)
    return <Ended why={ended} keys={keys} onKeys={onKeys} onOut={onOut} />;
  // Until the history is complete, a running game would look like its lobby.
  const isComing = open?.scene.value === null && !open.room.value.isCurrent;
  if (ended !== null || open === null || info === null || isComing || namesOf(info.edition) === undefined)
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

interface EndedProps {
  readonly why: string;
  readonly keys: Credentials;
  readonly onKeys: (keys: Credentials) => void;
  readonly onOut: () => void;
}

/** Ends caused by nobody at the table: the seat is still this device's. */
const passing: readonly string[] = ['newer-server', 'broken-server', 'set-aside', 'offline'];

function Ended({ why, keys, onKeys, onOut }: EndedProps): JSX.Element {
  const t = more().online;
  const isRenewing = useSignal(why === 'bad-token');
  useEffect(() => {
    if (!isRenewing.value) return;
    let isGone = false;
    // These tokens have ended, but perhaps only because the answer with the next ones was lost.
    const own = keys.tokens.seat ?? keys.tokens.host;
    const isRenewed = ({ tokens }: Credentials): boolean => (tokens.seat ?? tokens.host) !== own;
    void renewKeys(keys, { isRenewed, isGone: () => isGone }).then((renewed) => {
      isRenewing.value = false;
      if (renewed !== null) onKeys(renewed);
    });
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    // Another tab of this browser may have renewed the tokens: they are this tab's too.
    const look = (): void => {
      const kept = sessionAt(keys.table);
      if (kept?.person === keys.person && kept.tokens.seat !== keys.tokens.seat) onKeys(kept);
    };
    look();
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [why]);
  if (isRenewing.value) return <div class="opening" aria-busy="true" />;
  if (passing.includes(why))
    return <TryAgain title={t.ended[why] ?? t.problems[why]!} onAgain={() => location.reload()} />;
  if (why === 'taken-over')
    return (
      <DeadEnd title={t.ended[why]!}>
        <a href="/device" onClick={follow} class="button primary">
          {more().device.go}
        </a>
      </DeadEnd>
    );
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
