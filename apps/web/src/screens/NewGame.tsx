/** Setting up a game: the editions side by side, options, who plays. */
import { opponents } from '@casefile/bots/people';
import type { Edition, Options, OptionValue } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { Emblem } from '../art/people.tsx';
import type { LocalPlayer } from '../desk/messages.ts';
import { editionIds, loadEdition } from '../editions.ts';
import { freshSeed, startLocal } from '../game/start.ts';
import { api } from '../online/api.ts';
import { remember } from '../online/keys.ts';
import { namesOf, ui } from '../words/lexicon.ts';
import { Page } from './Page.tsx';

export type How = 'solo' | 'hot-seat' | 'online';

export function NewGame({ how }: { readonly how: How }): JSX.Element {
  const t = ui().setUp;
  const editions = useSignal<readonly Edition[]>([]);
  const chosen = useSignal('clue-2002');
  useEffect(() => {
    void Promise.all(editionIds.map(loadEdition)).then((all) => {
      editions.value = all.filter((edition) => edition !== undefined);
    });
  }, []);
  const edition = editions.value.find(({ id }) => id === chosen.value);
  const title = how === 'solo' ? t.solo : how === 'hot-seat' ? t.hotSeat : t.online;
  return (
    <Page title={title}>
      <fieldset class="editions">
        <legend>{t.edition}</legend>
        {editions.value.map((each) => (
          <EditionCard
            key={each.id}
            edition={each}
            isChosen={each.id === chosen.value}
            onChoose={() => (chosen.value = each.id)}
          />
        ))}
      </fieldset>
      {edition !== undefined && <Seating key={edition.id} edition={edition} how={how} />}
    </Page>
  );
}

