/** Drives a replay by keys, by pressing a line of the log, or by itself. */
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { makeTrail, sayFact } from '@casefile/editions/words/words';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { locale } from '../words/lexicon.ts';
import type { Replayed, ReplaySession, ReplayViewer } from './replay-session.ts';
import { type Jump, jumpKeys, jumpTo, roundKeys, stopsOf } from './stops.ts';

export interface ReplayDriver {
  readonly session: ReplaySession;
  readonly replayed: Replayed;
  readonly names: EditionNames;
  readonly show: (at: number, as: ReplayViewer) => void;
  /** The moment that the address names. */
  readonly from: { readonly at: number; readonly as: ReplayViewer } | null;
}

/** Milliseconds between automatic steps, after the scene has ended. */
const restMs = 250;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, select, textarea, dialog, [role="grid"], .board') !== null;

export function useReplay({ session, replayed, names, show, from }: ReplayDriver): {
  readonly isPlaying: Signal<boolean>;
  readonly jump: (to: Jump) => void;
} {
  const isPlaying = useSignal(false);
  const { facts, players } = replayed;
  const stops = useMemo(() => {
    const speaker = makeSpeaker(names, players, null);
    const trail = makeTrail();
    return stopsOf(
      facts,
      players.length,
      (fact) => sayFact(locale.value!.game, fact, speaker, trail(fact)) !== '',
    );
  }, [replayed, names, locale.value!.lang]);
  const jump = (to: Jump): void => show(jumpTo(to, session.at.value, stops), session.as.value);
  useEffect(() => {
    if (from !== null) session.show(from.at, from.as);
  }, [session, from?.at, from?.as]);
  useEffect(() => () => session.leave(), [session]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, shiftKey } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const line = key === 'Enter' ? lineAt(target) : null;
      const to = shiftKey ? roundKeys[key] : jumpKeys[key];
      if (line === null && (to === undefined || isWriting(target))) return;
      event.preventDefault();
      isPlaying.value = false;
      if (line !== null) show(line, session.as.value);
      else jump(to!);
    };
    const onClick = ({ target }: MouseEvent): void => {
      const line = lineAt(target);
      if (line === null) return;
      isPlaying.value = false;
      show(line, session.as.value);
    };
    // Handled before the table's own keys, which know nothing of a replay.
    addEventListener('keydown', onKey, true);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('click', onClick);
    };
  }, [session, stops]);
  const isAtEnd = session.at.value >= (stops.all.at(-1) ?? 0);
  useEffect(() => {
    if (!isPlaying.value) return;
    if (isAtEnd) {
      isPlaying.value = false;
      return;
    }
    let isOff = false;
    let timer: ReturnType<typeof setTimeout>;
    void session.idle().then(() => {
      if (isOff) return;
      timer = setTimeout(() => jump('next'), restMs);
    });
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [isPlaying.value, session.at.value]);
  return { isPlaying, jump };
}

/** The moment after the event of a log line; null for a button in it, which shows that event again. */
function lineAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || target.closest('button') !== null) return null;
  const line = target.closest<HTMLElement>('.log li[data-n]');
  return line === null ? null : Number(line.dataset.n) + 1;
}
