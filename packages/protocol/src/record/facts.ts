/** The facts of a record, with names as they may be shown to anybody. */

import { playerName } from '../names/names.ts';
import { makeFactsSchema, makePlayersSchema } from '../wire/fact-schema.ts';

export { optionValues, seatSchema } from '../wire/fact-schema.ts';
export const playersSchema = makePlayersSchema(playerName);
export const factsSchema = makeFactsSchema(playerName);
