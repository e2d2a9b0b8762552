import { editions } from '@casefile/editions';
import {
  type Action,
  type Game,
  legalForms,
  type Options,
  openGame,
  play,
  type Seat,
  seededChance,
} from '@casefile/engine';
import { type Entry, isPeopled, seatOf } from '@casefile/protocol';
import { oneOf, type RandomInt, randomFrom } from '@casefile/testkit/random';
import { longTimeoutMs, size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import type { TableCommand } from '../command.ts';
import type { Who } from '../people/who.ts';
import { gameSeedOf } from '../table.ts';
import { Sitting, someAction } from './sitting.ts';

/** A shadow game of the engine: the table must not accept what it refuses. */
class Shadow {
  #games: Game[];
  constructor(entry: Entry & { is: 'started' }, sitting: Sitting, options: Options) {
    const { edition } = sitting.state;
    const players = entry.seats.map((suspect) => ({ suspect }));
    const chance = seededChance(gameSeedOf(sitting.state, sitting.seed, entry.seeds));
    const opened = openGame(edition, { players, options }, chance);
    if (!opened.ok) throw new Error('the game does not open');
    this.#games = [opened.game];
  }
  act(seat: Seat, action: Action): unknown {
    const played = play(this.#games.at(-1)!, seat, action);
    if (!played.ok) return played.refusal;
    this.#games.push(played.game);
    return played.facts;
  }
  undo(): void {
    this.#games.pop();
  }
}

const people = ['p0', 'p1', 'p2', 'p0', 'p1', 'p2', 'nobody', ''];
const roleSets = [['seat'], ['seat'], ['seat'], ['seat', 'host'], ['host'], ['watch'], ['bot'], []] as const;

/** A random command by a random person, often one that is legal for somebody. */
function anything(sitting: Sitting, below: RandomInt): { who: Who; command: TableCommand; v: number } {
  const who: Who = { person: oneOf(people, below), roles: oneOf(roleSets, below) };
  const { n, position } = sitting.state;
  const seats = sitting.state.chairs.length;
  const seat = below(seats + 1);
  const asked = sitting.state.timing.asked.findIndex((since) => since !== null);
  const action =
    asked >= 0 && below(8) > 0
      ? someAction(legalForms(position!, asked), below, 60)
      : oneOf<Action>([{ do: 'roll' }, { do: 'end' }, { do: 'pass' }, { do: 'show', card: 'x' }], below);
  const { suspects } = sitting.state.edition.cards(sitting.state.options);
  const command = oneOf<TableCommand>(
    [
      ...Array.from({ length: 20 }, (): TableCommand => ({ do: 'act', action })),
      { do: 'undo' },
      { do: 'undo' },
      { do: 'say', phrase: 'hello' },
      { do: 'write', text: 'psst' },
      { do: 'vote', seat },
      { do: 'replace', seat, bot: 'random' },
      { do: 'take-back' },
      { do: 'commit', commitment: '0'.repeat(64) },
      { do: 'open', seed: '0'.repeat(64) },
      { do: 'start' },
      { do: 'seat-bot', suspect: oneOf(suspects, below), bot: 'random' },
      { do: 'stand', suspect: oneOf(suspects, below) },
      { do: 'move-chair', suspect: oneOf(suspects, below) },
      { do: 'sit', name: 'Somebody', suspect: oneOf(suspects, below) },
      { do: 'terms', options: {}, terms: sitting.state.terms },
      { do: 'rematch', table: 'another' },
    ],
    below,
  );
  return { who, command, v: oneOf([n, n, n, n - 1, -1, n + 7], below) };
}

/** Only with a seat token, and for its own seat. */
function mayPlay(sitting: Sitting, who: Who, seat: Seat): boolean {
  const hasToken = who.roles.some((role) => role === 'seat' || role === 'bot');
  return hasToken && seatOf(sitting.state, who.person) === seat && isPeopled(sitting.state, seat);
}

describe('R08 server authority', () => {
  for (const edition of editions)
    test(
      `R08 accepts nothing that the rules refuse, whoever asks: ${edition.id}`,
      () => {
        const below = randomFrom(edition.id.length);
        let [accepted, acts] = [0, 0];
        let sitting = Sitting.started({ edition: edition.id, people: 3, bots: 0 });
        let shadow = shadowOf(sitting);
        for (let i = 0; i < size(1500, 100_000); i++) {
          if (sitting.state.phase === 'over') {
            sitting = Sitting.started({ edition: edition.id, people: 3, bots: 0, seed: seedFrom(below) });
            shadow = shadowOf(sitting);
          }
          const { who, command, v } = anything(sitting, below);
          const before = sitting.state;
          const decision = sitting.do(who, command, { v });
          if (!decision.ok) expect(sitting.state).toBe(before);
          if (!decision.ok || decision.entries.length === 0) continue;
          accepted++;
          for (const entry of decision.entries) {
            expect(['acted', 'undone', 'said', 'revealed', 'rematched']).toContain(entry.is);
            if (entry.is === 'undone') shadow.undo();
            if (entry.is !== 'acted') continue;
            acts++;
            expect(mayPlay({ ...sitting, state: before } as Sitting, who, entry.seat)).toBe(true);
            expect(shadow.act(entry.seat, entry.action!)).toEqual(entry.facts);
          }
        }
        expect(acts).toBeGreaterThan(50);
        expect(accepted).toBeGreaterThan(acts);
      },
      longTimeoutMs,
    );
});

const seedFrom = (below: RandomInt): string =>
  Array.from({ length: 64 }, () => below(16).toString(16)).join('');

function shadowOf(sitting: Sitting): Shadow {
  const started = sitting.table.entries.find((entry) => entry.is === 'started')!;
  return new Shadow(started, sitting, sitting.state.options);
}
