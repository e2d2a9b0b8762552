/** A finished game on the table itself: every moment of it, as one player or a spectator saw it. Nothing can be done. */
import { type Fact, stripFact } from '@casefile/engine';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CaseHead } from '../casebook/messages.ts';
import type { Session, Sitting } from '../game/session.ts';
import type { Scene, ViewerSeat, WorkerReply } from '../worker/messages.ts';
import { openWorker } from '../worker/open-worker.ts';

export interface ReplaySession extends Session {
  /** How many facts have happened. */
  readonly at: ReadonlySignal<number>;
  readonly as: ReadonlySignal<ViewerSeat>;
  show(at: number, as: ViewerSeat): void;
}

/** Further than this is a jump: nobody could follow so much at once. */
const maxStaged = 12;

export function openReplay({ facts, players }: CaseHead): ReplaySession {
  const worker = openWorker();
  const scene = signal<Scene | null>(null);
  const log = signal<readonly Fact[]>([]);
  const at = signal(0);
  const as = signal<ViewerSeat>(null);
  let wanted: { readonly at: number; readonly as: ViewerSeat } | null = null;
  let isAsking = false;

  const seen = (from: number, to: number, viewer: ViewerSeat): Fact[] =>
    facts.slice(from, to).map((fact) => stripFact(fact, viewer ?? 'spectator'));
  const take = (reply: WorkerReply, moment: { readonly at: number; readonly as: ViewerSeat }): void => {
    if (!reply.ok || reply.scene === null) return;
    const { view, facts: fresh, whole } = reply.scene;
    batch(() => {
      log.value = whole ? fresh : [...log.value, ...fresh];
      // What could be done then cannot be done now, and the end is one moment of many.
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
  };
  /** Only the last moment that was asked for is drawn. */
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
    beat: signal(null),
    unkept: signal(null),
    toEnd: signal(null),
    show(next, viewer) {
      const bounded = Math.max(1, Math.min(facts.length, next));
      if (scene.value !== null && bounded === at.value && viewer === as.value) return;
      wanted = { at: bounded, as: viewer };
      void run();
    },
    act: async () => false,
    letPass: async () => {},
    undo: async () => {},
    acknowledge() {},
    look: async () => {},
    hide: async () => {},
    hurry() {},
    again() {},
    marks: (level, chances) => worker.marks({ ask: 'marks', level, chances }),
    why: (mark) => worker.why({ ask: 'why', mark }),
    proof: () => worker.proof({ ask: 'proof', facts: log.value }),
    loadNotes: async () => '',
    saveNotes: async () => {},
    rematch: async () => {},
    leave: () => worker.close(),
  };
}
