import { an, and, list } from '@casefile/editions/words/phrases-en';
import type { CoachWords } from './words.ts';

const bitsOf = (bits: string): string => `${bits} ${bits === '1' ? 'bit' : 'bits'}`;

export const words: CoachWords = {
  ask: 'Ask the coach',
  title: 'The coach says',
  thinking: 'The coach is thinking…',
  nothing: 'There is nothing to work out here: do as you like.',
  failed: 'The coach can’t be reached right now. Try again in a moment.',
  close: 'Thank you',
  missing: (bits) => `You are ${bitsOf(bits)} short of the solution. Each bit halves what is still possible.`,
  noted: 'From your own cards and what you know. The casebook will say that you asked here.',
  tips: {
    ask: (cards, bits) => `Ask about ${cards}: the answer tells you ${bitsOf(bits)} on average.`,
    own: (cards) => `You hold ${cards} yourself, so the answer can only be about the rest.`,
    move: (place, bits) => `Go to ${place}: the best question there tells you ${bitsOf(bits)} on average.`,
    square: (place, bits, room) =>
      `No ${room} is in reach. The best square: ${place}. From there your next roll is worth ${bitsOf(bits)}.`,
    passage: (place, bits) =>
      `Take the secret passage to ${place}: the best question there tells you ${bitsOf(bits)} on average.`,
    stay: (bits) => `Stay where you are: the best question here tells you ${bitsOf(bits)} on average.`,
    roll: (percent, bits, room) =>
      `Roll: ${percent} of all rolls take you into ${an(room)}, which is worth ${bitsOf(bits)} on average.`,
    accuse: (cards) => `Accuse: ${cards}. It’s certain.`,
    likely: (cards, percent) =>
      `Accuse: ${cards}. They are the likeliest three, with a chance of ${percent}.`,
    goAccuse: (place, cards) => `Go to ${place} and accuse: ${cards}. It’s certain.`,
    nearAccuse: (percent) =>
      `You know the three cards. Roll: ${percent} of all rolls take you where you may accuse.`,
    nearSquare: (place, percent) =>
      `You know the three cards. The best square: ${place}. From there ${percent} of all rolls take you where you may accuse.`,
    end: (percent) =>
      `End your turn. Even the likeliest three cards have a chance of only ${percent}: far too low to accuse.`,
    endKnown: 'End your turn. You know the three cards: accuse as soon as you may.',
    look: (bits) => `Look at what lies face down: it tells you ${bitsOf(bits)} on average.`,
    lookThere: (place, bits) =>
      `Go to ${place}: what lies face down there tells you ${bitsOf(bits)} on average.`,
    see: (who, bits) => `See one of ${who}’s cards: it tells you ${bitsOf(bits)} on average.`,
    name: (card, bits) =>
      `Name ${card}: whoever holds that card shows it to everyone, which tells you ${bitsOf(bits)} on average.`,
    join: (room, bits) =>
      `Choose ${room}: the best question there tells you ${bitsOf(bits)}, and all passages will lead there.`,
    again: (percent, bits, room) =>
      `Take another turn: ${percent} of all rolls take you into ${an(room)}, which is worth ${bitsOf(bits)} on average.`,
    home: (who) => `Send ${who} back to the start: a long way for them, but 0 bits for you.`,
    silence: (bits) =>
      `Leave it unanswered: the answer would tell somebody who has only listened ${bitsOf(bits)} on average.`,
    draw: (helps) => `Draw: ${helps} of what is left are cards to keep, and none of them can kill yet.`,
    drawDeadly: (helps, kills) =>
      `Draw: ${helps} of what is left are cards to keep, but the risk of being murdered is ${kills}.`,
    pass: (bits) => `Let it pass: it is worth only ${bitsOf(bits)}. Keep your chance for later.`,
    passDeadly: (kills) => `Don’t draw: the risk of being murdered is ${kills}.`,
    passFree: 'Let it pass: you lose nothing by it.',
    byCard: (name) => `For that, play “${name}”.`,
    byPower: (name) => `For that, use your power, which works only once: “${name}”.`,
    showSeen: (card, asker) => `Show ${card}: ${asker} has seen it already, so it tells nothing new.`,
    show: (card, bits) => `Show ${card}: it gives away ${bitsOf(bits)} to somebody who has only listened.`,
  },
  named: list,
  list: and,
};
