import type { ChallengeWords } from './words.ts';

export const words: ChallengeWords = {
  title: 'Un défi',
  lead: 'Tous ceux qui ouvrent ce lien jouent la même affaire : mêmes cartes, même hasard, mêmes adversaires. Le serveur distribue, et aucun joueur ne peut voir les cartes à l’avance.',
  who: 'Les joueurs',
  you: 'Vous',
  taken: (count) =>
    count === 0
      ? 'Personne ne l’a encore relevé.'
      : count === 1
        ? 'Une personne l’a déjà relevé.'
        : `${count} personnes l’ont déjà relevé.`,
  hidden: 'Une seule partie par appareil. Vous verrez les résultats des autres quand vous aurez terminé.',
  play: 'Jouer',
  goOn: 'Reprendre votre partie',
  left: 'Vous avez quitté cette partie. Un défi se joue une seule fois par appareil.',
  full: 'Ce défi a été relevé autant de fois que possible. Lancez le vôtre.',
  own: 'Lancer un nouveau défi',
  share: 'Défier un ami',
  link: 'Lien vers ce défi',
  goneTitle: 'Ce défi n’existe plus',
  goneHint: 'Le lien est peut-être mal recopié, ou le défi a été supprimé.',
  results: 'Les résultats',
  won: (turn) => `Résolue au tour ${turn}`,
  lost: (turn) => `Perdue au tour ${turn}`,
  out: 'Fausse accusation.',
  helped: 'Un robot a joué une partie des tours.',
  provable: (turn) =>
    turn === 0 ? 'Pouvait être prouvée dès la donne' : `Pouvait être prouvée dès le tour ${turn}`,
  never: 'Ne pouvait pas être prouvée',
  counting: 'On calcule quand elle pouvait être prouvée…',
  unknown: 'Trop de donnes pour calculer quand elle pouvait être prouvée',
  casebook: 'Dossier',
  casebookOf: (name) => `Dossier : ${name}`,
  waiting: (count) =>
    count === 1 ? 'Une personne n’a pas encore terminé.' : `${count} personnes n’ont pas encore terminé.`,
  sound:
    'Vérifié sur cet appareil : ce sont bien les cartes que le serveur avait fixées avant la première partie.',
};
