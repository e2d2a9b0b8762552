/** Notices for the whole table: lost connection, pause, absent players, rematch. */
import { absenceGraceMs } from '@casefile/protocol';
import type { Command } from '@casefile/protocol/command';
import type { TableInfo } from '@casefile/protocol/http';
import type { JSX } from 'preact';
import { follow, go } from '../../app/router.ts';
import { Icon } from '../../art/icons/Icon.tsx';
import type { RemoteSession } from '../../game/remote-session.ts';
import { more } from '../../words/lexicon.ts';
import { Clocks } from './Clocks.tsx';
import { DealNote } from './DealNote.tsx';
import './people.css';
import { botName } from '../../game/bot-name.ts';
import { problemWords } from '../problem-words.ts';
import { PauseNotice } from './PauseNotice.tsx';
import { type Companion, useCompany } from './use-company.ts';
import { useNow } from './use-now.ts';
import { useProblem } from './use-problem.ts';

export interface AtTableProps {
  readonly session: RemoteSession;
  readonly info: TableInfo;
}

export const isHosting = ({ session, info }: AtTableProps): boolean =>
  info.host.person === session.keys.person && session.keys.tokens.host !== undefined;

export function Banner({ session, info }: AtTableProps): JSX.Element {
  const t = more().people;
  const company = useCompany(session, info);
  const isLost = session.link.value === 'lost';
  const mine = company.find(({ isMe }) => isMe);
  const ownBot = info.chairs.find(({ suspect }) => suspect === mine?.suspect)?.bot ?? null;
  const isPlaying = info.phase === 'playing';
  const problem = useProblem();
  const order = async (command: Command): Promise<void> => {
    problem.value = await session.order(command);
  };
  if (isLost)
    return (
      <p class="notice lost" role="alert">
        <Icon id="link" /> <strong>{t.lostTitle}.</strong> <span>{t.lostHint}</span>
      </p>
    );
  return (
    <>
      {problem.value !== null && (
        <p class="notice lost" role="alert">
          {problemWords(problem.value)}
        </p>
      )}
      {isPlaying && info.terms.clock !== null && <Clocks session={session} company={company} />}
      {isPlaying && (
        <PauseNotice
          session={session}
          paused={info.paused}
          company={company}
          isHost={isHosting({ session, info })}
          onOrder={order}
        />
      )}
      {isPlaying && ownBot !== null && mine !== undefined && (
        <div class="notice" role="status">
          <Icon id="robot" />
          <span>{t.yourBot(botName(ownBot))}</span>
          <button type="button" class="plain" onClick={() => void order({ do: 'take-back' })}>
            {t.takeBack}
          </button>
        </div>
      )}
      {isPlaying &&
        company
          .filter(({ isHere, isMe }) => !isHere && !isMe)
          .map((one) => (
            <Leaver
              key={one.suspect}
              session={session}
              info={info}
              one={one}
              company={company}
              onOrder={order}
            />
          ))}
      {session.keys.tokens.seat === undefined && session.keys.tokens.watch !== undefined && (
        <p class="notice quiet-notice">
          <Icon id="eye" /> <span>{t.watching}</span>
        </p>
      )}
      {info.phase === 'over' && session.scene.value?.view.result != null && (
        <DealNote session={session} table={info.table} edition={info.edition} />
      )}
      {info.challenge !== undefined && info.phase === 'over' && (
        <div class="notice" role="status">
          <span>{more().challenge.over}</span>
          <a href={`/c/${info.challenge}`} onClick={follow} class="button primary">
            {more().challenge.results}
          </a>
        </div>
      )}
      {info.next !== null && (
        <div class="notice" role="status">
          <span>{t.next}</span>
          <button
            type="button"
            class="plain"
            onClick={() => {
              if (session.keys.tokens.seat === undefined) go(`/t/${info.next}`);
              else void session.rematch();
            }}
          >
            {t.nextSitting}
          </button>
        </div>
      )}
    </>
  );
}

interface LeaverProps extends AtTableProps {
  readonly one: Companion;
  readonly company: readonly Companion[];
  readonly onOrder: (command: Command) => Promise<void>;
}

/** An absent player: a countdown, then a bot may take over. */
function Leaver({ session, info, one, company, onOrder }: LeaverProps): JSX.Element {
  const t = more().people;
  const isWaiting = !one.isAway;
  const now = useNow(isWaiting);
  const left = Math.max(0, Math.ceil(((one.goneSince ?? now) + absenceGraceMs - now) / 1000));
  const voters = company.filter(
    ({ isHere, bot, seat }) => isHere && bot === null && seat !== one.seat,
  ).length;
  const mine = company.find(({ isMe, bot }) => isMe && bot === null);
  const mayVote = mine !== undefined && !one.votedBy.includes(mine.suspect);
  return (
    <div class="notice" role="status">
      <Icon id="hourglass" />
      <span>
        {t.away(one.name)} {isWaiting && <span aria-hidden="true">{t.botIn(left)}</span>}
        {one.votedBy.length > 0 && t.voted(one.votedBy.length, Math.floor(voters / 2) + 1)}
      </span>
      {one.isAway && isHosting({ session, info }) && (
        <button
          type="button"
          class="plain"
          onClick={() => void onOrder({ do: 'replace', seat: one.seat, bot: 'agnes' })}
        >
          {t.seatBot(one.name)}
        </button>
      )}
      {one.isAway && !isHosting({ session, info }) && mayVote && (
        <button type="button" class="plain" onClick={() => void onOrder({ do: 'vote', seat: one.seat })}>
          {t.vote(one.name)}
        </button>
      )}
    </div>
  );
}
