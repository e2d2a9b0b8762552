import { editions } from '@casefile/editions';
import type { Fact } from '@casefile/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../../worker/messages.ts';
import { LocalTable } from '../../worker/tables/local-table.ts';
import { type Beat, BeatMaker } from './beats.ts';
import { makeDirector, type Pace, timed } from './director.ts';
import { lazyDirector } from './lazy-director.ts';

const suggested: Fact = { fact: 'suggested', seat: 0, cards: ['plum', 'rope', 'hall'], room: 'hall' };
const lacked: Fact = { fact: 'lacked', seat: 1 };
const showed: Fact = { fact: 'showed', seat: 2, to: 0, why: 'answer', sealed: { for: [0, 2] } };
const closed: Fact = { fact: 'closed', unanswered: null };

const played = new Map<string, readonly Scene[]>();

/** Every scene of a whole game of bots, as somebody at the first seat sees it. */
function scenesOf(edition: (typeof editions)[number]): readonly Scene[] {
  const known = played.get(edition.id);
  if (known !== undefined) return known;
  const players = edition.cards({}).suspects.slice(0, Math.max(4, edition.seats[0]));
  const table = new LocalTable(edition, {
    edition: edition.id,
    options: {},
    players: players.map((suspect) => ({ suspect, bot: 'basil' })),
    seed: '7c'.repeat(32),
  });
  table.look(0);
  const scenes = [table.scene()];
  while (table.next()) scenes.push(table.scene());
  played.set(edition.id, scenes);
  return scenes;
}

describe('beats', () => {
  test('a question goes round: each answer is a beat of its own, with those before it', () => {
    const beats = new BeatMaker().take([suggested, lacked, showed, closed]);
    expect(beats.map(({ gesture }) => gesture)).toEqual(['question', 'shake', 'slide']);
    expect(beats.map(({ asking }) => asking!.answers.length)).toEqual([0, 1, 2]);
  });

  test('that nobody can answer is a beat too', () => {
    const beats = new BeatMaker().take([suggested, lacked, { ...lacked, seat: 2 }, closed]);
    expect(beats.at(-1)).toMatchObject({ gesture: 'nobody', asking: { by: 0 } });
  });

  test('a question that is answered in a later scene is still the same question', () => {
    const maker = new BeatMaker();
    maker.take([suggested, lacked]);
    expect(maker.take([showed])[0]!.asking).toMatchObject({ by: 0, cards: ['plum', 'rope', 'hall'] });
    maker.take([closed]);
    expect(maker.asking).toBeNull();
  });

  test('whoever accuses is not out before the verdict is told, and the next turn does not begin before it', () => {
    const maker = new BeatMaker();
    maker.take([{ fact: 'turn', seat: 1, number: 6 }]);
    const [accused, judged, turn] = maker.take([
      { fact: 'accused', seat: 1, cards: ['white', 'rope', 'library'] },
      { fact: 'judged', seat: 1, right: false, sealed: { for: [1] } },
      { fact: 'turn', seat: 2, number: 7 },
    ]);
    expect(accused!.untold).toEqual({ turn: 1, ends: [1], names: ['judged', 'turn'] });
    expect(judged!.untold).toEqual({ turn: 1, ends: [], names: ['turn'] });
    expect(turn!.untold).toBeNull();
  });

  test.each([
    [{ fact: 'moved', seat: 0, pawn: 'plum', to: 'hall', by: 'passage', left: 0 }, 'passage'],
    [{ fact: 'moved', seat: 0, pawn: 'plum', to: 'hall', by: 'walk', left: 0 }, 'walk'],
    [{ fact: 'moved', seat: 0, pawn: 'plum', to: 'hall', by: 'butler', left: 0 }, 'carry'],
    [{ fact: 'showed', seat: 1, to: 0, why: 'spy', sealed: { for: [0, 1] } }, 'pass'],
    [{ fact: 'drew', seat: 0, card: 'clock', sealed: { for: [] } }, 'clock'],
    [{ fact: 'drew', seat: 0, card: 'butler', sealed: { for: [0] } }, 'card'],
    [{ fact: 'looked', seat: 0, where: 'hall', sealed: { for: [0] } }, 'spy'],
    [{ fact: 'powered', seat: 0 }, 'power'],
    [{ fact: 'tunnelled', from: 'hall', to: ['study'] }, 'tunnel'],
    [{ fact: 'gathered', seats: [0, 1] }, 'gather'],
  ] as const)('%o has a gesture of its own: %s', (fact, gesture) => {
    expect(new BeatMaker().take([fact as Fact])[0]!.gesture).toBe(gesture);
  });

  test.each(editions.map((edition) => [edition.id, edition] as const))(
    'every public event of %s is staged: nothing that happens on its turns is shown by nobody',
    (_, edition) => {
      // Bookkeeping without a picture: what is asked, passed over, or told by the end itself.
      const unstaged = ['asked', 'declined', 'closed', 'done', 'rested', 'ended', 'set', 'clocks', 'held'];
      const maker = new BeatMaker();
      const missing = new Set<string>();
      for (const { facts, whole } of scenesOf(edition)) {
        const shown = new Set(maker.take(facts).map(({ fact }) => fact));
        if (whole) continue;
        for (const fact of facts)
          if (!shown.has(fact) && !unstaged.includes(fact.fact)) missing.add(fact.fact);
      }
      expect([...missing]).toEqual([]);
    },
  );

  test.each(editions.map((edition) => [edition.id, edition] as const))(
    'a card that %s keeps secret is in no beat of who may not see it',
    (_, edition) => {
      const maker = new BeatMaker();
      for (const { facts } of scenesOf(edition))
        for (const { fact } of maker.take(facts))
          if ('sealed' in fact && fact.sealed !== undefined && !fact.sealed.for.includes(0))
            expect(fact.sealed.cards ?? null, JSON.stringify(fact)).toBeNull();
    },
  );
});

