import { and } from '@casefile/editions/words/phrases-en';
import type { TrainWords } from './words.ts';

const s = (count: number): string => (count === 1 ? '' : 's');
const turnsOf = (turns: readonly number[]): string =>
  `turn${s(turns.length)} ${and(turns.map((turn) => String(turn)))}`;

export const words: TrainWords = {
  title: 'Trainer',
  lead: 'Real moments from real games. Find what a good detective would find.',
  edition: 'Edition',
  practise: 'Practise',
  mixed: 'A bit of everything',
  kinds: {
    mark: 'What is certain?',
    show: 'Which card to show?',
    ask: 'What to ask?',
    accuse: 'Time to accuse?',
  },
  level: (level, of) => `Level ${level} of ${of}`,
  run: (right, answered) => `${right} of ${answered} right`,
  looking: 'Looking for a good position…',
  missing:
    'No position could be prepared: this edition is not on this device yet, and there is no connection.',
  tryAgain: 'Try again',
  unkept: 'This browser can’t save anything: your levels last until you close the tab.',
  rarer: (level) =>
    `You are at level ${level}. Positions of this kind are rarely that hard: this is the closest we found.`,
  ownGame: (turn) => `Turn ${turn} of your own game, as you saw it. What would you do now?`,
  mark: (count) =>
    count === 1 ? 'One more mark is certain. Which?' : `${count} more marks are certain. Which?`,
  markHelp:
    'Press a square for ✗, again for ✓. Anything obvious – the rest of a row, or of a full hand – is filled in for you.',
  show: (asker) => `${asker} asks. Which card will you show?`,
  showHelp:
    'The one that gives least away: think of what everybody has heard, and what you have shown before.',
  ask: 'What will you ask? One of these tells you the most.',
  askHelp: 'On average, over all answers that are still possible.',
  accuse: 'Is it time to accuse?',
  accuseHelp: 'Only if all three cards are certain. The sheet is yours to mark.',
  sheet: 'Sheet',
  happened: 'What happened',
  yourCards: 'Your cards',
  check: 'Check',
  clear: 'Clear my marks',
  notYet: 'Not yet',
  accuseNow: 'I accuse!',
  hint: (number, of) => `Hint ${number} of ${of}`,
  hints: {
    owner: (owner) => `Look at this column: ${owner}.`,
    envelope: (inside) => `Think of what is ${inside}.`,
    turns: (turns) => `It follows from ${turnsOf(turns)}.`,
    dealOnly: 'It follows from the deal.',
    card: (card, owner) => `Look at ${card} in this column: ${owner}.`,
    seen: (count) =>
      count === 0
        ? 'You have shown the asker none of these. Which would a good listener guess is yours anyway?'
        : `You have already shown the asker ${count === 1 ? 'one' : count} of these cards.`,
    reveals: (card, inside) => `Shown ${card}, the asker could work out something about what is ${inside}.`,
    taken: (card, percent) =>
      `To a good listener, ${card} is yours in ${percent} of 100 deals. Is another card likelier?`,
    placed: (cards) => `You know where these are, so they tell you nothing new: ${cards}.`,
    nonePlaced: 'You do not know for sure where any of these cards is. Who could have which?',
    not: (cards) => `Not this one: ${cards}.`,
  },
  right: 'Right!',
  wrong: 'Not quite.',
  missed: (count) => `Certain, but not on your sheet${count > 1 ? `: ${count}` : ''}`,
  tooMuch: () => 'On your sheet, but not certain',
  inDeals: (claim, percent) => `${claim}: true in ${percent} of 100 possible deals.`,
  why: 'Why?',
  whyBefore: 'What you could know beforehand',
  told: (bits) => `gives away ${bits} bits`,
  expected: (bits) => `${bits} bits on average`,
  taken: (percent) => `to a listener it is yours in ${percent} of 100 deals`,
  bestShow: (card, asker) => `The best card is ${card}: it tells ${asker} the least.`,
  asSeenBy: (asker) => `As ${asker} sees it (here “you” means ${asker})`,
  otherShow: (card, asker) => `From ${card}, ${asker} could work out (here “you” means ${asker})`,
  bestAsk: (cards) => `The question that tells you the most: ${cards}.`,
  isTime: (inside) => `It is time: nothing else can be ${inside}.`,
  isNotTime: (count) => `Not yet: ${count} solutions are still possible.`,
  stillOpen: 'Still possible',
  yourChoice: 'your choice',
  best: 'best',
  next: 'Next position',
  and,
};
