/** U66: in every edition the coach says before a move what the casebook says afterwards. */
import { editions } from '@casefile/editions';
import { type Fact, type Seat, stripFact } from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { showAt, showedAt } from '../decisions/shows.ts';
import { suggestedAt, suggestionAt } from '../decisions/suggestions.ts';
import { type GameLog, SeatHistory } from '../knowledge/seat-history.ts';
import { bitsOf, type World, worldsFor } from '../test/brute-force.ts';
import { corpusGames, longest } from '../test/games.ts';
import { adviceFor, type Tip } from './advice.ts';

const perEdition = size(1, 20);
/** Only the last decisions of each seat: by then few enough deals are left to enumerate. */
const lastOnes = size(2, 1000);
const mostDeals = size(800, 30_000);
/** A listener who holds no cards. */
const listener = -1 as Seat;

let counted = 0;

type ShowTip = Extract<Tip, { do: 'show' }>;

/** The coach's advice at the decision behind this fact, from what its player knew by then. */
function tipsBefore(history: SeatHistory, at: number): readonly Tip[] {
  const after = history.decidedAfter(at);
  return adviceFor(history.positionAt(after), history.facts.slice(0, after)).tips;
}

/** Every deal that fits for a listener who also saw what this player showed to one of the others. */
function dealsHeard(game: GameLog, by: Seat, to: Seat, until: number, card?: string): World[] | null {
  const whole = game.steps.flat();
  const heard = whole.slice(0, until).map((fact: Fact) => {
    const isSeen = fact.fact === 'showed' && fact.seat === by && fact.to === to;
    return isSeen ? fact : stripFact(fact, 'spectator');
  });
  const next = whole[until]!;
  if (card !== undefined && next.fact === 'showed')
    heard.push({ ...next, sealed: { ...next.sealed, cards: [card] } });
  return worldsFor(game.rules, heard, listener, mostDeals);
}

describe.each(editions.map(({ id }) => id))('%s', (id) => {
  const games = corpusGames(id, perEdition);

  test(
    'U66 advises the suggestion that the casebook calls best, with the same number',
    () => {
      let compared = 0;
      for (const { game, history } of historiesOf(games))
        for (const at of suggestedAt(history).slice(-lastOnes)) {
          const graded = suggestionAt(history, at);
          const tips = tipsBefore(history, at).filter((tip) => tip.do === 'ask' && tip.means === undefined);
          const [tip] = tips as Extract<Tip, { do: 'ask' }>[];
          // It may also say to accuse, when the three are certain, or to move on, when that promises more.
          if (tip === undefined || graded.best === null) continue;
          expect(tip.bits, `${id} ${game.rules.players.length} ${at}`).toBeCloseTo(graded.best.expected, 9);
          compared++;
        }
      expect(compared).toBeGreaterThan(0);
    },
    longest,
  );

  test(
    'U66 counts deal by deal what showing a card gives away, and nothing for a card the asker has seen',
    () => {
      for (const { game, history, histories } of historiesOf(games))
        for (const at of showedAt(history).slice(-lastOnes)) {
          const tips = tipsBefore(history, at).filter((tip): tip is ShowTip => tip.do === 'show');
          const { to, choices } = showAt(
            history,
            at,
            histories[(game.steps.flat()[at - 1] as { to: Seat }).to]!,
          );
          for (const tip of tips) {
            const told = choices.find(({ card }) => card === tip.card)?.told;
            expect(told, `${tip.card} is no choice`).not.toBe(undefined);
            if (tip.isSeen) expect(told).toBeCloseTo(0, 9);
            const before = dealsHeard(game, history.seat, to, at - 1);
            if (before === null || tip.to === null) continue;
            const after = dealsHeard(game, history.seat, to, at - 1, tip.card)!;
            expect(tip.bits).toBeCloseTo(Math.max(0, bitsOf(before) - bitsOf(after)), 9);
            counted++;
          }
        }
    },
    longest,
  );
});

test('U66 checked enough shown cards deal by deal', () => {
  expect(counted).toBeGreaterThan(20);
});

function* historiesOf(games: readonly GameLog[]): Generator<{
  readonly game: GameLog;
  readonly history: SeatHistory;
  readonly histories: readonly SeatHistory[];
}> {
  for (const game of games) {
    const histories = game.rules.players.map((_, seat) => new SeatHistory(game, seat));
    for (const history of histories) yield { game, history, histories };
  }
}
