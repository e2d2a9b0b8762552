/** The controls of a replay: step, turn, round, ends, play, a line to slide along, and whose eyes. */
import type { Casebook } from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { JSX } from 'preact';
import type { CaseHead } from '../casebook/messages.ts';
import type { CaseScreenWords } from '../casebook/words.ts';
import type { ViewerSeat } from '../worker/messages.ts';
import type { Jump } from './stops.ts';

export interface ReplayBarProps {
  readonly head: CaseHead;
  readonly casebook: Casebook | null;
  readonly names: EditionNames;
  readonly words: CaseScreenWords;
  readonly at: number;
  readonly as: ViewerSeat;
  readonly isPlaying: boolean;
  readonly onJump: (to: Jump) => void;
  readonly onShow: (at: number, as: ViewerSeat) => void;
  readonly onPlay: () => void;
}

/** Each with its sign, in a box of 24. */
const buttons: readonly (readonly [Jump, string])[] = [
  ['first', 'M5 5V19M19 5L9 12L19 19Z'],
  ['turn-back', 'M11 5L4 12L11 19ZM20 5L13 12L20 19Z'],
  ['back', 'M16 5L7 12L16 19Z'],
  ['next', 'M8 5L17 12L8 19Z'],
  ['turn-next', 'M13 5L20 12L13 19ZM4 5L11 12L4 19Z'],
  ['last', 'M19 5V19M5 5L15 12L5 19Z'],
];
const playSign = 'M7 4L19 12L7 20Z';
const pauseSign = 'M8 5V19M16 5V19';

const Sign = ({ d }: { readonly d: string }): JSX.Element => (
  <svg class="replay-sign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={d} />
  </svg>
);

export function ReplayBar(props: ReplayBarProps): JSX.Element {
  const { head, names, words, at, as, isPlaying, onJump, onShow, onPlay } = props;
  const t = words.replay;
  const speaker = makeSpeaker(names, head.players, null);
  const last = head.facts.length;
  return (
    <section class="replay-bar" aria-label={t.title}>
      <div class="replay-line">
        <input
          type="range"
          min={1}
          max={last}
          value={at}
          aria-label={t.moment}
          aria-valuetext={t.step(at, last)}
          onInput={({ currentTarget }) => onShow(Number(currentTarget.value), as)}
        />
        <Marks {...props} />
      </div>
      <div class="replay-buttons">
        {buttons.slice(0, 3).map((button) => (
          <Step key={button[0]} button={button} words={words} onJump={onJump} />
        ))}
        <button
          type="button"
          class="plain"
          data-jump="play"
          aria-label={isPlaying ? t.pause : t.play}
          onClick={onPlay}
        >
          <Sign d={isPlaying ? pauseSign : playSign} />
        </button>
        {buttons.slice(3).map((button) => (
          <Step key={button[0]} button={button} words={words} onJump={onJump} />
        ))}
        {head.viewpoint === 'table' && (
          <label class="replay-eyes">
            <span class="unseen">{t.eyes}</span>
            <select
              value={as === null ? 'spectator' : String(as)}
              onChange={({ currentTarget: { value } }) =>
                onShow(at, value === 'spectator' ? null : Number(value))
              }
            >
              {head.players.map((player, seat) => (
                <option key={player.suspect} value={seat}>
                  {speaker.seat(seat)}
                </option>
              ))}
              <option value="spectator">{t.spectator}</option>
            </select>
          </label>
        )}
      </div>
    </section>
  );
}

interface StepProps {
  readonly button: readonly [Jump, string];
  readonly words: CaseScreenWords;
  readonly onJump: (to: Jump) => void;
}

function Step({ button: [jump, sign], words, onJump }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="plain"
      data-jump={jump}
      aria-label={words.replay.jumps[jump]}
      onClick={() => onJump(jump)}
    >
      <Sign d={sign} />
    </button>
  );
}

/** Suggestions, accusations, and where the solution could first be proved by whose eyes these are. */
function Marks({ head, casebook, as }: ReplayBarProps): JSX.Element {
  const last = head.facts.length;
  const seat = casebook?.seats.find((each) => each.seat === as);
  const proof = seat?.curve.find(({ solutions, opened }) => solutions === 1 && !opened)?.at;
  const marks = head.facts.flatMap(({ fact }, i): { kind: string; at: number }[] =>
    fact === 'suggested' || fact === 'accused' ? [{ kind: fact, at: i + 1 }] : [],
  );
  if (proof !== undefined) marks.push({ kind: 'proof', at: proof });
  return (
    <svg class="replay-marks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {marks.map(({ kind, at }) => (
        <rect
          key={`${kind} ${at}`}
          data-mark={kind}
          x={(1000 * (at - 1)) / Math.max(1, last - 1) - 2}
          y="0"
          width="4"
          height="10"
        />
      ))}
    </svg>
  );
}
