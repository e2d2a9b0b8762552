/** The end: the envelope opens, and the evening paper tells the case. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { isStill } from '../app/settings.ts';
import { Envelope } from '../art/cards.tsx';
import { useScene, useTable } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';

/** The envelope's part of the ceremony; the paper's own takes another second. */
const opens = 2200;

/** Printed while the envelope opens: until then nobody has to wait for it. Without a network the table is read without. */
const paper = signal<ComponentType | null>(null);
async function print(): Promise<void> {
  paper.value ??= await import('./Paper.tsx').then(
    (found) => found.Paper,
    () => () => null,
  );
}

/** Drawn from what is on the page: the words are there, in the reader's language. */
async function keep(page: HTMLElement): Promise<void> {
  const { pictureOf, save } = await import('./picture.ts');
  const text = (selector: string): string => page.querySelector(selector)?.textContent?.trim() ?? '';
  const blob = await pictureOf({
    masthead: text('.paper-name'),
    headline: text('h2'),
    lead: text('.lead'),
    pictures: [...page.querySelectorAll<SVGSVGElement>('.story .card > svg')],
  });
  if (blob !== null) save(blob, 'casefile.png');
}

export function EndScreen(): JSX.Element | null {
  const { session } = useTable();
  const { view, whole } = useScene();
  const isAway = useSignal(false);
  // Who comes to a game that is over already has seen the envelope open.
  const isOpen = useSignal(whole && view.result !== null);
  const box = useRef<HTMLElement>(null);
  const isOver = view.result !== null;
  useEffect(() => {
    if (isOver) void print();
    if (!isOver || isOpen.value) return;
    const open = (): void => {
      isOpen.value = true;
    };
    const timer = setTimeout(open, isStill() ? 0 : opens);
    addEventListener('pointerdown', open);
    addEventListener('keydown', open);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', open);
      removeEventListener('keydown', open);
    };
  }, [isOver]);
  useEffect(() => {
    if (isOver && isOpen.value) box.current?.querySelector<HTMLElement>('.primary')?.focus();
  }, [isOver, isOpen.value, paper.value]);
  if (!isOver) return null;
  const t = ui().end;
  if (isAway.value)
    return (
      <button type="button" class="primary reopen" onClick={() => (isAway.value = false)}>
        {t.reopen}
      </button>
    );
  const Paper = paper.value;
  if (!isOpen.value || Paper === null)
    return (
      <section class="end opening-envelope" aria-label={t.paper}>
        <div class="sealed-case">
          <Envelope size={260} />
        </div>
        <p>{t.skip}</p>
      </section>
    );
  return (
    <section class="end" aria-label={t.paper} ref={box}>
      <Paper />
      <div class="buttons">
        <button type="button" class="primary" onClick={() => void session.rematch()}>
          {t.again}
        </button>
        <button type="button" class="plain" onClick={() => void keep(box.current!)}>
          {t.savePicture}
        </button>
        <button type="button" class="plain" onClick={() => (isAway.value = true)}>
          {t.toTable}
        </button>
        <a href="/" onClick={follow} class="button plain">
          {t.home}
        </a>
      </div>
    </section>
  );
}