interface EditionCardProps {
  readonly edition: Edition;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function EditionCard({ edition, isChosen, onChoose }: EditionCardProps): JSX.Element | null {
  const names = namesOf(edition.id);
  if (names === undefined) return null;
  const t = ui().setUp;
  const { suspects, weapons, rooms } = edition.cards(defaults(edition));
  return (
    <label class="edition" data-chosen={isChosen}>
      <input type="radio" name="edition" checked={isChosen} onChange={onChoose} />
      <strong>{names.title}</strong>
      <span>{names.summary}</span>
      <small>
        {[
          t.seats(...edition.seats),
          t.cards(suspects.length + weapons.length + rooms.length),
          t.dice(edition.dice.length),
          edition.drawing === null ? t.noBoard : null,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </small>
    </label>
  );
}

const defaults = (edition: Edition): Options =>
  Object.fromEntries(Object.entries(edition.options).map(([name, values]) => [name, values[0]!]));

interface Chair {
  readonly suspect: string;
  readonly name: string;
  readonly bot: string | null;
}

function Seating({ edition, how }: { readonly edition: Edition; readonly how: How }): JSX.Element | null {
  const t = ui().setUp;
  const options = useSignal<Options>(defaults(edition));
  const { suspects } = edition.cards(options.value);
  const [fewest, most] = edition.seats;
  const chairs = useSignal<readonly Chair[]>(firstChairs(suspects, Math.max(fewest, Math.min(4, most)), how));
  const names = namesOf(edition.id);
  if (names === undefined) return null;
  const free = suspects.filter((suspect) => !chairs.value.some((chair) => chair.suspect === suspect));
  const change = (i: number, part: Partial<Chair>): void => {
    chairs.value = chairs.value.map((chair, at) => (at === i ? { ...chair, ...part } : chair));
  };
  const problem = useSignal<string | null>(null);
  const openTable = async (): Promise<void> => {
    const own = chairs.value.find(({ bot }) => bot === null)!;
    settings.name.value = own.name.trim();
    const { suspect, name } = own;
    const opened = await api.createTable({
      edition: edition.id,
      options: options.value,
      name: name.trim() || names.suspects[suspect]!,
      suspect,
      seed: freshSeed(),
    });
    if (!opened.ok) {
      problem.value = opened.error.error;
      return;
    }
    const { table, tokens } = remember(opened.value);
    for (const { suspect: chair, bot } of chairs.value)
      if (bot !== null) await api.command(table, tokens.host!, { do: 'seat-bot', suspect: chair, bot });
    go(`/t/${table}`);
  };
  const begin = (): void => {
    if (how === 'online') {
      void openTable();
      return;
    }
    const players = chairs.value.map(({ suspect, name, bot }): LocalPlayer => {
      if (bot !== null) return { suspect, bot };
      return name.trim() === '' ? { suspect } : { suspect, name: name.trim() };
    });
    startLocal({ edition: edition.id, options: options.value, players, seed: freshSeed() });
    go('/play');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      {Object.keys(edition.options).length > 0 && (
        <fieldset>
          <legend>{t.options}</legend>
          {Object.entries(edition.options).map(([name, values]) => (
            <label class="field" key={name}>
              <span>{names.options[name]?.label ?? name}</span>
              <select
                value={String(options.value[name])}
                onChange={(event) => {
                  const value = values.find(
                    (each) => String(each) === event.currentTarget.value,
                  ) as OptionValue;
                  options.value = { ...options.value, [name]: value };
                }}
              >
                {values.map((value) => (
                  <option key={String(value)} value={String(value)}>
                    {names.options[name]?.values[String(value)] ?? String(value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset class="chairs">
        <legend>{t.players}</legend>
        {chairs.value.map((chair, i) => (
          <div class="chair" key={chair.suspect}>
            <Emblem id={chair.suspect} />
            <label>
              <span class="unseen">{t.suspect}</span>
              <select
                value={chair.suspect}
                onChange={(event) => change(i, { suspect: event.currentTarget.value })}
              >
                {suspects
                  .filter((suspect) => suspect === chair.suspect || free.includes(suspect))
                  .map((suspect) => (
                    <option key={suspect} value={suspect}>
                      {names.suspects[suspect]}
                    </option>
                  ))}
              </select>
            </label>
            {chair.bot === null ? (
              <label>
                <span class="unseen">{t.name}</span>
                <input
                  value={chair.name}
                  maxLength={40}
                  placeholder={how === 'solo' ? t.you : names.suspects[chair.suspect]!}
                  onInput={(event) => change(i, { name: event.currentTarget.value })}
                />
              </label>
            ) : null}
            {(how === 'hot-seat' || chair.bot !== null) && (
              <label>
                <span class="unseen">{t.strength}</span>
                <select
                  value={chair.bot ?? ''}
                  onChange={(event) => change(i, { bot: event.currentTarget.value || null })}
                >
                  {how === 'hot-seat' && <option value="">{t.person}</option>}
                  {opponents.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {chairs.value.length > (how === 'online' ? 1 : fewest) &&
              !(how === 'solo' && chair.bot === null) && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={t.removeSeat(names.suspects[chair.suspect]!)}
                  onClick={() => (chairs.value = chairs.value.filter((_, at) => at !== i))}
                >
                  ×
                </button>
              )}
          </div>
        ))}
        {chairs.value.length < most && free.length > 0 && (
          <button
            type="button"
            class="plain"
            onClick={() => {
              const bot = how === 'hot-seat' ? null : 'agnes';
              chairs.value = [...chairs.value, { suspect: free[0]!, name: '', bot }];
            }}
          >
            {t.addSeat}
          </button>
        )}
      </fieldset>
      {problem.value !== null && (
        <p class="trouble" role="alert">
          {ui().online.problems[problem.value] ?? ui().trouble.something}
        </p>
      )}
      <button type="submit" class="primary">
        {how === 'online' ? t.open : t.begin}
      </button>
    </form>
  );
}

function firstChairs(suspects: readonly string[], count: number, how: How): readonly Chair[] {
  const bots = ['daisy', 'basil', 'agnes', 'victor', 'irene'];
  // At an online table the other chairs stay free for who comes with the link.
  return suspects.slice(0, how === 'online' ? 1 : count).map((suspect, i) => ({
    suspect,
    name: i === 0 ? settings.name.value : '',
    bot: i === 0 || (how === 'hot-seat' && i < 2) ? null : bots[(i - 1) % bots.length]!,
  }));
}
