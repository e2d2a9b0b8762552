import { and } from '@casefile/editions/words/phrases-en';
import type { CoachWords } from './words.ts';

const bitsOf = (bits: string): string => `${bits} ${bits === '1' ? 'bit' : 'bits'}`;

export const words: CoachWords = {
  ask: 'Ask the coach',
  title: 'The coach says',
  thinking: 'The coach is thinking…',
  nothing: 'There is nothing to work out here: do as you like.',
  failed: 'The coach cannot be reached now. Try again in a moment.',
  close: 'Thank you',
  missing: (bits) => `You are ${bitsOf(bits)} short of the solution. Each bit halves what is still possible.`,
  noted: 'From your cards and notes alone. The casebook will say that you asked here.',
  tips: {
    ask: (cards, bits) => `Ask about ${cards}: the answer tells you ${bitsOf(bits)} on average.`,
    own: (cards) => `You hold ${cards} yourself, and nobody else knows.`,
    move: (place, bits) => `Go to ${place}: the best question there tells you ${bitsOf(bits)} on average.`,
    square: (place, bits) =>
      `No room is within reach. The best square: ${place}. From there your next roll promises ${bitsOf(bits)}.`,
    passage: (place, bits) =>
      `Take the secret passage to ${place}: the best question there tells you ${bitsOf(bits)} on average.`,
    stay: (bits) => `Stay where you are: the best question here tells you ${bitsOf(bits)} on average.`,
    roll: (percent, bits) =>
      `Roll: ${percent} of all rolls take you into a room, which is worth ${bitsOf(bits)} on average.`,
    accuse: (cards) => `Accuse: ${cards}. It is certain.`,
    end: (percent) =>
      `End your turn. The likeliest three cards are right with ${percent}: far too little to accuse.`,
    showSeen: (card, asker) => `Show ${card}: ${asker} has seen it already, so it tells nothing new.`,
    show: (card, bits) => `Show ${card}: to somebody who has only listened it gives away ${bitsOf(bits)}.`,
  },
  list: and,
};
