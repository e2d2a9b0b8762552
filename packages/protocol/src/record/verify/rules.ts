/** Verifies that the rules were kept, by replaying the game from its seeds. */
import { combineOpened, combineSeeds, type Edition, editionAt } from '@casefile/engine';
import type { Entry } from '../../wire/entry.ts';
import { openedIn } from '../make.ts';
import type { CaseRecord, RecordChance } from '../schema.ts';
import { stepsOf, undoneIn } from '../steps.ts';
import type { Check, CheckName } from './check.ts';
import { type Move, replaySteps } from './replay-steps.ts';
import { same } from './same.ts';

function gameSeedIn(chance: RecordChance, [opened]: readonly Entry[]): string {
  if ('game' in chance) return chance.game;
  return opened?.is === 'opened' && opened.deal === 'sealed-seeds'
    ? combineOpened(chance.table, opened.table, chance.players)
    : combineSeeds(chance.table, chance.players);
}

/** Deals and rolls again from the seed, and lets the engine check every action. */
export function checkRules(
  { editionVersion, chance, log, layout, origin }: CaseRecord,
  known: Edition,
): Check[] {
  const edition = editionAt(known, editionVersion);
  if (layout !== undefined)
    return [{ check: 'opening', ok: false, say: 'layout: this deal was laid out by hand' }];
  if (chance === null || edition === undefined)
    return [
      {
        check: 'rules',
        ok: null,
        say: `version ${editionVersion} of ${known.id} cannot be played by this Casefile`,
      },
    ];
  // Otherwise a dishonest table could present its own deal as the continuation of another game, with all seeds correct.
  if (origin !== undefined && !('game' in chance))
    return [
      {
        check: 'opening',
        ok: false,
        say: 'origin: a table deals by its seeds, and goes on from no other game',
      },
    ];
  const seed = gameSeedIn(chance, log);
  const { players, options } = openedIn(log);
  const steps = stepsOf(log);
  const from = origin === undefined ? 1 : Math.min(origin.steps, steps.length);
  const started = steps[0]!;
  const begins = steps[from - 1]!.n;
  // Including undone actions: they had to be legal too.
  const acted = log.filter((entry) => entry.is === 'acted').filter(({ n }) => n > begins);
  const begun = steps.slice(0, from).map(({ facts }) => facts);
  const undone = undoneIn(log);
  const moves: Move[] = [];
  for (const { n, seat, action } of acted) {
    if (action === undefined)
      return [{ check: 'rules', ok: false, say: `entry ${n} does not say what was done` }];
    moves.push({ by: seat, action, isUndone: undone.has(n) });
  }
  const setting = {
    players,
    options,
    seed,
    ...(origin === undefined ? {} : { origin: { ...origin, steps: begun } }),
  };
  let i = 0;
  for (const step of replaySteps(edition, setting, moves)) {
    const entry = i === 0 ? started : acted[i - 1]!;
    const check: CheckName = i === 0 ? 'opening' : 'rules';
    const bad = (say: string): Check[] => [{ check, ok: false, say: `entry ${entry.n}: ${say}` }];
    const { stopped } = step;
    if (stopped !== undefined)
      return bad(
        'what' in stopped
          ? `no such table can be opened (${stopped.what} at ${stopped.at})`
          : `the rules refuse it: ${stopped.why} (${stopped.rule})`,
      );
    const facts = i === 0 ? begun.flat() : entry.facts;
    const differs = step.facts.findIndex((fact, at) => !same(fact, facts[at]));
    if (differs >= 0 || step.facts.length !== facts.length)
      return bad(`by the rules and the seed this should be ${JSON.stringify(step.facts[differs]) ?? 'less'}`);
    if (entry.used !== undefined && entry.used !== step.used)
      return bad(`${step.used} words of chance are used up to here, not ${entry.used}`);
    i++;
  }
  return [
    origin === undefined
      ? { check: 'opening', ok: true, say: 'envelope, hands and pieces are what the seed deals' }
      : {
          check: 'opening',
          ok: null,
          say: `it goes on from step ${from} of another game (${origin.of}), with ${origin.drawnFor === null ? 'the cards of that game' : 'other cards'}: no seed has dealt them`,
        },
    {
      check: 'rules',
      ok: true,
      say: `${acted.length} actions, all by the rules; dice and drawn cards are the seed’s`,
    },
  ];
}
