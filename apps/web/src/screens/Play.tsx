/** A game on this device: opens it, or says why it cannot. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LazyScreen } from '../app/LazyScreen.tsx';
import { isMissing } from '../app/missing.ts';
import { go } from '../app/router.ts';
import { runningGames, savedGame } from '../game/kept-games.ts';
import { BrokenGame, openLocal } from '../game/local-session.ts';
import type { Session } from '../game/session.ts';
import { takeNext } from '../game/start.ts';
import { lockGame, type TabLock } from '../game/tab-lock.ts';
import { TableScreen, type TableScreenProps } from '../table/TableScreen.tsx';
import { loadMore, loadNames, locale } from '../words/lexicon.ts';
import type { NotSavedNoteProps } from './games/NotSavedNote.tsx';

/** Fetched on demand, as it is rarely needed. */
const unkeptNote = signal<ComponentType<NotSavedNoteProps> | null>(null);
async function loadUnkept(): Promise<void> {
  const [fetched] = await Promise.all([import('./games/NotSavedNote.tsx'), loadMore()]);
  unkeptNote.value ??= fetched.NotSavedNote;
}

/** Null: the game that was played last. */
export function Play({ game }: { readonly game: string | null }): JSX.Element | null {
  useEffect(() => {
    if (game !== null) return;
    const last = runningGames()[0]?.id;
    go(last === undefined ? '/' : `/play/${last}`, 'replace');
  }, [game]);
  return game === null ? null : <KeptGame id={game} />;
}

function KeptGame({ id }: { readonly id: string }): JSX.Element {
  const session = useSignal<Session | null>(null);
  /** The table, or a guided one. */
  const around = useSignal<ComponentType<TableScreenProps>>(TableScreen);
  const hold = useSignal<TabLock | null>(null);
  const trouble = useSignal<'broken' | 'gone' | 'elsewhere' | null>(null);
  /** The number of take-overs from another tab. */
  const taken = useSignal(0);
  useEffect(() => {
    let opened: Session | null = null;
    let held: TabLock | null = null;
    let isGone = false;
    const open = async (): Promise<void> => {
      held = await lockGame(id, taken.value > 0 ? 'take' : 'ask');
      if (isGone) return held?.release();
      if (held === null) {
        trouble.value = 'elsewhere';
        return;
      }
      // Read once no other tab plays it.
      const setting = takeNext(id) ?? savedGame(id);
      if (setting === null) {
        trouble.value = 'gone';
        return;
      }
      await loadNames(setting.edition, locale.value!.lang);
      const lesson = setting.lesson === undefined ? null : await import('../lesson/LessonTable.tsx');
      opened = await (lesson === null ? openLocal(id, setting) : lesson.openLesson(id, setting));
      if (isGone) return opened.leave();
      around.value = lesson?.LessonTable ?? TableScreen;
      trouble.value = null;
      hold.value = held;
      session.value = opened;
    };
    open().catch((error: unknown) => {
      // An unknown edition is not a network failure.
      if (error instanceof BrokenGame || error instanceof RangeError) trouble.value = 'broken';
      else isMissing.value = true;
    });
    return () => {
      isGone = true;
      opened?.leave();
      held?.release();
      session.value = null;
    };
  }, [id, taken.value]);
  const isLost = hold.value?.isLost.value === true;
  useEffect(() => {
    if (!isLost) return;
    session.peek()?.leave();
    session.value = null;
    hold.value = null;
    trouble.value = 'elsewhere';
  }, [isLost]);
  const unkept = session.value?.unkept.value ?? null;
  useEffect(() => {
    if (unkept !== null) void loadUnkept().catch(() => {});
  }, [unkept]);
  if (trouble.value !== null)
    return (
      <LazyScreen
        name="game-trouble"
        load={async () => (await import('./games/GameTrouble.tsx')).GameTrouble}
        props={{ id, why: trouble.value, onTake: () => taken.value++ }}
      />
    );
  if (session.value === null) return <div class="opening" aria-busy="true" />;
  const Note = unkept === null ? null : unkeptNote.value;
  const Around = around.value;
  return (
    <Around
      session={session.value}
      maxLevel="full"
      banner={Note === null ? undefined : <Note why={unkept!} />}
    />
  );
}
