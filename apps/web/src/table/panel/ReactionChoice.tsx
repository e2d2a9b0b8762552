/** The setting when to be asked to react. */
import type { JSX } from 'preact';
import { reactionModes, settings } from '../../app/settings.ts';
import { useTable } from '../../game/context.ts';
import type { ReactionMode } from '../../game/reactions.ts';
import { ui } from '../../words/lexicon.ts';

export function ReactionChoice(): JSX.Element {
  const { session } = useTable();
  const t = ui().table.reactions;
  const isShared = session.sittings.value.filter(({ bot }) => bot === null).length > 1;
  const isHere = session.link.value === 'here';
  return (
    <label class="field reactions">
      <span>{t.label}</span>
      <select
        value={settings.reactions.value}
        onChange={(event) => (settings.reactions.value = event.currentTarget.value as ReactionMode)}
      >
        {reactionModes.map((mode) => (
          <option key={mode} value={mode}>
            {t.modes[mode]}
          </option>
        ))}
      </select>
      {isShared && isHere && settings.reactions.value === 'matters' && <small class="help">{t.shared}</small>}
    </label>
  );
}
