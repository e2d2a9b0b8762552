import type { Edition, Options } from '@casefile/engine';

/** The table options of an edition where nobody chooses otherwise. */
export function defaultOptions(edition: Edition): Options {
  return Object.fromEntries(Object.entries(edition.options).map(([name, values]) => [name, values[0]!]));
}
