/** Routing. Addresses never contain a secret. */
import { computed, signal } from '@preact/signals';
import { editionIds } from '../editions/edition-meta.ts';

export type Route =
  | { readonly screen: 'landing' }
  | { readonly screen: 'new'; readonly how: 'solo' | 'hot-seat' | 'online' }
  /** Without an id: the game played last. */
  | { readonly screen: 'play'; readonly game: string | null }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'rules'; readonly edition: string; readonly rule: string | null }
  | { readonly screen: 'how-to-play'; readonly edition: string }
  | { readonly screen: 'games' }
  /** A finished game, local or of an online table. */
  | {
      readonly screen: 'case';
      readonly game: string | null;
      readonly table: string | null;
      /** Somebody else's game in the challenge of that table, by its number. */
      readonly attempt?: string;
    }
  /** One deal for everybody who opens the link. */
  | { readonly screen: 'challenge'; readonly challenge: string }
  /** The lesson of an edition; without one, the list of lessons. */
  | { readonly screen: 'learn'; readonly edition: string | null }
  | { readonly screen: 'device' }
  | { readonly screen: 'train' }
  | { readonly screen: 'record' }
  /** The case of a day; without one, today's. */
  | { readonly screen: 'daily'; readonly day: string | null }
  /** A sheet for a real table, `new` to set one up; without one, the list of sheets. */
  | { readonly screen: 'companion'; readonly sheet: string | null }
  | { readonly screen: 'nowhere' };

function routeOf({ pathname, hash }: { readonly pathname: string; readonly hash: string }): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (first === 'g' && rest.length === 1 && /^[\w-]{3,40}$/.test(second) && /^\d{1,4}$/.test(rest[0]!))
    return { screen: 'case', game: null, table: second, attempt: rest[0]! };
  if (rest.length > 0) return { screen: 'nowhere' };
  if (first === '') return { screen: 'landing' };
  if (first === 'new' && (second === 'solo' || second === 'hot-seat' || second === 'online'))
    return { screen: 'new', how: second };
  if (first === 't' && /^[\w-]{6,40}$/.test(second)) return { screen: 'table', table: second };
  if (first === 'c' && /^[\w-]{6,40}$/.test(second)) return { screen: 'challenge', challenge: second };
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

/** History state: the previous screen, and whether the rules were opened over it. */
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

/** The rules opened over a screen: `#rules/<edition>/<rule>`. The screen below stays as it is. */
export interface RulesOver {
  readonly edition: string;
  readonly at: string | null;
}
export const rulesOver = computed<RulesOver | null>(() => {
  const { screen } = route.value;
  const [, edition, at = null] = /^#rules\/([\w-]+)(?:\/([\w-]+))?$/.exec(location.hash) ?? [];
  return edition === undefined || screen === 'rules' ? null : { edition, at };
});

/** Back closes them: only opening them adds a history entry. */
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
  // A second press would go back too far.
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

/** A click handler for links that keeps the browser's own actions (new tab, copy). */
export function follow(event: MouseEvent): void {
  if (!isPlain(event)) return;
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  go(pathname + hash);
}

/** A click handler for links to `/rules/…` that opens them over the current screen. */
export function followOver(event: MouseEvent): void {
  if (!isPlain(event)) return;
  const { pathname, hash } = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  openRules(pathname.split('/')[2]!, hash.slice(1) || null);
}
