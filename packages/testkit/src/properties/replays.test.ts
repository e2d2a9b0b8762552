/** A record replays to the same game; an invalid one says where it fails. */
import { type Action, askedSeats, type GameRecord, type Replayed, replay } from '@casefile/engine';
import { type Playthrough, playRandomly } from '../playthrough.ts';
import { type RandomInt, randomFrom } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import { must, mustBeSame, positionText } from './canonical.ts';
import { holdsEverywhere } from './property.ts';

function replays(recipe: Recipe): void {
  const played = playRandomly(recipe);
  const written = JSON.stringify(played.record);
  const { edition } = played.last;
  const again = replay(edition, JSON.parse(written) as GameRecord);
  must(again.ok, () => `the record does not replay: ${JSON.stringify(!again.ok && again.fault)}`);
  if (!again.ok) return;
  mustBeSame('the log', JSON.stringify(played.log), JSON.stringify(again.log));
  mustBeSame('the table', positionText(played.last.game.table), positionText(again.game.table));
  faultsAreNamed(played);
  changedActionsAreNamed(played, randomFrom(recipe.seed));
}

function faultsAreNamed({ record, last: { edition } }: Playthrough): void {
  const faults: [Partial<Record<keyof GameRecord, unknown>>, string][] = [
    [{ record: 99 }, 'record-version'],
    [{ edition: 'monopoly' }, 'edition'],
    [{ editionVersion: edition.version + 1 }, 'edition-version'],
    [{ players: record.players.slice(0, 1) }, 'opening'],
    [{ options: { nonsense: true } }, 'opening'],
  ];
  for (const [change, what] of faults) {
    const failed = replay(edition, { ...record, ...change } as GameRecord);
    const found = failed.ok ? 'replayed' : failed.fault.kind;
    must(found === what, () => `${JSON.stringify(change)} is ${found}, not ${what}`);
  }
}

function changedActionsAreNamed(
  { record, stages, log, last: { edition } }: Playthrough,
  below: RandomInt,
): void {
  const { actions } = record;
  const replayed = (changed: GameRecord['actions']): Replayed =>
    replay(edition, { ...record, actions: changed });
  const at = below(actions.length);
  const rest = actions.slice(at + 1);
  const faultAt = (given: Replayed): number =>
    given.ok || given.fault.kind !== 'action' ? Number.NaN : given.fault.at;

  const cut = replayed(actions.slice(0, at));
  must(cut.ok, () => `the record cut after ${at} actions does not replay`);
  mustBeSame('the cut log', JSON.stringify(log.slice(0, cut.log.length)), JSON.stringify(cut.log));

  const asked = askedSeats(stages[at]!.game.table);
  const other = record.players.findIndex((_, seat) => !asked.includes(seat));
  const wrong = [
    { by: actions[at]!.by, action: { do: 'cheat' } as unknown as Action },
    { by: actions[at]!.by, action: null as unknown as Action },
    ...(other < 0 ? [] : [{ by: other, action: actions[at]!.action }]),
  ];
  for (const move of wrong) {
    const failed = replayed([...actions.slice(0, at), move, ...rest]);
    must(faultAt(failed) === at, () => `${JSON.stringify(move)} at ${at} fails at ${faultAt(failed)}`);
    mustBeSame('the log before a fault', JSON.stringify(cut.log), JSON.stringify(failed.log));
  }

  const missing = replayed([...actions.slice(0, at), ...rest]);
  must(missing.ok || faultAt(missing) >= at, () => `without action ${at} it fails at ${faultAt(missing)}`);
  const late = replayed([...actions, actions[at]!]);
  must(faultAt(late) === actions.length, () => `an action after the end fails at ${faultAt(late)}`);
}

holdsEverywhere('a record replays to the same game', replays);
