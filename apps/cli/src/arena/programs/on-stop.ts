/** Stops programs with the match. Each has its own process group, which signals of the terminal do not reach. */
import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `stop` before a signal ends this process. Returns a function that removes the handler. */
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
