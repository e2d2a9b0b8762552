/** People muted on this device. */
import { remembered } from '../../../app/settings.ts';

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((person) => typeof person === 'string');

export const muted = remembered<readonly string[]>('muted', [], isList);

export function toggleMute(person: string): void {
  muted.value = muted.value.includes(person)
    ? muted.value.filter((other) => other !== person)
    : [...muted.value, person].slice(-100);
}
