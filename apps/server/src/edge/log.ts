/** What the operator reads: one JSON object a line. Never a name, a token, a card, or what somebody wrote. */
export type LogValue = string | number | boolean | null | readonly string[];
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  about?: Readonly<Record<string, LogValue | undefined>>,
) => void;

export function jsonLog(write: (line: string) => void, now: () => number): Log {
  return (level, event, about = {}) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...about })}\n`);
}

export const silentLog: Log = () => {};
