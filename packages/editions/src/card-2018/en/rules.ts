import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'K18-01':
    'Each player has a character and one case file card for every evidence card in the game: their own private checklist, 12 cards in the basic game and 15 in the advanced one.',
  'K18-02':
    'Three evidence cards, one of each category, lie unseen under the Crime card. The rest are dealt so that everyone has the same number; any left over lie face up for all to see.',
  'K18-03': 'A player drawn at random begins; the rulebook says “the most suspicious-looking”. †',
  'K18-04':
    'On their turn a player asks about any two different cards, of the same category or of different ones.',
  'K18-05':
    'The player on the left answers first: they show one of the two cards to the asker alone, choosing which if they have both and without saying that they have both; or they say they have neither, and the next player is asked the same, until one shows a card or everyone has been asked.',
  'K18-06': 'Then the turn is over.',
  'K18-07':
    'Instead of asking, a player may accuse. † Before anything is checked, every other player who can still accuse says whether they are accusing too. They all decide at once, and nobody’s choice is seen until all have decided. †',
  'K18-08':
    'A lone accuser checks the cards in secret. If they are right, they win and show the cards. If they are wrong, they are out, as in ALL-06; the others do not learn the three names, and play goes on.',
  'K18-09':
    'When there are several accusers, they all lay down their three cards face down; then all of these are turned over at once, and the crime cards too. The player whose turn it is comes first, then the others clockwise. † The first in that order who is right wins. If none of them is right, the criminal has escaped: the game ends and nobody wins.',
  'K18-10':
    'In the advanced game with two players, when one accuses the other must accuse too. The same goes for the basic game. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['K18-01'], says: 'There are 12 cards, or 15 in the advanced game, instead of 21.' },
  { rules: ['K18-02'], says: 'Everyone has the same number of cards; spare ones lie face up for all.' },
  { rules: ['K18-03'], says: 'A player drawn at random plays first.' },
  {
    rules: ['K18-04', 'K18-05'],
    says: 'There is no board and no die: a player asks about any two cards, and is shown one of them.',
  },
  { rules: ['K18-06', 'K18-07'], says: 'A turn is a question or an accusation, never both.' },
  {
    rules: ['K18-07', 'K18-09'],
    says: 'When one player accuses, others may accuse too; when several do and none is right, the game ends and nobody wins.',
  },
  { rules: ['K18-08'], says: 'When a lone accuser is wrong, the three names stay secret.' },
  { rules: ['K18-10'], says: 'With two players, when one accuses the other must accuse too.' },
];
