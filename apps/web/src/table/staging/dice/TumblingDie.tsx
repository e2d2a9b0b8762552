/** A die as a cube: it comes flying, rolls over several times, bounces once and lies still on its rolled face. */
import type { DieSign } from '@casefile/editions/die';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isStill } from '../../../app/settings.ts';
import { Die } from '../../../art/dice/Die.tsx';
import { paceFactor } from '../pace.ts';
import { tumbleMs } from './tumble.ts';

const dieSize = 46;

interface Props {
  /** The rolled face, from 1 to 6. */
  readonly face: number;
  /** The sign printed on a face in place of its pips. */
  readonly signOf: (face: number) => DieSign | undefined;
  /** Its index among the dice thrown together, which all fly differently. */
  readonly number: number;
}

/** The rolled face in front, the opposite one, then the other two pairs. Opposite faces add up to seven. */
function facesFrom(face: number): readonly number[] {
  const [side = 1, end = 2] = [1, 2, 3].filter((each) => each !== Math.min(face, 7 - face));
  return [face, 7 - face, side, 7 - side, end, 7 - end];
}
const turnedTo = [
  '',
  'rotateY(180deg)',
  'rotateY(90deg)',
  'rotateY(-90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
];
/** Seen slightly from above and from one side. */
const lies = 'rotateX(-14deg) rotateY(12deg)';

export function TumblingDie({ face, signOf, number }: Props): JSX.Element {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isStill()) return;
    const [shadow, flight] = box.current!.children as unknown as readonly [HTMLElement, HTMLElement];
    const late = number * 60;
    const timing: KeyframeAnimationOptions = {
      duration: (tumbleMs - late) * paceFactor(),
      delay: late * paceFactor(),
      fill: 'backwards',
    };
    const [x, spin] = [-150 - number * 50, number % 2 === 0 ? 1 : -1];
    const runs = [
      flight.animate(
        [
          {
            transform: `translate(${x}px, -130px) scale(1.5)`,
            opacity: 0,
            easing: 'cubic-bezier(.3,.1,.8,.6)',
          },
          { opacity: 1, offset: 0.12 },
          { transform: `translate(${x * 0.32}px, 6px)`, offset: 0.42, easing: 'cubic-bezier(.1,.6,.5,1)' },
          {
            transform: `translate(${x * 0.14}px, -26px) scale(1.12)`,
            offset: 0.58,
            easing: 'cubic-bezier(.5,0,.9,.5)',
          },
          { transform: 'translate(5px, 3px)', offset: 0.78, easing: 'ease-out' },
          { transform: 'none' },
        ],
        timing,
      ),
      (flight.firstElementChild as HTMLElement).animate(
        [
          {
            transform: `rotateX(${-620 * spin}deg) rotateY(${500 + number * 70}deg) rotateZ(${-200 * spin}deg)`,
          },
          {
            transform: `rotateX(${-120 * spin}deg) rotateY(96deg) rotateZ(${-40 * spin}deg)`,
            offset: 0.58,
          },
          { transform: `rotateX(4deg) rotateY(-8deg) rotateZ(${9 * spin}deg)`, offset: 0.82 },
          { transform: lies },
        ],
        { ...timing, easing: 'cubic-bezier(.25,.6,.5,1)' },
      ),
      shadow.animate(
        [
          { transform: `translate(${x}px, 60px) scale(1.9)`, opacity: 0 },
          { transform: `translate(${x * 0.32}px, 6px)`, opacity: 1, offset: 0.42 },
          { transform: `translate(${x * 0.14}px, 10px) scale(1.35)`, opacity: 0.5, offset: 0.58 },
          { transform: 'translate(5px, 2px)', opacity: 1, offset: 0.78 },
          { transform: 'none', opacity: 1 },
        ],
        timing,
      ),
    ];
    return () => {
      for (const run of runs) run.cancel();
    };
  }, []);
  return (
    <span class="thrown-die" ref={box}>
      <i class="die-shadow" />
      <span class="die-flight">
        <span class="die-cube" style={{ transform: lies }}>
          {facesFrom(face).map((side, i) => (
            <b key={side} style={{ transform: `${turnedTo[i]} translateZ(${dieSize / 2 - 1}px)` }}>
              <Die face={side} sign={signOf(side)} size={dieSize} label="" />
            </b>
          ))}
        </span>
      </span>
    </span>
  );
}
