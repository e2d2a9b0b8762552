/** Which screen the address names. Addresses never hold a secret. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'landing' }
  | { readonly screen: 'new'; readonly how: 'solo' | 'hot-seat' | 'online' }
  /** Without a game: the one that was played last. */
  | { readonly screen: 'play'; readonly game: string | null }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'rules'; readonly edition: string; readonly rule: string | null }
  | { readonly screen: 'games' }
  | { readonly screen: 'device' }
  | { readonly screen: 'nowhere' };

export function routeOf({ pathname, hash }: { readonly pathname: string; readonly hash: string }): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { screen: 'nowhere' };
  if (first === '') return { screen: 'landing' };
  if (first === 'new' && (second === 'solo' || second === 'hot-seat' || second === 'online'))
    return { screen: 'new', how: second };
  if (first === 't' && /^[\w-]{6,40}$/.test(second)) return { screen: 'table', table: second };
  if (first === 'rules')
    return { screen: 'rules', edition: second || 'clue-1986', rule: hash.slice(1) || null };
  if (first === 'play' && /^[\w-]{0,40}$/.test(second)) return { screen: 'play', game: second || null };
  if (second === '' && (first === 'games' || first === 'device')) return { screen: first };
  return { screen: 'nowhere' };
}

export const route = signal<Route>(routeOf(location));
addEventListener('popstate', () => {
  route.value = routeOf(location);
});

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
  route.value = routeOf(location);
  scrollTo(0, 0);
}

/** For links: the browser's own ways with them (new tab, copy) stay. */
export function follow(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(pathname + hash);
}
