/** Before the start: chairs, the link to share, what the host may do. */
import { opponents } from '@casefile/bots/people';
import type { Command } from '@casefile/protocol/command';
import type { TableInfo } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { Emblem } from '../art/people.tsx';
import type { RemoteSession } from '../game/remote-session.ts';
import { api } from '../online/api.ts';
import { namesOf, ui } from '../words/lexicon.ts';
import { Page } from './Page.tsx';

export interface LobbyProps {
  readonly session: RemoteSession;
  readonly info: TableInfo;
}

export function Lobby({ session, info }: LobbyProps): JSX.Element {
  const { keys } = session;
  const t = ui().online;
  const names = namesOf(info.edition)!;
  const problem = useSignal<string | null>(null);
  const isCopied = useSignal(false);
  const isHost = info.host.person === keys.person && keys.tokens.host !== undefined;
  const link = `${location.origin}/t/${info.table}`;
  const order = async (command: Command, token = keys.tokens.host): Promise<void> => {
    const done = await api.command(info.table, token!, command);
    problem.value = done.ok ? null : done.error.error;
  };
  const taken = info.chairs.filter(({ free }) => !free).length;
  return (
    <Page title={names.title}>
      <div class="share">
        <input readOnly value={link} aria-label={t.link} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          class={isHost && taken > 2 ? 'plain' : 'primary'}
          onClick={() => {
            void navigator.clipboard.writeText(link).then(() => {
              isCopied.value = true;
            });
          }}
        >
          <Icon id="link" /> {isCopied.value ? t.copied : t.copy}
        </button>
      </div>
      <ul class="lobby-chairs">
        {info.chairs.map(({ suspect, people, bot, free }) => (
          <li key={suspect} class="lobby-chair" data-free={free}>
            <Emblem id={suspect} size={32} />
            <span>
              <strong>{names.suspects[suspect]}</strong>
              <small>
                {people.map((person) => person.name).join(', ') ||
                  (bot !== null
                    ? ui().table.botStrength(opponents.find(({ id }) => id === bot)?.name ?? bot)
                    : t.free)}
              </small>
            </span>
            {free && keys.tokens.seat !== undefined && (
              <button
                type="button"
                class="plain"
                onClick={() => void order({ do: 'move-chair', suspect }, keys.tokens.seat)}
              >
                {t.takeChair}
              </button>
            )}
            {isHost && free && (
              <label>
                <span class="unseen">{ui().setUp.bot}</span>
                <select
                  value=""
                  onChange={(event) =>
                    void order({ do: 'seat-bot', suspect, bot: event.currentTarget.value })
                  }
                >
                  <option value="">{t.addBot}</option>
                  {opponents.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {isHost && !free && !people.some(({ person }) => person === keys.person) && (
              <button type="button" class="quiet" onClick={() => void order({ do: 'stand', suspect })}>
                {t.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {t.problems[problem.value] ?? ui().trouble.something}
        </p>
      )}
      {isHost ? (
        <button type="button" class="primary" onClick={() => void order({ do: 'start' })}>
          {ui().setUp.begin}
        </button>
      ) : (
        <p role="status">{t.waitForHost(info.host.name)}</p>
      )}
    </Page>
  );
}
