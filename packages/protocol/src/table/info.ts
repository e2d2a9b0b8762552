/** The public description of a table. */

import type { TableInfo } from '../http/http.ts';
import type { PersonId } from '../wire/entry.ts';
import { isProgram } from './commitments.ts';
import type { Chair, TableState } from './state.ts';

/** The maximum number of people per chair. */
const maxTeam = 6;

/** Whether people may share this chair: the edition has teams, and there is room. */
export const isJoinable = ({ edition }: TableState, { bot, people }: Chair): boolean =>
  edition.teams === true && bot === null && people.length < maxTeam && !people.some(isProgram);

/** The public description of this table. */
export function infoOf(state: TableState, spectators: number): TableInfo {
  const { suspects } = state.edition.cards(state.options);
  const named = (person: PersonId) => ({ person, name: state.people[person]?.name ?? '' });
  return {
    table: state.table,
    phase: state.phase,
    paused: state.timing.pausedAt !== null,
    edition: state.edition.id,
    editionVersion: state.edition.version,
    options: state.options,
    terms: state.terms,
    commitment: state.commitment,
    host: named(state.host),
    chairs: suspects.map((suspect) => {
      const chair = state.chairs.find((each) => each.suspect === suspect);
      return {
        suspect,
        people: chair?.people.map(named) ?? [],
        bot: chair?.bot ?? null,
        free: chair === undefined,
        joinable: state.phase === 'lobby' && chair !== undefined && isJoinable(state, chair),
      };
    }),
    full: state.chairs.length >= state.edition.seats[1],
    spectators,
    n: state.n,
    after: state.after,
    next: state.next,
    ...(state.challenge === null ? {} : { challenge: state.challenge }),
  };
}
