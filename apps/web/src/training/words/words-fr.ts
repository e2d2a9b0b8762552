import { capital, listed, person, toPerson } from '@casefile/editions/words/french';
import type { TrainWords } from './words.ts';

const s = (count: number): string => (count > 1 ? 's' : '');
const bitsOf = (bits: string): string => `${bits} bit${Number(bits.replace(',', '.')) < 2 ? '' : 's'}`;
const turnsOf = (turns: readonly number[]): string =>
  turns.length === 1 ? `du tour ${turns[0]}` : `des tours ${listed(turns.map((turn) => String(turn)))}`;

export const words: TrainWords = {
  title: 'Entraînement',
  lead: 'De vrais moments de vraies parties. À vous de trouver ce qu’un bon détective y trouverait.',
  edition: 'Édition',
  practise: 'Exercice',
  mixed: 'Un peu de tout',
  kinds: {
    mark: 'Qu’est-ce qui est sûr ?',
    show: 'Quelle carte montrer ?',
    ask: 'Que demander ?',
    accuse: 'Accuser maintenant ?',
  },
  level: (level, of) => `Niveau ${level} sur ${of}`,
  run: (right, answered) => `${right} bonne${s(right)} réponse${s(right)} sur ${answered}`,
  looking: 'Recherche d’une bonne position…',
  missing:
    'Impossible de préparer une position : cette édition n’est pas encore sur cet appareil, et il n’y a pas de connexion.',
  tryAgain: 'Réessayer',
  unkept: 'Ce navigateur n’enregistre rien : vos niveaux durent jusqu’à la fermeture de l’onglet.',
  rarer: (level) =>
    `Vous êtes au niveau ${level}. Les positions de ce genre sont rarement aussi difficiles : voici la plus proche que nous ayons trouvée.`,
  ownGame: (turn) => `Le tour ${turn} de votre partie, tel que vous l’avez vu. Que feriez-vous maintenant ?`,
  mark: (count) =>
    count === 1
      ? 'Une marque de plus est sûre. Laquelle ?'
      : `${count} marques de plus sont sûres. Lesquelles ?`,
  markHelp:
    'Touchez une case pour ✗, encore une fois pour ✓. Ce qui va de soi – le reste d’une ligne, d’une main complète – se remplit tout seul.',
  show: (asker) => `${capital(person(asker))} vous interroge. Quelle carte montrez-vous ?`,
  showHelp:
    'Celle qui en dit le moins : pensez à ce que tout le monde a entendu, et à ce que vous avez déjà montré.',
  ask: 'Que demandez-vous ? L’une de ces questions vous en apprend plus que les autres.',
  askHelp: 'En moyenne, sur toutes les réponses encore possibles.',
  accuse: 'Est-ce le moment d’accuser ?',
  accuseHelp: 'Seulement si les trois cartes sont sûres. La feuille est à vous.',
  sheet: 'Feuille',
  happened: 'Ce qui s’est passé',
  yourCards: 'Vos cartes',
  check: 'Vérifier',
  clear: 'Effacer mes marques',
  notYet: 'Pas encore',
  accuseNow: 'J’accuse !',
  hint: (number, of) => `Indice ${number} sur ${of}`,
  hints: {
    owner: (owner) => `Regardez la colonne : ${owner}.`,
    envelope: (inside) => `Pensez à ce qui est ${inside}.`,
    turns: (turns) => `Cela découle ${turnsOf(turns)}.`,
    dealOnly: 'Cela découle de la donne.',
    card: (card, owner) => `Regardez ${card} dans la colonne : ${owner}.`,
    seen: (count) =>
      count === 0
        ? 'Vous n’avez encore montré aucune de ces cartes. Laquelle vous attribuerait-on de toute façon ?'
        : count === 1
          ? 'Une de ces cartes a déjà été vue chez vous.'
          : `${count} de ces cartes ont déjà été vues chez vous.`,
    reveals: (card, inside) =>
      `En voyant ${card}, on pourrait déduire quelque chose de ce qui est ${inside}.`,
    taken: (card, percent) =>
      `Qui a bien écouté vous attribue ${card} dans ${percent} donnes sur 100. Une autre est-elle plus probable ?`,
    placed: (cards) => `Vous savez où se trouvent ces cartes, elles ne vous apprennent rien : ${cards}.`,
    nonePlaced: 'Vous n’êtes sûr de la place d’aucune de ces cartes. Qui pourrait avoir laquelle ?',
    not: (cards) => `Pas celle-ci : ${cards}.`,
  },
  right: 'Exact !',
  wrong: 'Pas tout à fait.',
  missed: (count) => `Sûr, et absent de votre feuille${count > 1 ? ` : ${count}` : ''}`,
  tooMuch: () => 'Sur votre feuille, sans être sûr',
  inDeals: (claim, percent) => `${claim} : c’est vrai dans ${percent} donnes possibles sur 100.`,
  why: 'Pourquoi ?',
  whyBefore: 'Ce que vous pouviez déjà savoir',
  told: (bits) => `révèle ${bitsOf(bits)}`,
  expected: (bits) => `${bitsOf(bits)} en moyenne`,
  taken: (percent) => `on vous l’attribue déjà dans ${percent} donnes sur 100`,
  bestShow: (card, asker) => `C’est ${card} qui en apprend le moins ${toPerson(asker)}.`,
  asSeenBy: (asker) => `Vu par ${person(asker)} (ici, « vous », c’est ${person(asker)})`,
  otherShow: (card, asker) =>
    `Avec ${card}, ${person(asker)} pourrait conclure (ici, « vous », c’est ${person(asker)})`,
  bestAsk: (cards) => `La question qui en apprend le plus : ${cards}.`,
  isTime: (inside) => `C’est le moment : rien d’autre ne peut être ${inside}.`,
  isNotTime: (count) => `Pas encore : ${count} solutions restent possibles.`,
  stillOpen: 'Encore possible',
  yourChoice: 'votre choix',
  best: 'la meilleure',
  next: 'Position suivante',
  and: listed,
};
