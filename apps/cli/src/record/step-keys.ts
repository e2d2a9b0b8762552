/** Stepping through a record by keys. */
import { emitKeypressEvents, type Key } from 'node:readline';
import type { NarratedFact } from './narration.ts';

/** The fact a key leads to from fact `at`; null quits. Facts without a sentence are skipped. */
export function nextStep(
  key: Pick<Key, 'name' | 'ctrl' | 'sequence'>,
  at: number,
  told: readonly NarratedFact[],
): number | null {
  const { name, ctrl, sequence } = key;
  if (name === 'q' || name === 'escape' || (ctrl && (name === 'c' || name === 'd'))) return null;
  const onward = (from: number, stops: (told: NarratedFact) => boolean): number => {
    for (let i = from; i < told.length; i++) if (stops(told[i]!)) return i + 1;
    return told.length;
  };
  const backward = (from: number, stops: (told: NarratedFact) => boolean): number => {
    for (let i = from; i >= 0; i--) if (stops(told[i]!)) return i + 1;
    return 1;
  };
  const says = ({ text }: NarratedFact): boolean => text !== '';
  const begins = ({ fact }: NarratedFact): boolean => fact.fact === 'turn';
  switch (name) {
    case 'right': case 'down': case 'space': case 'return': case 'n': return onward(at, says);
    case 'left': case 'up': case 'backspace': case 'p': return backward(at - 2, says);
    case 't': case 'pagedown': return onward(at, begins);
    case 'r': case 'pageup': return backward(at - 2, begins);
    case 'home': return 1;
    case 'end': return told.length;
    default: return sequence === ' ' ? onward(at, says) : at;
  } // biome-ignore format: a list
}

/** Calls back with each key until the callback resolves to false. */
export function onKeys(heard: (key: Key) => Promise<boolean>): Promise<void> {
  const { stdin } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  return new Promise((resolve, reject) => {
    const leave = (error?: unknown): void => {
      stdin.off('keypress', listen);
      stdin.setRawMode(false);
      stdin.pause();
      if (error === undefined) resolve();
      else reject(error);
    };
    const listen = (_: string, key: Key): void => {
      heard(key).then((more) => {
        if (!more) leave();
      }, leave);
    };
    stdin.on('keypress', listen);
  });
}
