/** The choice of market names. Affects only this device's screens. */
import { markets } from '@casefile/editions/markets';
import type { JSX } from 'preact';
import { settings } from '../../app/settings.ts';
import { hasOtherNames, more } from '../../words/lexicon.ts';

/** For one edition, if it has other names; without one, for all editions. */
export function MarketChoice({ edition }: { readonly edition: string | null }): JSX.Element | null {
  const t = more().settings;
  if (edition !== null && !hasOtherNames(edition)) return null;
  return (
    <label class="field">
      <span>{t.market}</span>
      <select
        value={settings.market.value}
        onChange={(event) => {
          settings.market.value = event.currentTarget.value as (typeof markets)[number];
        }}
      >
        {markets.map((market) => (
          <option key={market} value={market}>
            {t.markets[market]}
          </option>
        ))}
      </select>
    </label>
  );
}
