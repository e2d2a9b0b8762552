/** The record as a file, and the link to a game that others may study. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { copy } from '../online/ui/copy.ts';
import { save } from '../table/end/paper/picture.ts';
import { more } from '../words/lexicon.ts';
import type { CaseFault, CaseHead, CaseSource } from './messages.ts';
import { linkTo, sameDealOf } from './same-deal/same-deal.ts';
import { textOf } from './source/record-text.ts';
import type { CaseScreenWords } from './words/words.ts';

export interface TakeAwayProps {
  readonly head: CaseHead;
  readonly source: () => Promise<CaseSource | CaseFault>;
  readonly words: CaseScreenWords;
}

export function TakeAway({ head, source, words }: TakeAwayProps): JSX.Element {
  const link = useSignal<{ readonly address: string; readonly isCopied: boolean } | null>(null);
  const deal = sameDealOf(head);
  const give = async (path: string): Promise<void> => {
    const address = location.origin + path;
    link.value = { address, isCopied: await copy(address) };
  };
  const isOnline = location.pathname.startsWith('/g/');
  const fault = useSignal<CaseFault | null>(null);
  const keep = async (): Promise<void> => {
    const found = await source().catch((): CaseFault => ({ why: 'unreachable' }));
    fault.value = 'why' in found ? found : null;
    if (!('why' in found)) save(new Blob([textOf(found)], { type: 'application/json' }), fileName());
  };
  return (
    <>
      <button type="button" class="plain" data-export onClick={() => void keep()}>
        {words.export}
      </button>
      {isOnline && (
        <button type="button" class="plain" onClick={() => void give(location.pathname)}>
          {words.copyLink}
        </button>
      )}
      {deal !== null && (
        <button type="button" class="plain" data-challenge onClick={() => void give(linkTo(deal))}>
          {words.sameDeal.copy}
        </button>
      )}
      <span role="status">
        {link.value !== null && (link.value.isCopied ? words.copied : more().lobby.copyFailed)}
      </span>
      {fault.value !== null && (
        <p class="trouble" role="alert">
          {words.faults[fault.value.why]}
        </p>
      )}
      {link.value?.isCopied === false && (
        <input
          readOnly
          value={link.value.address}
          aria-label={words.copyLink}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

const fileName = (): string => `casefile-${location.pathname.split('/').at(-1)}.json`;
