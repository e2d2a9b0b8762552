import { maxLevel } from '@casefile/training';
import type { JSX } from 'preact';

/** A level as lit lamps out of seven. */
export function LevelPips({ level, label }: { readonly level: number; readonly label: string }): JSX.Element {
  return (
    <span class="pips" role="img" aria-label={label} title={label}>
      {Array.from({ length: maxLevel }, (_, i) => (
        <i key={i} data-on={i < level} />
      ))}
    </span>
  );
}
