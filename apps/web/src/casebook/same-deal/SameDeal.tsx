/** A shared deal of a finished game: the same cards from the same seat. */
import { makeSpeaker } from '@casefile/editions/words/speaker';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Face } from '../../art/people/people.tsx';
import { editionIds } from '../../editions/edition-meta.ts';
import { freshSeed, startLocal } from '../../game/start.ts';
import { BotOptions } from '../../screens/new-game/Strength.tsx';
import { Page } from '../../screens/Page.tsx';
import { namesOf } from '../../words/lexicon.ts';
import { BackToGames } from '../BackToGames.tsx';
import type { CaseScreenWords } from '../words/words.ts';
import { readDeal } from './same-deal.ts';

const usualBot = 'basil';

export interface SameDealProps {
  readonly hash: string;
  readonly words: CaseScreenWords;
}

export function SameDeal({ hash, words }: SameDealProps): JSX.Element {
  const bot = useSignal(usualBot);
  const deal = readDeal(hash);
  const names = deal === null ? undefined : namesOf(deal.edition);
  const t = words.sameDeal;
  // The edition exists; its names are loading.
  if (deal !== null && names === undefined && editionIds.includes(deal.edition))
    return <div class="opening" aria-busy="true" />;
  if (deal === null || names === undefined)
    return (
      <Page title={t.title}>
        <p role="alert">{t.bad}</p>
        <BackToGames words={words} />
      </Page>
    );
  const { edition, options, suspects, own, layout } = deal;
  const players = suspects.map((suspect) => ({ suspect }));
  const speaker = makeSpeaker(names, players, null);
  const start = (): Promise<void> =>
    startLocal({
      edition,
      options,
      players: suspects.map((suspect) => (suspect === own ? { suspect } : { suspect, bot: bot.value })),
      seed: freshSeed(),
      layout,
    });
  return (
    <Page title={t.title}>
      <form
        class="casebook same-deal"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p class="case-of">{names.title}</p>
        <p class="same-deal-own">
          <Face id={own} edition={edition} size={56} />
          <span>{t.about(speaker.seat(suspects.indexOf(own)), suspects.length)}</span>
        </p>
        <label class="field">
          <span>{words.playFrom.against}</span>
          <select
            value={bot.value}
            onChange={({ currentTarget }) => {
              bot.value = currentTarget.value;
            }}
          >
            <BotOptions />
          </select>
        </label>
        <div class="case-tools">
          <button type="submit" class="primary">
            {t.start}
          </button>
        </div>
      </form>
    </Page>
  );
}
