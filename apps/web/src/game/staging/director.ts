/**
 * Turns facts into scenes and shows them beat by beat. The table itself is always up to date: a scene
 * that is hurried, cut off or never shown ends in the same table.
 */
import type { Fact } from '@casefile/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { speeds } from '../../app/settings.ts';
import type { Scene } from '../../worker/messages.ts';
import { type Beat, BeatMaker, sceneFrom } from './beats.ts';
import { until } from './queue.ts';

export type Pace = (typeof speeds)[number];

/** Relative to the calm pace; at pace “step” each beat waits for a press instead. */
export const paceFactors: Readonly<Record<Pace, number>> = { instant: 0, brisk: 0.42, calm: 1, step: 1 };
/** The limit for all beats of one turn at the calm pace; late beats of a long turn pass faster. */
const maxTurnMs = 8800;
/** Reserved for the answer while a question goes round; otherwise players who cannot show would use up the time. */
const answerMs = 1300;
/**
 * The shortest beat at any pace, long enough to see who could not show. Captions may be shorter: they stay on the
 * screen.
 */
const minShownMs = 350;

/** How long each beat is shown when `spentMs` of its turn have been shown already. */
export function beatTimesMs(beats: readonly Beat[], pace: Pace, spentMs: number): readonly number[] {
  let spent = spentMs;
  return beats.map(({ ms, minMs, asking, gesture }) => {
    const isGoingRound = asking !== null && gesture !== 'slide' && gesture !== 'nobody';
    const calm = Math.max(minMs, Math.min(ms, maxTurnMs - spent - (isGoingRound ? answerMs : 0)));
    spent += calm;
    return pace === 'instant'
      ? 0
      : Math.max(calm * paceFactors[pace], gesture === 'caption' ? 0 : minShownMs);
  });
}

export type Staged = Pick<Scene, 'facts' | 'view' | 'whole' | 'viewerSeat' | 'learned' | 'told'>;

/**
 * A player who was shown a card sees it before the next turn is announced. On a shared device the card may be somebody
 * else's, and a turn announced before the device is handed on could be started by the wrong player.
 */
function beforeTurn(
  beats: readonly Beat[],
  { facts, learned, told }: Staged,
  factsBefore: number,
): readonly Beat[] {
  const held = learned.filter(({ isHeld }) => isHeld).map(({ fact }) => JSON.stringify(fact));
  const own = facts.findLastIndex((fact) => held.includes(JSON.stringify(fact)));
  const last = Math.max(own, ...told.map(({ n }) => n - factsBefore));
  return beats.filter(({ fact }) => fact.fact !== 'turn' || facts.indexOf(fact) < last || last < 0);
}

/**
 * The envelope itself judges the accusations that end the game, card by card; an earlier verdict would spoil it. Those of
 * earlier turns, which a viewer far behind has not seen yet, are told.
 */
function beforeEnvelope(beats: readonly Beat[], { facts, view }: Staged): readonly Beat[] {
  if (view.result === null) return beats;
  const turn = facts.findLastIndex(({ fact }) => fact === 'turn');
  return beats.filter(({ gesture, fact }) => gesture !== 'verdict' || facts.indexOf(fact) < turn);
}

export interface Director {
  /** The beat shown now; null while the table is at rest. */
  readonly beat: ReadonlySignal<Beat | null>;
  /** Stages what has happened since the previous scene, which ends if it is still running. */
  show(scene: Staged, pace: Pace): void;
  /** Resolves when scenes can be shown at this pace; a scene shown earlier would be seen on the table only. */
  ready(pace: Pace): Promise<void>;
  /** Resolves when nothing is left to be shown. */
  idle(): Promise<void>;
  /** Ends the scene; at pace “step”, shows the next beat. */
  hurry(): void;
  /** Ends the scene at any pace. */
  end(): void;
  /** Repeats the scene that begins at this line of the log. */
  again(log: readonly Fact[], n: number, pace: Pace): void;
}

/** The current beat stays while `isHeld` is true. */
export function makeDirector(isHeld: () => boolean = () => false): Director {
  const beat = signal<Beat | null>(null);
  let maker = new BeatMaker();
  let turn = -1;
  let spentMs = 0;
  let current = 0;
  let wake: ((how: 'beat' | 'scene') => void) | null = null;
  let done: Promise<void> = Promise.resolve();
  let isStepping = false;

  const rest = (ms: number | null): Promise<'beat' | 'scene'> =>
    new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => resolve('beat'), ms);
      wake = (how) => {
        clearTimeout(timer);
        resolve(how);
      };
    });

  async function perform(beats: readonly Beat[], times: readonly number[], last: Beat | null): Promise<void> {
    const scene = current;
    for (const [i, next] of beats.entries()) {
      beat.value = next;
      const how = await rest(isStepping ? null : times[i]!);
      await until(() => !isHeld());
      if (scene !== current) return;
      if (how === 'scene') break;
    }
    beat.value = last;
  }

  return {
    beat,
    show(scene, pace) {
      const { facts, view, whole, viewerSeat } = scene;
      current++;
      wake?.('scene');
      if (whole) maker = new BeatMaker();
      const before = maker.taken;
      const beats = beforeEnvelope(beforeTurn(maker.take(facts), scene, before), scene);
      if (view.turnNumber !== turn) spentMs = 0;
      turn = view.turnNumber;
      if (whole || pace === 'instant' || beats.length === 0) {
        beat.value = null;
        done = Promise.resolve();
        return;
      }
      const times = beatTimesMs(beats, pace, spentMs);
      spentMs += beatTimesMs(beats, 'calm', spentMs).reduce((sum, ms) => sum + ms, 0);
      const isAsked = viewerSeat !== null && view.asked.includes(viewerSeat);
      // A player who has to decide need not press through the beats first.
      isStepping = pace === 'step' && !isAsked;
      // The three cards stay open until the answer comes, unless a shown card has to be put away, which they would
      // cover.
      const isShown = scene.learned.some(({ isHeld }) => isHeld);
      const isOpen = view.waitingFor === 'answer' && maker.asking !== null && !isAsked && !isShown;
      const open = isOpen ? beats.findLast(({ asking }) => asking !== null) : undefined;
      done = perform(beats, times, open === undefined ? null : { ...open, left: 0, untold: null });
    },
    again(log, n, pace) {
      current++;
      wake?.('scene');
      const beats = new BeatMaker()
        .take(sceneFrom(log, n))
        .map((each): Beat => ({ ...each, n: -each.n, left: 0, untold: null, isAgain: true }));
      isStepping = pace === 'step';
      // A player who asks for the scene wants to see it, however fast the game is played.
      done = perform(beats, beatTimesMs(beats, pace === 'instant' ? 'brisk' : pace, 0), null);
    },
    ready: async () => {},
    idle: () => done,
    hurry: () => wake?.(isStepping ? 'beat' : 'scene'),
    end: () => wake?.('scene'),
  };
}
