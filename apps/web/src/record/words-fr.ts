import type { RecordWords } from './words.ts';

const s = (count: number): string => (count > 1 ? 's' : '');

export const words: RecordWords = {
  title: 'Mon palmarès',
  none: 'Aucune partie n’a encore été terminée. Chaque partie en solo contre les robots, et chaque partie en ligne que vous jouez ici jusqu’au bout, comptera.',
  toGame: 'Jouer une partie',
  games: 'Parties',
  won: 'Gagnées',
  turnsShort: 'Tours',
  questions: 'Questions',
  accuracy: 'Questions, par rapport aux meilleures',
  delay: 'Tours entre preuve et accusation',
  streak: (now, best) => `${now} (record ${best})`,
  inRow: 'Victoires d’affilée',
  explain:
    'Questions : ce que les vôtres pouvaient apprendre, par rapport à ce que les meilleures auraient pu. Preuve : à partir de quand vous pouviez être sûr.',
  byEdition: 'Par édition',
  byBot: 'Par adversaire',
  edition: 'Édition',
  opponent: 'Adversaire',
  strength: 'Votre force',
  strengthIs: (rating, low, high) => `${rating}, et avec 95 chances sur 100 entre ${low} et ${high}`,
  strengthBelow: (high) => `moins de ${high} : vous n’avez pas encore gagné`,
  strengthAbove: (low) => `plus de ${low} : vous n’avez pas encore perdu`,
  strengthNote: (games, all) =>
    `D’après ${games === all ? `${games} partie${s(games)}` : `${games} de vos ${all} parties, celles contre des robots seuls et qui ont un vainqueur,`} et le classement mesuré des robots. 400 points de plus, c’est dix contre un en duel.`,
  people: 'D’autres personnes',
  strengthNone: 'Dès qu’une partie contre les robots aura un vainqueur, votre force sera estimée ici.',
  you: 'Vous',
  duel: 'Vos chances en duel',
  rating: 'Classement',
  trainer: 'Entraînement',
  trainerLevel: (level, best, right, answered) =>
    `niveau ${level}, plus haut résolu sans aide : ${best === 0 ? 'aucun' : best}, ${right} sur ${answered} juste${s(right)}`,
  trainerNone: 'Pas encore d’exercice.',
  daily: 'L’affaire du jour',
  studying: (left) => `Étude de ${left} partie${s(left)}…`,
  export: 'Enregistrer dans un fichier',
  delete: 'Effacer mon palmarès',
  deleted: 'Votre palmarès est effacé.',
  undo: 'Le récupérer',
  kept: 'Il reste sur cet appareil ; personne d’autre ne le voit.',
  unkept: 'Ce navigateur ne garde rien : votre palmarès dure jusqu’à la fermeture de l’onglet.',
  percent: (part) => `${Math.round(100 * part)} %`,
  number: (value) => value.toFixed(1).replace('.', ','),
};
