import type { LogValue } from './log.ts';

/** Server settings from flags, environment and defaults. All problems are reported at once. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The folder of the SQLite file; not used with PostgreSQL. */
  readonly data: string;
  /** The PostgreSQL address; null: SQLite. */
  readonly databaseUrl: string | null;
  /** The origins that browsers come from, such as `https://casefile.example`; empty: only the server's own. */
  readonly origins: readonly string[];
  /** The number of trusted proxies in front of the server. */
  readonly proxies: number;
  /** Where metrics are, on this machine only; null: nowhere. */
  readonly metricsPort: number | null;
  /** Days after which finished and abandoned tables are deleted; null: never. */
  readonly keepDays: number | null;
  /** Starts although the clock is far behind the stored data. */
  readonly acceptClock?: boolean;
  /** The folder of the built web app; null: none. */
  readonly web: string | null;
  readonly limits: Limits;
}

export interface Limits {
  readonly frameBytes: number;
  readonly socketsPerAddress: number;
  /** The time within which a socket must send its hello. */
  readonly helloMs: number;
  readonly handshakeMs: number;
  /** A socket is dropped when this many bytes wait for it, or when it has stalled this long. */
  readonly bufferBytes: number;
  readonly stallMs: number;
  /** Per address: connections, unanswered requests, and those of one connection. */
  readonly connections: number;
  readonly inFlight: number;
  readonly pipelined: number;
  /** All requests of an address. */
  readonly requests: Rate;
  /** How often the tokens of open connections are checked. */
  readonly recheckMs: number;
  /** Messages, each as how many within how many milliseconds. */
  readonly player: Rate;
  readonly spectator: Rate;
  readonly chat: Rate;
  readonly joins: Rate;
  readonly tables: Rate;
  /** Bot streams opened: each begins with the whole game. */
  readonly streams: Rate;
  readonly records: RecordLimits;
  readonly thinking: ThinkingLimits;
}

/** Bots at the tables of an address. */
export interface ThinkingLimits {
  /** The long-run share of a processor. */
  readonly share: number;
  /** The processor milliseconds that can be saved up while idle. */
  readonly savedMs: number;
}

/** Records that are made and checked. */
export interface RecordLimits {
  /** Concurrent records per address and in total, because each occupies memory. */
  readonly maxPerAddress: number;
  readonly max: number;
  /** The processor milliseconds of an address within each window. */
  readonly budgetMs: number;
  readonly windowMs: number;
}
export interface Rate {
  readonly max: number;
  readonly windowMs: number;
}

/** Limits that scale with the sockets per address, which many people may share. */
export function limitsPerAddress(
  sockets: number,
): Pick<Limits, 'socketsPerAddress' | 'connections' | 'inFlight' | 'requests' | 'thinking'> {
  return {
    socketsPerAddress: sockets,
    connections: 5 * sockets,
    inFlight: 3 * sockets,
    requests: { max: 50 * sockets, windowMs: 20_000 },
    thinking: { share: Math.min(1, sockets / 100), savedMs: 500 * sockets },
  };
}

export const defaultLimits: Limits = {
  frameBytes: 4096,
  helloMs: 10_000,
  handshakeMs: 5_000,
  bufferBytes: 256 * 1024,
  stallMs: 15_000,
  recheckMs: 15_000,
  pipelined: 4,
  ...limitsPerAddress(20),
  player: { max: 100, windowMs: 20_000 },
  spectator: { max: 50, windowMs: 20_000 },
  chat: { max: 5, windowMs: 10_000 },
  joins: { max: 10, windowMs: 60_000 },
  tables: { max: 10, windowMs: 600_000 },
  streams: { max: 30, windowMs: 20_000 },
  records: { maxPerAddress: 2, max: 12, budgetMs: 4000, windowMs: 20_000 },
};

type Source = Readonly<Record<string, string | undefined>>;

