/** The game whose past is being looked at on this page: it goes on meanwhile, and is not on the screen. */
import { signal } from '@preact/signals';
import type { Session } from './session.ts';

export const lookingBack = signal<Session | null>(null);
