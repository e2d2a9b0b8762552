import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'SPD-01':
    'There is no board, no dice and no pawns. There are 21 cards: six suspects, six weapons and nine rooms.',
  'SPD-02':
    'Three to six players sit as they please. Once the envelope is filled, the other 18 cards are dealt one at a time, clockwise, starting with the player who plays first, until none is left; that player is drawn at random.',
  'SPD-03': 'On their turn a player names any suspect, any weapon and any room, once.',
  'SPD-04':
    'The others answer in turn, starting on the left; the first to hold a named card shows one to the suggester alone, and nobody else is asked. If nobody can show a card, everyone learns that.',
  'SPD-05':
    'On their turn, before or after naming three cards, a player may accuse, once per game. The accusation is made aloud: everyone hears the three names and whether it was right. A wrong one ends the turn.',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['SPD-01'], says: 'There is no board, no dice and no pawn.' },
  { rules: ['SPD-01'], says: 'The pistol takes the place of the revolver, as in the two-dice classic.' },
  { rules: ['SPD-02'], says: 'Players sit as they please, and a player drawn at random plays first.' },
  { rules: ['SPD-03'], says: 'Any room may be named, without going there.' },
  { rules: ['SPD-03'], says: 'No turn is spent walking: three cards may be named every turn.' },
];
