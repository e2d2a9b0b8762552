/** What is asked, and the help beside it, in English. */
import type { HelpMoment } from '../help.ts';
import type { Speaker, Words } from '../words.ts';
import { an, theCard } from './phrases-en.ts';

const name = ({ words }: Speaker): string => `a suspect and ${an(words.tool)} for this ${words.place}`;

/** Who has shown me what, this turn. */
const shown = (s: Speaker, { view }: HelpMoment): string =>
  view.shown
    .filter(({ turn }) => turn === view.turnNumber)
    .map(({ by, card }) => `${s.seat(by)} showed you ${theCard(s, card)}.`)
    .join(' ');

export const asks: Words['asks'] = {
  roll: () => 'Roll and move.',
  begin: () => 'How will you begin?',
  question: () => 'Which two cards will you ask about?',
  where: () => 'Where will you go?',
  here: () => 'What will you do here?',
  accuseToo: () => 'An accusation! You must accuse too.',
  else: () => 'Anything else this turn?',
};

export const help: Words['help'] = {
  rollThenMove: () => 'Roll, then choose where to go.',
  passageNotDice: () => 'Or take the secret passage instead of rolling.',
  passageNotWalk: () => 'You may take the secret passage instead.',
  doorsBlocked: () => 'The doors are blocked: take the secret passage.',
  passageOrWait: () => 'The doors are blocked: take the secret passage, or wait here.',
  noWayOut: () => 'The doors are blocked, so you wait here.',
  mayStay: (s) => `You may stay in this ${s.words.place}.`,
  broughtHere: (s) =>
    `You were brought here, so you may make ${an(s.words.suggestion)} at once, without moving.`,
  suggestHere: (s) => `You may make ${an(s.words.suggestion)} here at once, without moving.`,
  suggestAnything: (s) =>
    `Name a suspect, ${an(s.words.tool)} and ${an(s.words.place)}: the others are asked to show you a card.`,
  askAboutTwo: () => 'Name any two cards. The others are asked in turn, until one of them shows you a card.',
  roomsFirst: (s) => `The ${s.words.place}s you can reach are listed first.`,
  squaresToo: () => 'You may also stop on any square that is lit.',
  squaresOnly: (s) => `No ${s.words.place} is in reach: choose one of the lit squares.`,
  needNotMove: () => 'You don’t have to move.',
  maySpy: () => 'From this spy square you may have one player show you a card.',
  mustSuggest: (s) => `Name ${name(s)}: the others are asked to show you a card.`,
  maySuggest: (s) => `You may name ${name(s)}: the others are asked to show you a card.`,
  lookOrAccuse: () => 'Look at what lies face down here, or accuse, but not both. You have one accusation.',
  wasAnswered: shown,
  wasNotAnswered: () => 'Nobody had a card to show.',
  mayPlayButler: () => 'You may play a butler card now.',
  mayUsePower: () => 'You may use your power now.',
  accuseIfSure: () => 'Accuse only when you are sure: you have one try.',
  accuseOnlyThere: (s) => s.words.accuseOnly ?? '',
  endTurn: () => 'When you have nothing more to do, end your turn.',
  placeWeapon: (s) =>
    `Before the first turn, players take turns placing the ${s.words.tool}s, each in a ${s.words.place} of its own. It gives nothing away.`,
  mustShowNamed: () => 'You have at least one of these cards and must show one.',
  showOrStop: () => 'Show one of these cards, or play your butler card and nobody shows any.',
  onlyAskerSees: (s, { view }) => `Only ${s.seat(view.turn)} will see it.`,
  othersMaySee: (s, { view }) =>
    `Only ${s.seat(view.turn)} will see it, unless a butler card or a power lets somebody else see it too.`,
  showAnyCard: () => 'You must show a card from your hand. Which one is up to you.',
  revealIt: () => 'A clue card asks for one of your cards. Everyone will see it.',
  doAsClueSays: () => 'You drew a clue card: do what it says.',
  everyonePicks: () =>
    'Everyone picks one of their own cards in secret; then all are shown as the clue card says.',
  runAnywhere: (s) => `You may move your pawn to any ${s.words.place}, or stay where you are.`,
  drawRisk: () =>
    'Butler cards help you. Clock cards do nothing, except the last one: whoever draws it is murdered.',
  stopAnswers: () => 'Play your butler card, and nobody shows a card.',
  seeByButler: () => 'Your butler card lets you see that card too.',
  seeByPower: () => 'Your power lets you see that card too.',
  peekByPower: () => 'Your power lets you look at a card of the player you showed it to.',
  nothingToReact: () => 'You have nothing to play here. Everyone who might have something is asked.',
  accuseInSecret: () => 'Everyone decides in secret, then the cards are turned over.',
  accuseOpenly: () => 'Everyone decides in turn, openly; then the cards are turned over.',
  firstInTurn: () => 'The first in turn order who is right wins.',
  firstLaidDown: () => 'Of those who are right, the first to have laid down their cards wins.',
};
