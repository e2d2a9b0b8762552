/** Mute and settings buttons, on every screen. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { Icon } from '../art/icons/Icon.tsx';
import { loadMore, ui } from '../words/lexicon.ts';
import type { SettingsDialogProps } from './SettingsDialog.tsx';
import { settings } from './settings.ts';

/** Fetched on first use: most visits never open it. */
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
        {/* A failed fetch is reported by MissingNote on any screen. */}
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
