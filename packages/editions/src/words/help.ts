/** Chooses the help sentences that are true now: each has a condition on what the asked player may do. */
import type { ActionName, Form, Seat, View, Wait } from '@casefile/engine';

/** Everything that a question and its help depend on, for one asked seat. */
export interface HelpMoment {
  readonly seat: Seat;
  readonly view: View;
  readonly wait: Wait | null;
  readonly forms: readonly Form[];
}

/** The question, where it depends on the legal actions. */
export type AskKey = 'roll' | 'begin' | 'question' | 'where' | 'here' | 'else' | 'accuseToo';

const may = ({ forms }: HelpMoment, ...names: readonly ActionName[]): boolean =>
  forms.some((form) => names.includes(form.do));
const mayPlay = ({ forms }: HelpMoment, card: string): boolean =>
  forms.some((form) => form.do === 'play' && (form.card === card || form.card?.includes(card)));
const reaches = ({ forms }: HelpMoment, isRoom: boolean): boolean =>
  forms.some((form) => form.do === 'move' && form.to!.some((to) => (typeof to === 'string') === isRoom));
const suggestsAnywhere = ({ forms }: HelpMoment): boolean =>
  forms.some((form) => form.do === 'suggest' && typeof form.room !== 'string' && form.room!.length > 1);
const at = ({ wait, view }: HelpMoment, ...steps: readonly string[]): boolean =>
  wait === null && steps.includes(view.step);
const waits = ({ wait }: HelpMoment, ...names: readonly Wait['for'][]): boolean =>
  wait !== null && names.includes(wait.for);
/** Answers to this turn's last suggestion. */
const answersOf = ({ view }: HelpMoment): View['history'][number]['answers'] => {
  const last = view.history.at(-1);
  return last?.turn === view.turnNumber && last.by === view.turn ? last.answers : [];
};
const wasShown = (moment: HelpMoment): boolean => answersOf(moment).some(({ answer }) => answer === 'shown');
/** Players besides the asker who may, from public knowledge, be able to see a shown card. */
const mayOversee = ({ view, seat }: HelpMoment): boolean =>
  view.seats.some(
    ({ butlers = 0, power, murdered }, other) =>
      other !== seat && other !== view.turn && !murdered && (butlers > 0 || power === 'unused'),
  );
/** This table allows suggesting before moving even without having been pulled there. */
const mayLinger = ({ view: { options } }: HelpMoment): boolean =>
  options.suggestWhileTrapped === 'allowed' || options.suggestOnALaterTurn === 'allowed';
/** At this table everyone hears who joins an accusation. */
const isOpenly = ({ view: { options } }: HelpMoment): boolean => options.joiningAnAccusation === 'one-by-one';
const isAsLaidDown = ({ view: { options } }: HelpMoment): boolean =>
  options.accusationOrder === 'as-laid-down';
const reacts = (moment: HelpMoment): boolean => may(moment, 'play', 'power');

