import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'S08-01':
    'Once the envelope is filled, the other 21 cards are dealt so that everyone has the same number; any left over lie face down in the Pool.',
  'S08-02':
    'Each player chooses a guest and has that guest’s power, which works once per game. Everyone can see whether it has been used. All six pawns stand on their start squares, even those of guests nobody plays.',
  'S08-03': 'The intrigue deck is shuffled. All weapons start in the Pool.',
  'S08-04':
    'Everyone rolls, for all to see; the highest roll plays first, and ties roll again. Players sit as they please.',
  'S08-05':
    'Each turn begins with a move of one’s own: a roll, a secret passage, a butler card that moves the pawn, or a power that does.',
  'S08-06':
    'One of the two dice has a “?” in place of its 1. † When it comes up, an intrigue card must be drawn at once; then the pawn may move as many squares as the other die shows. A 1 on the other die is a 1.',
  'S08-07': 'A player need not use the whole roll.',
  'S08-08':
    'Pawns move horizontally or vertically, changing direction freely. An occupied square may be passed over, but no pawn may stop on it; an intrigue square held by another pawn gives no card.',
  'S08-09':
    'A player may choose to stop on a free intrigue square: the move ends, a card must be drawn, and the turn is over except for butler cards that do not move the pawn. Beginning a turn there and not moving draws no card. †',
  'S08-10':
    'A player must leave the room they are in, unless a suggestion has moved them there since they last moved (even their own, by S08-37) or they play the butler card for staying. Being named while already there gives no such right. † The Pool counts as a room for leaving and re-entering; the butler card for staying cannot be played there. †',
  'S08-11': 'A room left this turn may not be entered again this turn. Entering a room ends the move.',
  'S08-12':
    'Secret passages join the Kitchen with the Observatory and the Spa with the Guest House; one may be taken instead of rolling.',
  'S08-13':
    'The Patio is entered over any of four white squares, each of which is part of the room. The Guest House has a diagonal entrance: from the tile between its two gates, one diagonal step leads in. The same step leads out. †',
  'S08-14':
    'In the Pool a player may either look at the face-down cards or accuse. Nobody may suggest there.',
  'S08-15':
    'After moving, a player in a room other than the Pool may suggest: a guest, a weapon, and that room. The guest and the weapon move in.',
  'S08-16':
    'The others answer in turn, starting on the suggester’s left. The first to hold a named card shows one to the suggester alone, and nobody else is asked. The turn then ends in every case, except that butler cards and the power may still be used (S08-37 too): no accusation may follow a suggestion.',
  'S08-17':
    'A player whose pawn is pulled out of one room into another by someone else’s suggestion may draw an intrigue card at once, before anyone answers; if that kills them, the suggestion goes on with their hand laid open. Each such pull counts. Being named while already there does not, nor does being pulled from a square of the path; the pawns of guests nobody plays give nothing. One’s own suggestion gives no card. † The Pool counts as a room. †',
  'S08-18':
    'On their turn, a player who was pulled may stay in the room they were last pulled into and suggest there.',
  'S08-19':
    'A player may accuse only in the Pool, on their turn, instead of making a suggestion, once per game. The accusation is made aloud.',
  'S08-20':
    'A player who made a wrong accusation never moves again and draws no more intrigue cards, but still disproves, and their pawn may be pulled. They have no more turns and make no suggestions, but may still play butler cards and powers that work on other players’ turns. †',
  'S08-21': 'Clock cards are laid out for all to see. The first seven have no effect.',
  'S08-22':
    'Whoever draws the eighth clock card is murdered: they are out of the game at once, their hand is laid open for all, and their unplayed butler cards and their pawn are gone for good. They may still be named; no pawn moves then. They are no longer asked to answer. †',
  'S08-23':
    'The eighth clock card is shuffled back into the deck, even an empty one, and kills whoever draws it next.',
  'S08-24':
    'When all are murdered, nobody wins. The same goes when all are either murdered or out after a wrong accusation. † The end says which of the two it was.',
  'S08-25':
    'Butler cards are kept in hand, in secret, any number of them. How many a player holds is public. † Once played, they leave the game. Any number may be played, each at its own moment.',
  'S08-26':
    'Butler card “stay” (one copy): at the start of your turn, in a room, stay and suggest instead of moving.',
  'S08-27':
    'Butler card “go anywhere” (two copies): instead of rolling, go to any room, even the Pool, or to any square, even an intrigue square. On an intrigue square S08-09 applies. †',
  'S08-28':
    'Butler card “six more” (two copies): after rolling and before moving, add 6. This also works with a “?” on the die, even if that very roll brought the card.',
  'S08-29':
    'Butler card “right-hand neighbour” (one copy): at the end of your turn, the player on your right shows you a card of their choice. That is the next surviving player on the right. †',
  'S08-30': 'Butler card “another turn” (four copies): at the end of your turn, take another whole turn.',
  'S08-31':
    'Butler card “back to the start” (two copies): at the end of your turn, send any other pawn to its start square. It may be that of a guest nobody plays. † It goes there even if another pawn is standing on that square; the two then share it until one leaves. †',
  'S08-32':
    'Butler card “see the card” (two copies): when a player shows another a card in answer to a suggestion, on anybody’s turn, see that card too.',
  'S08-33':
    'Butler card “no answer” (two copies): when a player is about to answer a suggestion, be it you or another, with a named card or without, the suggestion stays unanswered, nobody else is asked, and the next player’s turn begins at once. There is then no end-of-turn card and no second suggestion. † The suggester cannot play it. † There is one chance to do so per suggestion, before the first answer, given to all who hold a butler card at the same time; besides, a player asked to show a card may play it instead. †',
  'S08-34':
    '{scarlet}’s power: see a card that one player has just shown another. It must have been shown in answer to a suggestion. †',
  'S08-35':
    '{mustard}’s power: at the start of his turn, before rolling, he takes two rolls and two moves, one after the other, with no suggestion in between; “?” and intrigue squares work in both, and stopping on an intrigue square ends only that move. Both moves are made by dice; there is no looking or accusing in between. †',
  'S08-36':
    '{white}’s power: instead of moving, she goes to any room without a secret passage, even the Pool.',
  'S08-37':
    '{green}’s power: he makes a suggestion naming a room he is not in; the guest and the weapon go to that room, and he himself only if he names himself. He may do so from anywhere, in the Pool instead of looking or accusing, but not after S08-09. † He may also do so once a suggestion of the same turn has been answered (S08-16), as a second suggestion.',
  'S08-38':
    '{peacock}’s power: after showing a card, whatever made her show it (an answer, or S08-29), she looks at one card of the player she showed it to, drawn at random.',
  'S08-39': '{plum}’s power: he makes two suggestions in the same turn, in the same room.',
  'S08-40':
    'The chances to react (S08-32, S08-33, S08-34, S08-38) are given to every player who, for all anyone can tell, might have the means, that is, a butler card or that power, still unused, whatever they really hold; they may pass. This follows from ALL-08. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  {
    rules: ['S08-01', 'S08-14'],
    says: 'Everyone has the same number of cards; what is left over lies face down in the Pool, where a player may look at it.',
  },
  { rules: ['S08-02', 'S08-34'], says: 'Every guest has a power that works once per game.' },
  { rules: ['S08-04'], says: 'Everyone rolls; the highest roll plays first.' },
  {
    rules: ['S08-06', 'S08-09'],
    says: 'Two dice are rolled; a “?” on one of them, or stopping on an intrigue square, draws an intrigue card.',
  },
  {
    rules: ['S08-07', 'S08-08'],
    says: 'Players don’t have to use the whole roll, and they may pass occupied squares.',
  },
  {
    rules: ['S08-15', 'S08-16'],
    says: 'A player may suggest after moving, but need not; no accusation follows a suggestion.',
  },
  {
    rules: ['S08-17'],
    says: 'A player pulled out of one room into another by someone else’s suggestion may draw an intrigue card.',
  },
  { rules: ['S08-19'], says: 'A player may accuse only in the Pool.' },
  {
    rules: ['S08-25', 'S08-26'],
    says: 'Butler cards are kept in hand, each to be played at its own moment.',
  },
  {
    rules: ['S08-21', 'S08-22'],
    says: 'Whoever draws the eighth clock card is murdered and out of the game.',
  },
];
