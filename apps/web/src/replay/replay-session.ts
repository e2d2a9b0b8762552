/** A read-only session of a finished game at any moment, as one player or a spectator saw it. */
import { type Fact, stripFact } from '@casefile/engine';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../app/settings.ts';
import type { Session, Sitting } from '../game/session.ts';
import type { Pace } from '../game/staging/director.ts';
import { lazyDirector } from '../game/staging/lazy-director.ts';
import type { Scene, ViewerSeat, WorkerReply } from '../worker/messages.ts';
import { openWorker } from '../worker/open-worker.ts';

/** The point of view: a player, a spectator (null), or all cards open. */
export type ReplayViewer = ViewerSeat | 'table';

/** The facts to replay, as far as the viewer may read them. */
export interface Replayed {
  readonly facts: readonly Fact[];
  readonly players: readonly { readonly suspect: string; readonly name?: string; readonly bot?: string }[];
}

export interface ReplaySession extends Session {
  /** The number of facts so far. */
  readonly at: ReadonlySignal<number>;
  readonly as: ReadonlySignal<ReplayViewer>;
  show(at: number, as: ReplayViewer): void;
  /** When the scene of the last step is over. */
  idle(): Promise<void>;
}

interface Moment {
  readonly at: number;
  readonly as: ReplayViewer;
}

/** More facts than this are a jump without a scene. */
const maxStaged = 12;

/** The buttons already go step by step. */
const paceNow = (): Pace => (settings.speed.value === 'step' ? 'calm' : settings.speed.value);

export function openReplay({ facts, players }: Replayed): ReplaySession {
  const worker = openWorker();
  const scene = signal<Scene | null>(null);
  const log = signal<readonly Fact[]>([]);
  const at = signal(0);
  const as = signal<ReplayViewer>(null);
  const director = lazyDirector();
  let wanted: Moment | null = null;
  /** Requested last, whether it is shown already or not. */
  let latest: Moment | null = null;
  let isAsking = false;

  const seen = (from: number, to: number, viewer: ReplayViewer): Fact[] =>
    facts.slice(from, to).map((fact) => stripFact(fact, viewer ?? 'spectator'));
  const take = (reply: WorkerReply, moment: Moment): void => {
    if (!reply.ok || reply.scene === null) {
      // To be asked for again.
      if (latest === moment) latest = null;
      return;
    }
    const { view, facts: fresh, whole } = reply.scene;
    batch(() => {
      log.value = whole ? fresh : [...log.value, ...fresh];
      // Nothing can be done in a replay, and the end is one moment among many.
      scene.value = {
        ...reply.scene!,
        view: { ...view, result: null },
        legal: [],
        ways: [],
        learned: [],
        isPast: true,
      };
      at.value = moment.at;
      as.value = moment.as;
    });
    director.show(reply.scene, paceNow());
  };
  /** Draws only the last requested moment. */
  async function run(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (wanted !== null) {
      const moment = wanted;
      wanted = null;
      const isNext =
        scene.value !== null &&
        as.value === moment.as &&
        moment.at > at.value &&
        moment.at - at.value <= maxStaged;
      take(
        await worker.ask(
          isNext
            ? { ask: 'more', facts: seen(at.value, moment.at, moment.as) }
            : { ask: 'follow', as: moment.as, facts: seen(0, moment.at, moment.as) },
        ),
        moment,
      );
    }
    isAsking = false;
  }

  return {
    scene,
    log,
    at,
    as,
    sittings: computed<readonly Sitting[]>(() =>
      players.map(({ suspect, name, bot }) => ({
        suspect,
        name: name ?? suspect,
        bot: bot ?? null,
        isHere: true,
      })),
    ),
    trouble: signal(null),
    busy: signal(false),
    handOver: signal(null),
    link: signal('here'),
    pending: signal([]),
    behind: signal(0),
    beat: director.beat,
    unkept: signal(null),
    toEnd: signal(null),
    show(next, viewer) {
      const bounded = Math.max(1, Math.min(facts.length, next));
      if (latest?.at === bounded && latest.as === viewer) return;
      wanted = { at: bounded, as: viewer };
      latest = wanted;
      void run();
    },
    act: async () => false,
    letPass: async () => {},
    undo: async () => {},
    acknowledge() {},
    look: async () => {},
    hide: async () => {},
    hurry: director.hurry,
    again: (n) => director.again(log.value, n, paceNow()),
    idle: director.idle,
    marks: (level, chances) => worker.marks({ ask: 'marks', level, chances }),
    why: (mark) => worker.why({ ask: 'why', mark }),
    proof: () => worker.proof({ ask: 'proof', facts: log.value }),
    loadNotes: async () => '',
    saveNotes: async () => {},
    rematch: async () => {},
    leave() {
      director.end();
      worker.close();
    },
  };
}