/** How long the beats of every turn stay, in milliseconds. */
function turnsAt(
  scenes: readonly Scene[],
  pace: Pace,
): readonly { readonly ms: number; readonly beats: readonly Beat[]; readonly times: readonly number[] }[] {
  const maker = new BeatMaker();
  const turns: { ms: number; spent: number; beats: Beat[]; times: number[] }[] = [];
  for (const { facts, view, whole } of scenes) {
    const beats = maker.take(facts);
    if (whole) continue;
    turns[view.turnNumber] ??= { ms: 0, spent: 0, beats: [], times: [] };
    const now = turns[view.turnNumber]!;
    const times = timed(beats, pace, now.spent);
    now.ms += times.reduce((sum, ms) => sum + ms, 0);
    now.times.push(...times);
    now.spent += timed(beats, 'calm', now.spent).reduce((sum, ms) => sum + ms, 0);
    now.beats.push(...beats);
  }
  return turns.filter((turn) => turn !== undefined);
}

describe.each(editions.map((edition) => [edition.id, edition] as const))(
  'U52 the pace of %s',
  (_, edition) => {
    const scenes = scenesOf(edition);

    test('calmly a turn stays under twelve seconds, briskly under five, and at once takes no time', () => {
      for (const [pace, maxMs] of [
        ['calm', 12_000],
        ['brisk', 5000],
        ['instant', 1],
      ] as const)
        for (const { ms, beats } of turnsAt(scenes, pace)) {
          const count = (...of: readonly Beat['gesture'][]): number =>
            beats.filter(({ gesture }) => of.includes(gesture)).length;
          // Who asks twice is seen to ask twice, and so is everyone who accuses, shows or draws something.
          const more = 0.4 * Math.max(0, count('question') - 1) + 0.3 * Math.max(0, count('accuse') - 1);
          const cards = 0.08 * Math.max(0, count('slide', 'pass', 'card', 'person') - 2);
          expect(ms).toBeLessThan(maxMs * (1 + more + cards));
        }
    });

    test('however long a turn has been, a card that is shown is seen to arrive', () => {
      // The flight takes 650 ms, turning over 320, and what is shown is read after that.
      for (const { beats, times } of turnsAt(scenes, 'calm'))
        for (const [i, { gesture }] of beats.entries())
          if (gesture === 'slide') expect(times[i]).toBeGreaterThanOrEqual(1300);
          else if (gesture === 'pass') expect(times[i]).toBeGreaterThanOrEqual(800);
    });

    test('a turn with a question takes about as long as the pace says', () => {
      const asked = (pace: Pace): number[] =>
        turnsAt(scenes, pace)
          .filter(({ beats }) => beats.some(({ gesture }) => gesture === 'question'))
          .map(({ ms }) => ms)
          .sort((a, b) => a - b);
      const middle = (values: readonly number[]): number => values[values.length >> 1]!;
      // Without a board there are no dice and no walk to see.
      const least = edition.drawing === null ? 3500 : 6000;
      expect(middle(asked('calm'))).toBeGreaterThan(least);
      expect(middle(asked('calm'))).toBeLessThan(9500);
      expect(middle(asked('brisk'))).toBeGreaterThan(least * 0.4);
      expect(middle(asked('brisk'))).toBeLessThan(4200);
    });
  },
);

