/** Reading beside a game: its rules over it, or its own past, which is on the screen instead of it. */
import { signal } from '@preact/signals';
import { rulesOver } from '../app/router.ts';
import type { Session } from './session.ts';

export const lookingBack = signal<Session | null>(null);

/** Who reads misses nothing: until they come back no scene goes on and no bot plays. */
export const isReading = (): boolean => rulesOver.value !== null || lookingBack.value !== null;
