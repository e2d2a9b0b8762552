/** Every way to learn something about the cards, in every edition that has it. */
import { describe, expect, test } from 'vitest';
import { knowledgeOf, playScenario } from '../test/scripted.ts';
import type { FactEvent, KnownFact } from './knowledge.ts';

interface Case {
  readonly game: readonly [edition: string, scenario: string, without?: number];
  readonly viewer: string;
  /** The facts that are not from the deal, except those that say what whole hands and spots lack. */
  readonly learns: readonly KnownFact[];
}

const by = (turn: number, what: FactEvent, suspect?: string) => ({
  source: { turn, what, ...(suspect === undefined ? {} : { by: suspect }) },
});
const passed = (turn: number, asker: string, owner: string, ...cards: readonly string[]): KnownFact[] =>
  cards.map((card) => ({ lacks: [owner, card], ...by(turn, 'passed', asker) }));
const opened = (turn: number, ...cards: readonly string[]): KnownFact[] =>
  cards.map((card) => ({ envelope: [card], ...by(turn, 'opened') }));

const cases: Readonly<Record<string, Case>> = {
  'an answer shown to another': {
    game: ['asterix', 'AST-11-the-first-from-the-left'],
    viewer: 'grossebaf',
    learns: [{ oneOf: ['olibrius', ['grossebaf', 'club', 'longship']], ...by(1, 'showed', 'batdaf') }],
  },
  'an answer shown to oneself': {
    game: ['speed', 'SPD-04-the-first-who-can'],
    viewer: 'scarlet',
    learns: [
      { shown: { by: 'mustard', card: 'wrench', of: ['plum', 'wrench', 'kitchen'] }, ...by(1, 'shown') },
      { oneOf: ['mustard', ['plum', 'wrench', 'kitchen']], ...by(1, 'showed', 'scarlet') },
    ],
  },
  'everybody passes': {
    game: ['clue-2002', 'C02-20-nobody-can', 1],
    viewer: 'scarlet',
    learns: [
      ...passed(1, 'scarlet', 'green', 'white', 'pistol', 'study'),
      ...passed(1, 'scarlet', 'plum', 'white', 'pistol', 'study'),
    ],
  },
  'everybody answers': {
    game: ['super-1991', 'X91-16-everybody-answers-from-the-left'],
    viewer: 'plum',
    learns: ['scarlet', 'mustard'].map((owner) => ({
      oneOf: [owner, ['scarlet', 'candlestick', 'studio']] as const,
      ...by(1, 'showed', 'gray'),
    })),
  },
  'a spoken accusation that was wrong': {
    game: ['clue-1986', 'ALL-06-any-card-wrong', 1],
    viewer: 'spectator',
    learns: [
      { envelopeNot: ['plum', 'rope', 'hall'], ...by(1, 'accused', 'scarlet') },
      { envelopeNot: ['green', 'knife', 'hall'], ...by(2, 'accused', 'mustard') },
    ],
  },
  'a written accusation of one’s own': {
    game: ['super-1991', 'X91-17-a-wrong-accusation-stays-secret', 2],
    viewer: 'mustard',
    learns: [
      ...opened(1, 'peach', 'rope', 'kitchen'),
      { envelopeNot: ['peach', 'rope', 'studio'], ...by(1, 'accused', 'mustard') },
    ],
  },
  'a written accusation of another': {
    game: ['super-1991', 'X91-17-a-wrong-accusation-stays-secret', 2],
    viewer: 'plum',
    learns: [],
  },
  'a gathered accusation, one’s own, not judged yet': {
    game: ['card-2018', 'K18-07-a-right-one-waits-too', 1],
    viewer: 'scarlet',
    learns: [],
  },
  'a gathered accusation that was right': {
    game: ['card-2018', 'K18-07-a-right-one-waits-too'],
    viewer: 'mustard',
    learns: [
      ...opened(1, 'green', 'rope', 'kitchen'),
      { envelope: ['green', 'rope', 'kitchen'], ...by(1, 'accused', 'scarlet') },
    ],
  },
  'a card face up': {
    game: ['card-2018', 'K18-02-the-spare-card-is-for-all'],
    viewer: 'mustard',
    learns: [{ has: ['face-up', 'plum'], ...by(0, 'faced') }],
  },
  'a spy': {
    game: ['super-1991', 'X91-13-stop-spy-and-walk-on'],
    viewer: 'mustard',
    learns: [
      { has: ['green', 'revolver'], ...by(1, 'spied') },
      ...passed(1, 'mustard', 'green', 'gray', 'dagger', 'dining-room'),
      { oneOf: ['plum', ['gray', 'dagger', 'dining-room']], ...by(1, 'must-show', 'mustard') },
    ],
  },
  'a card called that nobody holds': {
    game: ['clue-2015', 'N15-15-nobody-holds-the-suspect'],
    viewer: 'spectator',
    learns: ['scarlet', 'mustard', 'plum'].map((owner) => ({
      lacks: [owner, 'green'] as const,
      ...by(1, 'unheld'),
    })),
  },
  'a card called, when its holder is about to show it': {
    game: ['clue-2015', 'N15-15-a-named-suspect-is-shown-to-all', 2],
    viewer: 'plum',
    learns: [{ has: ['mustard', 'peacock'], ...by(1, 'revealed') }],
  },
  confessions: {
    game: ['clue-2015', 'N15-20-one-card-each-to-all'],
    viewer: 'scarlet',
    learns: [
      { has: ['mustard', 'wrench'], ...by(1, 'revealed') },
      { has: ['plum', 'plum'], ...by(1, 'revealed') },
    ],
  },
  pressure: {
    game: ['clue-2015', 'N15-18-one-card-to-the-drawer-alone'],
    viewer: 'scarlet',
    learns: [{ has: ['plum', 'conservatory'], ...by(1, 'pressed') }],
  },
  gossip: {
    game: ['clue-2015', 'N15-19-to-the-left-all-at-once'],
    viewer: 'mustard',
    learns: [{ has: ['scarlet', 'study'], ...by(1, 'gossiped') }],
  },
  'a card that lies in a room': {
    game: ['clue-2015', 'N15-13-entering-a-room-one-looks'],
    viewer: 'scarlet',
    learns: [
      { has: ['room:study', 'wrench'], ...by(1, 'looked') },
      ...passed(1, 'scarlet', 'mustard', 'green', 'wrench', 'study'),
    ],
  },
  'the pool': {
    game: ['secrets-2008', 'S08-14-look-again-on-a-later-visit', 1],
    viewer: 'mustard',
    learns: [{ has: ['pool', 'guest-house'], ...by(1, 'looked') }],
  },
  'a neighbour’s card': {
    game: ['secrets-2008', 'S08-29-the-right-hand-neighbour-shows'],
    viewer: 'mustard',
    learns: [{ has: ['scarlet', 'kitchen'], ...by(1, 'neighbour') }],
  },
  'a look back': {
    game: ['secrets-2008', 'S08-38-peacock-looks-back'],
    viewer: 'peacock',
    learns: [
      { has: ['mustard', 'dagger'], ...by(1, 'glimpsed') },
      ...passed(1, 'mustard', 'white', 'green', 'candlestick', 'hall'),
    ],
  },
  'a card seen that was shown to another': {
    game: ['secrets-2008', 'S08-34-scarlet-sees-a-card'],
    viewer: 'scarlet',
    learns: [
      { shown: { by: 'white', card: 'axe', of: ['green', 'axe', 'hall'] }, ...by(1, 'glimpsed') },
      { oneOf: ['white', ['green', 'axe', 'hall']], ...by(1, 'showed', 'mustard') },
      { oneOf: ['peacock', ['green', 'trophy', 'theatre']], ...by(2, 'showed', 'white') },
    ],
  },
  'a suggestion left unanswered before anybody was asked': {
    game: ['secrets-2008', 'S08-33-no-answer'],
    viewer: 'mustard',
    learns: [],
  },
  'a suggestion left unanswered by who had to show': {
    game: ['secrets-2008', 'S08-33-also-for-oneself-instead-of-showing'],
    viewer: 'plum',
    learns: [{ oneOf: ['white', ['green', 'axe', 'hall']], ...by(1, 'must-show', 'mustard') }],
  },
  'the hand of the murdered': {
    game: ['secrets-2008', 'S08-22-murdered-by-a-roll'],
    viewer: 'plum',
    learns: ['scarlet', 'white', 'dagger', 'bat', 'hall', 'kitchen', 'patio'].map((card) => ({
      has: ['mustard', card] as const,
      ...by(1, 'murdered'),
    })),
  },
};

const wholes: readonly FactEvent[] = ['faced', 'looked', 'murdered'];
const isAside = (fact: KnownFact): boolean =>
  fact.source!.what === 'dealt' || ('lacks' in fact && wholes.includes(fact.source!.what));

describe.each(Object.entries(cases))(
  '%s',
  (_what, { game: [edition, scenario, without], viewer, learns }) => {
    const knowledge = knowledgeOf(playScenario(edition, scenario, without), viewer);

    test(`is known to ${viewer} (${edition})`, () => {
      expect(knowledge.facts.filter((fact) => !isAside(fact))).toEqual(learns);
    });

    test('with its own hand and nobody else’s', () => {
      const dealt = knowledge.facts.filter(({ source }) => source!.what === 'dealt');
      const deck = Object.values(knowledge.categories).flat();
      expect(dealt).toHaveLength(viewer === 'spectator' ? 0 : deck.length);
    });
  },
);
