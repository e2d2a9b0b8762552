/** How to keep the sheet, shared by most editions. */
export const sheet: readonly string[] = [
  'Before the first turn, tick every card of your own hand: none of them can be {inside}.',
  'When somebody shows you a card, write the initial of that player beside it. Now you know that card, and part of that hand.',
  'When a card is shown to somebody else, you know only that the player who showed it holds one of the three. Note the three together and come back to them later.',
  'Never tick a card merely because somebody has not shown it. They may have shown another of the three instead, or may not have been asked at all.',
  'When a player cannot answer, note that none of the three is in that hand. When nobody can answer, note that too: whatever the asker does not hold must be {inside}.',
  'When every card of a kind but one is ruled out, that one must be {inside}. On screen the notebook does as much of this for you as you wish: nothing, what you have seen, or all that follows from it.',
];
