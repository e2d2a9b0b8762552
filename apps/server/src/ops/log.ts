/** What the operator reads: one JSON object a line. Never a name, a token, a card, or what somebody wrote. */
import { pino } from 'pino';

export type LogValue = string | number | boolean | null | readonly string[];
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  about?: Readonly<Record<string, LogValue | undefined>>,
) => void;

export function jsonLog(write: (line: string) => void, now: () => number): Log {
  const logger = pino(
    {
      // Neither process id nor host name: who runs several servers adds what they need.
      base: null,
      messageKey: 'event',
      timestamp: () => `,"at":"${new Date(now()).toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return (level, event, about = {}) => logger[level](about, event);
}
