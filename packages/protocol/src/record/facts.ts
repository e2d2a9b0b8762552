/** The facts of a record, with names as they may be shown to anybody. */
import { makeFactsSchema, makePlayersSchema } from '../fact-schema.ts';
import { playerName } from '../names.ts';

export { optionValues, seatSchema } from '../fact-schema.ts';
export const playersSchema = makePlayersSchema(playerName);
export const factsSchema = makeFactsSchema(playerName);
