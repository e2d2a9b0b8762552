/** Before the start: the link to share, chairs, terms, and what the host may do. */
import type { Command } from '@casefile/protocol/command';
import type { TableInfo } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { followOver, go } from '../../app/router.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import { Face } from '../../art/people/people.tsx';
import { type EditionMeta, loadMeta } from '../../editions/edition-meta.ts';
import type { RemoteSession } from '../../game/remote-session.ts';
import { HouseRuleList } from '../../house-rules/HouseRuleList.tsx';
import { forget } from '../../online/keys.ts';
import { isHosting } from '../../online/ui/Banner.tsx';
import { BeginGame } from '../../online/ui/BeginGame.tsx';
import { Chat } from '../../online/ui/chat/Chat.tsx';
import { Unheard } from '../../online/ui/chat/Unheard.tsx';
import { useUnread } from '../../online/ui/chat/use-unread.ts';
import { DeviceCode } from '../../online/ui/DeviceCode.tsx';
import { JoinPartner, Partner } from '../../online/ui/Partner.tsx';
import { labelled } from '../../words/labelled.ts';
import { more, namesOf, ui } from '../../words/lexicon.ts';
import { AddBot } from './AddBot.tsx';
import { ChangeTerms } from './ChangeTerms.tsx';
import { Invitation } from './Invitation.tsx';
import './lobby.css';
import { problemWords } from '../../online/problem-words.ts';
import { opponent, Strength } from '../new-game/Strength.tsx';
import { Page } from '../Page.tsx';
import { OptionList } from './OptionList.tsx';
import { TermsList } from './TermsForm.tsx';

export interface LobbyProps {
  readonly session: RemoteSession;
  readonly info: TableInfo;
}

export function Lobby({ session, info }: LobbyProps): JSX.Element {
  const { keys } = session;
  const t = more().lobby;
  const names = namesOf(info.edition)!;
  const problem = useSignal<string | null>(null);
  const edition = useSignal<EditionMeta | null>(null);
  useEffect(() => {
    void loadMeta(info.edition).then((found) => {
      edition.value = found ?? null;
    });
  }, [info.edition]);
  const isHost = isHosting({ session, info });
  const order = async (command: Command): Promise<void> => {
    problem.value = await session.order(command);
  };
  const mine = info.chairs.find(({ people }) => people.some(({ person }) => person === keys.person));
  const taken = info.chairs.filter(({ free }) => !free).length;
  const missing = Math.max(0, (edition.value?.seats[0] ?? 2) - taken);
  // Who was invited wants to see who is here; inviting is the host's first task, until enough have come.
  const invitation = (
    <Invitation
      path={`/t/${info.table}`}
      title={t.invite}
      label={more().online.link}
      isCalm={!isHost || missing === 0}
    />
  );
  return (
    <Page title={names.title}>
      <div class="lobby">
        {keys.tokens.seat !== undefined && <JoinPartner session={session} />}
        {isHost && invitation}
        <Talk session={session} info={info} />
        <section class="lobby-people" aria-label={t.chairs}>
          <h2>{t.chairs}</h2>
          <ul class="lobby-chairs">
            {info.chairs.map((chair) => (
              <Chair key={chair.suspect} chair={chair} session={session} info={info} onOrder={order} />
            ))}
          </ul>
          <div class="lobby-begin">
            {problem.value !== null && (
              <p class="trouble" role="alert">
                {problemWords(problem.value)}
              </p>
            )}
            <BeginGame
              info={info}
              isHost={isHost}
              missing={missing}
              onBegin={() => void order({ do: 'start' })}
            />
          </div>
        </section>
        {!isHost && invitation}
        <section class="lobby-terms">
          <h2>{more().door.terms}</h2>
          <TermsList terms={info.terms} />
          <OptionList edition={info.edition} options={info.options} />
          <HouseRuleList edition={info.edition} options={info.options} />
          <a href={`/rules/${info.edition}`} onClick={followOver}>
            {more().terms.allRules}
          </a>
          {isHost && edition.value !== null && (
            <ChangeTerms edition={edition.value} info={info} onSave={session.order} />
          )}
        </section>
        {mine?.joinable && keys.tokens.seat !== undefined && (
          <details class="lobby-more">
            <summary>{more().team.title}</summary>
            <Partner session={session} />
          </details>
        )}
        {keys.tokens.seat !== undefined && (
          <details class="lobby-more">
            <summary>{more().device.title}</summary>
            <DeviceCode session={session} />
          </details>
        )}
        <button
          type="button"
          class="quiet"
          onClick={async () => {
            if (keys.tokens.watch === undefined || keys.tokens.seat !== undefined)
              await order({ do: 'leave' });
            if (problem.value !== null) return;
            forget(info.table);
            go('/');
          }}
        >
          {t.leave}
        </button>
      </div>
    </Page>
  );
}

