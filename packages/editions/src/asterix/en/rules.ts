import type { Difference, RulesPage } from '../../schema/rules.ts';

/** The rules page in English, by the id of the rule. */
export const rules: RulesPage = {
  'AST-01':
    'Each player chooses any suspect. The players then take turns in the order of the start squares. † Every pawn stands on its start square, even if nobody plays that suspect. Each weapon starts in a different place. Which places is left to chance. † Once the envelope is filled, the other 18 cards are shuffled together and dealt one at a time, clockwise, until none is left; some players may get one card more than others. The deal starts with the player who will play first. †',
  'AST-02': 'Grossebaf plays first; if nobody is playing him, the player on his left does.',
  'AST-03':
    'A player moves by rolling the dice or, when the turn begins in a corner place, by announcing and taking the passage, which is then the whole move.',
  'AST-04':
    'Passages join two pairs of corner places: the pirate ship with the cliff, and the forest with the Roman camp. Where the booklet says “the beach”, this board has the cliff. †',
  'AST-05':
    'The pawn moves exactly the sum of the dice, horizontally or vertically, changing direction freely. Squares may be entered more than once: the rulebook does not forbid it. † When no path of that length exists, the pawn moves as far as it can; when it cannot move at all, it stays where it is. †',
  'AST-06': 'No square may hold two pawns. A pawn may neither enter nor pass through an occupied square. †',
  'AST-07': 'Doorways do not count as squares; entering a place ends the move, whatever is left of the roll.',
  'AST-08': 'A place left this turn may not be entered again this turn, not even by another door.',
  'AST-09': 'On entering a place a player may make a suggestion, but need not.',
  'AST-10':
    'The suspect and the weapon that are named move in and stay there. To suggest in the same place again, a player must leave it and come back. Being pulled into a place gives no right to suggest there without leaving first. † A player must leave the place their pawn is in, by a door or by a passage. † When every door is blocked and there is no passage, they stay without rolling, may not suggest there, and may still accuse. †',
  'AST-11':
    'The opponents answer in turn, starting on the suggester’s left. The first to hold a named card shows one to the suggester alone, and nobody else is asked. If nobody can show a card, everyone learns that.',
  'AST-12':
    'As soon as a card is shown the turn is over, and no accusation may follow. If nobody shows a card, the suggester may accuse or end the turn.',
  'AST-13':
    'A player who is sure may accuse on their turn. They may do so without suggesting first. † The accusation is made aloud, once per game; otherwise ALL-06 applies.',
  'AST-14':
    'The pawn of a player who made a wrong accusation may still be pulled. If it is standing in front of a door, it is moved into that place. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['AST-01'], says: 'The crime is a kidnapping, with suspects, weapons and places of its own.' },
  { rules: ['AST-02'], says: 'Grossebaf plays first.' },
  {
    rules: ['AST-04'],
    says: 'Passages join the pirate ship with the cliff, and the forest with the Roman camp.',
  },
  {
    rules: ['AST-05'],
    says: 'Two dice are rolled, and the pawn moves their sum; it may enter a square more than once.',
  },
  { rules: ['AST-09'], says: 'A player who enters a place may suggest there, but need not.' },
  {
    rules: ['AST-10'],
    says: 'A player whose pawn was pulled into a place may not suggest there; they must leave first.',
  },
  {
    rules: ['AST-12'],
    says: 'Once a card is shown the turn is over: an accusation follows a suggestion only when nobody showed a card.',
  },
];
