/** Seats are asked from the left, show a card they hold and were asked for, and cannot lie (ALL-03, ALL-04). */
import type { CardId, Fact, Seat } from '@casefile/engine';
import { checksOf } from '../../checks-of.ts';
import { playRandomly } from '../../playthrough.ts';
import type { Recipe } from '../../recipe.ts';
import { must } from '../canonical.ts';
import { holdsEverywhere } from '../property.ts';

interface Question {
  readonly by: Seat;
  readonly cards: readonly CardId[];
  /** Seats still to be asked, in order. */
  waiting: Seat[];
  shown: boolean;
}

function answersAreTrue(recipe: Recipe): void {
  const { stages, log } = playRandomly(recipe);
  const { hands } = stages[0]!.game.table;
  const { everyoneAnswers = false } = checksOf(recipe.edition);
  const gone = new Set<Seat>();
  let question: Question | null = null;
  for (const fact of log) {
    if (fact.fact === 'murdered') {
      gone.add(fact.seat);
      if (question !== null) question.waiting = question.waiting.filter((seat) => seat !== fact.seat);
    }
    if (fact.fact === 'suggested') question = ask(hands.length, fact, gone);
    if (fact.fact === 'showed')
      must(hands[fact.seat]!.includes(fact.sealed.cards![0]!), () => 'shows what it lacks');
    if (question !== null) question = follow(question, fact, hands, everyoneAnswers);
  }
}

function ask(
  seats: number,
  { seat: by, cards }: { seat: Seat; cards: readonly CardId[] },
  gone: Set<Seat>,
): Question {
  const left = Array.from({ length: seats - 1 }, (_, n) => (by + 1 + n) % seats);
  return { by, cards, waiting: left.filter((seat) => !gone.has(seat)), shown: false };
}

function follow(
  question: Question,
  fact: Fact,
  hands: readonly (readonly CardId[])[],
  everyone: boolean,
): Question | null {
  const { by, cards, waiting, shown } = question;
  const holds = (seat: Seat): boolean => hands[seat]!.some((card) => cards.includes(card));
  const next = waiting[0];
  if (fact.fact === 'lacked') {
    must(fact.seat === next && (everyone || !shown), () => `seat ${fact.seat} answers out of order`);
    must(!holds(fact.seat), () => `seat ${fact.seat} holds one of ${cards} and passes`);
    return { ...question, waiting: waiting.slice(1) };
  }
  if (fact.fact === 'asked' && fact.wait.for === 'answer') {
    must(
      fact.wait.seats.length === 1 && fact.wait.seats[0] === next,
      () => `${fact.wait.seats} are asked, not ${next}`,
    );
    must(holds(next!), () => `seat ${next} is asked to show and holds none of ${cards}`);
  }
  if (fact.fact === 'showed' && fact.why === 'answer') {
    must(
      fact.seat === next && fact.to === by && (everyone || !shown),
      () => `seat ${fact.seat} shows out of order`,
    );
    must(cards.includes(fact.sealed.cards![0]!), () => `seat ${fact.seat} shows a card not named`);
    return { ...question, waiting: waiting.slice(1), shown: true };
  }
  if (fact.fact !== 'closed') return question;
  const done = fact.unanswered !== null || waiting.length === 0 || (shown && !everyone);
  must(done, () => `nobody asks seat ${next}`);
  return null;
}

holdsEverywhere('answers are true', answersAreTrue);
