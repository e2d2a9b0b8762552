/** The operator's log: one JSON object per line, never a name, token, card or message. */
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
      // Without process id and host name, which operators of several servers can add.
      base: null,
      messageKey: 'event',
      timestamp: () => `,"at":"${new Date(now()).toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return (level, event, about = {}) => logger[level](about, event);
}
