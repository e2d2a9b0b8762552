export const rules: Readonly<Record<string, string>> = {
  'SPD-01':
    'There is no board, no dice and no pawn. There are 21 cards: six suspects, six weapons and nine rooms.',
  'SPD-02':
    'Three to six players sit as they please. After the envelope is filled the other 18 cards are dealt one at a time clockwise from the player who plays first, until none is left; a player drawn at random plays first.',
  'SPD-03': 'On their turn a player names any suspect, any weapon and any room, once.',
  'SPD-04':
    'The others answer in turn from the left; the first who holds a named card shows one to the suggester alone, and no one further is asked. When nobody can show, everyone learns that.',
  'SPD-05':
    'On their turn, before or after naming three cards, a player may accuse, once per game. The accusation is spoken: all hear the three names and whether it was right. After a false one the turn ends.',
};
