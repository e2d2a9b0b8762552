/** The table of a finished game, at any moment and through any player's eyes. */
import type { Casebook } from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { makeTrail, sayFact } from '@casefile/editions/words/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { Icon } from '../art/icons/Icon.tsx';
import type { CaseHead } from '../casebook/messages.ts';
import type { CaseScreenWords } from '../casebook/words.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { locale } from '../words/lexicon.ts';
import type { ViewerSeat } from '../worker/messages.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { openReplay } from './replay-session.ts';
import { type Jump, jumpKeys, jumpTo, makeMoment, readMoment, stopsOf } from './stops.ts';

export interface ReplayProps {
  readonly hash: string;
  readonly head: CaseHead;
  readonly casebook: Casebook | null;
  readonly names: EditionNames;
  readonly words: CaseScreenWords;
}

/** Between two moments when it plays by itself, in milliseconds. */
const restMs = { instant: 200, brisk: 800, calm: 1800, step: 1800 } as const;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, dialog, [role="grid"], .board') !== null;

export function Replay({ hash, head, casebook, names, words }: ReplayProps): JSX.Element {
  const session = useMemo(() => openReplay(head), [head]);
  const isPlaying = useSignal(false);
  const stops = useMemo(() => {
    const speaker = makeSpeaker(names, head.players, null);
    const trail = makeTrail();
    return stopsOf(
      head.facts,
      head.players.length,
      (fact) => sayFact(locale.value!.game, fact, speaker, trail(fact)) !== '',
    );
  }, [head, names, locale.value!.lang]);
  const seatOf = (suspect: string | null): ViewerSeat => {
    if (head.viewpoint !== 'table') return head.viewpoint;
    const seat = head.players.findIndex((player) => player.suspect === suspect);
    if (seat >= 0) return seat;
    return suspect === 'spectator' ? null : head.me;
  };
  const show = (at: number, as: ViewerSeat): void => {
    const suspect = as === null ? 'spectator' : head.players[as]!.suspect;
    history.replaceState(history.state, '', location.pathname + makeMoment(at, suspect));
    session.show(at, as);
  };
  const jump = (to: Jump): void => show(jumpTo(to, session.at.value, stops), session.as.value);
  useEffect(() => {
    const moment = readMoment(hash);
    if (moment !== null) session.show(moment.at, seatOf(moment.as));
  }, [session, hash]);
  useEffect(() => () => session.leave(), [session]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const to = jumpKeys[event.key];
      if (to === undefined || isWriting(event.target) || event.altKey || event.ctrlKey || event.metaKey)
        return;
      event.preventDefault();
      isPlaying.value = false;
      jump(to);
    };
    // Before the table's own keys, which know nothing of a replay.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [session, stops]);
  const isAtEnd = session.at.value >= (stops.all.at(-1) ?? 0);
  useEffect(() => {
    if (!isPlaying.value) return;
    if (isAtEnd) {
      isPlaying.value = false;
      return;
    }
    const timer = setTimeout(() => jump('next'), restMs[settings.speed.value]);
    return () => clearTimeout(timer);
  }, [isPlaying.value, session.at.value]);
  return (
    <TableScreen
      session={session}
      maxLevel="full"
      tools={
        <a
          href={location.pathname}
          onClick={follow}
          class="tool to-casebook"
          aria-label={words.casebook.title}
        >
          <Icon id="rules" />
        </a>
      }
      banner={
        <ReplayBar
          head={head}
          casebook={casebook}
          names={names}
          words={words}
          at={session.at.value}
          as={session.as.value}
          isPlaying={isPlaying.value}
          onJump={(to) => {
            isPlaying.value = false;
            jump(to);
          }}
          onShow={show}
          onPlay={() => {
            isPlaying.value = !isPlaying.value;
          }}
        />
      }
    />
  );
}
