/** Reads an strace log and finds acknowledgements sent before the fsync of what they acknowledge. */
export interface FsyncOrder {
  readonly acks: number;
  readonly tooEarly: readonly string[];
  /** The number of fsync calls, by any thread on any file. */
  readonly syncs: number;
}

const marks = /mark-(T\d+-\d+)-/g;
const acked = /(T\d+) (\d+) [0-9a-f]{64}/g;

export function readTrace(trace: string, log: string): FsyncOrder {
  const written = new Set<string>();
  const durable = new Set<string>();
  /** A thread's unfinished call: its text, and the marks written before it began. */
  const begun = new Map<string, { call: string; before: ReadonlySet<string> }>();
  const tooEarly: string[] = [];
  let acks = 0;
  let syncs = 0;

  function finished(call: string, result: string, before: ReadonlySet<string>): void {
    const isLog = call.includes(`<${log}>`);
    if (/^f(data)?sync/.test(call)) syncs++;
    if (/^pwrite/.test(call) && isLog) for (const [, mark] of call.matchAll(marks)) written.add(mark!);
    if (/^f(data)?sync/.test(call) && isLog && result === '0') for (const mark of before) durable.add(mark);
  }
  for (const line of trace.split('\n')) {
    const [, thread, call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (thread === undefined) continue;
    const resumed = /^<\.\.\. \w+ resumed>.* = (-?\d+)/.exec(call);
    if (resumed !== null) {
      const from = begun.get(thread);
      if (from !== undefined) finished(from.call, resumed[1]!, from.before);
      begun.delete(thread);
      continue;
    }
    // An acknowledgement counts from the start of its call: from then on it may be read.
    if (/^write\(1</.test(call))
      for (const [, table, n] of call.matchAll(acked)) {
        if (n === '0') continue;
        acks++;
        if (!durable.has(`${table}-${n}`)) tooEarly.push(`${table} ${n}`);
      }
    if (call.endsWith('<unfinished ...>')) begun.set(thread, { call, before: new Set(written) });
    else finished(call, / = (-?\d+)/.exec(call.slice(call.lastIndexOf(')')))?.[1] ?? '', new Set(written));
  }
  return { acks, tooEarly, syncs };
}
