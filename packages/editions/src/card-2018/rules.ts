export const rules: Readonly<Record<string, string>> = {
  'K18-01':
    'Each player has a character and one case-file card per evidence card of the game: their own private checklist, 12 cards in the basic game and 15 in the advanced one.',
  'K18-02':
    'Three evidence cards, one per category, lie unseen under the crime card. The rest is dealt so that all hands are equal; spare cards lie face up for all.',
  'K18-03': 'A player drawn at random plays first; the rulebook says “the most suspicious-looking”. †',
  'K18-04':
    'On their turn a player asks about any two different cards, of the same category or of different ones.',
  'K18-05':
    'The player at the left answers first: they show one of the two cards to the asker alone, their choice when they have both and without telling that they have both; or they say they have neither, and the next player is asked the same, until one shows a card or all were asked.',
  'K18-06': 'Then the turn is over.',
  'K18-07':
    'Instead of asking, a player may accuse. † Before anything is checked, every other player still able to accuse says whether they accuse too. They decide all at once, hidden until all have decided. †',
  'K18-08':
    'When there is one accuser, it compares in secret. If it is right, it wins and shows the cards. If it is wrong, it is out as in ALL-06; the others do not learn the three names, and play goes on.',
  'K18-09':
    'When there are several accusers, all lay down their three cards hidden; then all are turned over at once, and the crime cards too. The order is the player in turn first, then the others clockwise from them. † The first in order who is right wins. When none is right the criminal has escaped: the game ends and nobody wins.',
  'K18-10':
    'In the advanced game with two players, when one accuses the other must accuse too. The basic game is played likewise. †',
};