/** In the order they are shown. */
const conditions = {
  // the turn
  rollThenMove: (m: HelpMoment) => at(m, 'start') && may(m, 'roll'),
  passageNotDice: (m: HelpMoment) => at(m, 'start') && may(m, 'roll') && may(m, 'passage'),
  passageNotWalk: (m: HelpMoment) => at(m, 'rolled') && may(m, 'passage'),
  mayStay: (m: HelpMoment) => at(m, 'start', 'rolled') && may(m, 'stay'),
  doorsBlocked: (m: HelpMoment) => at(m, 'start') && may(m, 'passage') && !may(m, 'roll', 'end'),
  passageOrWait: (m: HelpMoment) => at(m, 'start') && may(m, 'passage') && may(m, 'end') && !may(m, 'roll'),
  noWayOut: (m: HelpMoment) => at(m, 'start') && may(m, 'end') && !may(m, 'roll', 'passage', 'stay'),
  broughtHere: (m: HelpMoment) =>
    at(m, 'start') && may(m, 'suggest') && !suggestsAnywhere(m) && !mayLinger(m),
  suggestHere: (m: HelpMoment) => at(m, 'start') && may(m, 'suggest') && !suggestsAnywhere(m) && mayLinger(m),
  suggestAnything: (m: HelpMoment) => at(m, 'start') && suggestsAnywhere(m),
  askAboutTwo: (m: HelpMoment) => may(m, 'ask'),
  roomsFirst: (m: HelpMoment) => at(m, 'rolled') && reaches(m, true),
  squaresToo: (m: HelpMoment) => at(m, 'rolled') && reaches(m, true) && reaches(m, false),
  squaresOnly: (m: HelpMoment) => at(m, 'rolled') && !reaches(m, true) && reaches(m, false),
  needNotMove: (m: HelpMoment) => at(m, 'rolled') && may(m, 'move') && may(m, 'end', 'pass'),
  maySpy: (m: HelpMoment) => m.wait === null && may(m, 'spy'),
  mustSuggest: (m: HelpMoment) => at(m, 'arrived') && may(m, 'suggest') && !may(m, 'end'),
  maySuggest: (m: HelpMoment) => at(m, 'arrived') && may(m, 'suggest') && may(m, 'end'),
  lookOrAccuse: (m: HelpMoment) => may(m, 'look'),
  wasAnswered: (m: HelpMoment) => at(m, 'settled') && wasShown(m),
  wasNotAnswered: (m: HelpMoment) => at(m, 'settled') && answersOf(m).length > 0 && !wasShown(m),
  mayPlayButler: (m: HelpMoment) => m.wait === null && may(m, 'play'),
  mayUsePower: (m: HelpMoment) => m.wait === null && may(m, 'power'),
  accuseIfSure: (m: HelpMoment) =>
    at(m, 'start', 'arrived', 'settled') && may(m, 'accuse') && !may(m, 'look'),
  accuseOnlyThere: (m: HelpMoment) =>
    at(m, 'start', 'rolled', 'arrived') &&
    !may(m, 'accuse') &&
    !m.view.seats[m.seat]!.out &&
    !(at(m, 'arrived') && may(m, 'suggest') && !may(m, 'end')),
  endTurn: (m: HelpMoment) =>
    at(m, 'arrived', 'settled') && may(m, 'end') && !may(m, 'suggest', 'look', 'spy'),
  // what others ask
  placeWeapon: (m: HelpMoment) => waits(m, 'placing'),
  mustShowNamed: (m: HelpMoment) => waits(m, 'answer') && may(m, 'show') && !may(m, 'play'),
  showOrStop: (m: HelpMoment) => waits(m, 'answer') && may(m, 'show') && mayPlay(m, 'butler:no-answer'),
  onlyAskerSees: (m: HelpMoment) => waits(m, 'answer') && may(m, 'show') && !mayOversee(m),
  othersMaySee: (m: HelpMoment) => waits(m, 'answer') && may(m, 'show') && mayOversee(m),
  showAnyCard: (m: HelpMoment) => waits(m, 'card') && may(m, 'show'),
  revealIt: (m: HelpMoment) => waits(m, 'reveal'),
  doAsClueSays: (m: HelpMoment) => waits(m, 'choice'),
  everyonePicks: (m: HelpMoment) => waits(m, 'each'),
  runAnywhere: (m: HelpMoment) => waits(m, 'scream') && may(m, 'choose') && may(m, 'pass'),
  drawRisk: (m: HelpMoment) => waits(m, 'draw') && may(m, 'draw'),
  stopAnswers: (m: HelpMoment) => waits(m, 'no-answer') && mayPlay(m, 'butler:no-answer'),
  seeByButler: (m: HelpMoment) => waits(m, 'after-show') && mayPlay(m, 'butler:see'),
  seeByPower: (m: HelpMoment) => m.wait?.for === 'after-show' && may(m, 'power') && m.wait.by !== m.seat,
  peekByPower: (m: HelpMoment) => m.wait?.for === 'after-show' && may(m, 'power') && m.wait.by === m.seat,
  nothingToReact: (m: HelpMoment) => waits(m, 'no-answer', 'after-show') && !reacts(m),
  accuseInSecret: (m: HelpMoment) => waits(m, 'gather') && may(m, 'accuse') && !isOpenly(m),
  accuseOpenly: (m: HelpMoment) => waits(m, 'gather') && may(m, 'accuse') && isOpenly(m),
  firstInTurn: (m: HelpMoment) => waits(m, 'gather') && may(m, 'accuse') && !isAsLaidDown(m),
  firstLaidDown: (m: HelpMoment) => waits(m, 'gather') && may(m, 'accuse') && isAsLaidDown(m),
} as const;

export type HelpKey = keyof typeof conditions;
export const helpKeys = Object.keys(conditions) as readonly HelpKey[];

/** The sentences that are true and useful now. */
export function helpNow(moment: HelpMoment): readonly HelpKey[] {
  return helpKeys.filter((key) => conditions[key](moment));
}

/** The question that fits the legal actions; null where the other players' question is enough. */
export function askNow(moment: HelpMoment): AskKey | null {
  if (waits(moment, 'gather') && !may(moment, 'pass')) return 'accuseToo';
  if (moment.wait !== null) return null;
  if (may(moment, 'ask')) return 'question';
  if (at(moment, 'start')) {
    const ways = moment.forms.filter((form) => form.do !== 'accuse' && form.do !== 'end');
    return ways.length === 1 && may(moment, 'roll') ? 'roll' : 'begin';
  }
  if (at(moment, 'rolled')) return 'where';
  return at(moment, 'arrived') && may(moment, 'suggest', 'look', 'spy') ? 'here' : 'else';
}
