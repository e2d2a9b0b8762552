/**
 * Which tables this device shows as their public board. The mark alone decides how a table is drawn; what keeps hands
 * away is that a device without the token of a seat is never sent one.
 */
import type { Credentials } from '@casefile/protocol/http';
import { read, write } from '../app/settings.ts';

const placeOf = (table: string): string => `screen.${table}`;
const isTrue = (value: unknown): value is boolean => value === true;

export const markScreen = (table: string): boolean => write(placeOf(table), 'true');
export const unmarkScreen = (table: string): boolean => write(placeOf(table), null);

/** A device that plays a seat is never the board of its table. */
export const isBigScreen = ({ table, tokens }: Credentials): boolean =>
  tokens.seat === undefined && read(placeOf(table), false, isTrue);
