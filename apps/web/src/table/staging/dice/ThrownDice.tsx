/** Dice thrown onto the board, beside the pawn that will walk. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useNaming, useScene } from '../../../game/context.ts';
import type { Beat } from '../../../game/staging/beats.ts';
import { useBeforePaint } from '../before-paint.ts';
import { TumblingDie } from './TumblingDie.tsx';

const gapPx = 4;

export function ThrownDice({ beat: { fact } }: { readonly beat: Beat }): JSX.Element | null {
  const { view } = useScene();
  const { sign } = useNaming().speaker;
  const box = useRef<HTMLDivElement>(null);
  const suspect = fact.fact === 'rolled' ? view.seats[fact.seat]!.suspect : '';
  useBeforePaint(() => {
    const element = box.current;
    const stage = element?.closest('.staging')?.getBoundingClientRect();
    const pawn = document.querySelector(`.board [data-piece="${suspect}"]`)?.getBoundingClientRect();
    if (element === null || stage === undefined) return;
    // As drawn: on a big screen that is larger than laid out.
    const { width, height } = element.getBoundingClientRect();
    const [left, top] =
      pawn === undefined || pawn.width === 0
        ? [(stage.width - width) / 2, stage.height / 2]
        : [pawn.right - stage.left + 10, pawn.top - stage.top - height / 2];
    // Keeps dice on the board, clear of its edge and of the caption.
    const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
    const caption = element.nextElementSibling?.getBoundingClientRect();
    const isAbove = caption !== undefined && caption.top - stage.top < stage.height / 2;
    const [foot, head] = isAbove ? [8, caption.bottom - stage.top + 8] : [60, 8];
    const lying = {
      left: clamp(left, 8, stage.width - width - 8),
      top: clamp(top, head, stage.height - height - foot),
    };
    const { x, y } = besideButtons({ ...lying, width, height }, stage);
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
  }, []);
  if (fact.fact !== 'rolled') return null;
  return (
    <div class="thrown" ref={box}>
      {fact.dice.map((face, i) => (
        <TumblingDie key={i} face={face} signOf={(side) => sign(side, i)} number={i} />
      ))}
    </div>
  );
}

/** Above the buttons over the board if the dice would cover one. */
function besideButtons(
  { left, top, width, height }: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>,
  stage: DOMRect,
): { readonly x: number; readonly y: number } {
  const isCovered = (button: DOMRect): boolean =>
    button.width > 0 &&
    left < button.right - stage.left + gapPx &&
    left + width > button.left - stage.left - gapPx &&
    top + height > button.top - stage.top - gapPx;
  const covered = [...document.querySelectorAll('.board-tools, .step-on')]
    .map((each) => each.getBoundingClientRect())
    .filter(isCovered);
  return { x: left, y: Math.min(top, ...covered.map((button) => button.top - stage.top - height - gapPx)) };
}
