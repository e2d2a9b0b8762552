/** Chooses a simulated person's next command: usually a move, sometimes something else. */
import { withoutAccusing } from '@casefile/bots/sight';
import { type Form, legalForms, type Seat, sampleForms } from '@casefile/engine';
import { isPaused, seatOf, type TableState } from '@casefile/protocol';
import type { TableCommand } from '../table/command.ts';
import type { Who } from '../table/people/who.ts';
import { seedOf } from './lab.ts';
import type { World } from './world.ts';

export function chooseCommand(
  state: TableState,
  who: Who,
  world: World,
  isHurried: boolean,
): TableCommand | null {
  if (state.phase === 'dealing' && state.people[who.person]?.seed === '')
    return { do: 'open', seed: seedOf(who.person) };
  if (state.phase !== 'playing') return null;
  const seat = seatOf(state, who.person);
  if (isPaused(state)) return { do: 'resume' };
  if (seat === null) return null;
  if (state.chairs[seat]!.bot !== null) return world.rarely(4) ? { do: 'take-back' } : null;
  const away = state.timing.absent.findIndex((since, other) => since !== null && other !== seat);
  const mayVote = away >= 0 && !state.votes[away]!.includes(who.person);
  if (mayVote && world.rarely(3)) return againstAbsence(state, who, away, world);
  if (!isHurried && world.rarely(30)) return fidget(state, seat, world);
  if (state.timing.asked[seat] === null) return null;
  if (state.undo?.seat === seat && world.rarely(5)) return { do: 'undo' };
  const forms = someForms(legalForms(state.position!, seat), world, isHurried);
  return { do: 'act', action: sampleForms(forms, world.below) };
}

function againstAbsence(state: TableState, { person, roles }: Who, seat: Seat, world: World): TableCommand {
  const isHost = state.host === person && roles.includes('host');
  return isHost && world.rarely(2) ? { do: 'replace', seat, bot: 'random' } : { do: 'vote', seat };
}

/** Prefers rooms and suggestions, which a random walk seldom reaches. */
function someForms(forms: readonly Form[], world: World, isHurried: boolean): readonly Form[] {
  const accuse = forms.find((form) => form.do === 'accuse');
  if (accuse !== undefined && (isHurried || world.rarely(60))) return [accuse];
  const suggest = forms.filter((form) => form.do === 'suggest');
  const rooms = forms.flatMap((form) => {
    const to = form.to?.filter((place) => typeof place === 'string') ?? [];
    return to.length > 0 ? [{ ...form, to }] : [];
  });
  const some = [suggest, rooms].filter((list) => list.length > 0);
  return some.length > 0 && world.below(3) > 0 ? world.oneOf(some) : withoutAccusing(forms);
}

/** A command that is likely to be refused. */
function fidget(state: TableState, seat: Seat, world: World): TableCommand {
  return world.oneOf<TableCommand>([
    { do: 'say', phrase: 'hello' },
    { do: 'write', text: 'I was in the library.' },
    { do: 'pause' },
    { do: 'undo' },
    { do: 'act', action: { do: 'roll' } },
    { do: 'vote', seat: (seat + 1) % state.chairs.length },
    { do: 'rename', name: `Player ${world.below(100)}` },
  ]);
}
