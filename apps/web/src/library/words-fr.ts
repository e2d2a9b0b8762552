import type { LibraryWords } from './words.ts';

export const words: LibraryWords = {
  title: 'Bibliothèque',
  search: 'Chercher un joueur, une édition',
  edition: 'Édition',
  anyEdition: 'Toutes les éditions',
  result: 'Résultat',
  results: {
    any: 'Tous les résultats',
    won: 'Je l’ai résolue',
    lost: 'Je ne l’ai pas résolue',
    nobody: 'Personne ne l’a résolue',
  },
  count: (shown, all) =>
    shown === all ? `${all} ${all < 2 ? 'partie' : 'parties'}` : `${shown} parties sur ${all}`,
  more: (count) => `En montrer ${count} de plus`,
  none: 'Aucune partie finie ne correspond.',
  from: { device: '', file: 'venue d’un fichier', online: 'en ligne' },
  study: 'Dossier',
  openFile: 'Ouvrir un fichier de partie…',
  drop: 'ou déposez-le ici.',
  reading: 'Lecture du fichier…',
  takes: (games, size) =>
    games < 2
      ? `${games} partie finie occupe ${size} sur cet appareil.`
      : `${games} parties finies occupent ${size} sur cet appareil.`,
  clear: 'Supprimer toutes les parties finies',
  cleared: (games) => (games < 2 ? `${games} partie supprimée.` : `${games} parties supprimées.`),
};