/** Environment variables; the flags of `casefile serve` have the same names in lower case. */
const known = [
  'HOST',
  'PORT',
  'DATA',
  'DATABASE_URL',
  'ORIGINS',
  'PROXIES',
  'METRICS_PORT',
  'KEEP_DAYS',
  'SOCKETS_PER_ADDRESS',
  'ACCEPT_CLOCK',
] as const;
export type SettingName = (typeof known)[number];
export type GivenSettings = Partial<Record<SettingName, string>>;

export type Parsed =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] };

const flagOf = (name: SettingName): string => `--${name.toLowerCase().replaceAll('_', '-')}`;

/** Flags override the environment. An empty variable counts as absent. */
export function parseSettings(flags: GivenSettings, environment: Source, web: string | null): Parsed {
  const problems: string[] = [];
  const given = (name: SettingName): string | null =>
    flags[name]?.trim() || environment[name]?.trim() || null;
  /** Named as it was given: by flag or by variable. */
  const written = (name: SettingName): string => (flags[name]?.trim() ? flagOf(name) : name);
  // Usually an unset shell variable: the server would start with other data than intended.
  for (const name of known)
    if (flags[name]?.trim() === '')
      problems.push(`${flagOf(name)} is empty. Give it a value or leave it out.`);
  const number = (name: SettingName, min: number, max: number): number | null => {
    const text = given(name);
    if (text === null) return null;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    problems.push(`${written(name)} is ${quoted(text)}; it must be a whole number from ${min} to ${max}.`);
    return null;
  };
  const origins = (given('ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!isOrigin(origin))
      problems.push(
        `${written('ORIGINS')} holds ${quoted(origin)}; an origin is written as https://casefile.example, without a path.`,
      );
  }
  const databaseUrl = given('DATABASE_URL');
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    // Not echoed: the address may contain a password.
    problems.push(
      'DATABASE_URL must begin with postgres:// or postgresql://; leave it out to use a SQLite file.',
    );
  if (flags.DATA?.trim() && databaseUrl !== null)
    problems.push('--data and DATABASE_URL name two places for the tables. Leave one of them out.');
  const settings: Settings = {
    host: given('HOST') ?? '127.0.0.1',
    port: number('PORT', 0, 65_535) ?? 8080,
    data: given('DATA') ?? 'data',
    databaseUrl,
    origins,
    proxies: number('PROXIES', 0, 10) ?? 0,
    metricsPort: number('METRICS_PORT', 0, 65_535),
    keepDays: number('KEEP_DAYS', 1, 36_500),
    acceptClock: number('ACCEPT_CLOCK', 0, 1) === 1,
    web,
    limits: {
      ...defaultLimits,
      ...limitsPerAddress(number('SOCKETS_PER_ADDRESS', 1, 1_000_000) ?? defaultLimits.socketsPerAddress),
    },
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, settings };
}

/** A summary for the operator at the start, without secrets. */
export function summaryOf(settings: Settings): Readonly<Record<string, LogValue>> {
  const { host, port, data, databaseUrl, origins, proxies, metricsPort, keepDays, limits } = settings;
  return {
    host,
    port,
    storage: databaseUrl === null ? `SQLite in ${data}` : `PostgreSQL at ${hostOf(databaseUrl)}`,
    origins: origins.length === 0 ? 'its own' : origins,
    proxies,
    metrics: metricsPort === null ? 'off' : `127.0.0.1:${metricsPort}`,
    keepDays: keepDays ?? 'for ever',
    socketsPerAddress: limits.socketsPerAddress,
  };
}

const quoted = (text: string): string => `"${text.slice(0, 60)}"`;

function hostOf(url: string): string {
  try {
    return new URL(url).host || 'a local socket';
  } catch {
    return 'an address that cannot be read';
  }
}

function isOrigin(text: string): boolean {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && (protocol === 'https:' || protocol === 'http:');
  } catch {
    return false;
  }
}
