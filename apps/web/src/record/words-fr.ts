import type { RecordWords } from './words.ts';

const s = (count: number): string => (count > 1 ? 's' : '');

export const words: RecordWords = {
  title: 'Mon palmarès',
  none: 'Aucune partie terminée pour l’instant. Toutes vos parties en solo contre les robots compteront, ainsi que les parties en ligne jouées ici jusqu’au bout.',
  toGame: 'Jouer une partie',
  games: 'Parties',
  won: 'Gagnées',
  turnsShort: 'Tours',
  questions: 'Questions',
  accuracy: 'Qualité des questions',
  delay: 'Tours entre preuve et accusation',
  streak: (now, best) => `${now} (record ${best})`,
  inRow: 'Victoires d’affilée',
  explain:
    'Qualité des questions : ce que les vôtres pouvaient vous apprendre, par rapport aux meilleures. Preuve : le moment à partir duquel vous pouviez être sûr.',
  byEdition: 'Par édition',
  byBot: 'Par adversaire',
  edition: 'Édition',
  opponent: 'Adversaire',
  strength: 'Votre force',
  strengthLike: (bot) => `Vous jouez à peu près comme ${bot}.`,
  strengthIs: (rating, low, high) =>
    `Environ ${rating} points. La chance y est pour quelque chose : votre vraie force se situe entre ${low} et ${high}, 19 fois sur 20. Plus vous jouez, plus l’estimation se resserre.`,
  strengthBelow: (high) => `Moins de ${high} points : vous n’avez pas encore gagné.`,
  strengthAbove: (low) => `Plus de ${low} points : vous n’avez pas encore perdu.`,
  strengthNote: (games, all) =>
    `D’après ${games === all ? `${games} partie${s(games)}` : `${games} de vos ${all} parties, celles contre des robots seuls, avec un vainqueur,`} et le classement mesuré des robots. 400 points de plus, c’est dix contre un en duel.`,
  people: 'D’autres joueurs',
  strengthNone: 'Dès qu’une partie contre les robots aura un vainqueur, votre force sera estimée ici.',
  you: 'Vous',
  duel: 'Vos chances en duel',
  rating: 'Classement',
  trainer: 'Entraînement',
  trainerLevel: (level, best, right, answered) =>
    `niveau ${level} · ${right} réponse${s(right)} juste${s(right)} sur ${answered} · record sans indice : ${best === 0 ? 'aucun' : `niveau ${best}`}`,
  trainerNone: 'Pas encore d’exercice.',
  daily: 'L’affaire du jour',
  studying: (left) => `Étude de ${left} partie${s(left)}…`,
  export: 'Enregistrer dans un fichier',
  delete: 'Effacer mon palmarès',
  deleted: 'Votre palmarès est effacé.',
  undo: 'Le récupérer',
  kept: 'Votre palmarès reste sur cet appareil ; personne d’autre ne le voit.',
  unkept: 'Ce navigateur n’enregistre rien : votre palmarès dure jusqu’à la fermeture de l’onglet.',
  percent: (part) => `${Math.round(100 * part)} %`,
  number: (value) => value.toFixed(1).replace('.', ','),
};
