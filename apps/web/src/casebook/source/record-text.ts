/** The record of a game as the text of a file. */
import type { CaseSource } from '../messages.ts';

/** In the command line's format: seed and actions of a local game, or the original record. */
export function textOf(source: CaseSource): string {
  if (source.from === 'record') return source.text;
  const { edition, editionVersion, options, players, layout, origin, seed, actions } = source.saved;
  const record = {
    record: 1,
    edition,
    editionVersion,
    options,
    players: players.map(({ suspect, name }) => (name === undefined ? { suspect } : { suspect, name })),
    ...(layout === undefined ? {} : { layout }),
    ...(origin === undefined ? {} : { origin }),
    seed,
    actions,
  };
  return `${JSON.stringify(record)}\n`;
}
