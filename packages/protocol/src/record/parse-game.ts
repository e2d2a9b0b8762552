/** Reads a file of seed and actions, as the arena writes them, by replaying the game. */
import { type Edition, type GameRecord, recordVersion, type Unreplayable } from '@casefile/engine';
import * as v from 'valibot';
import { actionSchema } from '../wire/action.ts';
import { plainId as id, optionsSchema, seatSchema, wholeNumber } from '../wire/values.ts';
import { factsSchema, playersSchema } from './entries.ts';
import {
  type EditionLookup,
  failed,
  type ParsedRecord,
  preview,
  schemaFault,
  unknownEdition,
} from './faults/fault.ts';
import { foldFault } from './faults/fold.ts';
import { makeGameRecord } from './make.ts';
import { layoutSchema, maxRecordEntries } from './schema.ts';

const gameSchema = v.looseObject({
  record: v.literal(recordVersion),
  edition: id,
  editionVersion: wholeNumber(1, 1e6),
  options: optionsSchema,
  players: playersSchema,
  layout: v.exactOptional(layoutSchema),
  origin: v.exactOptional(
    v.looseObject({
      steps: v.pipe(v.array(factsSchema), v.minLength(1), v.maxLength(maxRecordEntries)),
      drawnFor: v.nullable(seatSchema),
      of: id,
    }),
  ),
  seed: v.pipe(
    v.string(),
    v.check((seed) => /^[0-9A-Fa-f]{64}$/.test(seed), 'must be 64 hexadecimal digits'),
  ),
  actions: v.pipe(
    v.array(v.looseObject({ by: seatSchema, action: actionSchema })),
    v.maxLength(maxRecordEntries),
  ),
});

export function parseGame(given: object, find: EditionLookup): ParsedRecord {
  const { record, edition: name } = given as Record<string, unknown>;
  if (record !== recordVersion)
    return failed(
      'version',
      'record',
      `this Casefile reads version ${recordVersion}, not ${preview(record)}`,
    );
  const wrong = schemaFault(gameSchema, given);
  if (wrong !== null) return { ok: false, fault: wrong };
  const edition = find(name as string);
  if (edition === undefined) return unknownEdition(name);
  const made = makeFromGame(edition, given as GameRecord);
  if (made === null) return failed('unplayable', 'origin.steps', 'no game goes like this');
  return made.ok ? { ok: true, record: made.record, kind: 'game', exact: true } : unplayable(made.fault);
}

/** Null when the game continues from facts that no game can have: folding them throws. */
function makeFromGame(edition: Edition, game: GameRecord): ReturnType<typeof makeGameRecord> | null {
  if (game.origin === undefined) return makeGameRecord(edition, game);
  try {
    const made = makeGameRecord(edition, game);
    return made.ok && foldFault(made.record, edition) !== null ? null : made;
  } catch {
    return null;
  }
}

function unplayable(fault: Unreplayable): ParsedRecord {
  if (fault.kind === 'action') {
    const { why, rule } = fault.refusal;
    return failed('unplayable', `actions[${fault.at}]`, `the rules refuse this: ${why} (${rule})`);
  }
  if (fault.kind === 'opening')
    return failed('unplayable', fault.problem.at, `no such table can be opened: ${fault.problem.what}`);
  return failed('unplayable', fault.kind, `${preview(fault.given)} where ${preview(fault.valid)} is needed`);
}