function Talk({ session, info }: LobbyProps): JSX.Element {
  const isOpen = useSignal(false);
  const unread = useUnread(session, isOpen.value);
  const t = more().people;
  return (
    <>
      <details class="lobby-more" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
        <summary aria-label={unread > 0 ? `${t.chat} (${unread})` : undefined}>
          {t.chat}
          {unread > 0 && (
            <span class="unread" aria-hidden="true">
              {unread}
            </span>
          )}
        </summary>
        <Chat session={session} info={info} />
      </details>
      <Unheard session={session} count={unread} />
    </>
  );
}

interface ChairProps extends LobbyProps {
  readonly chair: TableInfo['chairs'][number];
  readonly onOrder: (command: Command) => Promise<void>;
}

function Chair({ chair, session, info, onOrder: send }: ChairProps): JSX.Element {
  const { keys } = session;
  const row = useRef<HTMLLIElement>(null);
  const onOrder = (command: Command): Promise<void> => {
    // What was pressed goes with the order: the focus stays with the chair.
    row.current?.focus({ preventScroll: true });
    return send(command);
  };
  const t = more().lobby;
  const { suspect, people, bot, free } = chair;
  const isHost = isHosting({ session, info });
  const isMine = people.some(({ person }) => person === keys.person);
  // Of two at one chair each is named: one may go and the other stay.
  const isTeam = people.length > 1;
  const called = namesOf(info.edition)!.suspects[suspect]!;
  const sitter = bot === null ? undefined : opponent(bot);
  const { here } = session.room.value;
  return (
    <li class="lobby-chair" data-free={free} data-mine={isMine} ref={row} tabIndex={-1}>
      <Face id={suspect} edition={info.edition} size={48} />
      <span class="lobby-who">
        <strong>{called}</strong>
        {people.map(({ person, name }) => (
          <span key={person} class="lobby-name">
            {person === keys.person ? (name === called ? t.yours : `${name} (${t.yours})`) : name}
            {person === info.host.person && (
              <span class="crown">
                <Icon id="host" size={16} /> {t.host}
              </span>
            )}
            {!here.includes(person) && <small> {ui().table.away}</small>}
          </span>
        ))}
        {bot !== null && <span class="lobby-name">{sitter?.name ?? bot}</span>}
        {free && !info.full && <small>{more().online.free}</small>}
      </span>
      {bot !== null && <Strength id={bot} />}
      <span class="lobby-tools">
        {free && keys.tokens.seat !== undefined && (
          <button
            type="button"
            class="quiet"
            aria-label={labelled(more().online.takeChair, called)}
            onClick={() => void onOrder({ do: 'move-chair', suspect })}
          >
            {more().online.takeChair}
          </button>
        )}
        {isHost && free && !info.full && (
          <AddBot suspect={suspect} label={labelled(more().setUp.bot, called)} onOrder={onOrder} />
        )}
        {isHost && !free && !isMine && (
          <>
            {people.map(({ person, name }) => (
              <button
                type="button"
                key={person}
                class="quiet"
                aria-label={labelled(t.makeHost, name)}
                onClick={() => void onOrder({ do: 'host', person })}
              >
                {isTeam ? labelled(t.makeHost, name) : t.makeHost}
              </button>
            ))}
            {isTeam ? (
              people.map(({ person, name }) => (
                <button
                  type="button"
                  key={person}
                  class="quiet"
                  onClick={() => void onOrder({ do: 'stand', suspect, person })}
                >
                  {more().setUp.removeSeat(name)}
                </button>
              ))
            ) : (
              <button
                type="button"
                class="quiet"
                aria-label={more().setUp.removeSeat(people[0]?.name ?? called)}
                onClick={() => void onOrder({ do: 'stand', suspect })}
              >
                {more().online.remove}
              </button>
            )}
          </>
        )}
      </span>
    </li>
  );
}
