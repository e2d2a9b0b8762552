/** After a wrong accusation only its maker receives the envelope before the end. */
import { editions } from '@casefile/editions';
import { askedSeats, type Fact, legalForms, type Seat, type Viewer } from '@casefile/engine';
import { randomFrom } from '@casefile/testkit/random';
import { expect, test } from 'vitest';
import { Sitting } from '../../src/table/test/sitting.ts';
import { framesSince, seenBy } from '../../src/table/views.ts';

/** Whether these three cards occur together anywhere, as a list or as values of an object. */
function holds(value: unknown, three: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const parts: readonly unknown[] = Object.values(value);
  const texts = parts.filter((part) => typeof part === 'string');
  return (
    // Lists of all cards contain them too, and reveal nothing.
    (texts.length < 6 && three.every((card) => texts.includes(card))) ||
    parts.some((part) => holds(part, three))
  );
}

/** Plays until a wrong accusation, in a game where nobody happens to name the three cards of the envelope. */
function accusedWrongly(
  edition: string,
  seats: number,
): { readonly sitting: Sitting; readonly accuser: Seat } {
  for (let number = 1; number < 60; number++) {
    const below = randomFrom(number);
    const seed = number.toString(16).padStart(64, '0');
    const sitting = Sitting.started({ edition, people: seats, bots: 0, seed });
    const envelope = sitting.position.envelope!;
    for (let i = 0; i < 400 && sitting.state.phase === 'playing'; i++) {
      const accuser = askedSeats(sitting.position).find((seat) =>
        legalForms(sitting.position, seat).some((form) => form.do === 'accuse'),
      );
      if (accuser === undefined) {
        sitting.step(below, 1e9);
        continue;
      }
      const form = legalForms(sitting.position, accuser).find((each) => each.do === 'accuse')!;
      const wrong = (choices: string | readonly string[] | undefined): string =>
        [choices ?? []].flat().find((card) => !envelope.includes(card))!;
      const action = {
        do: 'accuse',
        suspect: wrong(form.suspect),
        weapon: wrong(form.weapon),
        room: wrong(form.room),
      } as const;
      sitting.must(sitting.playerOf(accuser)!, { do: 'act', action });
      // In editions where all are asked before any accusation is judged.
      while (!isJudged(sitting) && sitting.state.phase === 'playing') sitting.step(below, 1e9);
      const asked = sitting.position.history.some(({ cards }) =>
        cards.every((card) => envelope.includes(card)),
      );
      if (sitting.state.phase === 'playing' && !asked) return { sitting, accuser };
      break;
    }
  }
  throw new Error('Nobody came to accuse.');
}

const factsOf = ({ table }: Sitting): readonly Fact[] =>
  table.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
const isJudged = (sitting: Sitting): boolean => factsOf(sitting).some(({ fact }) => fact === 'judged');

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'U53 R01 %s sends the envelope to the wrong accuser alone',
  (id, edition) => {
    const { sitting, accuser } = accusedWrongly(id, Math.max(3, edition.seats[0]));
    const { table, position } = sitting;
    const envelope = position.envelope!;
    const sent = (viewer: Viewer): unknown => framesSince(table, viewer, -1);
    expect(holds(sent(accuser), envelope)).toBe(true);
    // The search does find it in the server's own log.
    expect(holds(sent('table'), envelope)).toBe(true);
    const seats = position.rules.players.map((_, seat) => seat);
    for (const viewer of [...seats.filter((seat) => seat !== accuser), 'spectator'] as const) {
      expect(holds(sent(viewer), envelope), `sent to ${viewer}`).toBe(false);
      const seen = seenBy(table, viewer).position!;
      expect(seen.envelope ?? null, `known to ${viewer}`).toBeNull();
      // The others do learn who was wrong.
      expect(seen.out[accuser], `told to ${viewer}`).toBe(true);
    }
  },
);
