/** The director, fetched with the first scene that is to be staged. Until it has come the table shows what is. */
import type { Fact } from '@casefile/engine';
import { computed, signal } from '@preact/signals';
import type { Director } from './director.ts';

/** A scene does not go on while it is held. */
export function lazyDirector(isHeld?: () => boolean): Director {
  const fetched = signal<Director | null>(null);
  let coming: Promise<unknown> = Promise.resolve();
  /** What happened before it came: who does not know whose turn it was would tell the next one too early. */
  let missed: readonly Fact[] = [];
  const fetchDirector = (then: (director: Director) => void): void => {
    coming = import('./director.ts').then(
      ({ makeDirector }) => {
        fetched.value ??= makeDirector(isHeld);
        then(fetched.value);
      },
      () => {},
    );
  };
  return {
    beat: computed(() => fetched.value?.beat.value ?? null),
    show(scene, pace) {
      if (fetched.value !== null) return fetched.value.show(scene, pace);
      const before = scene.whole ? [] : missed;
      missed = [...before, ...scene.facts];
      if (scene.whole || pace === 'instant') return;
      fetchDirector((director) => {
        director.show({ ...scene, facts: before, whole: true }, pace);
        director.show(scene, pace);
      });
    },
    again(log, n, pace) {
      if (fetched.value !== null) fetched.value.again(log, n, pace);
      else fetchDirector((director) => director.again(log, n, pace));
    },
    idle: () => coming.then(() => fetched.value?.idle()),
    hurry: () => fetched.value?.hurry(),
    end: () => fetched.value?.end(),
  };
}
