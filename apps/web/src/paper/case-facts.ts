/** Summarises a finished game for the newspaper, from what one player may know at its end. */
import type { CardId, Cards, Seat, View } from '@casefile/engine';
import type { ProvenTurn } from '../worker/messages.ts';

export type CaseEnding = 'won' | 'lost' | 'watched' | 'nobody' | 'murdered';

interface Asked {
  readonly by: Seat;
  readonly turn: number;
  readonly cards: readonly CardId[];
}
export interface CaseFacts {
  readonly ending: CaseEnding;
  readonly looker: Seat | null;
  readonly envelope: readonly CardId[];
  readonly winner: Seat | null;
  /** False where the winner was the last one left. */
  readonly wasAccused: boolean;
  /** The winner plays the culprit. */
  readonly isSelf: boolean;
  readonly turns: number;
  /** The question that broke the case; without a winner, the one that came closest. */
  readonly breaking:
    | (Asked & { readonly kind: 'silence' | 'shown' | 'overheard' | 'closest'; readonly shower: Seat | null })
    | null;
  readonly bluff: { readonly by: Seat; readonly turn: number; readonly card: CardId } | null;
  /** The first accusation with one wrong card; without such a one, the first wrong accusation. */
  readonly wrong: (Asked & { readonly missed: readonly CardId[] | null }) | null;
  readonly proof: { readonly turn: number; readonly early: number } | 'never' | null;
  readonly busy: { readonly room: CardId; readonly times: number } | null;
  readonly witness: { readonly seat: Seat; readonly times: number } | null;
  readonly namer: { readonly by: Seat; readonly turn: number } | null;
  readonly questions: number;
  readonly silences: number;
}

type Inquiry = View['history'][number];

const isSilent = ({ answers }: Inquiry): boolean =>
  answers.length > 0 && answers.every(({ answer }) => answer === 'none');

export function caseFacts(view: View, cards: Cards, proof: ProvenTurn | undefined): CaseFacts {
  const { winner, envelope, lost } = view.result!;
  const { you: looker, history } = view;
  const ending =
    winner === null
      ? lost === 'murdered'
        ? 'murdered'
        : 'nobody'
      : winner === looker
        ? 'won'
        : looker === null
          ? 'watched'
          : 'lost';
  const named = mostOften(
    history.flatMap(({ cards: three }) => three.filter((c) => cards.rooms.includes(c))),
  );
  const showing = mostOften(
    history.flatMap(({ answers }) =>
      answers.flatMap(({ seat, answer }) => (answer === 'shown' ? [seat] : [])),
    ),
  );
  const namer = history.find((inquiry) => inquiry.cards.includes(envelope[0]!));
  const wasAccused = view.accusations.some(({ by, right }) => right && by === winner);
  return {
    ending,
    looker,
    envelope,
    winner,
    wasAccused,
    isSelf: winner !== null && wasAccused && view.seats[winner]!.suspect === envelope[0],
    turns: view.turnNumber,
    breaking: breakingOf(view, proof),
    bluff: bluffOf(view),
    wrong: wrongOf(view),
    proof: proofOf(view, proof),
    busy: named === null || named.times < 3 ? null : { room: named.what, times: named.times },
    witness: showing === null || showing.times < 3 ? null : { seat: showing.what, times: showing.times },
    // Nothing is written about the culprit's own player naming the culprit first. In the second half of a case it is
    // too late to have been early.
    namer:
      namer === undefined || view.seats[namer.by]!.suspect === envelope[0] || namer.turn * 2 > view.turnNumber
        ? null
        : { by: namer.by, turn: namer.turn },
    questions: history.length,
    silences: history.filter(isSilent).length,
  };
}

function breakingOf({ history, result, you }: View, proof: ProvenTurn | undefined): CaseFacts['breaking'] {
  const { winner, envelope } = result!;
  const hits = ({ cards }: Inquiry): number => cards.filter((card) => envelope.includes(card)).length;
  const showerOf = ({ answers }: Inquiry): Seat | null =>
    answers.find(({ answer }) => answer === 'shown')?.seat ?? null;
  const asked = (inquiry: Inquiry, kind: 'silence' | 'shown' | 'overheard' | 'closest') => ({
    by: inquiry.by,
    turn: inquiry.turn,
    cards: inquiry.cards,
    kind,
    shower: showerOf(inquiry),
  });
  if (winner === null) {
    const best = history.toSorted((a, b) => hits(b) - hits(a))[0];
    // With one name out of three nobody was near, least of all beside an accusation with two.
    return best === undefined || hits(best) < 2 ? null : asked(best, 'closest');
  }
  // I know my own decisive question; another player's can only be inferred.
  const proving = winner === you && proof ? history.findLast(({ turn }) => turn === proof.turn) : undefined;
  const own = history.filter(({ by }) => by === winner);
  const silent = own.filter((inquiry) => isSilent(inquiry) && hits(inquiry) > 0);
  const loudest = silent.toSorted((a, b) => hits(b) - hits(a) || b.turn - a.turn)[0];
  const inquiry = proving ?? loudest ?? own.findLast((each) => showerOf(each) !== null) ?? history.at(-1);
  if (inquiry === undefined) return null;
  if (inquiry.by !== winner) return asked(inquiry, 'overheard');
  if (isSilent(inquiry)) return asked(inquiry, 'silence');
  return showerOf(inquiry) === null ? null : asked(inquiry, 'shown');
}

/**
 * A card that its holder asked about. Known of cards I have seen; and of a card that is not in the envelope and that
 * nobody else could show: where no card lies about, only the asker can have it.
 */
function bluffOf({ history, known, hand, you, spots, result, seats }: View): CaseFacts['bluff'] {
  const isLoose = Object.values(spots).some((count) => count > 0);
  const isSure = (inquiry: Inquiry, card: CardId): boolean =>
    (you === inquiry.by && hand.includes(card)) ||
    known[card] === inquiry.by ||
    (!isLoose &&
      isSilent(inquiry) &&
      inquiry.answers.length === seats.length - 1 &&
      !result!.envelope.includes(card));
  for (const inquiry of history.toReversed()) {
    const card = inquiry.cards.find((each) => isSure(inquiry, each));
    if (card !== undefined) return { by: inquiry.by, turn: inquiry.turn, card };
  }
  return null;
}

function wrongOf({ accusations, result }: View): CaseFacts['wrong'] {
  const all = accusations
    .filter(({ right }) => !right)
    .map(({ by, turn, cards }) => ({
      by,
      turn,
      cards: cards ?? [],
      missed: cards?.filter((card) => !result!.envelope.includes(card)) ?? null,
    }));
  return all.find(({ missed }) => missed?.length === 1) ?? all[0] ?? null;
}

function proofOf(
  { you, seats, turnNumber, result }: View,
  proof: ProvenTurn | undefined,
): CaseFacts['proof'] {
  // A wrong accuser has seen the solution without proving it, and a murdered player can prove nothing.
  if (proof === undefined || you === null || seats[you]!.out || seats[you]!.murdered === true) return null;
  if (proof === null) return result!.winner === you ? null : 'never';
  const early = turnNumber - proof.turn;
  return early === 0 && result!.winner !== you ? null : { turn: proof.turn, early };
}

function mostOften<T>(items: readonly T[]): { readonly what: T; readonly times: number } | null {
  const times = new Map<T, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  const [first] = [...times].sort((a, b) => b[1] - a[1]);
  return first === undefined ? null : { what: first[0], times: first[1] };
}
