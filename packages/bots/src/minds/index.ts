/** The bots by id, each a way to deduce and a way to ask. */
import { unsure, worst } from '../knowledge/deals/after-answers.ts';
import type { CardChances, TripleChance } from '../knowledge/deducing/card-chances.ts';
import { clauses } from '../knowledge/deducing/clauses.ts';
import { crossingOff } from '../knowledge/deducing/crossing-off.ts';
import { exactly } from '../knowledge/deducing/exact.ts';
import type { Mind } from '../sight.ts';
import { jointGainOf, worstOf } from './answers.ts';
import { championMind } from './champion/mind.ts';
import { championSettings } from './champion/settings.ts';
import { fillerClauseMind, fillerMind } from './fillers.ts';
import { jointChance } from './joint.ts';
import { scoringMind } from './likely.ts';
import { measuringMind } from './measuring.ts';

const open = (cardChances: CardChances, cards: TripleChance['cards']): number =>
  cards.filter((card) => cardChances.inEnvelope(card) > 0).length;

export const minds: Readonly<Record<string, () => Mind>> = {
  'cross-off': () => scoringMind(crossingOff, (cards, cardChances) => open(cardChances, cards)),
  clauses: () => scoringMind(clauses, (cards, cardChances) => open(cardChances, cards)),
  'fewest-owners': () =>
    scoringMind(clauses, (cards, cardChances) =>
      cards.reduce(
        (sum, card) => sum + (cardChances.inEnvelope(card) > 0 ? 3 / cardChances.owners(card) : 0),
        0,
      ),
    ),
  'most-likely': () =>
    scoringMind(
      exactly('counting'),
      (cards, cardChances) =>
        jointChance(cardChances, cards) * 10 +
        cards.reduce((sum, card) => sum + cardChances.inEnvelope(card), 0) * 0.01,
    ),
  'worst-case': () =>
    measuringMind({
      onWorlds: (worlds) => (named) => 1 - worstOf(worlds, named),
      onAnswers: worst,
      asksPossible: false,
      drawn: 200,
    }),
  entropy: () => measuringMind({ onWorlds: jointGainOf, onAnswers: unsure, asksPossible: true, drawn: 400 }),
  filler: fillerMind,
  'filler-clause': fillerClauseMind,
  champion: () => championMind(championSettings),
};

export const about: Readonly<Record<string, string>> = {
  'cross-off': 'crosses off every card it sees',
  clauses: 'clause rules with unit propagation over all answers',
  'fewest-owners': 'asks for the cards with the fewest possible owners',
  'most-likely': 'exact joint; asks the most likely triple it has not asked',
  'worst-case': 'exact; asks what leaves the fewest deals in the worst case',
  entropy: 'exact: of the triples that can be it, asks the one whose answer tells most about the envelope',
  filler: 'exact: asks what leaves the fewest triples in the worst case, and fills up with its own cards',
  'filler-clause': 'clause rules; asks for one open card between cards of its own',
  champion: 'exact joint, readings of the others, leaks, hindering, and accusations before certainty',
};
