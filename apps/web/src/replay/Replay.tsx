/** The table of a finished game at any moment, from any point of view. */
import type { Casebook } from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { Icon } from '../art/icons/Icon.tsx';
import type { CaseHead } from '../casebook/messages.ts';
import type { OpenCase } from '../casebook/use-case.ts';
import type { CaseScreenWords } from '../casebook/words/words.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { OpenHands } from './OpenHands.tsx';
import { PlayFrom } from './PlayFrom.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { openReplay, type ReplayViewer } from './replay-session.ts';
import { makeMoment, readMoment } from './stops.ts';
import { useReplay } from './use-replay.ts';

export interface ReplayProps {
  readonly hash: string;
  readonly opened: OpenCase;
  readonly head: CaseHead;
  readonly casebook: Casebook | null;
  readonly names: EditionNames;
  readonly words: CaseScreenWords;
}

/** In the address: a suspect, or one of these keywords. */
const nameOf = (as: ReplayViewer, { players }: CaseHead): string =>
  as === null ? 'spectator' : as === 'table' ? 'all' : players[as]!.suspect;

function viewerOf(named: string | null, { players, viewpoint, me }: CaseHead): ReplayViewer {
  if (viewpoint !== 'table') return viewpoint;
  const seat = players.findIndex(({ suspect }) => suspect === named);
  if (seat >= 0) return seat;
  return named === 'all' ? 'table' : named === 'spectator' ? null : me;
}

export function Replay({ hash, opened, head, casebook, names, words }: ReplayProps): JSX.Element {
  const session = useMemo(() => openReplay(head), [head]);
  const isBeginning = useSignal(false);
  const show = (at: number, as: ReplayViewer): void => {
    session.show(at, as);
    try {
      history.replaceState(history.state, '', location.pathname + makeMoment(at, nameOf(as, head)));
    } catch {
      // Safari refuses more than a hundred changes in half a minute, which a finger on the timeline makes.
    }
  };
  const moment = readMoment(hash);
  const { isPlaying, jump } = useReplay({
    session,
    replayed: head,
    names,
    show,
    from: moment === null ? null : { at: moment.at, as: viewerOf(moment.as, head) },
  });
  const as = session.as.value;
  return (
    <TableScreen
      session={session}
      maxLevel="full"
      hands={
        as === 'table' ? (
          <OpenHands head={head} at={session.at.value} names={names} words={words} />
        ) : undefined
      }
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
        <>
          <ReplayBar
            replayed={head}
            viewerNames={head.viewpoint === 'table' ? words.replay.everybody : null}
            casebook={casebook}
            names={names}
            words={words.replay}
            turn={session.scene.value?.view.turnNumber ?? 0}
            at={session.at.value}
            as={as}
            isPlaying={isPlaying.value}
            onJump={(to) => {
              isPlaying.value = false;
              jump(to);
            }}
            onShow={show}
            onPlay={() => {
              isPlaying.value = !isPlaying.value;
            }}
          >
            <button
              type="button"
              class="plain play-from"
              aria-label={words.playFrom.title}
              onClick={() => {
                isPlaying.value = false;
                isBeginning.value = true;
              }}
            >
              <Icon id="act" />
              <span>{words.playFrom.title}</span>
            </button>
          </ReplayBar>
          {isBeginning.value && (
            <PlayFrom
              opened={opened}
              head={head}
              names={names}
              words={words}
              at={session.at.value}
              view={session.scene.value!.view}
              seat={typeof as === 'number' ? as : null}
              onClose={() => {
                isBeginning.value = false;
              }}
            />
          )}
        </>
      }
    />
  );
}
