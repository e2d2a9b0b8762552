import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import { ui } from '../words/lexicon.ts';
import { Page } from './Page.tsx';

export function Nowhere(): JSX.Element {
  const t = ui().trouble;
  return (
    <Page title={t.nowhere}>
      <p>
        <a href="/" onClick={follow} class="button primary">
          {t.home}
        </a>
      </p>
    </Page>
  );
}
