/** The notebook's level of help, probabilities, undo and redo. */
import type { JSX } from 'preact';
import { settings } from '../app/settings.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { useTable } from '../game/context.ts';
import { ui } from '../words/lexicon.ts';
import { redone, undone } from './notes.ts';
import { type Level, levels } from './use-notebook.ts';

export function NotebookTools(): JSX.Element {
  const { notes, level, chances, maxLevel } = useTable().notebook;
  const t = ui().notebook;
  return (
    <div class="notebook-tools">
      <h2 class="pane-title">{t.title}</h2>
      <button
        type="button"
        class="tool"
        aria-label={t.undo}
        disabled={notes.value.past.length === 0}
        onClick={() => (notes.value = undone(notes.value))}
      >
        <Icon id="undo" />
      </button>
      <button
        type="button"
        class="tool"
        aria-label={t.redo}
        disabled={notes.value.future.length === 0}
        onClick={() => (notes.value = redone(notes.value))}
      >
        <Icon id="redo" />
      </button>
      <label class="level">
        <span class="unseen">{t.level}</span>
        <select
          title={t.level}
          value={level.value}
          onChange={(event) => {
            level.value = event.currentTarget.value as Level;
            settings.marks.value = level.value;
          }}
        >
          {levels.slice(0, levels.indexOf(maxLevel) + 1).map((each) => (
            <option key={each} value={each}>
              {t.levels[each]}
            </option>
          ))}
        </select>
      </label>
      {level.value === 'full' && (
        <button
          type="button"
          class="tool percent"
          aria-pressed={chances.value}
          aria-label={t.chances}
          title={t.chances}
          onClick={() => (chances.value = !chances.value)}
        >
          %
        </button>
      )}
    </div>
  );
}
