import { text as classic } from '../../clue-1986/en/guide.ts';
import { sheet } from '../../guide/sheet.en.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Find out who murdered {victim}, with which weapon and in which room of Tudor Mansion. Those three cards lie unseen in the envelope, and the first player to name all of them wins.',
  story:
    '{Victim} had invited {count suspects} guests to Tudor Mansion, and one of them has done him the worst of turns. He was found at the foot of the stairs. Everybody was in the house, nobody saw a thing, and the murderer is among you: perhaps the very guest you play.',
  turn: {
    ...classic.turn,
    begin: {
      title: 'Roll the dice',
      says: 'Roll both dice and add them. If your turn begins in a corner room, you may slip through its secret passage instead of rolling.',
    },
  },
  example: {
    lead: '{green} comes into {the study}. “I suggest that it was {mustard}, with {the pistol}, in {the study}.” {mustard}’s pawn and {the pistol} are moved there.',
    answers: {
      peacock: 'She sits on his left, so she answers first. She holds none of the three cards, and says so.',
      plum: 'He holds one of them, {the study}. He has no choice: he shows it, so that only {green} can see.',
      scarlet:
        'The question never reaches her. She notes that {peacock} has none of the three, and that {plum} has one of them, whichever it is.',
    },
    after:
      '{green} writes {initial plum} beside {the study} and looks for another room. He still cannot tell whether {mustard} or {the pistol} is {inside}.',
  },
  sheet,
  special: {
    dice: {
      title: 'Two dice',
      says: 'You move the total of both, so many rooms are within a single roll. A roll that is too high gets you into a room just as well as the exact number.',
    },
    passages: classic.special.passages!,
    brought: classic.special.brought!,
    trapped: {
      title: 'Trapped',
      says: 'A pawn in front of a door blocks it. With pawns at every door you are trapped: take the passage if your room has one, or wait until a door is free. You may still accuse.',
    },
    again: classic.special.again!,
  },
};
