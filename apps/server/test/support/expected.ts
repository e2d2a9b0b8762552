/** The expected result of every route and command for every role in every phase. A missing one fails the test. */
import type { Phase } from '@casefile/protocol';
import { type Actor, actors, phases } from './templates.ts';

/** The columns are the actors in their order. */
export interface Row {
  readonly what: string;
  readonly phase: Phase;
  readonly cells: Readonly<Record<Actor, string>>;
}

const parse = (text: string): readonly Row[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .flatMap((line) => {
      const [what, phase, ...cells] = line.trim().split(/\s+/) as [string, string, ...string[]];
      if (cells.length !== actors.length) throw new Error(`${cells.length} cells in: ${line}`);
      const all = phase === 'any' ? phases : (phase.split(',') as Phase[]);
      return all.map((each) => ({
        what,
        phase: each,
        cells: Object.fromEntries(actors.map((actor, i) => [actor, cells[i]!])) as Row['cells'],
      }));
    });

/** Expected statuses. Bodies are valid, so refusals depend only on role and phase. */
export const expectedRoutes = parse(`
# route       phase          player other accuser left spectator host bot resume stranger anonymous
  createTable any            200    200   200     401  200       200  200 200    200      200
  tableInfo   any            200    200   200     401  200       200  200 200    403      200
  sit         lobby          200    200   200     401  200       409  200 200    403      200
  sit         playing,over   409    409   409     401  409       409  409 409    403      409
  invite      any            409    409   409     401  403       403  403 403    403      401
  watch       any            200    200   200     401  200       200  200 200    403      200
  resume      any            403    403   403     401  403       403  403 200    403      401
  signOut     any            204    204   204     401  204       204  204 204    403      401
  ticket      any            200    200   200     401  200       200  403 403    403      401
  deviceCode  any            200    200   200     401  403       200  403 403    403      401
  takeOver    any            200    200   200     401  200       200  200 200    200      200
  myGames     any            200    200   200     401  200       200  200 200    200      200
  addresses   any            200    200   200     401  200       200  200 200    200      200
  do          any            200    200   200     401  403       200  200 403    403      401
  entries     any            200    200   200     401  200       200  200 403    403      401
  notes       any            200    200   200     401  403       403  200 403    403      401
  putNotes    any            200    200   200     401  403       403  200 403    403      401
  orders      any            200    200   200     401  403       403  200 403    403      401
  putOrders   any            200    200   200     401  403       403  200 403    403      401
  botSeat     lobby          403    403   403     401  403       200  403 403    403      401
  botSeat     playing,over   403    403   403     401  403       409  403 403    403      401
  botStream   any            403    403   403     401  403       403  200 403    403      401
  botAction   lobby          403    403   403     401  403       403  409 403    403      401
  botAction   playing,over   403    403   403     401  403       403  422 403    403      401
  record      lobby,playing  409    409   409     401  409       409  409 409    403      409
  record      over           200    200   200     401  200       200  200 200    403      200
  checkRecord any            200    200   200     401  200       200  200 200    200      200
  rematch     lobby,playing  409    409   409     401  403       409  409 403    403      401
  rematch     over           200    200   200     401  403       200  200 403    403      401
  createChallenge any        200    200   200     401  200       200  200 200    200      200
# These are of no challenge; those that are: games/challenge.test.ts.
  challengeInfo any          404    404   404     401  404       404  404 404    403      404
  attempt     any            404    404   404     401  404       404  404 404    403      404
  rivals      any            404    404   404     401  403       403  403 403    403      401
  rivalRecord any            404    404   404     401  403       403  403 403    403      401
`);

/** Answers: \`ok\`, or why not. A dash: the route \`do\` refuses the command before. */
export const expectedCommands = parse(`
# command     phase          player      other       accuser     left spectator   host        bot         resume stranger anonymous
  act         lobby          not-now     not-now     not-now     -    not-now     not-now     not-now     -      -        -
  act         playing        ok          refused     refused     -    not-allowed not-allowed refused     -      -        -
  act         over           refused     refused     refused     -    not-allowed not-allowed refused     -      -        -
  undo        lobby          not-now     not-now     not-now     -    not-now     not-now     not-now     -      -        -
  undo        playing,over   nothing-to-undo nothing-to-undo nothing-to-undo - not-allowed not-allowed nothing-to-undo - - -
  say         any            ok          ok          ok          -    not-allowed ok          ok          -      -        -
  write       lobby,over     ok          ok          ok          -    not-allowed ok          ok          -      -        -
  write       playing        ok          ok          only-phrases -   not-allowed ok          ok          -      -        -
  report      lobby,over     not-now     not-now     not-now     -    not-allowed not-now     not-now     -      -        -
  report      playing        not-now     not-now     only-phrases -   not-allowed not-now     not-now     -      -        -
  vote        lobby,over     not-now     not-allowed not-now     -    not-allowed not-allowed not-now     -      -        -
  vote        playing        ok          not-allowed ok          -    not-allowed not-allowed ok          -      -        -
  take-back   lobby,over     not-now     not-now     not-now     -    not-allowed not-allowed not-now     -      -        -
  take-back   playing        ok          ok          ok          -    not-allowed not-allowed ok          -      -        -
  leave       any            ok          ok          ok          -    not-allowed ok          ok          -      -        -
  commit      lobby          ok          ok          ok          -    not-allowed not-allowed ok          -      -        -
  commit      playing,over   not-now     not-now     not-now     -    not-now     not-now     not-now     -      -        -
  open        any            not-now     not-now     not-now     -    not-now     not-now     not-now     -      -        -
  rename      lobby,over     ok          ok          ok          -    not-allowed ok          ok          -      -        -
  rename      playing        not-now     not-now     not-now     -    not-allowed not-now     not-now     -      -        -
  terms       lobby          not-allowed not-allowed not-allowed -    not-allowed ok          not-allowed -      -        -
  terms       playing,over   not-allowed not-allowed not-allowed -    not-allowed not-now     not-allowed -      -        -
  seat-bot    lobby          not-allowed not-allowed not-allowed -    not-allowed ok          not-allowed -      -        -
  seat-bot    playing,over   not-allowed not-allowed not-allowed -    not-allowed not-now     not-allowed -      -        -
  stand       lobby          ok          ok          ok          -    not-allowed ok          ok          -      -        -
  stand       playing,over   not-now     not-now     not-now     -    not-now     not-now     not-now     -      -        -
  move-chair  lobby          ok          ok          ok          -    not-allowed not-allowed ok          -      -        -
  move-chair  playing,over   not-now     not-now     not-now     -    not-now     not-now     not-now     -      -        -
  start       lobby          not-allowed not-allowed not-allowed -    not-allowed ok          not-allowed -      -        -
  start       playing,over   not-allowed not-allowed not-allowed -    not-allowed not-now     not-allowed -      -        -
  replace     lobby,over     not-allowed not-allowed not-allowed -    not-allowed not-now     not-allowed -      -        -
  replace     playing        not-allowed not-allowed not-allowed -    not-allowed ok          not-allowed -      -        -
  pause       lobby,over     not-now     not-now     not-now     -    not-allowed not-now     not-now     -      -        -
  pause       playing        ok          ok          ok          -    not-allowed ok          ok          -      -        -
  resume      lobby,over     not-now     not-now     not-now     -    not-allowed not-now     not-now     -      -        -
  resume      playing        ok          ok          ok          -    not-allowed ok          ok          -      -        -
  host        any            not-allowed not-allowed not-allowed -    not-allowed ok          not-allowed -      -        -
  mute-all    any            not-allowed not-allowed not-allowed -    not-allowed ok          not-allowed -      -        -
`);
