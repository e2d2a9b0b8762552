/** What is asked, and the help beside it, in French. */
import { ce, un } from './french.ts';
import type { Speaker, Words } from './words.ts';

const name = ({ words }: Speaker): string => `un suspect et ${un(words.tool)} pour ${ce(words.place)}`;
const many = (noun: string): string => (noun.endsWith('eu') ? `${noun}x` : `${noun}s`);

export const asks: Words['asks'] = {
  roll: () => 'Lancez et avancez.',
  begin: () => 'Comment commencez-vous ?',
  question: () => 'Sur quelles deux cartes posez-vous votre question ?',
  where: () => 'Où allez-vous ?',
  here: () => 'Que faites-vous ici ?',
  accuseToo: () => 'Une accusation ! Vous devez accuser aussi.',
  else: () => 'Autre chose ce tour-ci ?',
};

export const help: Words['help'] = {
  rollThenMove: () => 'Lancez, puis choisissez où aller.',
  passageNotDice: () => 'Ou prenez le passage secret au lieu de lancer.',
  passageNotWalk: () => 'Vous pouvez aussi prendre le passage secret.',
  doorsBlocked: () => 'Les portes sont bloquées : prenez le passage secret.',
  noWayOut: () => 'Les portes sont bloquées : vous attendez ici.',
  mayStay: (s) => `Vous pouvez rester dans ${ce(s.words.place)}.`,
  broughtHere: (s) =>
    `On vous a fait venir ici : vous pouvez émettre ${un(s.words.suggestion)} tout de suite, sans bouger.`,
  suggestAnything: (s) =>
    `Nommez un suspect, ${un(s.words.tool)} et ${un(s.words.place)} : on demande aux autres de vous montrer une carte.`,
  askAboutTwo: () =>
    'Nommez deux cartes. On demande aux autres l’un après l’autre, jusqu’à ce que quelqu’un vous en montre une.',
  roomsFirst: (s) => `Les ${many(s.words.place)} que vous pouvez atteindre viennent d’abord.`,
  squaresToo: () => 'Vous pouvez aussi vous arrêter sur une case allumée.',
  squaresOnly: (s) =>
    `Ce lancer ne vous mène dans ${s.words.place === 'lieu' ? 'aucun' : 'aucune'} ${s.words.place} : choisissez une des cases allumées.`,
  needNotMove: () => 'Rien ne vous oblige à bouger.',
  maySpy: () => 'De cette case Espion, vous pouvez vous faire montrer une carte par un joueur.',
  mustSuggest: (s) => `Nommez ${name(s)} : on demande aux autres de vous montrer une carte.`,
  maySuggest: (s) => `Vous pouvez nommer ${name(s)} : on demande aux autres de vous montrer une carte.`,
  lookOrAccuse: () =>
    'Regardez les cartes cachées ici, ou accusez : l’un ou l’autre. Vous n’avez droit qu’à une accusation.',
  wasAnswered: () => 'On vous a montré une carte.',
  wasNotAnswered: () => 'Personne n’avait de carte à montrer.',
  mayPlayButler: () => 'Vous pouvez jouer une carte Majordome.',
  mayUsePower: () => 'Vous pouvez utiliser votre pouvoir.',
  accuseIfSure: () => 'N’accusez qu’avec une certitude : vous n’avez droit qu’à un essai.',
  accuseOnlyThere: (s) => s.words.accuseOnly ?? '',
  endTurn: () => 'Quand vous n’avez plus rien à faire, finissez votre tour.',
  mustShowNamed: () => 'Vous avez au moins une des cartes nommées et devez en montrer une.',
  showOrStop: () =>
    'Montrez une des cartes nommées, ou jouez votre carte Majordome : personne ne montre alors rien.',
  onlyAskerSees: () => 'Seul le joueur qui a demandé la verra.',
  othersMaySee: () =>
    'Le joueur qui a demandé la verra, et peut-être quelqu’un qui a une carte Majordome ou un pouvoir.',
  showAnyCard: () => 'Vous devez montrer une carte de votre main ; laquelle, c’est vous qui choisissez.',
  revealIt: () => 'Une carte Indice a nommé une de vos cartes. Tout le monde la verra.',
  doAsClueSays: () => 'Vous avez pioché une carte Indice : faites ce qu’elle dit.',
  everyonePicks: () =>
    'Chacun choisit une de ses cartes en secret ; puis toutes sont montrées comme le dit la carte Indice.',
  runAnywhere: (s) =>
    `Vous pouvez mettre votre pion dans ${s.words.place === 'lieu' ? 'n’importe quel' : 'n’importe quelle'} ${s.words.place}, ou rester sur place.`,
  drawRisk: () =>
    'Les cartes Majordome vous aident. Les cartes Horloge ne font rien, sauf la dernière : elle tue qui la pioche.',
  stopAnswers: () => 'Jouez votre carte Majordome, et personne ne montre de carte.',
  seeByButler: () => 'Votre carte Majordome vous laisse voir cette carte aussi.',
  seeByPower: () => 'Votre pouvoir vous laisse voir cette carte aussi.',
  peekByPower: () => 'Votre pouvoir vous laisse regarder une carte du joueur à qui vous l’avez montrée.',
  nothingToReact: () => 'Vous n’avez rien à jouer ici. On demande à tous ceux qui pourraient avoir de quoi.',
  accuseTogether: () =>
    'Chacun décide en secret ; puis on retourne les cartes. Le premier dans l’ordre du tour qui a raison gagne.',
};
