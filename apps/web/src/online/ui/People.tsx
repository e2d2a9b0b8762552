/** The people of an online table, behind one button: who is there, talk, pause, host's tools, another device. */
import type { Happening } from '@casefile/client';
import type { Command } from '@casefile/protocol/command';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../art/icons/Icon.tsx';
import { Emblem } from '../../art/people/people.tsx';
import { labelled } from '../../words/labelled.ts';
import { locale, more, ui } from '../../words/lexicon.ts';
import { type AtTableProps, isHosting } from './Banner.tsx';
import { Chat } from './chat/Chat.tsx';
import { isDocked } from './chat/DockedChat.tsx';
import { DeviceCode } from './DeviceCode.tsx';
import { Leave } from './Leave.tsx';
import './people.css';
import { botName } from '../../game/bot-name.ts';
import { problemWords } from '../problem-words.ts';
import { Unheard } from './chat/Unheard.tsx';
import { useUnread } from './chat/use-unread.ts';
import { type Companion, useCompany } from './use-company.ts';

export function PeopleButton({ session, info }: AtTableProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const t = more().people;
  const isOpen = useSignal(false);
  const unread = useUnread(session, isOpen.value || isDocked.value);
  const watching = session.room.value.spectators;
  return (
    <>
      {watching > 0 && (
        <span class="watchers">
          <Icon id="eye" size={16} />
          <span class="unseen">{more().online.spectators(watching)}</span>
          <span aria-hidden="true">{watching}</span>
        </span>
      )}
      <button
        type="button"
        class="tool people-tool"
        aria-label={unread > 0 ? `${t.title} (${unread})` : t.title}
        onClick={() => {
          isOpen.value = true;
          box.current?.showModal();
        }}
      >
        <Icon id="chat" />
        {unread > 0 && (
          <span class="unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <Unheard session={session} count={unread} />
      <dialog ref={box} class="people" aria-label={t.title} onClose={() => (isOpen.value = false)}>
        {isOpen.value && <People session={session} info={info} onClose={() => box.current?.close()} />}
      </dialog>
    </>
  );
}

function People({ session, info, onClose }: AtTableProps & { readonly onClose: () => void }): JSX.Element {
  const t = more().people;
  const company = useCompany(session, info);
  const isHost = isHosting({ session, info });
  const me = company.find(({ isMe }) => isMe);
  const isPlaying = info.phase === 'playing';
  const isSilenced = session.room.value.muted;
  const problem = useSignal<string | null>(null);
  const order = async (command: Command): Promise<void> => {
    problem.value = await session.order(command);
  };
  return (
    <>
      <div class="people-head">
        <h2>{t.title}</h2>
        <button type="button" class="tool" aria-label={ui().app.close} onClick={onClose}>
          <Icon id="cross" />
        </button>
      </div>
      <ul class="company">
        {company.map((one) => (
          <Person
            key={one.suspect}
            one={one}
            session={session}
            info={info}
            mayHand={isHost && isPlaying}
            onOrder={order}
          />
        ))}
      </ul>
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
      <p class="watching">{more().online.spectators(session.room.value.spectators)}</p>
      {!isDocked.value && <Chat session={session} info={info} />}
      {isPlaying && (me !== undefined || isHost) && (
        <div class="buttons">
          <button
            type="button"
            class="plain"
            onClick={() => void order({ do: info.paused ? 'resume' : 'pause' })}
          >
            <Icon id="pause" /> {info.paused ? t.resume : t.pause}
          </button>
          {isHost && (
            <button
              type="button"
              class="plain"
              onClick={() => void order({ do: 'mute-all', muted: !isSilenced })}
            >
              {isSilenced ? t.unmuteAll : t.muteAll}
            </button>
          )}
        </div>
      )}
      {session.keys.tokens.seat !== undefined && <DeviceCode session={session} />}
      <Events happenings={session.journal.value.happenings} />
      {isPlaying && me !== undefined && <Leave session={session} hasPartner={me.people.length > 1} />}
    </>
  );
}

function sayBot({ name, people, bot }: Companion): string | null {
  if (bot === null) return null;
  return people.length > 0 ? more().people.botPlays(name, bot) : ui().table.botStrength(bot);
}

interface PersonProps extends AtTableProps {
  readonly one: Companion;
  readonly mayHand: boolean;
  readonly onOrder: (command: Command) => Promise<void>;
}

function Person({ one, session, info, mayHand, onOrder }: PersonProps): JSX.Element {
  const { names, here } = session.room.value;
  const { host, makeHost } = more().lobby;
  // Of two at one chair each is named: one may have gone while the other is still here.
  const isTeam = one.people.length > 1;
  const heirs = mayHand && !one.isMe ? one.people.filter((person) => here.includes(person)) : [];
  const notes = [
    one.isMe ? more().lobby.yours : null,
    sayBot(one),
    one.isHere ? null : ui().table.away,
  ].filter((note) => note !== null);
  return (
    <li data-here={one.isHere}>
      <Emblem id={one.suspect} size={28} />
      <span>
        <strong>{one.name}</strong>
        {one.isHost && (
          <span class="crown">
            <Icon id="host" size={16} /> {isTeam ? labelled(host, info.host.name) : host}
          </span>
        )}
        <small>{notes.join(' · ')}</small>
      </span>
      {heirs.map((person) => (
        <button
          type="button"
          key={person}
          class="quiet"
          aria-label={labelled(makeHost, names[person] ?? one.name)}
          onClick={() => void onOrder({ do: 'host', person })}
        >
          {isTeam ? labelled(makeHost, names[person] ?? one.name) : makeHost}
        </button>
      ))}
    </li>
  );
}

function Events({ happenings }: { readonly happenings: readonly Happening[] }): JSX.Element | null {
  const t = more().people;
  if (happenings.length === 0) return null;
  const { lang } = locale.value!;
  return (
    <details class="happenings">
      <summary>{t.events}</summary>
      <ol>
        {happenings.map((each) => (
          <li key={each.n}>
            <time dateTime={new Date(each.at).toISOString()}>
              {new Date(each.at).toLocaleTimeString(lang, { timeStyle: 'short' })}
            </time>{' '}
            {tell(each)}
          </li>
        ))}
      </ol>
    </details>
  );
}

function tell({ what, name, bot = '' }: Happening): string {
  const said = more().people.happened[what];
  return typeof said === 'string' ? said : said(name, botName(bot));
}
