/**
 * The director, fetched with the first scene to be staged. Until it has loaded, the table shows the current position.
 */
import type { Fact } from '@casefile/engine';
import { computed, signal } from '@preact/signals';
import type { Director, Pace, Staged } from './director.ts';

/** Fetches the pictures of scenes, set by the screen of the table; without them the first scene would be invisible. */
export const stage = { fetchPictures: (): Promise<unknown> => Promise.resolve() };
/** The longest wait for the pictures. */
const maxWaitMs = 2000;

/** A director that is loaded when first needed; a scene does not go on while `isHeld` is true. */
export function lazyDirector(isHeld?: () => boolean): Director {
  const fetched = signal<Director | null>(null);
  /** The director, loaded before the first scene. */
  let early: Director | null = null;
  let coming: Promise<unknown> = Promise.resolve();
  /**
   * The events before it was loaded: a director that does not know whose turn it was would announce the next one too
   * early.
   */
  let missed: readonly Fact[] = [];
  let last: Staged | null = null;
  let isFetching = false;
  /** What is to be done with it is done in the order in which it was asked for. */
  const fetchDirector = (then: (director: Director) => void): void => {
    isFetching = true;
    coming = import('./director.ts').then(
      ({ makeDirector }) => {
        fetched.value ??= early ?? makeDirector(isHeld);
        then(fetched.value);
      },
      () => {
        isFetching = false;
      },
    );
  };
  return {
    beat: computed(() => fetched.value?.beat.value ?? null),
    show(scene, pace) {
      if (fetched.value !== null) return fetched.value.show(scene, pace);
      const before = scene.whole ? [] : missed;
      missed = [...before, ...scene.facts];
      last = scene;
      if (scene.whole || pace === 'instant') {
        if (isFetching) fetchDirector((director) => director.show(scene, pace));
        return;
      }
      const begin = (director: Director): void => {
        director.show({ ...scene, facts: before, whole: true }, pace);
        director.show(scene, pace);
      };
      if (early === null) return fetchDirector(begin);
      // In the same task: otherwise the table would show the end of the scene before its beginning.
      fetched.value = early;
      begin(early);
    },
    async ready(pace: Pace) {
      if (fetched.value !== null || early !== null || pace === 'instant') return;
      const director = import('./director.ts').then(({ makeDirector }) => {
        early ??= makeDirector(isHeld);
      });
      const both = Promise.allSettled([director, stage.fetchPictures()]);
      await Promise.race([both, new Promise((late) => setTimeout(late, maxWaitMs))]);
    },
    again(log, n, pace) {
      if (fetched.value !== null) return fetched.value.again(log, n, pace);
      const [scene, facts] = [last, missed];
      fetchDirector((director) => {
        if (scene !== null) director.show({ ...scene, facts, whole: true }, pace);
        director.again(log, n, pace);
      });
    },
    idle: () => coming.then(() => fetched.value?.idle()),
    hurry: () => fetched.value?.hurry(),
    end: () => fetched.value?.end(),
  };
}
