/** The controls of a replay: step, turn, round, ends, play, timeline, and point of view. */
import type { Casebook } from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { ComponentChildren, JSX } from 'preact';
import { Marks } from './Marks.tsx';
import type { Replayed, ReplayViewer } from './replay-session.ts';
import type { Jump } from './stops.ts';
import type { ReplayWords } from './words.ts';

export interface ReplayBarProps {
  readonly replayed: Replayed;
  /** Labels of the points of view other than players; null where there is only one. */
  readonly viewerNames: { readonly spectator: string; readonly all: string } | null;
  readonly casebook: Casebook | null;
  readonly names: EditionNames;
  readonly words: ReplayWords;
  readonly turn: number;
  readonly at: number;
  readonly as: ReplayViewer;
  readonly isPlaying: boolean;
  readonly onJump: (to: Jump) => void;
  readonly onShow: (at: number, as: ReplayViewer) => void;
  readonly onPlay: () => void;
  readonly children?: ComponentChildren;
}

/** Each with its icon path in a 24 × 24 box. */
const buttons: readonly (readonly [Jump, string])[] = [
  ['first', 'M5 5V19M19 5L9 12L19 19Z'],
  ['round-back', 'M8 5L2 12L8 19ZM15 5L9 12L15 19ZM22 5L16 12L22 19Z'],
  ['turn-back', 'M11 5L4 12L11 19ZM20 5L13 12L20 19Z'],
  ['back', 'M16 5L7 12L16 19Z'],
  ['next', 'M8 5L17 12L8 19Z'],
  ['turn-next', 'M13 5L20 12L13 19ZM4 5L11 12L4 19Z'],
  ['round-next', 'M16 5L22 12L16 19ZM9 5L15 12L9 19ZM2 5L8 12L2 19Z'],
  ['last', 'M19 5V19M5 5L15 12L5 19Z'],
];
const half = buttons.length / 2;
const playSign = 'M6 3L20 12L6 21Z';
const pauseSign = 'M8 5V19M16 5V19';

const Sign = ({ d, size = 20 }: { readonly d: string; readonly size?: number }): JSX.Element => (
  <svg class="replay-sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={d} />
  </svg>
);

export function ReplayBar(props: ReplayBarProps): JSX.Element {
  const { replayed, words: t, turn, at, as, isPlaying, onJump, onShow, onPlay, children } = props;
  const last = replayed.facts.length;
  return (
    <section class="replay-bar" aria-label={t.title}>
      <div class="replay-line">
        <input
          type="range"
          min={1}
          max={last}
          value={at}
          aria-label={t.moment}
          aria-valuetext={`${t.turn(turn)}, ${t.step(at, last)}`}
          onInput={({ currentTarget }) => onShow(Number(currentTarget.value), as)}
        />
        <Marks {...props} />
      </div>
      <div class="replay-buttons">
        {buttons.slice(0, half).map((button) => (
          <Step key={button[0]} button={button} words={t} onJump={onJump} />
        ))}
        <button
          type="button"
          class="plain"
          data-jump="play"
          aria-label={isPlaying ? t.pause : t.play}
          onClick={onPlay}
        >
          <Sign d={isPlaying ? pauseSign : playSign} size={24} />
        </button>
        {buttons.slice(half).map((button) => (
          <Step key={button[0]} button={button} words={t} onJump={onJump} />
        ))}
        <span class="replay-where" aria-hidden="true">
          {t.turn(turn)}
        </span>
        {children}
      </div>
      <ViewerChoice {...props} />
    </section>
  );
}

function ViewerChoice({
  replayed,
  viewerNames,
  names,
  words: t,
  at,
  as,
  onShow,
}: ReplayBarProps): JSX.Element | null {
  if (viewerNames === null) return null;
  const speaker = makeSpeaker(names, replayed.players, null);
  const viewerOf = (value: string): ReplayViewer =>
    value === 'spectator' ? null : value === 'table' ? 'table' : Number(value);
  return (
    <label class="replay-eyes">
      <span>{t.eyes}</span>
      <select
        value={as === null ? 'spectator' : String(as)}
        onChange={({ currentTarget: { value } }) => onShow(at, viewerOf(value))}
      >
        {replayed.players.map((player, seat) => (
          <option key={player.suspect} value={seat}>
            {speaker.seat(seat)}
          </option>
        ))}
        <option value="spectator">{viewerNames.spectator}</option>
        <option value="table">{viewerNames.all}</option>
      </select>
    </label>
  );
}

interface StepProps {
  readonly button: readonly [Jump, string];
  readonly words: ReplayWords;
  readonly onJump: (to: Jump) => void;
}

function Step({ button: [jump, sign], words, onJump }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="plain"
      data-jump={jump}
      aria-label={words.jumps[jump]}
      title={words.jumps[jump]}
      onClick={() => onJump(jump)}
    >
      <Sign d={sign} />
    </button>
  );
}
