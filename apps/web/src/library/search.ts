/** The lines of the library, and how they are searched. */

/** A line of the library. */
export interface LibraryGame {
  readonly id: string;
  /** The address of its casebook. */
  readonly path: string;
  readonly from: 'device' | 'file' | 'online';
  readonly edition: string;
  readonly names: readonly string[];
  /** The name of the winner; null for none, undefined where unknown. */
  readonly winner: string | null | undefined;
  readonly isWon: boolean | null;
  readonly turn: number | null;
  readonly touched: number;
  readonly size: number;
}

export const results = ['any', 'won', 'lost', 'nobody'] as const;
export interface LibraryFilter {
  readonly text: string;
  readonly edition: string;
  readonly result: (typeof results)[number];
}
export const noFilter: LibraryFilter = { text: '', edition: '', result: 'any' };

/** Search ignores accents and case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function findGames(
  all: readonly LibraryGame[],
  { text, edition, result }: LibraryFilter,
  titleOf: (edition: string) => string,
): readonly LibraryGame[] {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return all.filter((game) => {
    if (edition !== '' && game.edition !== edition) return false;
    if (result === 'won' && game.isWon !== true) return false;
    if (result === 'lost' && game.isWon !== false) return false;
    if (result === 'nobody' && game.winner !== null) return false;
    if (words.length === 0) return true;
    const said = plain(`${titleOf(game.edition)} ${game.names.join(' ')}`);
    return words.every((word) => said.includes(word));
  });
}
