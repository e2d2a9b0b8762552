/** A browser notification for a hidden page. */
import { settings } from '../app/settings.ts';

const tag = 'turn';

/** Shows a notification if it is wanted, allowed and needed; returns a function that closes it. */
export function notify(title: string, body: string): () => void {
  if (settings.notices.value === 'off' || !document.hidden || Notification.permission !== 'granted')
    return () => {};
  const data = location.pathname;
  const options = { body, tag, data, icon: '/icons/icon-192.png', lang: settings.lang.value };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // On phones only the service worker may show one.
    const keeper = navigator.serviceWorker?.ready;
    void keeper?.then((registration) => registration.showNotification(title, options)).catch(() => {});
    return () =>
      void keeper?.then(async (registration) => {
        for (const notice of await registration.getNotifications({ tag })) notice.close();
      });
  }
}
