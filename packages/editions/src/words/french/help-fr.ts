/** What is asked, and the help beside it, in French. */

import type { HelpMoment } from '../help.ts';
import type { Speaker, Words } from '../words.ts';
import { capital, ce, genderOf, small, un } from './french.ts';
import { somebody, theCard } from './phrases-fr.ts';

const name = ({ words }: Speaker): string => `un suspect et ${un(words.tool)} pour ${ce(words.place)}`;
const many = (noun: string): string => (noun.endsWith('eu') ? `${noun}x` : `${noun}s`);

const isFeminine = (noun: string): boolean => genderOf(noun) === 'f';
/** Who has shown me what, this turn. */
const shown = (s: Speaker, { view }: HelpMoment): string =>
  view.shown
    .filter(({ turn }) => turn === view.turnNumber)
    .map(({ by, card }) => `${capital(somebody(s, by))} vous a montré ${theCard(s, card)}.`)
    .join(' ');

export const asks: Words['asks'] = {
  roll: () => 'Lancez et avancez.',
  begin: () => 'Comment commencez-vous ?',
  question: () => 'Sur quelles cartes porte votre question ?',
  where: () => 'Où allez-vous ?',
  here: () => 'Que faites-vous ici ?',
  accuseToo: () => 'Une accusation ! Vous devez accuser aussi.',
  else: () => 'Autre chose ce tour-ci ?',
};

export const help: Words['help'] = {
  rollThenMove: () => 'Lancez, puis choisissez où aller.',
  passageNotDice: (s) => `Ou prenez le passage secret au lieu de ${small(s.words.roll)}.`,
  passageNotWalk: () => 'Vous pouvez aussi prendre le passage secret.',
  doorsBlocked: () => 'Les portes sont bloquées : prenez le passage secret.',
  passageOrWait: () => 'Les portes sont bloquées : prenez le passage secret, ou attendez ici.',
  noWayOut: () => 'Les portes sont bloquées : vous attendez ici.',
  mayStay: (s) => `Vous pouvez rester dans ${ce(s.words.place)}.`,
  broughtHere: (s) =>
    `On vous a fait venir ici : vous pouvez émettre ${un(s.words.suggestion)} tout de suite, sans bouger.`,
  suggestHere: (s) => `Vous pouvez émettre ${un(s.words.suggestion)} ici tout de suite, sans bouger.`,
  suggestAnything: (s) =>
    `Nommez un suspect, ${un(s.words.tool)} et ${un(s.words.place)} : on demande aux autres de vous montrer une carte.`,
  askAboutTwo: () =>
    'Nommez deux cartes. On demande aux autres l’un après l’autre, jusqu’à ce que quelqu’un vous en montre une.',
  roomsFirst: (s) => `Les ${many(s.words.place)} à votre portée sont en tête de liste.`,
  squaresToo: () => 'Vous pouvez aussi vous arrêter sur une case éclairée.',
  squaresOnly: (s) =>
    `Ce lancer ne vous mène dans ${isFeminine(s.words.place) ? 'aucune' : 'aucun'} ${s.words.place} : choisissez une des cases éclairées.`,
  needNotMove: () => 'Rien ne vous oblige à bouger.',
  maySpy: () => 'De cette case Espion, vous pouvez vous faire montrer une carte par un joueur.',
  mustSuggest: (s) => `Nommez ${name(s)} : on demande aux autres de vous montrer une carte.`,
  maySuggest: (s) => `Vous pouvez nommer ${name(s)} : on demande aux autres de vous montrer une carte.`,
  lookOrAccuse: () =>
    'Regardez ce qui est caché ici, ou accusez : l’un ou l’autre. Vous n’avez droit qu’à une accusation.',
  wasAnswered: shown,
  wasNotAnswered: () => 'Personne n’avait de carte à montrer.',
  mayPlayButler: () => 'Vous pouvez jouer une carte Majordome.',
  mayUsePower: () => 'Vous pouvez utiliser votre pouvoir.',
  accuseIfSure: () => 'N’accusez qu’à coup sûr : vous n’avez droit qu’à un essai.',
  accuseOnlyThere: (s) => s.words.accuseOnly ?? '',
  endTurn: () => 'Si vous n’avez plus rien à faire, finissez votre tour.',
  placeWeapon: (s) =>
    `Avant le premier tour, chacun place à son tour ${un(s.words.tool)}, jamais deux au même endroit. Cela ne révèle rien.`,
  mustShowNamed: () => 'Vous avez au moins une de ces cartes et devez en montrer une.',
  showOrStop: () => 'Montrez une de ces cartes, ou jouez votre carte Majordome : personne ne montrera rien.',
  onlyAskerSees: (s, { view }) => `${capital(somebody(s, view.turn))} la verra, et personne d’autre.`,
  othersMaySee: (s, { view }) =>
    `${capital(somebody(s, view.turn))} la verra, et personne d’autre, sauf si une carte Majordome ou un pouvoir le permet.`,
  showAnyCard: () => 'Vous devez montrer une carte de votre main, celle de votre choix.',
  revealIt: () => 'Une carte d’indices demande une de vos cartes. Tout le monde la verra.',
  doAsClueSays: () => 'Vous avez pioché une carte d’indices : faites ce qu’elle dit.',
  everyonePicks: () =>
    'Chacun choisit une de ses cartes en secret, puis on les montre comme le dit la carte d’indices.',
  runAnywhere: (s) =>
    `Vous pouvez placer votre pion dans ${isFeminine(s.words.place) ? 'n’importe quelle' : 'n’importe quel'} ${s.words.place}, ou rester sur place.`,
  drawRisk: () =>
    'Les cartes Majordome vous aident. Les cartes Temps ne font rien, sauf la dernière : elle tue celui qui la pioche.',
  stopAnswers: () => 'Jouez votre carte Majordome, et personne ne montrera de carte.',
  seeByButler: () => 'Votre carte Majordome vous permet de voir aussi cette carte.',
  seeByPower: () => 'Votre pouvoir vous permet de voir aussi cette carte.',
  peekByPower: () => 'Votre pouvoir vous permet de regarder une carte du joueur à qui vous l’avez montrée.',
  nothingToReact: () =>
    'Vous n’avez rien à jouer ici. La question est posée à tous ceux qui pourraient réagir.',
  accuseInSecret: () => 'Chacun décide en secret, puis on retourne les cartes.',
  accuseOpenly: () => 'Chacun décide à son tour, devant tous, puis on retourne les cartes.',
  firstInTurn: () => 'Dans l’ordre du tour, le premier qui a raison gagne.',
  firstLaidDown: () => 'Parmi ceux qui ont raison, le premier à avoir posé ses cartes gagne.',
};
