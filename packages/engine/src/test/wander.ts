/** Random games of a real edition, and attempts at actions that are not allowed. */

import { sampleAction } from '../actions/forms.ts';
import { legalForms } from '../actions/legal.ts';
import type { Reason, Refusal } from '../actions/refusal.ts';
import { seededChance } from '../chance/index.ts';
import type { Edition } from '../edition/edition.ts';
import { type Game, openGame, play } from '../game/game.ts';
import { askedSeats, type Position } from '../position/position.ts';
import type { Action, Fact, Seat } from '../vocabulary.ts';

type RandomInt = (bound: number) => number;
const oneOf = <T>(list: readonly T[], below: RandomInt): T => list[below(list.length)]!;

export interface GameStage {
  readonly game: Game;
  readonly log: readonly Fact[];
  readonly below: RandomInt;
}

/** A random game, stage by stage. Its number decides how many play; accusations are rare. */
export function* randomGame(edition: Edition, number: number, actions: number): Generator<GameStage> {
  const [minSeats, maxSeats] = edition.seats;
  const seats = minSeats + (number % (maxSeats - minSeats + 1));
  const players = edition
    .cards({})
    .suspects.slice(0, seats)
    .map((suspect) => ({ suspect }));
  const chance = seededChance(`${number}`.padStart(64, '0'));
  const below: RandomInt = (bound) => chance.below(bound);
  const opened = openGame(edition, { players }, chance);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  let { game } = opened;
  const log = [...opened.facts];
  yield { game, log: log.slice(), below };
  for (let n = 0; n < actions && game.table.result === null; n++) {
    const by = oneOf(askedSeats(game.table), below);
    const forms = legalForms(game.table, by);
    const calm = forms.filter((form) => form.do !== 'accuse' || below(20) === 0);
    const played = play(game, by, sampleAction(oneOf(calm.length > 0 ? calm : forms, below), below));
    if (!played.ok) throw new Error(`an offered action is refused: ${played.refusal.why}`);
    game = played.game;
    log.push(...played.facts);
    yield { game, log: log.slice(), below };
  }
}

const words = [
  'roll', 'stay', 'pass', 'end', 'look', 'draw', 'passage', 'move', 'suggest', 'accuse', 'ask', 'show', 'spy', 'play',
  'power', 'choose',
]; // biome-ignore format: words

/** A random action with random arguments that exist in the edition, often the place where the pawn stands. */
function randomAttempt({ rules, pawns }: Position, seat: Seat, below: RandomInt): Action {
  const here = rules.board.places[pawns[rules.pawnOf[seat]!]!] ?? 'nowhere';
  const place = () => (below(3) === 0 ? here : oneOf([...rules.board.places, 'nowhere'], below));
  const named = () => ({
    suspect: oneOf(rules.cards.suspects, below),
    weapon: oneOf(rules.cards.weapons, below),
    room: below(2) === 0 ? here : oneOf(rules.cards.rooms, below),
  });
  const card = () => oneOf(rules.deck, below);
  const given: Readonly<Record<string, () => object>> = {
    move: () => ({ to: place() }),
    passage: () => (below(2) === 0 ? { to: place() } : {}),
    suggest: named,
    accuse: named,
    power: () => (below(2) === 0 ? named() : {}),
    ask: () => ({ cards: [card(), card()] }),
    show: () => ({ card: card() }),
    choose: () => (below(2) === 0 ? { card: card() } : { to: place() }),
    spy: () => ({ target: oneOf(rules.cards.suspects, below) }),
    play: () => ({ card: oneOf(['butler:no-answer', 'butler:again', 'butler:stay'], below) }),
  };
  const word = oneOf(words, below);
  return { do: word, ...given[word]?.() } as unknown as Action;
}

/** Every reason for which an attempt was refused in a few games, with the rule it cites. */
export function collectRefusals(edition: Edition): ReadonlyMap<Reason, Refusal> {
  const refusals = new Map<Reason, Refusal>();
  for (let number = 0; number < 4; number++)
    for (const { game, below } of randomGame(edition, number, 200)) {
      const asked = askedSeats(game.table);
      for (let tries = asked.length > 0 ? 8 : 0; tries > 0; tries--) {
        const seat = below(4) === 0 ? below(game.table.rules.players.length) : oneOf(asked, below);
        const tried = play(game, seat, randomAttempt(game.table, seat, below));
        if (!tried.ok) refusals.set(tried.refusal.why, tried.refusal);
      }
    }
  return refusals;
}
