/** Programs are in process groups of their own, which a terminal does not reach: who stops the match must stop them. */
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `stop` before a signal ends this process; the function that is given back takes that away again. */
export function onStop(stop: () => void | Promise<void>): () => void {
  const handle = async (signal: NodeJS.Signals): Promise<void> => {
    await stop();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, handle);
  return () => {
    for (const signal of signals) process.off(signal, handle);
  };
}
