/** Speech bubbles of opponents and people, above the row of players and never over a control. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { Face } from '../../art/people/people.tsx';
import { toldOf, useScene, useTable } from '../../game/context.ts';
import type { Lines } from '../../voices/events.ts';
import { Remarks } from '../../voices/remarks.ts';
import { loadMore, locale, more } from '../../words/lexicon.ts';
import { useBeforePaint } from '../staging/before-paint.ts';
import { freeBeside, placeBubble } from './place-bubble.ts';
import './style.ts';

const languages = {
  en: () => import('../../voices/en.ts'),
  fr: () => import('../../voices/fr.ts'),
} as const;

interface Said {
  readonly seat: number;
  readonly text: string;
  readonly n: number;
}

const maxWidthPx = 380;
/** Long enough to be read twice. */
const lastsMs = (text: string): number => 1800 + text.length * 60;

export function Bubbles(): JSX.Element | null {
  const { session } = useTable();
  const { view } = useScene();
  const said = useSignal<Said | null>(null);
  const log = session.log.value;
  // No remarks on events not shown yet.
  const told = toldOf(session);
  const heard = useRef(told);
  const suspects = view.seats.map(({ suspect }) => suspect);
  const bots = session.sittings.value.map(({ bot }) => bot);
  const murdered = view.seats.flatMap((seat, n) => (seat.murdered === true ? [n] : []));
  const remarks = useMemo(() => new Remarks(suspects, bots, murdered), [session]);
  const { lang } = locale.value!;
  useEffect(() => {
    const fresh = told < heard.current ? [] : log.slice(heard.current, told);
    heard.current = told;
    // At pace “at once” bots do not talk.
    if (fresh.length === 0 || settings.speed.value === 'instant') return;
    const remark = remarks.take(fresh);
    if (remark === null) return;
    const n = told;
    void languages[lang]().then(
      ({ voices }) => {
        const lines = (voices[remark.bot] as Lines | undefined)?.[remark.event] ?? [];
        const text = lines[remark.number % lines.length];
        if (text !== undefined) said.value = { seat: remark.seat, text, n };
      },
      () => {},
    );
  }, [told]);
  const phrase = session.phrase?.value ?? null;
  const first = useRef(phrase?.n ?? -1);
  useEffect(() => {
    if (phrase === null || phrase.n === first.current) return;
    void loadMore().then(
      () => {
        const { phrases } = more().people;
        said.value = { seat: phrase.seat, text: phrases[phrase.phrase], n: -1 - phrase.n };
      },
      () => {},
    );
  }, [phrase?.n]);
  const now = said.value;
  useEffect(() => {
    if (now === null) return;
    const timer = setTimeout(() => {
      said.value = null;
    }, lastsMs(now.text));
    return () => clearTimeout(timer);
  }, [now]);
  const bubble = useRef<HTMLParagraphElement>(null);
  // The buttons beside a bubble change with each beat.
  const beat = session.beat.value;
  const hungAt = useRef('');
  useBeforePaint(() => {
    if (now === null || bubble.current === null) return;
    const about = whereToHang(bubble.current, now.seat);
    const key = JSON.stringify([now.n, about]);
    // Nearly always nothing has moved.
    if (key !== hungAt.current) hang(bubble.current, about);
    hungAt.current = key;
  }, [now, beat]);
  if (now === null) return null;
  return (
    <div class="bubbles" aria-hidden="true">
      <p class="bubble" key={now.n} data-of={now.seat} ref={bubble}>
        <Face id={suspects[now.seat]!} edition={view.edition} size={32} />
        <span>{now.text}</span>
      </p>
    </div>
  );
}

interface Around {
  /** The middle of the speaker's place. */
  readonly middle: number;
  /** The left edge of the row of bubbles. */
  readonly start: number;
  /** Clear of the buttons over the board. */
  readonly free: { readonly left: number; readonly right: number };
}

function whereToHang(bubble: HTMLElement, seat: number): Around {
  const screen = bubble.closest('.table-screen')!;
  const place = screen.querySelector(`.seat[data-seat="${seat}"]`)?.getBoundingClientRect();
  const row = bubble.parentElement!.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const buttons = [...screen.querySelectorAll('.board-tools, .step-on')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && top < own.bottom && bottom > own.top);
  const middle = place === undefined ? row.left : place.left + place.width / 2;
  return { middle, start: row.left, free: freeBeside(row, buttons) };
}

/** With its tail at the speaker. */
function hang(bubble: HTMLElement, { middle, start, free }: Around): void {
  bubble.style.left = '0';
  bubble.style.maxWidth = `${Math.min(maxWidthPx, free.right - free.left)}px`;
  const { left, tail } = placeBubble(middle, bubble.offsetWidth, free);
  bubble.style.left = `${left - start}px`;
  bubble.style.setProperty('--tail', `${tail}px`);
}
