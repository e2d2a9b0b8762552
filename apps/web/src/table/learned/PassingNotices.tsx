/** Public events that need no acknowledgement: shown for a while. */
import { sayFact } from '@casefile/editions/words/words';
import type { Fact, FactName } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { locale } from '../../words/lexicon.ts';

/** Events that neither the board nor the cards on the table show. */
const heard: readonly FactName[] = [
  'clue', 'chose', 'drew', 'played', 'powered', 'looked', 'tunnelled', 'joined', 'gathered',
]; // biome-ignore format: a list
/** Long enough to be read by a player who has just looked up. */
const lastsMs = 3500;
const maxNotices = 3;

interface Notice {
  readonly n: number;
  readonly fact: Fact;
  readonly end: number;
}

export function PassingNotices(): JSX.Element | null {
  const { session } = useTable();
  const { facts, whole, learned, viewerSeat } = useScene();
  const { speaker } = useNaming();
  const notices = useSignal<readonly Notice[]>([]);
  const n = session.log.value.length;
  const isCovered = session.pending.value.length > 0;
  useEffect(() => {
    // Staged events have their words on the stage.
    if (whole || settings.speed.value !== 'instant') return;
    // By number: the same fact arrives as two objects.
    const held = learned.filter(({ isHeld }) => isHeld).map((item) => item.n);
    const end = performance.now() + lastsMs;
    const first = n - facts.length;
    const added = facts
      .map((fact, i): Notice => ({ n: first + i, fact, end }))
      .filter(
        ({ n: at, fact }) =>
          heard.includes(fact.fact) && !held.includes(at) && !('seat' in fact && fact.seat === viewerSeat),
      );
    if (added.length > 0) notices.value = [...notices.value, ...added].slice(-maxNotices);
  }, [n]);
  useEffect(() => {
    const [first] = notices.value;
    // Under a card nobody could read it.
    if (first === undefined || isCovered) return;
    const timer = setTimeout(
      () => {
        notices.value = notices.value.slice(1);
      },
      Math.max(1000, first.end - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [notices.value, isCovered]);
  if (notices.value.length === 0) return null;
  return (
    // Read out by the log's own announcer.
    <ul class="passing" aria-hidden="true">
      {notices.value.map((notice) => (
        <li key={notice.n}>{sayFact(locale.value!.game, notice.fact, speaker)}</li>
      ))}
    </ul>
  );
}
