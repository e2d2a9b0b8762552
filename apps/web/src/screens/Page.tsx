/** A page that is not a table: a title, the way home, and the settings. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { SettingsButton } from '../app/SettingsButton.tsx';
import { Wordmark } from '../art/brand/Wordmark.tsx';

export interface PageProps {
  readonly title: string;
  /** The content begins with its own heading. */
  readonly hasOwnHeading?: boolean;
  readonly children: ComponentChildren;
}

export function Page({ title, hasOwnHeading = false, children }: PageProps): JSX.Element {
  useEffect(() => {
    document.title = `${title} – Casefile`;
  }, [title]);
  return (
    <div class="page">
      <header class="page-head">
        <a href="/" onClick={follow} class="home" aria-label="Casefile">
          <Wordmark />
        </a>
        <SettingsButton />
      </header>
      <main>
        {!hasOwnHeading && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}
