/** The setting for browser notifications. Permission is requested only when it is switched on here. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { more } from '../words/lexicon.ts';
import { notices, settings } from './settings.ts';

export function NoticeChoice(): JSX.Element | null {
  const isDenied = useSignal(false);
  const t = more().settings;
  if (typeof Notification === 'undefined') return null;
  const choose = async (chosen: (typeof notices)[number]): Promise<void> => {
    const isAllowed = chosen === 'off' || (await Notification.requestPermission()) === 'granted';
    isDenied.value = !isAllowed;
    settings.notices.value = isAllowed ? chosen : 'off';
  };
  return (
    <>
      <label class="field">
        <span>{t.notices}</span>
        <select
          // A denied permission must not leave the option on.
          key={String(isDenied.value)}
          value={settings.notices.value}
          onChange={(event) => void choose(event.currentTarget.value as (typeof notices)[number])}
        >
          {notices.map((each) => (
            <option key={each} value={each}>
              {t.noticesOf[each]}
            </option>
          ))}
        </select>
      </label>
      {isDenied.value && (
        <p class="help" role="status">
          {t.noticesDenied}
        </p>
      )}
    </>
  );
}
