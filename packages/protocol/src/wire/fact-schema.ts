/** Schemas of the engine's facts: every text is a plain id, every list bounded. */
import type { FactName } from '@casefile/engine';
import * as v from 'valibot';
import {
  plainId as id,
  optionsSchema,
  placeSchema as place,
  seatSchema as seat,
  wholeNumber,
} from './values.ts';
import { variantBy } from './variant.ts';

const seats = v.pipe(v.array(seat), v.maxLength(16));
const count = wholeNumber(0, 1000);
const cards = v.pipe(v.array(id), v.maxLength(100));
const places = v.record(id, v.nullable(place));
const sealed = v.looseObject({ for: seats, cards: v.exactOptional(cards) });
const faces = v.pipe(v.array(count), v.maxLength(16));

type NameSchema = v.GenericSchema<string>;
/** Seats as in the engine's `opened`. How strictly names are checked depends on their source. */
export const makePlayersSchema = (name: NameSchema) =>
  v.pipe(
    v.array(
      v.looseObject({
        suspect: id,
        name: v.exactOptional(name),
        members: v.exactOptional(v.pipe(v.array(name), v.maxLength(12))),
        /** In a record's header. */
        bot: v.exactOptional(id),
      }),
    ),
    v.minLength(1),
    v.maxLength(16),
  );

const waitFor = [
  'placing',
  'answer',
  'card',
  'reveal',
  'choice',
  'each',
  'scream',
  'draw',
  'no-answer',
  'after-show',
  'gather',
];
const showReasons = ['answer', 'spy', 'pressure', 'gossip', 'neighbour', 'see', 'power'];
const wait = v.looseObject({
  for: v.picklist(waitFor),
  seats,
  to: v.exactOptional(seat),
  by: v.exactOptional(seat),
  card: v.exactOptional(id),
  why: v.exactOptional(v.picklist(showReasons)),
});

const fact = <K extends FactName, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.looseObject({ fact: v.literal(kind), ...entries });

const makeFactSchema = (name: NameSchema) =>
  variantBy('fact', [
    fact('opened', { edition: id, version: count, options: optionsSchema, players: makePlayersSchema(name) }),
    fact('first', { seat, rolls: v.exactOptional(v.pipe(v.array(faces), v.maxLength(100))) }),
    fact('enveloped', { sealed }),
    fact('dealt', { seat, count, sealed }),
    fact('laid', { where: id, count, sealed }),
    fact('faced', { cards }),
    fact('placed', { pawns: places, weapons: places, pulled: v.exactOptional(seats) }),
    fact('set', { seat, weapon: id, room: id }),
    fact('held', { seat, count, sealed }),
    fact('clocks', { count }),
    fact('turn', { seat, number: wholeNumber(0, 1e6) }),
    fact('rolled', { seat, dice: faces, steps: count }),
    fact('moved', {
      seat: v.nullable(seat),
      pawn: id,
      to: place,
      by: v.picklist(['walk', 'passage', 'butler', 'power', 'clue', 'home', 'door']),
      left: count,
    }),
    fact('stayed', { seat }),
    fact('rested', { seat }),
    fact('suggested', { seat, cards, room: v.nullable(id) }),
    fact('brought', { piece: id, from: v.nullable(place), to: id }),
    fact('asked', { wait }),
    fact('declined', { seat }),
    fact('lacked', { seat }),
    fact('showed', { seat, to: seat, why: v.picklist(showReasons), sealed }),
    fact('closed', { unanswered: v.nullable(seat) }),
    fact('looked', { seat, where: id, sealed }),
    fact('revealed', { seat, card: id }),
    fact('unheld', { card: id }),
    fact('accused', { seat, cards: v.exactOptional(cards), sealed: v.exactOptional(sealed) }),
    fact('joined', { seat, accuses: v.exactOptional(v.boolean()), sealed }),
    fact('gathered', { seats }),
    fact('judged', { seat, right: v.boolean(), sealed }),
    fact('ended', {
      winner: v.nullable(seat),
      envelope: cards,
      lost: v.exactOptional(v.picklist(['murdered', 'accused', 'murdered-and-accused'])),
    }),
    fact('clue', { seat, card: id }),
    fact('chose', { seat, what: id }),
    fact('picked', { seat, sealed }),
    fact('done', { card: id }),
    fact('tunnelled', { from: id, to: cards }),
    fact('drew', { seat, card: v.picklist(['clock', 'butler']), sealed }),
    fact('murdered', { seat, cards }),
    fact('played', { seat, card: id }),
    fact('powered', { seat }),
  ]);

type Known = v.InferOutput<ReturnType<typeof makeFactSchema>>['fact'];
/** @public Fails to compile when the engine has a fact that this list lacks. */
export const knowsEveryFact: [FactName] extends [Known] ? true : never = true;

export const makeFactsSchema = (name: NameSchema) => v.pipe(v.array(makeFactSchema(name)), v.maxLength(2000));
