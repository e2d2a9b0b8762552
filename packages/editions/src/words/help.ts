/** Chooses the help sentences that are true now: each has a condition on what the asked player may do. */
import type { ActionName, Form, Seat, View, Wait } from '@casefile/engine';

/** Everything that a question and its help depend on, for one asked seat. */
export interface Moment {
  readonly seat: Seat;
  readonly view: View;
  readonly wait: Wait | null;
  readonly forms: readonly Form[];
}

/** The question, where it depends on the legal actions. */
export type AskKey = 'roll' | 'begin' | 'question' | 'where' | 'here' | 'else' | 'accuseToo';

const may = ({ forms }: Moment, ...names: readonly ActionName[]): boolean =>
  forms.some((form) => names.includes(form.do));
const mayPlay = ({ forms }: Moment, card: string): boolean =>
  forms.some((form) => form.do === 'play' && (form.card === card || form.card?.includes(card)));
const reaches = ({ forms }: Moment, isRoom: boolean): boolean =>
  forms.some((form) => form.do === 'move' && form.to!.some((to) => (typeof to === 'string') === isRoom));
const suggestsAnywhere = ({ forms }: Moment): boolean =>
  forms.some((form) => form.do === 'suggest' && typeof form.room !== 'string' && form.room!.length > 1);
const at = ({ wait, view }: Moment, ...steps: readonly string[]): boolean =>
  wait === null && steps.includes(view.step);
const waits = ({ wait }: Moment, ...names: readonly Wait['for'][]): boolean =>
  wait !== null && names.includes(wait.for);
/** Answers to this turn's last suggestion. */
const answersOf = ({ view }: Moment): View['history'][number]['answers'] => {
  const last = view.history.at(-1);
  return last?.turn === view.turnNumber && last.by === view.turn ? last.answers : [];
};
const wasShown = (moment: Moment): boolean => answersOf(moment).some(({ answer }) => answer === 'shown');
/** Players besides the asker who may, from public knowledge, be able to see a shown card. */
const mayOversee = ({ view, seat }: Moment): boolean =>
  view.seats.some(
    ({ butlers = 0, power, murdered }, other) =>
      other !== seat && other !== view.turn && !murdered && (butlers > 0 || power === 'unused'),
  );
/** This table allows suggesting before moving even without having been pulled there. */
const mayLinger = ({ view: { options } }: Moment): boolean =>
  options.suggestWhileTrapped === 'allowed' || options.suggestOnALaterTurn === 'allowed';
const reacts = (moment: Moment): boolean => may(moment, 'play', 'power');

