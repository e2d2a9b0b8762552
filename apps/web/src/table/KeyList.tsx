/** The keys of the table, for who asks with a question mark. */
import type { JSX, RefObject } from 'preact';
import { ui } from '../words/lexicon.ts';
import { listed } from './keys.ts';

export function KeyList({ box }: { readonly box: RefObject<HTMLDialogElement | null> }): JSX.Element {
  const t = ui().keys;
  return (
    <dialog ref={box} class="keys" aria-label={t.title}>
      <h2>{t.title}</h2>
      <dl>
        {listed.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t.names[name]}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="primary" onClick={() => box.current?.close()}>
        {ui().app.close}
      </button>
    </dialog>
  );
}
