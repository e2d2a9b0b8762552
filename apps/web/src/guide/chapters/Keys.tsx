/** The keys of the table. */
import type { JSX } from 'preact';
import { actionKeys, type KeyName, placeKeys } from '../../table/keyboard/keys.ts';
import { useGuide } from '../context.ts';
import { Chapter } from './Chapters.tsx';

/** In the order of their list. */
const listed: readonly (readonly [string, KeyName])[] = [
  ...Object.entries(actionKeys).map(([key, { name }]) => [key.toUpperCase(), name] as const),
  ['U', 'undo'],
  ...Object.entries(placeKeys).map(([key, name]) => [key.toUpperCase(), name] as const),
  ['Q', 'sound'],
  ['← ↑ ↓ →', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['?', 'help'],
];

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
