import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Your first game: a murder, three cards, and how to find them.',
  steps: {
    welcome: {
      says: 'Good evening, {scarlet}! I am Mrs. Finch, the housekeeper. {Victim} has been murdered: by whom, with what, and in which room? Three cards in {the envelope} know. Let us find them.',
    },
    hand: {
      says: 'These six cards are yours. The others hold six each, and three lie in {the envelope}. A card that is in somebody’s hand is not in there: that is the whole game.',
    },
    roll: { says: 'It is your turn. Roll the dice.', nudge: 'The dice first, my dear.' },
    walk: {
      says: 'That is enough to reach {the lounge}. Go in: you can only ask inside a room.',
      nudge: 'A fine walk, but nobody answers questions in a corridor. {The lounge}, if you please.',
    },
    suggest: {
      says: 'Now make a suggestion: somebody, a weapon, and the room you are in. You may name anyone. Try {plum} with {the knife}.',
      nudge: 'Why not! But humour me this once: {plum}, with {the knife}.',
    },
    answers: {
      says: 'The others answer, one after another, until somebody can show you a card. {Green} has none of the three. If {peacock} has one, she must show it to you, and nobody else sees which.',
    },
    shown: { says: 'Let us see whether she has one…' },
    sheet: {
      says: '{Green} had none of the three, and {peacock} showed you {the knife}: so that was not the weapon. Your notebook has it already: a ✓ for her, crosses for him.',
    },
    end: {
      says: 'One suggestion a turn is all you get. End your turn.',
      nudge:
        'Accuse already? A wrong accusation would cost you the game. Let us hear the others first: end your turn.',
    },
    listen: {
      says: 'Now it is {green} who asks. Listen well: the cards the others are shown tell you something too.',
    },
    deduce: {
      says: '{Peacock} showed him {white}, {the rope} or {the ballroom}. You did not see which, and yet you can work it out: think of your own hand. Find her card in your notebook, and press its cell in her column until it shows ✓.',
      nudge: 'Not that one, I think. Which of the three is not in your own hand? Give {peacock} a ✓ for it.',
    },
    exactly: {
      says: '{The ballroom}, exactly! The other two are yours. You never saw the card, and yet you know it.',
    },
    asked: { says: 'Now it is {peacock}’s turn.' },
    show: {
      says: 'She named cards that you hold, so you must show her one. Choose which: only she will see it.',
    },
    passage: {
      says: 'Your turn again. A secret passage leads from {the lounge} to {the conservatory}, at the other end of the house. Take it instead of rolling.',
      nudge: 'You could walk, of course. But the secret passage is so much quicker.',
    },
    again: {
      says: 'You know that {green} does not have {plum}. Suggest {plum} again, this time with {the candlestick}. It was not in its place this morning.',
      nudge:
        'A fair thought. But I polish {the candlestick} every day, and it was gone: {plum}, with {the candlestick}.',
    },
    nobody: { says: 'Let us see who can show you a card…' },
    where: {
      says: 'Nobody can show one! And none of the three is in your own hand. So where are they?',
      answers: { green: 'With {green}', envelope: 'In {the envelope}', unknown: 'Nobody can know' },
      nudge: 'Everybody has looked, you included. Where else can a card be?',
    },
    accuse: {
      says: 'Then accuse: name the three cards that nobody could show. You may accuse only once, so never on a guess. But you have proof.',
      nudge: 'Nearly! The three cards that nobody could show: {plum}, {the candlestick}, {the conservatory}.',
    },
  },
  last: 'Solved! A suggestion asks; the answer is one card, shown in secret; an accusation wins, if it is right. You know the game now.',
};
