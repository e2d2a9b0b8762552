/** A table of the server: the lobby, then the game; or a way in for who has only the link. */
import type { Session as Keys, TableInfo } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { openRemote, type RemoteSession } from '../game/remote-session.ts';
import { freshSeed } from '../game/start.ts';
import { api } from '../online/api.ts';
import { forget, remember, sessionAt } from '../online/keys.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { loadNames, namesOf, tongue, ui } from '../words/lexicon.ts';
import { Lobby } from './Lobby.tsx';
import { Page } from './Page.tsx';

export function OnlineTable({ table }: { readonly table: string }): JSX.Element {
  const keys = useSignal<Keys | null>(sessionAt(table) ?? null);
  if (keys.value === null || keys.value.table !== table)
    return <Door key={table} table={table} onIn={(session) => (keys.value = remember(session))} />;
  return <AtTable key={table} keys={keys.value} onOut={() => (keys.value = null)} />;
}

function AtTable({ keys, onOut }: { readonly keys: Keys; readonly onOut: () => void }): JSX.Element {
  const session = useSignal<RemoteSession | null>(null);
  useEffect(() => {
    const opened = openRemote(keys);
    session.value = opened;
    return () => opened.leave();
  }, [keys]);
  const open = session.value;
  const info = open?.info.value ?? null;
  useEffect(() => {
    if (info !== null) void loadNames(info.edition, tongue.value!.lang);
  }, [info?.edition]);
  const t = ui().online;
  const ended = open?.ended.value ?? null;
  if (ended !== null)
    return (
      <Page title={t.ended[ended] ?? t.ended.denied!}>
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
      </Page>
    );
  if (open === null || info === null || namesOf(info.edition) === undefined)
    return <div class="opening" aria-busy="true" />;
  if (open.scene.value === null) return <Lobby session={open} info={info} />;
  return <TableScreen session={open} most={info.terms.help} />;
}

/** For who has the link: a name, a chair, or a place to watch from. */
function Door({
  table,
  onIn,
}: {
  readonly table: string;
  readonly onIn: (session: Keys) => void;
}): JSX.Element {
  const info = useSignal<TableInfo | null>(null);
  const problem = useSignal<string | null>(null);
  const name = useSignal(settings.name.value);
  useEffect(() => {
    void api.info(table).then((found) => {
      if (!found.ok) problem.value = found.error.error;
      else {
        info.value = found.value;
        void loadNames(found.value.edition, tongue.value!.lang);
      }
    });
  }, [table]);
  const t = ui().online;
  const here = info.value;
  if (here === null)
    return problem.value === null ? (
      <div class="opening" aria-busy="true" />
    ) : (
      <Page title={t.problems[problem.value] ?? t.problems.offline!}>
        <a href="/" onClick={follow} class="button primary">
          {ui().trouble.home}
        </a>
      </Page>
    );
  const names = namesOf(here.edition);
  const enter = async (how: 'sit' | 'watch'): Promise<void> => {
    settings.name.value = name.value.trim();
    const found =
      how === 'sit' ? await api.sit(table, { name: name.value, seed: freshSeed() }) : await api.watch(table);
    if (found.ok) onIn(found.value);
    else problem.value = found.error.error;
  };
  const isOpen = here.phase === 'lobby' && here.chairs.some(({ free }) => free);
  return (
    <Page title={t.invited(here.host.name)}>
      <p>
        {names?.title} · {ui().setUp.help}: {ui().setUp.helpLevels[here.terms.help]}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter('sit');
        }}
      >
        {isOpen && (
          <>
            <label class="field">
              <span>{ui().setUp.name}</span>
              <input
                value={name.value}
                maxLength={40}
                required
                onInput={(event) => (name.value = event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="primary">
              {t.sit}
            </button>
          </>
        )}
        {!isOpen && <p>{here.phase === 'lobby' ? t.full : t.running}</p>}
        {here.terms.spectators && (
          <button type="button" class="plain" onClick={() => void enter('watch')}>
            {t.watch}
          </button>
        )}
      </form>
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {t.problems[problem.value] ?? ui().trouble.something}
        </p>
      )}
    </Page>
  );
}
