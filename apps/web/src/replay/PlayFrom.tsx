/** Starts a new game from a moment of a finished one: choose the seat, the cards and the opponents. */
import type { NoDeal } from '@casefile/analysis';
import type { EditionNames } from '@casefile/editions/names';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { Seat, View } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Begun, CaseHead } from '../casebook/messages.ts';
import type { OpenCase } from '../casebook/use-case.ts';
import type { CaseScreenWords } from '../casebook/words/words.ts';
import { freshSeed, startLocal } from '../game/start.ts';
import { BotOptions } from '../screens/new-game/Strength.tsx';
import { loadMore } from '../words/lexicon.ts';
import type { LocalSetting } from '../worker/messages.ts';

export interface PlayFromProps {
  readonly opened: OpenCase;
  readonly head: CaseHead;
  readonly names: EditionNames;
  readonly words: CaseScreenWords;
  readonly at: number;
  /** The table at this moment. */
  readonly view: View;
  /** The point of view it was shown from. */
  readonly seat: Seat | null;
  readonly onClose: () => void;
}

const usualBot = 'basil';

export function PlayFrom(props: PlayFromProps): JSX.Element | null {
  const { opened, head, names, words, at, view, onClose } = props;
  const t = words.playFrom;
  const box = useRef<HTMLDialogElement>(null);
  const isReady = useSignal(false);
  const chairs = head.players.flatMap((_, seat) =>
    view.seats[seat]!.out || (head.viewpoint !== 'table' && head.viewpoint !== seat) ? [] : [seat],
  );
  const wanted = props.seat ?? head.me ?? chairs[0] ?? 0;
  const seat = useSignal(chairs.includes(wanted) ? wanted : (chairs[0] ?? 0));
  const isDrawn = useSignal(head.viewpoint !== 'table');
  const bot = useSignal(usualBot);
  const trouble = useSignal<NoDeal | null>(null);
  useEffect(() => {
    void loadMore().then(() => {
      isReady.value = true;
    }, onClose);
  }, []);
  useEffect(() => {
    if (isReady.value) box.current?.showModal();
  }, [isReady.value]);
  const speaker = makeSpeaker(names, head.players, null);
  const start = async (): Promise<void> => {
    const begun = await opened.begin(at, seat.value, isDrawn.value);
    if (typeof begun === 'string') {
      trouble.value = begun;
      return;
    }
    await startLocal(settingFor(props, begun, seat.value, bot.value));
  };
  if (!isReady.value) return null;
  return (
    <dialog ref={box} class="play-from-box" aria-label={t.title} onClose={onClose}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h2>{t.title}</h2>
        <p>{t.about(words.casebook.turn(view.turnNumber))}</p>
        <label class="field">
          <span>{t.chair}</span>
          <select
            value={seat.value}
            onChange={({ currentTarget }) => {
              seat.value = Number(currentTarget.value);
            }}
          >
            {chairs.map((each) => (
              <option key={each} value={each}>
                {each === head.me ? words.you(speaker.seat(each)) : speaker.seat(each)}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{t.cards}</legend>
          {([false, true] as const).map((drawn) => (
            <label key={String(drawn)} class="check">
              <input
                type="radio"
                name="cards"
                checked={isDrawn.value === drawn}
                disabled={!drawn && head.viewpoint !== 'table'}
                onChange={() => {
                  isDrawn.value = drawn;
                  trouble.value = null;
                }}
              />
              <span>{drawn ? t.drawn : t.true}</span>
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span>{t.against}</span>
          <select
            value={bot.value}
            onChange={({ currentTarget }) => {
              bot.value = currentTarget.value;
            }}
          >
            <BotOptions />
          </select>
        </label>
        {trouble.value !== null && <p role="alert">{t.noDeal[trouble.value]}</p>}
        <div class="buttons">
          <button type="submit" class="primary" disabled={chairs.length === 0}>
            {t.start}
          </button>
          <button type="button" class="plain" onClick={() => box.current?.close()}>
            {t.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function settingFor(
  { head, view }: PlayFromProps,
  { certainty, ...begun }: Exclude<Begun, NoDeal>,
  seat: Seat,
  bot: string,
): LocalSetting {
  const ended = head.facts.findLast((fact) => fact.fact === 'ended');
  const turns = head.facts.findLast((fact) => fact.fact === 'turn');
  return {
    edition: head.edition,
    options: head.options,
    players: head.players.map(({ suspect }, each) => (each === seat ? { suspect } : { suspect, bot })),
    seed: freshSeed(),
    origin: {
      ...begun,
      of: location.pathname.split('/').at(-1)!,
      path: location.pathname,
      turn: view.turnNumber,
      seat,
      seen: { fromTurn: 0, next: { [seat]: begun.at } },
      went: {
        winner: ended?.fact === 'ended' ? ended.winner : null,
        turns: turns?.fact === 'turn' ? turns.number : 0,
        proved: certainty.provable.all,
        certainty,
      },
    },
  };
}
