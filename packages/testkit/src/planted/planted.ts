/** Bugs made on purpose, each with the test that must find it. */
export interface Planted {
  /** The fault, as a player would describe it. */
  readonly name: string;
  /** Below packages/. */
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly caughtBy: keyof typeof guards;
}

const property = (name: string): string => `packages/testkit/src/properties/${name}.test.ts`;

/** The test file behind each name. */
export const guards = {
  'two-worlds': property('secrecy/two-worlds'),
  'knows-what-it-saw': property('secrecy/knows-what-it-saw'),
  'cards-conserved': property('cards-conserved'),
  'answers-are-true': property('rules/answers-are-true'),
  'asked-publicly': property('secrecy/asked-publicly'),
  'one-fold': property('one-fold'),
  'one-legality': property('one-legality'),
  'never-mutated': property('never-mutated'),
  'silent-otherwise': property('silent-otherwise'),
  'somebody-can-act': property('rules/somebody-can-act'),
  'turns-go-round': property('rules/turns-go-round'),
  'games-end': property('rules/games-end'),
  'tables-apart': property('tables-apart'),
  'bad-input': property('input/bad-input'),
  replays: property('replays'),
  movement: 'packages/engine/src/board/movement.test.ts',
  scenario: 'packages/editions/src/test/scenarios.test.ts',
  corpus: 'packages/testkit/src/records/corpus.test.ts',
  forgeries: 'packages/testkit/src/records/verifier.test.ts',
  'forged-challenges': 'packages/testkit/src/records/challenge.test.ts',
} as const;
