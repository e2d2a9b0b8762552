/** The keys of the table. */
import type { JSX } from 'preact';
import { listed } from '../../table/keyboard/keys.ts';
import { useGuide } from '../context.ts';
import { Chapter } from './Chapters.tsx';

export function Keys(): JSX.Element {
  const { words } = useGuide().book;
  return (
    <Chapter id="keys">
      <p>{words.keysNote}</p>
      <dl class="guide-keys">
        {listed.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.keyNames[name]}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
