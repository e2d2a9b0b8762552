/** Random games of a real edition in which everyone tries what is not allowed. */
import { seededChance } from '../chance/index.ts';
import type { Edition } from '../edition.ts';
import { sampleAction } from '../forms.ts';
import { openGame, play } from '../game.ts';
import { legalForms } from '../legal.ts';
import { askedSeats, type Position } from '../position.ts';
import type { Reason, Refusal } from '../refusal.ts';
import type { Action, Seat } from '../vocabulary.ts';

type Below = (bound: number) => number;
const games = 3;
const actionsOfGame = 150;
const triesBetween = 8;
const words = ['roll', 'stay', 'pass', 'end', 'look', 'draw', 'passage', 'move', 'suggest', 'accuse', 'ask', 'show', 'spy', 'play', 'power', 'choose']; // biome-ignore format: words

const oneOf = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

/** An action with the arguments it takes, of any values the edition knows; often of what is at hand. */
function attempt({ rules, pawns }: Position, seat: Seat, below: Below): Action {
  const word = oneOf(words, below);
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
  return { do: word, ...given[word]?.() } as unknown as Action;
}

/** Each reason that came up, with the rule it cites. */
export function probe(edition: Edition): ReadonlyMap<Reason, Refusal> {
  const refusals = new Map<Reason, Refusal>();
  const [fewest, most] = edition.seats;
  for (let game = 0; game < games; game++) {
    const chance = seededChance(`${game}`.padStart(64, '0'));
    const below: Below = (bound) => chance.below(bound);
    const seats = fewest + (game % (most - fewest + 1));
    const players = edition.cards({}).suspects.slice(0, seats).map((suspect) => ({ suspect }));
    const opened = openGame(edition, { players }, chance);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    let now = opened.game;
    for (let n = 0; n < actionsOfGame && now.table.result === null; n++) {
      const asked = askedSeats(now.table);
      for (let t = 0; t < triesBetween; t++) {
        const seat = below(4) === 0 ? below(seats) : oneOf(asked, below);
        const tried = play(now, seat, attempt(now.table, seat, below));
        if (!tried.ok) refusals.set(tried.refusal.why, tried.refusal);
      }
      const by = oneOf(asked, below);
      const forms = legalForms(now.table, by);
      const calm = forms.filter((form) => form.do !== 'accuse' || below(20) === 0);
      const played = play(now, by, sampleAction(oneOf(calm.length > 0 ? calm : forms, below), below));
      if (!played.ok) throw new Error(`an offered action is refused: ${played.refusal.why}`);
      now = played.game;
    }
  }
  return refusals;
}
