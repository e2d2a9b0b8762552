/** Which screen the address names. Addresses never hold a secret. */
import { computed, signal } from '@preact/signals';
import { editionIds } from '../editions/edition-meta.ts';

export type Route =
  | { readonly screen: 'landing' }
  | { readonly screen: 'new'; readonly how: 'solo' | 'hot-seat' | 'online' }
  /** Without a game: the one that was played last. */
  | { readonly screen: 'play'; readonly game: string | null }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'rules'; readonly edition: string; readonly rule: string | null }
  | { readonly screen: 'how-to-play'; readonly edition: string }
  | { readonly screen: 'games' }
  /** A game that is over: one of this device, or of a table elsewhere. */
  | { readonly screen: 'case'; readonly game: string | null; readonly table: string | null }
  /** The lesson of an edition; without one, the list of them. */
  | { readonly screen: 'learn'; readonly edition: string | null }
  | { readonly screen: 'device' }
  | { readonly screen: 'train' }
  | { readonly screen: 'record' }
  /** The case of a day, as its address names it; without one, of today. */
  | { readonly screen: 'daily'; readonly day: string | null }
  /** A sheet of a real table, `new` for one to be set up; without one, the list of them. */
  | { readonly screen: 'companion'; readonly sheet: string | null }
  | { readonly screen: 'nowhere' };

function routeOf({ pathname, hash }: { readonly pathname: string; readonly hash: string }): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { screen: 'nowhere' };
  if (first === '') return { screen: 'landing' };
  if (first === 'new' && (second === 'solo' || second === 'hot-seat' || second === 'online'))
    return { screen: 'new', how: second };
  if (first === 't' && /^[\w-]{6,40}$/.test(second)) return { screen: 'table', table: second };
  if (first === 'rules')
    return { screen: 'rules', edition: second || editionIds[0]!, rule: hash.slice(1) || null };
  if (first === 'how-to-play') return { screen: first, edition: second || editionIds[0]! };
  if (first === 'play' && /^[\w-]{0,40}$/.test(second)) return { screen: 'play', game: second || null };
  if ((first === 'case' || first === 'g') && /^[\w-]{3,40}$/.test(second))
    return { screen: 'case', game: first === 'case' ? second : null, table: first === 'g' ? second : null };
  if (first === 'daily') return { screen: 'daily', day: second || null };
  if (first === 'companion') return { screen: first, sheet: second || null };
  if (first === 'learn') return { screen: 'learn', edition: second || null };
  if (second === '' && (first === 'games' || first === 'device' || first === 'train' || first === 'record'))
    return { screen: first };
  return { screen: 'nowhere' };
}

export const route = signal<Route>(routeOf(location));
addEventListener('popstate', () => {
  route.value = routeOf(location);
});

/** What the history keeps with an address: the screen one came from, and whether the rules were opened over it. */
export interface Kept {
  readonly from?: Route['screen'];
  readonly isOver?: true;
}
export const kept = (): Kept => (history.state as Kept | null) ?? {};

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  const state: Kept = how === 'push' ? { from: route.peek().screen } : kept();
  history[how === 'push' ? 'pushState' : 'replaceState'](state, '', path);
  route.value = routeOf(location);
  scrollTo(0, 0);
}

/** The rules that lie open over a screen: `#rules/<edition>/<rule>`. What is below stays as it is. */
export interface RulesOver {
  readonly edition: string;
  readonly at: string | null;
}
export const rulesOver = computed<RulesOver | null>(() => {
  const { screen } = route.value;
  const [, edition, at = null] = /^#rules\/([\w-]+)(?:\/([\w-]+))?$/.exec(location.hash) ?? [];
  return edition === undefined || screen === 'rules' ? null : { edition, at };
});

/** Back closes them: only the first opening is a step of its own. */
export function openRules(edition: string, at: string | null = null): void {
  const isOpen = rulesOver.peek() !== null;
  const hash = `#rules/${edition}${at === null ? '' : `/${at}`}`;
  if (isOpen) history.replaceState(kept(), '', hash);
  else history.pushState({ ...kept(), isOver: true } satisfies Kept, '', hash);
  route.value = routeOf(location);
}

let isClosing = false;
addEventListener('popstate', () => {
  isClosing = false;
});
export function closeRules(): void {
  // A second press would go back one step too far.
  if (isClosing || rulesOver.peek() === null) return;
  if (kept().isOver) {
    isClosing = true;
    history.back();
    return;
  }
  history.replaceState(kept(), '', location.pathname);
  route.value = routeOf(location);
}

const isPlain = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;

/** For links: the browser's own ways with them (new tab, copy) stay. */
export function follow(event: MouseEvent): void {
  if (!isPlain(event)) return;
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(pathname + hash);
}

/** For links to `/rules/…`: read there, without leaving what one is at. */
export function followOver(event: MouseEvent): void {
  if (!isPlain(event)) return;
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  openRules(pathname.split('/')[2]!, hash.slice(1) || null);
}
