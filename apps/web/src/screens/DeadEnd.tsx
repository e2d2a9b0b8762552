/** A page with nothing to show: what happened, what it may be due to, and the ways on. */
import type { ComponentChildren, JSX } from 'preact';
import { follow } from '../app/router.ts';
import { ui } from '../words/lexicon.ts';
import { Page } from './Page.tsx';

export interface DeadEndProps {
  readonly title: string;
  readonly hint?: string;
  /** Before the way to the start page. */
  readonly children?: ComponentChildren;
}

export function DeadEnd({ title, hint, children }: DeadEndProps): JSX.Element {
  return (
    <Page title={title}>
      {hint !== undefined && <p>{hint}</p>}
      <p class="ways-on">
        {children}
        <a href="/" onClick={follow} class="button plain">
          {ui().trouble.home}
        </a>
      </p>
    </Page>
  );
}

export interface TryAgainProps {
  readonly title: string;
  readonly onAgain: () => void;
  readonly children?: ComponentChildren;
}

/** The same where a second try may help. */
export function TryAgain({ title, onAgain, children }: TryAgainProps): JSX.Element {
  return (
    <DeadEnd title={title}>
      <button type="button" class="primary" onClick={onAgain}>
        {ui().trouble.tryAgain}
      </button>
      {children}
    </DeadEnd>
  );
}
