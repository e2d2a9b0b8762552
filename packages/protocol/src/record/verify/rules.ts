/** Verifies that the rules were kept, by replaying the game from its seeds. */
import { combineOpened, combineSeeds, type Edition, editionAt, type Fact } from '@casefile/engine';
import type { Entry } from '../../wire/entry.ts';
import { openedIn } from '../make.ts';
import type { CaseRecord, RecordChance } from '../schema.ts';
import { stepsOf, undoneIn } from '../steps.ts';
import type { Check, CheckName } from './check.ts';
import { type Move, type ReplayedStep, replaySteps } from './replay-steps.ts';
import { same } from './same.ts';

function gameSeedIn(chance: RecordChance, [opened]: readonly Entry[]): string {
  if ('game' in chance) return chance.game;
  return opened?.is === 'opened' && opened.deal === 'sealed-seeds'
    ? combineOpened(chance.table, opened.table, chance.players)
    : combineSeeds(chance.table, chance.players);
}

const fault = (check: CheckName, say: string): Check => ({ check, ok: false, say });

/** Deals and rolls again from the seed, and lets the engine check every action. */
export function checkRules(record: CaseRecord, known: Edition): Check[] {
  const { editionVersion, chance, layout, origin } = record;
  const edition = editionAt(known, editionVersion);
  if (layout !== undefined) return [fault('opening', 'layout: this deal was laid out by hand')];
  if (chance === null || edition === undefined) {
    const say = `version ${editionVersion} of ${known.id} cannot be played by this Casefile`;
    return [{ check: 'rules', ok: null, say }];
  }
  // Otherwise a dishonest table could present its own deal as the continuation of another game, with all seeds correct.
  if (origin !== undefined && !('game' in chance))
    return [fault('opening', 'origin: a table deals by its seeds, and goes on from no other game')];
  return replay(record, edition, gameSeedIn(chance, record.log));
}

/** Up to the first step that is not what the record says. */
function replay({ log, origin }: CaseRecord, edition: Edition, seed: string): Check[] {
  const { players, options } = openedIn(log);
  const steps = stepsOf(log);
  const from = origin === undefined ? 1 : Math.min(origin.steps, steps.length);
  const begun = steps.slice(0, from).map(({ facts }) => facts);
  // Including undone actions: they had to be legal too.
  const acted = log.filter((entry) => entry.is === 'acted').filter(({ n }) => n > steps[from - 1]!.n);
  const undone = undoneIn(log);
  const moves: Move[] = [];
  for (const { n, seat, action } of acted) {
    if (action === undefined) return [fault('rules', `entry ${n} does not say what was done`)];
    moves.push({ by: seat, action, isUndone: undone.has(n) });
  }
  const beginning = origin === undefined ? {} : { origin: { ...origin, steps: begun } };
  const setting = { players, options, seed, ...beginning };
  let i = 0;
  for (const step of replaySteps(edition, setting, moves)) {
    const { n, used } = i === 0 ? steps[0]! : acted[i - 1]!;
    const facts = i === 0 ? begun.flat() : acted[i - 1]!.facts;
    const difference = differenceOf(step, facts, used);
    if (difference !== null) return [fault(i === 0 ? 'opening' : 'rules', `entry ${n}: ${difference}`)];
    i++;
  }
  return [
    beganFrom(origin, from),
    {
      check: 'rules',
      ok: true,
      say: `${acted.length} actions, all by the rules; dice and drawn cards are the seed’s`,
    },
  ];
}

/** What a step should be instead of these facts; null if it is these. */
function differenceOf(
  { stopped, facts: replayed, used: usedHere }: ReplayedStep,
  facts: readonly Fact[],
  used: number | undefined,
): string | null {
  if (stopped !== undefined)
    return 'what' in stopped
      ? `no such table can be opened (${stopped.what} at ${stopped.at})`
      : `the rules refuse it: ${stopped.why} (${stopped.rule})`;
  const at = replayed.findIndex((fact, i) => !same(fact, facts[i]));
  if (at >= 0 || replayed.length !== facts.length)
    return `by the rules and the seed this should be ${JSON.stringify(replayed[at]) ?? 'less'}`;
  return used === undefined || used === usedHere
    ? null
    : `${usedHere} words of chance are used up to here, not ${used}`;
}

function beganFrom(origin: CaseRecord['origin'], from: number): Check {
  if (origin === undefined)
    return { check: 'opening', ok: true, say: 'envelope, hands and pieces are what the seed deals' };
  const cards = origin.drawnFor === null ? 'the cards of that game' : 'other cards';
  const say = `it goes on from step ${from} of another game (${origin.of}), with ${cards}: no seed has dealt them`;
  return { check: 'opening', ok: null, say };
}
