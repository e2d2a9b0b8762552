/** A pause, or a wish for one or for its end: the host decides alone, otherwise everybody who is there has to agree. */
import type { Command } from '@casefile/protocol/command';
import type { JSX } from 'preact';
import { Icon } from '../../art/icons/Icon.tsx';
import type { RemoteSession } from '../../game/remote-session.ts';
import { more } from '../../words/lexicon.ts';
import type { Companion } from './use-company.ts';

export interface PauseNoticeProps {
  readonly session: RemoteSession;
  readonly paused: boolean;
  readonly company: readonly Companion[];
  readonly isHost: boolean;
  readonly onOrder: (command: Command) => Promise<void>;
}

export function PauseNotice(props: PauseNoticeProps): JSX.Element | null {
  const { session, paused, company, isHost, onOrder } = props;
  const t = more().people;
  const { pausedBy, names, agreed } = session.room.value;
  if (!paused && agreed.length === 0) return null;
  const hasAgreed = ({ people }: Companion): boolean => people.some((person) => agreed.includes(person));
  const mine = company.find(({ isMe }) => isMe);
  // A player whose seat a bot has taken over has no say.
  const mayAgree = isHost || mine?.bot === null;
  const asked = company
    .filter((one) => one.bot === null && !one.isAway && !one.isMe && !hasAgreed(one))
    .map(({ name }) => name);
  // Who was still missing may have left: asking once more is enough then.
  const isWaiting = !isHost && mine !== undefined && hasAgreed(mine) && asked.length > 0;
  const asking = agreed.map((person) => names[person] ?? '');
  const said = [
    paused && (pausedBy === null ? t.paused : t.pausedBy(names[pausedBy] ?? '')),
    agreed.length > 0 &&
      (isWaiting
        ? (paused ? t.awaitsResume : t.awaitsPause)(asked)
        : (paused ? t.wantsResume : t.wantsPause)(asking)),
  ];
  return (
    <div class="notice" role="status" data-pause={paused ? 'on' : 'wanted'}>
      <Icon id="pause" />
      <span>{said.filter((line) => line !== false).join(' ')}</span>
      {mayAgree && !isWaiting && (
        <button type="button" class="plain" onClick={() => void onOrder({ do: paused ? 'resume' : 'pause' })}>
          {paused ? t.resume : t.agree}
        </button>
      )}
    </div>
  );
}
