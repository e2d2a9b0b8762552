/** A page that is not a table: a title, the way home, and the settings. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { follow, kept } from '../app/router.ts';
import { SettingsButton } from '../app/SettingsButton.tsx';
import { Wordmark } from '../art/brand/Wordmark.tsx';
import { focusIfFree } from './focus-if-free.ts';

export interface PageProps {
  readonly title: string;
  /** The content begins with its own heading. */
  readonly hasOwnHeading?: boolean;
  readonly children: ComponentChildren;
}

/** Whether another page was there before. */
let isLater = false;

export function Page({ title, hasOwnHeading = false, children }: PageProps): JSX.Element {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${title} – Casefile`;
  }, [title]);
  useEffect(() => {
    // What led here is gone. A page that was opened by its address is read from its top.
    if (isLater || kept().from !== undefined) focusIfFree(main.current?.querySelector('h1') ?? main.current);
    isLater = true;
  }, []);
  return (
    <div class="page">
      <header class="page-head">
        <a href="/" onClick={follow} class="home" aria-label="Casefile">
          <Wordmark />
        </a>
        <SettingsButton />
      </header>
      <main ref={main}>
        {!hasOwnHeading && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}