describe('the director', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const scene = (facts: readonly Fact[], asked: readonly number[] = [1]) =>
    ({
      facts,
      learned: [],
      whole: false,
      viewerSeat: 3,
      view: { turnNumber: 1, asked, waitingFor: null, result: null },
    }) as unknown as Scene;

  test('shows one beat after the other and is idle afterwards', async () => {
    const director = makeDirector();
    director.show(scene([suggested, lacked]), 'calm');
    expect(director.beat.value?.gesture).toBe('question');
    await vi.advanceTimersByTimeAsync(1900);
    expect(director.beat.value?.gesture).toBe('shake');
    await vi.advanceTimersByTimeAsync(1000);
    expect(director.beat.value).toBeNull();
    await director.idle();
  });

  test('a press ends the scene; step by step it leads to the next beat, and time alone to none', async () => {
    const director = makeDirector();
    director.show(scene([suggested, lacked, showed]), 'calm');
    director.hurry();
    await director.idle();
    expect(director.beat.value).toBeNull();
    director.show(scene([suggested, lacked]), 'step');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(director.beat.value?.gesture).toBe('question');
    director.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(director.beat.value?.gesture).toBe('shake');
    director.hurry();
    await director.idle();
    expect(director.beat.value).toBeNull();
  });

  test('a player who is asked for something does not press for the beats that led there', async () => {
    const director = makeDirector();
    director.show(scene([suggested, lacked], [3]), 'step');
    await vi.advanceTimersByTimeAsync(4000);
    expect(director.beat.value).toBeNull();
  });

  test('a card that I am shown at the end of my turn is held up before anybody says that the next turn has begun', async () => {
    const director = makeDirector();
    const facts: readonly Fact[] = [showed, closed, { fact: 'turn', seat: 1, number: 2 }];
    director.show({ ...scene(facts), learned: [{ fact: showed, isHeld: true }] as never }, 'calm');
    expect(director.beat.value?.gesture).toBe('slide');
    await vi.advanceTimersByTimeAsync(1600);
    expect(director.beat.value).toBeNull();
    director.show(scene(facts), 'calm');
    await vi.advanceTimersByTimeAsync(1600);
    expect(director.beat.value?.gesture).toBe('caption');
  });

  test('whether the accusation that ends a game is right is told by the envelope, and by nothing before it', async () => {
    const director = makeDirector();
    const accused: Fact = { fact: 'accused', seat: 1, cards: ['plum', 'rope', 'hall'] };
    const judged = (right: boolean): Fact => ({ fact: 'judged', seat: 1, right, sealed: { for: [1] } });
    const last = { winner: 1, envelope: ['plum', 'rope', 'hall'] };
    const ends = (right: boolean, result: unknown) => {
      const { view, ...rest } = scene([accused, judged(right)]);
      return { ...rest, view: { ...view, result } as never };
    };
    director.show(ends(true, last), 'calm');
    expect(director.beat.value).toMatchObject({ gesture: 'accuse', untold: { names: ['judged'] } });
    await vi.advanceTimersByTimeAsync(2100);
    expect(director.beat.value).toBeNull();
    director.show(ends(false, null), 'calm');
    await vi.advanceTimersByTimeAsync(2100);
    expect(director.beat.value?.gesture).toBe('verdict');
  });

  test('where everybody answers, a card that I am shown is put away before the next one is asked', async () => {
    const director = makeDirector();
    const open = scene([suggested, showed]);
    const asking = { ...open, view: { ...open.view, waitingFor: 'answer' } } as Scene;
    director.show({ ...asking, learned: [{ fact: showed, isHeld: true }] as never }, 'calm');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(director.beat.value).toBeNull();
    // What was shown to somebody else lies open until the answer is there.
    director.show(asking, 'calm');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(director.beat.value).toMatchObject({ left: 0 });
  });

  test('fetched in the midst of a game, it knows whose turn it is', async () => {
    const director = lazyDirector();
    director.show({ ...scene([{ fact: 'turn', seat: 2, number: 1 }]), whole: true }, 'calm');
    director.show(scene([suggested]), 'instant');
    director.show(scene([showed, closed, { fact: 'turn', seat: 1, number: 2 }]), 'calm');
    await vi.waitFor(() => expect(director.beat.value).not.toBeNull());
    expect(director.beat.value).toMatchObject({ gesture: 'slide', untold: { turn: 2 }, asking: { by: 0 } });
  });

  test('a later scene cuts off the one before, and nothing of it comes back', async () => {
    const director = makeDirector();
    director.show(scene([suggested, lacked]), 'calm');
    director.show(scene([{ fact: 'rolled', seat: 1, dice: [3, 4], steps: 7 }]), 'calm');
    expect(director.beat.value?.gesture).toBe('dice');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(director.beat.value).toBeNull();
  });

  test('a table that is drawn anew, after a lost line or on a second device, is at rest whatever was being shown', async () => {
    const director = makeDirector();
    director.show(scene([suggested, lacked, showed]), 'calm');
    await vi.advanceTimersByTimeAsync(1900);
    expect(director.beat.value?.gesture).toBe('shake');
    director.show({ ...scene([suggested, lacked, showed, closed]), whole: true }, 'calm');
    expect(director.beat.value).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(director.beat.value).toBeNull();
  });

  test.each(editions.map((edition) => [edition.id, edition] as const))(
    'however scenes of %s are cut short, nothing of them is held back afterwards',
    async (_, edition) => {
      const director = makeDirector();
      for (const [i, each] of scenesOf(edition).entries()) {
        director.show(each, 'calm');
        await vi.advanceTimersByTimeAsync((i * 370) % 2900);
        const cuts = [director.hurry, director.end, () => director.show({ ...each, whole: true }, 'calm')];
        cuts[i % cuts.length]!();
        await vi.advanceTimersByTimeAsync(0);
        const now = director.beat.value;
        expect(now?.untold ?? null, each.facts.map(({ fact }) => fact).join()).toBeNull();
        expect(now?.left ?? 0).toBe(0);
      }
    },
  );

  test('a beat knows how much of its scene is not told yet, and a scene shown again hides nothing', async () => {
    const director = makeDirector();
    director.show(scene([suggested, lacked, showed, closed]), 'calm');
    expect(director.beat.value?.left).toBe(3);
    director.hurry();
    await director.idle();
    const log = [{ fact: 'turn', seat: 0, number: 1 } as const, suggested, lacked, showed, closed, suggested];
    director.again(log, 1, 'instant');
    expect(director.beat.value).toMatchObject({ gesture: 'question', left: 0, isAgain: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(director.beat.value?.gesture).toBe('shake');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(director.beat.value).toBeNull();
  });

  test.each(['calm', 'brisk', 'step'] as const)(
    'at the pace %s a roll is told when the dice have come to rest, and not before',
    async (pace) => {
      const director = makeDirector();
      const log: Fact[] = [
        { fact: 'turn', seat: 1, number: 1 },
        { fact: 'rolled', seat: 1, dice: [3, 4], steps: 7 },
        { fact: 'moved', seat: 1, pawn: 'plum', to: 'hall', by: 'walk', left: 0 },
      ];
      director.show(scene(log), pace);
      /** As the log, the line above the tabs and the voice tell it: by what is left. */
      const told = (): string[] =>
        log.slice(0, log.length - (director.beat.value?.left ?? 0)).map(({ fact }) => fact);
      const tellings = new Map<string | undefined, string[]>();
      for (let ms = 0; ms < 8000; ms += 50) {
        tellings.set(director.beat.value?.gesture, told());
        if (ms % 2000 === 1950 && pace === 'step') director.hurry();
        await vi.advanceTimersByTimeAsync(50);
      }
      expect([...tellings]).toEqual([
        ['caption', ['turn']],
        ['dice', ['turn']],
        ['walk', ['turn', 'rolled', 'moved']],
        [undefined, ['turn', 'rolled', 'moved']],
      ]);
    },
  );

  test('at once nothing is staged, and a game that is opened in the middle begins at rest', async () => {
    const director = makeDirector();
    director.show(scene([suggested]), 'instant');
    expect(director.beat.value).toBeNull();
    director.show({ ...scene([suggested]), whole: true }, 'calm');
    expect(director.beat.value).toBeNull();
    await director.idle();
  });
});
