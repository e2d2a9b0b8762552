export const rules: Readonly<Record<string, string>> = {
  'S08-01':
    'After the envelope is filled, the other 21 cards are dealt so that all hands are equal; what is left over lies face down in the Pool.',
  'S08-02':
    'Each player chooses a guest and has that guest’s power, usable once per game. Whether it is used or unused is public. All six pawns, those of unused guests too, stand on their start squares.',
  'S08-03': 'The intrigue deck is shuffled. All weapons start in the Pool.',
  'S08-04':
    'Everyone rolls, for all to see; the highest roll plays first, and ties roll again. Players sit as they please.',
  'S08-05':
    'Each turn begins with a move of one’s own: a roll, a secret passage, a butler card that moves, or a power that moves.',
  'S08-06':
    'One of the two dice has a “?” in place of its 1. † When it shows, an intrigue card must be drawn at once; then the pawn may move as many squares as the other die shows. A 1 of the other die is a 1.',
  'S08-07': 'The roll need not be used up.',
  'S08-08':
    'Pawns move orthogonally, changing direction freely. An occupied square may be passed but not stopped on; an intrigue square held by another pawn gives no card.',
  'S08-09':
    'Stopping on a free intrigue square is a choice: the move ends, a card must be drawn, and the turn is over but for butler cards that do not move the pawn. Beginning a turn there and not moving draws nothing. †',
  'S08-10':
    'A player must leave the room they are in, unless a suggestion has moved them there since they last moved, their own by S08-37 too, or they play the butler card for staying. Being named while already there gives no such right. † The Pool is a room for leaving and re-entry; the butler card for staying cannot be played there. †',
  'S08-11': 'A room left this turn may not be entered again this turn. Entering a room ends the move.',
  'S08-12':
    'Passages join the Kitchen with the Observatory and the Spa with the Guest House; one is taken instead of rolling.',
  'S08-13':
    'The Patio is entered over any of four white squares, each of which is part of the room. The Guest House has a diagonal entrance: from the tile between its two gates one diagonal step leads in. The same way leads out. †',
  'S08-14':
    'In the Pool a player may look at the face-down cards or accuse: one of the two. Nobody suggests there.',
  'S08-15':
    'After the move, in a room other than the Pool, a player may suggest: a guest, a weapon, and that room. The guest and the weapon move in.',
  'S08-16':
    'The others answer in turn, beginning at the left. The first who holds a named card shows one to the suggester alone, and nobody further is asked. The turn then ends in every case, but for butler cards and the power, which may still be used (S08-37 too): there is no accusation after a suggestion.',
  'S08-17':
    'A player whose pawn another’s suggestion pulls out of one room into another may draw an intrigue card at once, before anyone answers; if that kills them, the suggestion goes on with their hand open. Each such pull counts. Being named while already there does not count, nor does being pulled from a corridor square; pawns of unused guests give nothing. One’s own suggestion gives no card. † The Pool counts as a room. †',
  'S08-18': 'A pulled player may on their turn stay in the room they were last pulled to and suggest there.',
  'S08-19':
    'A player may accuse only in the Pool, on their turn, instead of a suggestion, once per game. The accusation is spoken.',
  'S08-20':
    'A wrong accuser never moves again and draws no more intrigue cards, but still disproves, and their pawn may be pulled. They have no more turns and make no suggestion, but may still play butler cards and powers that work at others’ turns. †',
  'S08-21': 'Clock cards are laid out for all to see. The first seven do nothing.',
  'S08-22':
    'Whoever draws the eighth clock card is murdered: out of the game at once, with their hand laid open for all, and their unplayed butler cards and their pawn gone for good. They may still be named; no pawn moves then. They are no longer asked to answer. †',
  'S08-23':
    'The eighth clock card is shuffled back into the deck, even into an empty one, and kills again whoever draws it.',
  'S08-24':
    'When all are murdered, nobody wins. The same holds when all are murdered or out by accusation. † The end says which of the two it was.',
  'S08-25':
    'Butler cards are kept secretly in hand, any number of them. How many a player holds is public. † Once played, they leave the game. Any number may be played at their moments.',
  'S08-26':
    'Butler card “stay” (one copy): at the start of the turn, in a room, one stays and suggests instead of moving.',
  'S08-27':
    'Butler card “go anywhere” (two copies): instead of rolling, one goes to any room, the Pool too, or to any square, an intrigue square too. On an intrigue square S08-09 holds. †',
  'S08-28':
    'Butler card “six more” (two copies): after the roll and before moving, one adds 6. This works also with a “?” on a die, and also when the card was just drawn by that very roll.',
  'S08-29':
    'Butler card “right-hand neighbour” (one copy): at the end of the turn, the player at one’s right shows one card of their own choice. That is the next surviving player on the right. †',
  'S08-30': 'Butler card “again” (four copies): at the end of the turn, one takes one more whole turn.',
  'S08-31':
    'Butler card “go home” (two copies): at the end of the turn, one sends any one other pawn to its start square. It may be the pawn of an unused guest too. † It goes there also when another pawn stands on that square; the two then share it until one leaves. †',
  'S08-32':
    'Butler card “let me see” (two copies): when a player shows a card to another in answer to a suggestion, at anybody’s turn, one sees that card too.',
  'S08-33':
    'Butler card “no answer” (two copies): when a player is to answer a suggestion, oneself or another, holding a named card or not, the suggestion stays unanswered, no one further is asked, and the next player’s turn begins at once. There is then no end-of-turn card and no second suggestion. † The suggester cannot play it. † There is one such window per suggestion, before the first answer, for all who hold a butler card, at once; besides, a player asked to show may play it instead of showing. †',
  'S08-34':
    'Power of Scarlet: she sees a card just shown by one player to another. The card must have been shown in answer to a suggestion. †',
  'S08-35':
    'Power of Mustard: at the start of the turn, before rolling, he chooses two rolls and two moves, one after the other, with no suggestion in between; “?” and intrigue squares work in both, and stopping on an intrigue square ends only that move. Both moves are made by dice; there is no looking or accusing in between. †',
  'S08-36': 'Power of White: instead of moving, she goes to any room without a secret passage, the Pool too.',
  'S08-37':
    'Power of Green: he suggests naming a room he is not in; the guest and the weapon go to the named room, he himself only if he names himself. He may do so from anywhere, in the Pool instead of looking or accusing, but not after S08-09. † He may also do so after a suggestion of the same turn has been answered (S08-16): it is then a second suggestion.',
  'S08-38':
    'Power of Peacock: after showing a card, whatever made her show it (an answer, or S08-29), she looks at one random card of the player it was shown to.',
  'S08-39': 'Power of Plum: he makes two suggestions in the same turn, in the same room.',
  'S08-40':
    'Windows to react (S08-32, S08-33, S08-34, S08-38) are offered to every player who could publicly hold the means, that is, has a butler card or that unused power, whatever they really hold; they may pass. This follows from ALL-08. †',
};
