/** A game that continues from a moment of another one is verified from there, and says so. */
import { editionById } from '@casefile/editions';
import { type GameRecord, openGame, play, seededChance } from '@casefile/engine';
import { accusesSeldom, chooseMove, seedOf } from '@casefile/testkit/playthrough';
import { randomFrom } from '@casefile/testkit/random';
import { expect, test } from 'vitest';
import { makeGameRecord } from './make.ts';
import { parseRecord } from './parse.ts';
import { verifyRecord } from './verify/verify.ts';

const edition = editionById('clue-2002')!;
const players = ['scarlet', 'mustard', 'white'].map((suspect) => ({ suspect }));

/** Plays this many random actions; returns the actions and the facts of each step. */
function playOn(setting: Parameters<typeof openGame>[1], seed: number, count: number) {
  const opened = openGame(edition, setting, seededChance(seedOf(seed)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const below = randomFrom(seed);
  let { game } = opened;
  const steps = [opened.facts];
  const actions: GameRecord['actions'][number][] = [];
  while (actions.length < count && game.table.result === null) {
    const { by, action } = chooseMove(game.table, below, accusesSeldom);
    const played = play(game, by, action);
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
    steps.push(played.facts);
    actions.push({ by, action });
  }
  return { steps, actions, options: game.table.rules.options };
}

const first = playOn({ players }, 1, 30);
const origin = { steps: first.steps, drawnFor: null, of: 'the-other-game' };
const second = playOn({ players, origin }, 2, 20);
const record: GameRecord = {
  record: 1,
  edition: edition.id,
  editionVersion: edition.version,
  options: first.options,
  players,
  origin,
  seed: seedOf(2),
  actions: second.actions,
};
const find = (id: string) => editionById(id);
const written = (game: object): string => JSON.stringify(game);

test('begins at the other game’s position, and keeps its origin when read back', () => {
  const parsed = parseRecord(written(record), find);
  if (!parsed.ok) throw new Error(parsed.fault.say);
  expect(parsed.record.origin).toEqual({ of: 'the-other-game', drawnFor: null, steps: 31 });
  expect(parsed.record.log.flatMap((entry) => ('facts' in entry ? entry.facts : []))).toEqual([
    ...first.steps.flat(),
    ...second.steps.slice(1).flat(),
  ]);
});

test('is verified from that position on, and no seed is claimed to have dealt it', () => {
  const made = makeGameRecord(edition, record);
  if (!made.ok) throw new Error('does not replay');
  const { checks, dealt } = verifyRecord({ record: made.record, kind: 'game', exact: true }, edition);
  const found = Object.fromEntries(checks.map(({ check, ok }) => [check, ok]));
  expect(found).toEqual({ commitment: null, opening: null, rules: true });
  expect(dealt).toBe('unknown');
  // A changed die is detected and its entry named.
  const at = made.record.log.findIndex(
    (entry, n) =>
      n > 31 && entry.is === 'acted' && entry.facts.some(({ fact }) => fact === 'rolled' || fact === 'moved'),
  );
  const log = made.record.log.map((entry, n) =>
    n === at && entry.is === 'acted' ? { ...entry, facts: entry.facts.slice(1) } : entry,
  );
  const changed = verifyRecord({ record: { ...made.record, log }, kind: 'game', exact: true }, edition);
  expect(changed.checks.find(({ check }) => check === 'rules')).toMatchObject({ ok: false });
});

test.each([
  ['no facts', { ...origin, steps: [] }],
  ['another table', { ...origin, steps: [[{ ...first.steps[0]![0]!, players: players.slice(1) }]] }],
  ['a deal that is not whole', { ...origin, steps: [first.steps[0]!.slice(0, 3)] }],
  ['facts of no game', { ...origin, steps: [[...first.steps[0]!, { fact: 'closed', unanswered: 7 }]] }],
])('refuses an origin of %s', (_, wrong) => {
  expect(parseRecord(written({ ...record, origin: wrong }), find).ok).toBe(false);
});
