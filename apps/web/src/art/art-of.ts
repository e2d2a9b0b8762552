import type { BoardArt, EditionArt } from './board-art.ts';

/** The art of each edition, loaded when it is needed: who plays one edition pays for one. */
const loaders: Readonly<Record<string, () => Promise<EditionArt | BoardArt>>> = {
  'clue-1986': async () => (await import('./editions/classic.ts')).board,
  'clue-2002': async () => (await import('./editions/classic.ts')).board,
  'clue-2015': async () => (await import('./editions/classic.ts')).board,
  speed: async () => (await import('./editions/classic.ts')).board,
  asterix: async () => (await import('./editions/asterix.ts')).board,
  'secrets-2008': async () => (await import('./editions/secrets-2008.ts')).board,
  'super-1991': async () => (await import('./editions/super-1991.ts')).board,
  'card-2018': async () => (await import('./editions/card-2018.ts')).cardRooms,
};

export async function artOf(edition: string): Promise<EditionArt | BoardArt> {
  const load = loaders[edition];
  if (!load) throw new Error(`the edition ${edition} has no art`);
  return load();
}

export const isBoardArt = (art: EditionArt | BoardArt): art is BoardArt => 'corridor' in art;
