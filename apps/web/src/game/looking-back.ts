/** Reading during a game: the rules over it, or its own replay in its place. */
import { signal } from '@preact/signals';
import { rulesOver } from '../app/router.ts';
import type { Session } from './session.ts';

export const lookingBack = signal<Session | null>(null);

/** While a player reads, no scene goes on and no bot plays, so that they miss nothing. */
export const isReading = (): boolean => rulesOver.value !== null || lookingBack.value !== null;
