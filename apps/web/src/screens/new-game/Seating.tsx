/** Options, players and terms of the edition that was chosen, and the button that begins. */
import { nextOpponent } from '@casefile/bots/people';
import type { Options } from '@casefile/engine';
import { defaultTerms, type Terms } from '@casefile/protocol/terms';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import type { EditionMeta } from '../../editions/edition-meta.ts';
import { freshSeed, startLocal } from '../../game/start.ts';
import { HouseRules } from '../../house-rules/HouseRules.tsx';
import { openScreen } from '../../living-room/open-screen.ts';
import { ScreenChoice } from '../../living-room/ScreenChoice.tsx';
import { api } from '../../online/api.ts';
import { freshNote, keepNote } from '../../online/deal/seeds.ts';
import { remember } from '../../online/keys.ts';
import { problemWords } from '../../online/problem-words.ts';
import { more, printedNamesOf } from '../../words/lexicon.ts';
import type { LocalPlayer } from '../../worker/messages.ts';
import { TermsForm } from '../online/TermsForm.tsx';
import { ChairRow } from './ChairRow.tsx';
import { defaults } from './EditionCard.tsx';
import { MarketChoice } from './MarketChoice.tsx';
import type { PlayMode } from './NewGame.tsx';
import { OptionFields } from './OptionFields.tsx';

export interface SetChair {
  readonly suspect: string;
  readonly name: string;
  /** Null for a person. */
  readonly bot: string | null;
}

export function Seating({
  edition,
  how,
}: {
  readonly edition: EditionMeta;
  readonly how: PlayMode;
}): JSX.Element {
  const t = more().setUp;
  const options = useSignal<Options>(defaults(edition));
  const terms = useSignal<Terms>(defaultTerms);
  const { suspects } = edition.cards(options.value);
  const [minSeats, maxSeats] = edition.seats;
  const chairs = useSignal<readonly SetChair[]>(
    firstChairs(suspects, Math.max(minSeats, Math.min(4, maxSeats)), how),
  );
  const isScreen = useSignal(false);
  const problem = useSignal<string | null>(null);
  const isOpening = useSignal(false);
  const free = suspects.filter((suspect) => !chairs.value.some((chair) => chair.suspect === suspect));
  const change = (i: number, part: Partial<SetChair>): void => {
    chairs.value = chairs.value.map((chair, at) => (at === i ? { ...chair, ...part } : chair));
  };
  const openTable = async (): Promise<void> => {
    const own = chairs.value.find(({ bot }) => bot === null)!;
    settings.name.value = own.name.trim();
    isOpening.value = true;
    const note = freshNote();
    const opened = await api.createTable({
      edition: edition.id,
      options: options.value,
      terms: terms.value,
      name: own.name.trim() || printedNamesOf(edition.id)!.suspects[own.suspect]!,
      suspect: own.suspect,
      commitment: note.commitment,
    });
    if (!opened.ok) {
      problem.value = opened.error.error;
      isOpening.value = false;
      return;
    }
    const { table, tokens } = remember(opened.value);
    keepNote(table, note);
    for (const { suspect, bot } of chairs.value)
      if (bot !== null) await api.command(table, tokens.host!, { do: 'seat-bot', suspect, bot });
    go(`/t/${table}`);
  };
  const openLivingRoom = async (): Promise<void> => {
    isOpening.value = true;
    const about = { edition: edition.id, options: options.value, terms: terms.value, name: t.livingRoomHost };
    const bots = chairs.value.flatMap(({ suspect, bot }) => (bot === null ? [] : [{ suspect, bot }]));
    problem.value = await openScreen(about, bots);
    isOpening.value = false;
  };
  /** Offers the same table as a challenge link. */
  const challenge = async (): Promise<void> => {
    isOpening.value = true;
    const own = chairs.value.find(({ bot }) => bot === null)!;
    settings.name.value = own.name.trim();
    const bots = chairs.value.flatMap(({ suspect, bot }) => (bot === null ? [] : [{ suspect, bot }]));
    const body = { edition: edition.id, options: { ...options.value }, suspect: own.suspect, bots };
    problem.value = await import('../../challenge/own-attempts.ts').then(
      ({ makeChallenge }) => makeChallenge(body),
      () => 'offline',
    );
    isOpening.value = false;
  };
  const begin = (): void => {
    if (how === 'online') {
      void (isScreen.value ? openLivingRoom() : openTable());
      return;
    }
    const players = chairs.value.map(({ suspect, name, bot }): LocalPlayer => {
      if (bot !== null) return { suspect, bot };
      return name.trim() === '' ? { suspect } : { suspect, name: name.trim() };
    });
    void startLocal({ edition: edition.id, options: options.value, players, seed: freshSeed() });
  };
  return (
    <>
      <form
        id="seating"
        class="seating"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOpening.value) begin();
        }}
      >
        <fieldset class="chairs">
          <legend>{t.players}</legend>
          {how === 'online' && <ScreenChoice isScreen={isScreen} />}
          {chairs.value.map((chair, i) =>
            isScreen.value && chair.bot === null ? null : (
              <ChairRow
                key={chair.suspect}
                chair={chair}
                number={i + 1}
                how={how}
                edition={edition.id}
                suspects={suspects.filter((suspect) => suspect === chair.suspect || free.includes(suspect))}
                mayGo={
                  chairs.value.length > (how === 'online' ? 1 : minSeats) &&
                  !(how !== 'hot-seat' && chair.bot === null)
                }
                onChange={(part) => change(i, part)}
                onGo={() => (chairs.value = chairs.value.filter((_, at) => at !== i))}
              />
            ),
          )}
          {chairs.value.length < maxSeats && free.length > 0 && (
            <button
              type="button"
              class="plain"
              onClick={() => {
                const used = chairs.value.flatMap(({ bot: each }) => each ?? []);
                const bot = how === 'hot-seat' ? null : nextOpponent(used);
                chairs.value = [...chairs.value, { suspect: free[0]!, name: '', bot }];
              }}
            >
              {how === 'online' ? more().online.addBot : t.addSeat}
            </button>
          )}
        </fieldset>
        <div class="how">
          <OptionFields edition={edition} options={options} />
          <HouseRules edition={edition} options={options} />
          <MarketChoice edition={edition.id} />
          {how === 'online' && <TermsForm terms={terms} />}
          {how === 'solo' && (
            <p class="challenge-offer">
              <button type="button" class="plain" disabled={isOpening.value} onClick={() => void challenge()}>
                {more().challenge.make}
              </button>
              <small>{more().challenge.hint}</small>
            </p>
          )}
        </div>
      </form>
      {/* Beside the form: it stays in sight from the top of the page on, and so does the reason why it failed. */}
      <div class="begin">
        {problem.value !== null && (
          <p class="trouble" role="alert">
            {problemWords(problem.value)}
          </p>
        )}
        <button type="submit" form="seating" class="primary" disabled={isOpening.value}>
          {how === 'online' ? t.open : t.begin}
        </button>
      </div>
    </>
  );
}

function firstChairs(suspects: readonly string[], count: number, how: PlayMode): readonly SetChair[] {
  const people = how === 'hot-seat' ? 2 : 1;
  const bots: string[] = [];
  for (let i = people; i < count; i++) bots.push(nextOpponent(bots));
  // At an online table the other chairs stay free for invited players.
  return suspects.slice(0, how === 'online' ? 1 : count).map((suspect, i) => ({
    suspect,
    name: i === 0 ? settings.name.value : '',
    bot: i < people ? null : bots[i - people]!,
  }));
}
