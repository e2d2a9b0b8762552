import type { LivingRoomWords } from './words.ts';

export const words: LivingRoomWords = {
  scan: 'Scannez pour prendre place',
  orType: 'ou tapez cette adresse',
  address: 'Adresse',
  onlyHere:
    'Les téléphones ne peuvent pas encore entrer : ce serveur n’écoute que son propre ordinateur. Pour toute la maison, lancez-le avec',
  nobody: 'Personne pour l’instant.',
  freeChairs: (count) => (count === 1 ? 'Encore une place' : `Encore ${count} places`),
  comeBack: 'Scannez pour revenir ou regarder',
  pace: 'Rythme',
  fullScreen: 'Plein écran',
  leave: 'Quitter',
  another: 'Une autre partie',
  anotherByPhone: 'Pour une autre partie, touchez « Rejouer » sur un téléphone.',
};
