/** Looks back in a running game with the viewer's own knowledge. Nobody else can tell. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import '../casebook/style.ts';
import { isCalled } from '../game/context.ts';
import { lookingBack } from '../game/looking-back.ts';
import type { Session } from '../game/session.ts';
import { callOf } from '../sound/call.ts';
import { play } from '../sound/play.ts';
import { TableScreen, type TableScreenProps } from '../table/TableScreen.tsx';
import { useLookedAway } from '../table/use-looked-away.ts';
import { namesOf } from '../words/lexicon.ts';
import { useWords } from '../words/use-words.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { openReplay, type Replayed } from './replay-session.ts';
import { useReplay } from './use-replay.ts';
import { loadReplayWords, type ReplayWords } from './words.ts';

export interface LookBackProps extends Pick<TableScreenProps, 'maxLevel'> {
  /** The current game. */
  readonly session: Session;
}

const leave = (): void => {
  lookingBack.value = null;
};

/** What was pressed to come here is gone. */
const focusOn = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
};

export function LookBack(props: LookBackProps): JSX.Element {
  const words = useWords(loadReplayWords, leave);
  useEffect(() => leave, []);
  return words === null ? <div class="opening" aria-busy="true" /> : <Past {...props} words={words} />;
}

function Past({
  session: live,
  maxLevel,
  words,
}: LookBackProps & { readonly words: ReplayWords }): JSX.Element {
  const scene = live.scene.value!;
  const viewer = useMemo(() => scene.viewerSeat, []);
  const replayed = useMemo((): Replayed => {
    const players = live.sittings.value.map(({ suspect, name, bot }) => ({
      suspect,
      ...(name === suspect ? {} : { name }),
      ...(bot === null ? {} : { bot }),
    }));
    return { facts: live.log.value, players };
  }, [live]);
  const session = useMemo(() => openReplay(replayed), [replayed]);
  const names = namesOf(scene.view.edition)!;
  const { isPlaying, jump } = useReplay({
    session,
    replayed,
    names,
    show: session.show,
    from: useMemo(() => ({ at: replayed.facts.length, as: viewer }), [replayed]),
  });
  // Another player takes the device and must not see this one's knowledge.
  const isOthers = scene.viewerSeat !== viewer || live.handOver.value !== null;
  useEffect(() => {
    if (isOthers) leave();
  }, [isOthers]);
  useLookedAway(() => {
    if (live.sittings.value.filter(({ bot }) => bot === null).length < 2 || live.link.value !== 'here')
      return;
    leave();
    void live.hide();
  }, [live]);
  const isWanted = isCalled(scene) || live.pending.value.length > 0 || scene.view.result !== null;
  useCall(live, isWanted, words.live.called);
  // In a local game the others wait; online they do not.
  const isHere = live.link.value === 'here';
  const note = (
    <section class="look-back" aria-label={words.live.title}>
      <strong>{words.live.title}</strong>
      <span role="status">{isWanted ? words.live.called : isHere ? words.live.waits : words.live.note}</span>
      <button type="button" ref={focusOn} class={isWanted ? 'primary' : 'plain'} data-now onClick={leave}>
        {words.live.back}
      </button>
    </section>
  );
  return (
    <TableScreen
      session={session}
      maxLevel={maxLevel}
      banner={
        <>
          {note}
          <ReplayBar
            replayed={replayed}
            viewerNames={null}
            casebook={null}
            names={names}
            words={words}
            turn={session.scene.value?.view.turnNumber ?? 0}
            at={session.at.value}
            as={viewer}
            isPlaying={isPlaying.value}
            onJump={(to) => {
              isPlaying.value = false;
              jump(to);
            }}
            onShow={session.show}
            onPlay={() => {
              isPlaying.value = !isPlaying.value;
            }}
          />
        </>
      }
    />
  );
}

/** A player looking back is notified as at the table. */
function useCall(live: Session, isWanted: boolean, said: string): void {
  useEffect(() => {
    if (!isWanted) return;
    const { view, viewerSeat, wait } = live.scene.peek()!;
    const call = callOf(view.asked, viewerSeat, wait?.for ?? null);
    if (call !== null) play(call);
    if (document.hidden)
      void import('../table/notice.ts').then(({ notify }) => notify(said, '')).catch(() => {});
  }, [isWanted]);
  useEffect(() => {
    if (isWanted) document.title = `● ${said} – Casefile`;
    return () => {
      document.title = 'Casefile';
    };
  }, [isWanted, said]);
}
