import { StoreProblem } from '../store.ts';

const sentences: readonly (readonly [RegExp, StoreProblem['why'], string])[] = [
  [/^53100/, 'away', "the database's disk is full"],
  [/^53|^57P03|^57P05/, 'away', 'the database takes no more connections'],
  [/^57014|^55P03|^25P0/, 'away', 'the database took too long'],
  [/^57P|^08|^ECONN|^EPIPE|^EHOST|^ENET|^ETIMEDOUT|^EAI_AGAIN/, 'away', 'the database is away'],
  [/^28/, 'unusable', 'the database refuses this user or password'],
  [/^3D000/, 'unusable', 'there is no such database'],
  [/^42501/, 'unusable', 'the user of the database may not do this there'],
  [/^ENOTFOUND/, 'unusable', "the database's host is unknown"],
  [/^XX001|^XX002/, 'damaged', 'the database is damaged'],
  [/timeout|terminated|not queryable|closed/i, 'away', 'the database is away'],
];

const sentenceOf = (code: string): readonly [StoreProblem['why'], string] => {
  const found = sentences.find(([form]) => form.test(code));
  return found === undefined
    ? ['away', `the database refused (${code})`]
    : [found[1], `${found[2]} (${code})`];
};

/**
 * Describes an error of PostgreSQL or the network in a sentence. Original messages are left out, as they may quote
 * values.
 */
export function problemOf(error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return new StoreProblem(...sentenceOf(String(code ?? message ?? 'unknown')));
}

/** Whether the connection failed rather than the statement, so that the statement may have been executed. */
export function isCut(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code !== 'string' || /^(08|57P|E[A-Z])/.test(code);
}
