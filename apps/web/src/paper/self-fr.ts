/** Le journal du soir en français, quand l’affaire est résolue par qui tient le rôle du coupable. */
import type { PaperWords } from './words.ts';

export const self: Pick<PaperWords['topics'], 'headlineSelf' | 'openingSelf' | 'closingSelf'> = {
  headlineSelf: [
    () => 'Le détective avait fait le coup',
    () => 'La culpabilité, de son propre aveu',
    (c) => `${c.culprit} : l’enquête et le crime`,
    () => 'La piste menait à la maison',
    () => 'Des aveux qui font gagner',
    () => 'Chasseur et gibier à la fois',
    () => 'La solution dans le miroir',
    (c) => `${c.culprit} passe aux aveux`,
  ],
  openingSelf: [
    (c) =>
      `Il est rare qu’enquête et crime tiennent sur une seule chaise : au tour ${c.turn}, ${c.winner.name} a nommé ${c.crime}, et les trois cartes étaient justes.`,
    (c) =>
      `Le doigt levé au tour ${c.turn} s’est retourné contre son maître : ${c.winner.name} venait de tout élucider, et ${c.weapon} servira de pièce à conviction.`,
    (c) =>
      `Un même nom figure ce soir des deux côtés du dossier, celui ${c.winner.of}, qui a trouvé la vérité au tour ${c.turn} et en était le fin mot.`,
    (c) =>
      `On finit rarement une enquête les menottes aux poignets ; c’est arrivé ${c.winner.to}, au tour ${c.turn}, pour avoir nommé ${c.crime} et vu juste.`,
    (c) =>
      `La franchise a demandé ${c.turn} tours : puis ${c.winner.name} l’a dit tout haut, ${c.crime}, et le sceau rompu l’a confirmé.`,
    (c) =>
      `On s’attendait à tout, sauf à voir l’affaire résolue par qui avait fait le coup : c’est pourtant l’exploit ${c.winner.of}, au tour ${c.turn}.`,
    (c) =>
      `Pour savoir qui avait frappé ${c.place}, il suffisait ${c.winner.to} de rester sur sa chaise ; il aura tout de même fallu attendre le tour ${c.turn}.`,
    (c) =>
      `Personne, ${c.house}, n’aurait fait plus vite : au tour ${c.turn}, ${c.winner.name} a clos l’enquête en se livrant.`,
  ],
  closingSelf: [
    (c) => `La récompense revient ${c.winner.to}, aux bons soins de la prison.`,
    (c) => `Pour tout commentaire, ${c.winner.name} a salué l’enquête, puis le crime.`,
    (c) => `Le trajet fut court : ${c.winner.name} connaissait le chemin.`,
    () => `Notre chroniqueur judiciaire cherche encore qui doit remercier qui.`,
    (c) => `Du livre à paraître, ${c.winner.name} écrira les deux chapitres.`,
    (c) => `Jamais personne n’avait arrêté ${c.culprit} avec autant de courtoisie.`,
    () => `Tant de modestie est rare, et rarement aussi méritée.`,
    (c) => `Il y aura quand même ${c.feast}, et une chaise vide.`,
  ],
};
