/** The house rules of this edition. */
import type { RoomId } from '@casefile/engine';
import type { SilencePolicy } from '@casefile/engine/mechanics/answer';
import type { ButlersPolicy } from '@casefile/engine/mechanics/butlers';
import type { IntriguePolicy } from '@casefile/engine/mechanics/intrigue';
import type { PowersPolicy } from '@casefile/engine/mechanics/powers';
import type { ReactionsPolicy } from '@casefile/engine/mechanics/reactions';
import type { StayPolicy } from '@casefile/engine/mechanics/stay';
import type { TurnsPolicy } from '@casefile/engine/mechanics/turns';
import type { HouseRules } from '../schema/house-rules.ts';

export interface SecretsReadings
  extends SilencePolicy,
    ButlersPolicy,
    Omit<IntriguePolicy, 'deck' | 'fatalClock'>,
    Omit<PowersPolicy, 'elsewhereAfterSuggestion'>,
    Omit<ReactionsPolicy, 'peeks'> {
  readonly stay: StayPolicy;
  readonly openRooms: readonly RoomId[];
  readonly wrongAccusersTurns: TurnsPolicy['wrongAccusers'];
}

export const houseRules: HouseRules<SecretsReadings> = {
  restingOnAnIntrigueSquare: {
    reads: 'restingDraws',
    rules: ['S08-09'],
    values: { 'draws-nothing': 'nothing', 'draws-a-card': 'a-card' },
  },
  namedWhereOneIs: {
    reads: 'stay',
    rules: ['S08-10'],
    values: { 'is-not-moved-there': 'pulled', 'counts-as-moved-there': 'pulled-or-named' },
  },
  leavingThePool: {
    reads: 'openRooms',
    rules: ['S08-10'],
    values: { 'like-any-room': [], 'not-needed': ['pool'] },
  },
  stayCardInThePool: {
    reads: 'stayInPool',
    rules: ['S08-10'],
    values: { 'not-allowed': 'never', allowed: 'may' },
  },
  drawWhenPulledByOneself: {
    reads: 'pulledDraws',
    rules: ['S08-17'],
    values: { 'not-allowed': 'by-others', allowed: 'always' },
  },
  drawWhenPulledOutOfThePool: {
    reads: 'pulledFrom',
    rules: ['S08-17'],
    values: { allowed: 'any-room', 'not-allowed': 'rooms-with-a-card' },
  },
  wrongAccuserTurns: {
    reads: 'wrongAccusersTurns',
    rules: ['S08-20'],
    values: { none: 'no-turns', 'suggests-where-pulled': 'suggest-where-pulled' },
  },
  wrongAccuserReactions: {
    reads: 'wrongAccusers',
    rules: ['S08-20'],
    values: { allowed: 'react', 'not-allowed': 'stand-by' },
  },
  murderedPlayersAnswer: {
    reads: 'murdered',
    rules: ['S08-22'],
    values: { 'not-asked': 'not-asked', asked: 'asked' },
  },
  sentToAnIntrigueSquare: {
    reads: 'sentDraws',
    rules: ['S08-27'],
    values: { 'draws-a-card': 'a-card', 'draws-nothing': 'nothing' },
  },
  rightHandNeighbour: {
    reads: 'neighbour',
    rules: ['S08-29'],
    values: { 'next-surviving': 'next-surviving', 'nobody-if-murdered': 'next-seat' },
  },
  pawnsSentHome: {
    reads: 'home',
    rules: ['S08-31'],
    values: { 'any-pawn': 'any-pawn', 'players-pawns-only': 'used-pawns' },
  },
  sendingHomeToATakenSquare: {
    reads: 'homeTaken',
    rules: ['S08-31'],
    values: { allowed: 'shared', 'not-allowed': 'barred' },
  },
  noAnswerEnds: {
    reads: 'unanswered',
    rules: ['S08-33'],
    values: { 'the-turn': 'ends-the-turn', 'the-answers': 'ends-the-answers' },
  },
  noAnswerBySuggester: {
    reads: 'noAnswerBy',
    rules: ['S08-33'],
    values: { 'not-allowed': 'others', allowed: 'everyone' },
  },
  noAnswerWindow: {
    reads: 'noAnswerWindow',
    rules: ['S08-33'],
    values: { 'once-before-the-first-answer': 'once', 'before-each-answer': 'before-each-answer' },
  },
  noAnswerInsteadOfShowing: {
    reads: 'insteadOfShowing',
    rules: ['S08-33'],
    values: { allowed: 'may', 'not-allowed': 'never' },
  },
  scarletSees: {
    reads: 'sees',
    rules: ['S08-34'],
    values: { 'answers-only': 'answers', 'any-card-shown': 'every-card-shown' },
  },
  betweenMustardsMoves: {
    reads: 'between',
    rules: ['S08-35'],
    values: { 'nothing-is-done': 'nothing', 'look-or-accuse-in-the-pool': 'rooms-without-a-card' },
  },
  greensPowerFrom: {
    reads: 'elsewhereFrom',
    rules: ['S08-37'],
    values: { anywhere: 'anywhere', 'a-room-with-a-card': 'rooms-with-a-card' },
  },
  greensPowerAfterAnIntrigueSquare: {
    reads: 'elsewhereAfterIntrigue',
    rules: ['S08-37'],
    values: { 'not-allowed': 'never', allowed: 'may' },
  },
};
