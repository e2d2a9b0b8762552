/** Sound off and on, and the settings, one tap away from every screen. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { Icon } from '../art/icons/Icon.tsx';
import { loadMore, ui } from '../words/lexicon.ts';
import type { SettingsDialogProps } from './SettingsDialog.tsx';
import { settings } from './settings.ts';

/** Fetched when it is first asked for: most visits never do. */
const dialog = signal<ComponentType<SettingsDialogProps> | null>(null);

export function SettingsButton(): JSX.Element {
  const isOpen = useSignal(false);
  const t = ui().app;
  const open = async (): Promise<void> => {
    const [fetched] = await Promise.all([import('./SettingsDialog.tsx'), loadMore()]);
    dialog.value ??= fetched.SettingsDialog;
    isOpen.value = true;
  };
  const Dialog = dialog.value;
  return (
    <>
      <span class="tools">
        <button
          type="button"
          class="tool"
          aria-pressed={settings.sound.value}
          aria-label={t.sound}
          onClick={() => (settings.sound.value = !settings.sound.value)}
        >
          <Icon id={settings.sound.value ? 'sound' : 'mute'} />
        </button>
        {/* One that cannot be fetched says so itself, wherever one is. */}
        <button
          type="button"
          class="tool"
          aria-label={t.settings}
          onClick={() => void open().catch(() => {})}
        >
          <Icon id="settings" />
        </button>
      </span>
      {isOpen.value && Dialog !== null && <Dialog onClose={() => (isOpen.value = false)} />}
    </>
  );
}
