import type { JSX } from 'preact';
import { editionIds } from '../editions/edition-meta.ts';
import { namesOf } from '../words/lexicon.ts';

/** Every edition, for a list to choose one from. */
export function EditionOptions(): JSX.Element {
  return (
    <>
      {editionIds.map((id) => (
        <option key={id} value={id}>
          {namesOf(id)?.title ?? id}
        </option>
      ))}
    </>
  );
}