/** In the order they are shown. */
const conditions = {
  // the turn
  rollThenMove: (m: Moment) => at(m, 'start') && may(m, 'roll'),
  passageNotDice: (m: Moment) => at(m, 'start') && may(m, 'roll') && may(m, 'passage'),
  passageNotWalk: (m: Moment) => at(m, 'rolled') && may(m, 'passage'),
  mayStay: (m: Moment) => at(m, 'start', 'rolled') && may(m, 'stay'),
  doorsBlocked: (m: Moment) => at(m, 'start') && may(m, 'passage') && !may(m, 'roll', 'end'),
  passageOrWait: (m: Moment) => at(m, 'start') && may(m, 'passage') && may(m, 'end') && !may(m, 'roll'),
  noWayOut: (m: Moment) => at(m, 'start') && may(m, 'end') && !may(m, 'roll', 'passage', 'stay'),
  broughtHere: (m: Moment) => at(m, 'start') && may(m, 'suggest') && !suggestsAnywhere(m) && !mayLinger(m),
  suggestHere: (m: Moment) => at(m, 'start') && may(m, 'suggest') && !suggestsAnywhere(m) && mayLinger(m),
  suggestAnything: (m: Moment) => at(m, 'start') && suggestsAnywhere(m),
  askAboutTwo: (m: Moment) => may(m, 'ask'),
  roomsFirst: (m: Moment) => at(m, 'rolled') && reaches(m, true),
  squaresToo: (m: Moment) => at(m, 'rolled') && reaches(m, true) && reaches(m, false),
  squaresOnly: (m: Moment) => at(m, 'rolled') && !reaches(m, true) && reaches(m, false),
  needNotMove: (m: Moment) => at(m, 'rolled') && may(m, 'move') && may(m, 'end', 'pass'),
  maySpy: (m: Moment) => m.wait === null && may(m, 'spy'),
  mustSuggest: (m: Moment) => at(m, 'arrived') && may(m, 'suggest') && !may(m, 'end'),
  maySuggest: (m: Moment) => at(m, 'arrived') && may(m, 'suggest') && may(m, 'end'),
  lookOrAccuse: (m: Moment) => may(m, 'look'),
  wasAnswered: (m: Moment) => at(m, 'settled') && wasShown(m),
  wasNotAnswered: (m: Moment) => at(m, 'settled') && answersOf(m).length > 0 && !wasShown(m),
  mayPlayButler: (m: Moment) => m.wait === null && may(m, 'play'),
  mayUsePower: (m: Moment) => m.wait === null && may(m, 'power'),
  accuseIfSure: (m: Moment) => at(m, 'start', 'arrived', 'settled') && may(m, 'accuse') && !may(m, 'look'),
  accuseOnlyThere: (m: Moment) =>
    at(m, 'start', 'rolled', 'arrived') &&
    !may(m, 'accuse') &&
    !m.view.seats[m.seat]!.out &&
    !(at(m, 'arrived') && may(m, 'suggest') && !may(m, 'end')),
  endTurn: (m: Moment) => at(m, 'arrived', 'settled') && may(m, 'end') && !may(m, 'suggest', 'look', 'spy'),
  // what others ask
  placeWeapon: (m: Moment) => waits(m, 'placing'),
  mustShowNamed: (m: Moment) => waits(m, 'answer') && may(m, 'show') && !may(m, 'play'),
  showOrStop: (m: Moment) => waits(m, 'answer') && may(m, 'show') && mayPlay(m, 'butler:no-answer'),
  onlyAskerSees: (m: Moment) => waits(m, 'answer') && may(m, 'show') && !mayOversee(m),
  othersMaySee: (m: Moment) => waits(m, 'answer') && may(m, 'show') && mayOversee(m),
  showAnyCard: (m: Moment) => waits(m, 'card') && may(m, 'show'),
  revealIt: (m: Moment) => waits(m, 'reveal'),
  doAsClueSays: (m: Moment) => waits(m, 'choice'),
  everyonePicks: (m: Moment) => waits(m, 'each'),
  runAnywhere: (m: Moment) => waits(m, 'scream') && may(m, 'choose') && may(m, 'pass'),
  drawRisk: (m: Moment) => waits(m, 'draw') && may(m, 'draw'),
  stopAnswers: (m: Moment) => waits(m, 'no-answer') && mayPlay(m, 'butler:no-answer'),
  seeByButler: (m: Moment) => waits(m, 'after-show') && mayPlay(m, 'butler:see'),
  seeByPower: (m: Moment) => m.wait?.for === 'after-show' && may(m, 'power') && m.wait.by !== m.seat,
  peekByPower: (m: Moment) => m.wait?.for === 'after-show' && may(m, 'power') && m.wait.by === m.seat,
  nothingToReact: (m: Moment) => waits(m, 'no-answer', 'after-show') && !reacts(m),
  accuseTogether: (m: Moment) => waits(m, 'gather') && may(m, 'accuse'),
} as const;

export type HelpKey = keyof typeof conditions;
export const helpKeys = Object.keys(conditions) as readonly HelpKey[];

/** The sentences that are true and useful now. */
export function helpNow(moment: Moment): readonly HelpKey[] {
  return helpKeys.filter((key) => conditions[key](moment));
}

/** The question that fits the legal actions; null where the other players' question is enough. */
export function askNow(moment: Moment): AskKey | null {
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
