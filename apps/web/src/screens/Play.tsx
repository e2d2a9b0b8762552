/** A game on this device: opens it, or says why it cannot. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isMissing } from '../app/missing.ts';
import { go } from '../app/router.ts';
import { read, write } from '../app/settings.ts';
import { BrokenGame, openLocal } from '../game/local-session.ts';
import type { Session } from '../game/session.ts';
import { isSaved, takeNext } from '../game/start.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { loadNames, tongue, ui } from '../words/lexicon.ts';
import { Page } from './Page.tsx';

export function Play(): JSX.Element {
  const session = useSignal<Session | null>(null);
  const isBroken = useSignal(false);
  useEffect(() => {
    const setting = takeNext() ?? read('game', null, isSaved);
    if (setting === null) {
      go('/', 'replace');
      return;
    }
    let opened: Session | null = null;
    let isGone = false;
    const open = async (): Promise<void> => {
      await loadNames(setting.edition, tongue.value!.lang);
      opened = await openLocal(setting);
      if (isGone) opened.leave();
      else session.value = opened;
    };
    open().catch((error: unknown) => {
      // An edition that nobody knows is no fault of the network.
      if (error instanceof BrokenGame || error instanceof RangeError) isBroken.value = true;
      else isMissing.value = true;
    });
    return () => {
      isGone = true;
      opened?.leave();
    };
  }, []);
  if (isBroken.value)
    return (
      <Page title={ui().trouble.savedBroken}>
        <button
          type="button"
          class="primary"
          onClick={() => {
            write('game', null);
            go('/', 'replace');
          }}
        >
          {ui().trouble.startAfresh}
        </button>
      </Page>
    );
  return session.value === null ? (
    <div class="opening" aria-busy="true" />
  ) : (
    <TableScreen session={session.value} most="full" />
  );
}
