/** The rolled dice, with a tumble of half a second unless skipped. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isStill, settings } from '../../app/settings.ts';
import { Die } from '../../art/dice/Die.tsx';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { locale, ui } from '../../words/lexicon.ts';

const tumbleMs = 500;

export function Dice(): JSX.Element | null {
  const { session } = useTable();
  const { view, whole } = useScene();
  const at = session.log.value.findLastIndex(({ fact }) => fact === 'rolled');
  const seen = useRef(whole ? at : -1);
  const isFresh = at > seen.current && session.log.value.length - at < 4;
  useEffect(() => {
    seen.current = at;
  }, [at]);
  if (view.dice === null) return null;
  const isMoving = isFresh && !isStill() && settings.speed.value !== 'instant';
  return (
    <div class="dice">
      {view.dice.map((face, i) => (
        <Rolled key={`${at} ${i}`} face={face} die={i} isMoving={isMoving} lateMs={i * 60} />
      ))}
      {view.left > 0 && <span class="dice-left">{ui().table.rolledSteps(view.left)}</span>}
    </div>
  );
}

interface RolledProps {
  readonly face: number;
  /** The index of the die: only one of them may have a sign. */
  readonly die: number;
  readonly isMoving: boolean;
  readonly lateMs: number;
}

function Rolled({ face, die, isMoving, lateMs }: RolledProps): JSX.Element {
  const { sign } = useNaming().speaker;
  const box = useRef<HTMLSpanElement>(null);
  const shown = useSignal(face);
  // Only on appearance: a re-render does not tumble again.
  useEffect(() => {
    if (!isMoving) return;
    const flicker = setInterval(() => {
      shown.value = 1 + Math.floor(Math.random() * 6);
    }, 70);
    const run = box.current!.animate(
      [
        { transform: 'translate(-28px, -34px) rotate(-200deg)', opacity: 0.2 },
        { transform: 'translate(4px, 0) rotate(20deg)', opacity: 1, offset: 0.6 },
        { transform: 'translate(0, -8px) rotate(-8deg)', offset: 0.8 },
        { transform: 'none' },
      ],
      { duration: tumbleMs - lateMs, delay: lateMs, easing: 'ease-out', fill: 'backwards' },
    );
    const land = (): void => {
      clearInterval(flicker);
      shown.value = face;
    };
    run.onfinish = land;
    run.oncancel = land;
    return () => run.cancel();
  }, []);
  const own = sign(face, die);
  const label = own === undefined ? String(face) : locale.value!.game.signs[own].read;
  return (
    <span ref={box} class="rolled">
      <Die face={shown.value} sign={sign(shown.value, die)} size={44} label={ui().table.die(label)} />
    </span>
  );
}
