/** Which challenges this device has taken up, and at which table: one game each. */
import { makeChallengeApi } from '@casefile/client';
import type { ChallengeInfo, CreateChallenge } from '@casefile/protocol/challenges';
import { signal } from '@preact/signals';
import { go } from '../app/router.ts';
import { read, settings, write } from '../app/settings.ts';
import { freshNote, keepNote } from '../online/deal/seeds.ts';
import { remember } from '../online/keys.ts';

export const challenges = makeChallengeApi();

const isText = (value: unknown): value is string | null => typeof value === 'string';
const placeOf = (challenge: string): string => `challenge.${challenge}`;

/** The table of this device's game; null where it has none. */
export const ownTable = (challenge: string): string | null =>
  read<string | null>(placeOf(challenge), null, isText);

/** The challenge that was just made here, so that its maker is shown the link first. */
export const justMade = signal<string | null>(null);

/** Null when done, otherwise the reason. */
export async function makeChallenge(body: CreateChallenge): Promise<string | null> {
  const made = await challenges.create(body);
  if (!made.ok) return made.error.error;
  justMade.value = made.value.challenge;
  go(`/c/${made.value.challenge}`);
  return null;
}

/** Null when done, otherwise the reason. `suggested` is the suspect's name, which is not remembered as the player's. */
export async function takeUp(
  { challenge, commitment }: ChallengeInfo,
  name: string,
  suggested: string,
): Promise<string | null> {
  const taken = await challenges.attempt(challenge, { name });
  if (!taken.ok) return taken.error.error;
  const { table } = remember(taken.value);
  write(placeOf(challenge), JSON.stringify(table));
  // The deal needs no seed of this device; what the server had committed to is compared at the end.
  keepNote(table, { ...freshNote(), table: commitment, isChallenge: true });
  if (name !== suggested) settings.name.value = name;
  go(`/t/${table}`);
  return null;
}
