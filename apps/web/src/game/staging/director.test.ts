import { editions } from '@casefile/editions';
import type { Fact } from '@casefile/engine';
import { effect, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../../worker/messages.ts';
import { makeDirector } from './director.ts';
import { lazyDirector, stage } from './lazy-director.ts';
import { closed, lacked, scenesOf, showed, suggested } from './test/staged-games.ts';

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
    told: [],
    whole: false,
    viewerSeat: 3,
    view: { turnNumber: 1, asked, waitingFor: null, result: null },
  }) as unknown as Scene;

test('shows one beat after another and is idle afterwards', async () => {
  const director = makeDirector();
  director.show(scene([suggested, lacked]), 'calm');
  expect(director.beat.value?.gesture).toBe('question');
  await vi.advanceTimersByTimeAsync(1900);
  expect(director.beat.value?.gesture).toBe('shake');
  await vi.advanceTimersByTimeAsync(1000);
  expect(director.beat.value).toBeNull();
  await director.idle();
});

test('a press ends the scene; at pace “step by step” it shows the next beat, which time alone never does', async () => {
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

test('a scene on hold stays at its beat, whatever is pressed, until it is released', async () => {
  const isReading = signal(false);
  const director = makeDirector(() => isReading.value);
  director.show(scene([suggested, lacked, showed]), 'calm');
  isReading.value = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(director.beat.value?.gesture).toBe('question');
  let isIdle = false;
  void director.idle().then(() => {
    isIdle = true;
  });
  isReading.value = false;
  await vi.advanceTimersByTimeAsync(0);
  expect(director.beat.value?.gesture).toBe('shake');
  isReading.value = true;
  director.hurry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(director.beat.value?.gesture).toBe('shake');
  expect(isIdle).toBe(false);
  isReading.value = false;
  await vi.advanceTimersByTimeAsync(0);
  expect(director.beat.value).toBeNull();
});

test('at pace “step by step” a player who has to decide need not press through the beats before it', async () => {
  const director = makeDirector();
  director.show(scene([suggested, lacked], [3]), 'step');
  await vi.advanceTimersByTimeAsync(4000);
  expect(director.beat.value).toBeNull();
});

test('a card shown to me at the end of my turn is held up before the next turn is announced', async () => {
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

test('on a shared device a turn is not announced while another player still has a card to see', async () => {
  const director = makeDirector();
  const facts: readonly Fact[] = [showed, closed, { fact: 'turn', seat: 3, number: 2 }];
  director.show({ ...scene([suggested, lacked]), told: [{ seat: 0, n: -1 }] }, 'instant');
  director.show({ ...scene(facts, [3]), told: [{ seat: 0, n: 2 }] }, 'calm');
  expect(director.beat.value).toMatchObject({ gesture: 'slide', untold: { names: ['closed', 'turn'] } });
  await vi.advanceTimersByTimeAsync(1600);
  expect(director.beat.value).toBeNull();
});

test('nothing but the envelope says whether the accusation that ends a game is right', async () => {
  const director = makeDirector();
  const accused: Fact = { fact: 'accused', seat: 1, cards: ['plum', 'rope', 'hall'] };
  const judged = (right: boolean): Fact => ({ fact: 'judged', seat: 1, right, sealed: { for: [1] } });
  const last = { winner: 1, envelope: ['plum', 'rope', 'hall'] };
  const ends = (right: boolean, result: unknown) => {
    const { view, ...rest } = scene([accused, judged(right)]);
    return { ...rest, view: { ...view, result } as never };
  };
  for (const isRight of [true, false]) {
    director.show(ends(isRight, last), 'calm');
    expect(director.beat.value).toMatchObject({ gesture: 'accuse', untold: { names: ['judged'] } });
    await vi.advanceTimersByTimeAsync(2100);
    expect(director.beat.value).toBeNull();
  }
  director.show(ends(false, null), 'calm');
  await vi.advanceTimersByTimeAsync(2100);
  expect(director.beat.value?.gesture).toBe('verdict');
});

test('of several accusations at once all are turned over before the envelope judges them', async () => {
  const director = makeDirector();
  const told: string[] = [];
  const stop = effect(() => {
    const { fact } = director.beat.value ?? {};
    if (fact !== undefined && 'seat' in fact) told.push(`${fact.fact} ${fact.seat}`);
  });
  const accusing = (seat: number, right: boolean): readonly Fact[] => [
    { fact: 'accused', seat, cards: ['plum', 'rope', 'hall'] },
    { fact: 'judged', seat, right, sealed: { for: [seat] } },
  ];
  const facts: readonly Fact[] = [
    ...accusing(3, false),
    { fact: 'turn', seat: 1, number: 8 },
    ...accusing(1, true),
    ...accusing(2, false),
  ];
  const { view, ...rest } = scene(facts);
  const result = { winner: 1, envelope: ['plum', 'rope', 'hall'] };
  director.show({ ...rest, view: { ...view, result } as never }, 'calm');
  await vi.advanceTimersByTimeAsync(60_000);
  // The one of an earlier turn did not end the game.
  expect(told).toEqual(['accused 3', 'judged 3', 'turn 1', 'accused 1', 'accused 2']);
  stop();
});

test('where everybody answers, a card shown to me is put away before the next player is asked', async () => {
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

test('loaded in the middle of a game, it knows whose turn it is', async () => {
  const director = lazyDirector();
  director.show({ ...scene([{ fact: 'turn', seat: 2, number: 1 }]), whole: true }, 'calm');
  director.show(scene([suggested]), 'instant');
  director.show(scene([showed, closed, { fact: 'turn', seat: 1, number: 2 }]), 'calm');
  await vi.waitFor(() => expect(director.beat.value).not.toBeNull());
  expect(director.beat.value).toMatchObject({ gesture: 'slide', untold: { turn: 2 }, asking: { by: 0 } });
});

test('loaded to show a scene again, it knows what the game had come to', async () => {
  const director = lazyDirector();
  const begun = [{ fact: 'turn', seat: 2, number: 1 } as const, suggested];
  director.show({ ...scene(begun), whole: true }, 'calm');
  director.again(begun, 1, 'calm');
  await vi.waitFor(() => expect(director.beat.value).toMatchObject({ gesture: 'question', isAgain: true }));
  director.show(scene([showed, closed, { fact: 'turn', seat: 1, number: 2 }]), 'calm');
  expect(director.beat.value).toMatchObject({ n: 3, untold: { turn: 2 }, asking: { by: 0 } });
});

test('what happens at once while it is loading is not forgotten', async () => {
  const director = lazyDirector();
  director.show({ ...scene([{ fact: 'turn', seat: 2, number: 1 }]), whole: true }, 'calm');
  director.show(scene([suggested]), 'calm');
  director.show(scene([showed, closed]), 'instant');
  await director.idle();
  expect(director.beat.value).toBeNull();
  director.show(scene([{ fact: 'turn', seat: 1, number: 2 }, suggested]), 'calm');
  expect(director.beat.value).toMatchObject({ gesture: 'caption', n: 5 });
});

test('the first scene waits for its pictures for a limited time, and not at all at pace “at once”', async () => {
  let come = (): void => {};
  const fetchPictures = vi.fn(() => new Promise<void>((resolve) => (come = resolve)));
  stage.fetchPictures = fetchPictures;
  const director = lazyDirector();
  await director.ready('instant');
  expect(fetchPictures).not.toHaveBeenCalled();
  const isReady = vi.fn();
  const first = director.ready('brisk').then(isReady);
  await vi.advanceTimersByTimeAsync(1000);
  expect(isReady).not.toHaveBeenCalled();
  come();
  await first;
  // Not a moment later than the table itself.
  director.show(scene([suggested]), 'brisk');
  expect(director.beat.value).toMatchObject({ gesture: 'question' });
  const late = lazyDirector().ready('brisk');
  await vi.advanceTimersByTimeAsync(2100);
  await late;
  stage.fetchPictures = async () => {};
});

test('a later scene cuts off the earlier one, and none of it comes back', async () => {
  const director = makeDirector();
  director.show(scene([suggested, lacked]), 'calm');
  director.show(scene([{ fact: 'rolled', seat: 1, dice: [3, 4], steps: 7 }]), 'calm');
  expect(director.beat.value?.gesture).toBe('dice');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(director.beat.value).toBeNull();
});

test('a table drawn anew, after a lost connection or on a second device, is at rest', async () => {
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
  'however scenes of %s are cut short, nothing is hidden afterwards',
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

test('a beat knows which part of its scene is not shown yet; a repeated scene hides nothing', async () => {
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
  'at pace %s a roll is announced when the dice have come to rest, and not before',
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

test('at pace “at once” nothing is staged, and a game opened in the middle begins at rest', async () => {
  const director = makeDirector();
  director.show(scene([suggested]), 'instant');
  expect(director.beat.value).toBeNull();
  director.show({ ...scene([suggested]), whole: true }, 'calm');
  expect(director.beat.value).toBeNull();
  await director.idle();
});
