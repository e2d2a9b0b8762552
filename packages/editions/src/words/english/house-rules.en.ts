/** The words of house rules shared by several editions. Each edition passes in its word for a room. */
import type { OptionNames } from '../../schema/names.ts';

/** An option that a table allows or not. */
export const allowed = (label: string): OptionNames => ({
  label,
  values: { allowed: 'Allowed', 'not-allowed': 'Not allowed' },
});

export const sharedBy = ({ room }: { readonly room: string }) =>
  ({
    seating: {
      label: 'Who sits next to whom',
      values: {
        'by-start-square': 'In the order of the start squares',
        'as-they-please': 'As the players like',
      },
    },
    weaponPlacement: {
      label: 'Where the weapons start',
      values: {
        random: `At random, each in a different ${room}`,
        chosen: 'The players take turns placing them',
        'in-order': `In the order in which weapons and ${room}s are listed`,
      },
    },
    dealFrom: {
      label: 'Who is dealt the first card',
      values: {
        'first-player': 'The player who begins',
        'next-player': 'The next player to the left',
      },
    },
    rollTooLong: {
      label: 'When no path uses up the whole roll',
      values: {
        'as-far-as-possible': 'Go as far as you can',
        'as-far-as-possible-or-a-room': `Go as far as you can, even when a ${room} is in reach`,
        stay: 'Stay where you are',
      },
    },
    startSquare: {
      label: 'The square a move starts on',
      values: { 'counts-as-entered': 'Counts as entered', 'may-be-entered-again': 'May be entered again' },
    },
    unusedPawns: {
      label: 'Pawns that nobody plays',
      values: { block: 'Block squares and doors like any other', 'give-way': 'May be passed, at doors too' },
    },
    enteringARoom: {
      label: `The step into a ${room}`,
      values: { 'costs-a-step': 'Counts as one', 'costs-nothing': 'Is free' },
    },
    enteringASquareAgain: allowed('Entering a square again in the same move'),
    trapped: {
      label: `A pawn at every door of your ${room}`,
      values: { waits: 'Wait without rolling', rolls: 'Roll anyway' },
    },
    trappedBesidePassage: {
      label: 'Trapped beside a secret passage',
      values: { 'must-take-it': 'You must take it', 'may-wait': 'You may wait instead' },
    },
    suggestWhileTrapped: allowed('Suggesting while trapped'),
    accuseInsteadOfSuggesting: allowed('Accusing instead of making a suggestion that is due'),
    suggestStraightBack: allowed(`Suggesting when you were pulled out of a ${room} and walk straight back`),
    suggestWhenPulledBack: allowed(`Suggesting again in a ${room} you were pulled back into`),
    accuseAfterDisproof: allowed('Accusing after your suggestion was disproved'),
  }) satisfies Record<string, OptionNames>;

/** The words of the option who plays first; a named character keeps its name. */
export const first = (values: Record<string, string>): OptionNames => ({
  label: 'Who begins',
  values: { random: 'A player at random', ...values },
});
