/** How far this device has shown a table's game: what it has shown is not staged again after a reload. */
import { read, write } from '../app/settings.ts';

const isEntry = (value: unknown): value is number => typeof value === 'number';
const placeOf = (table: string): string => `shown.${table}`;

/** The number of the last entry shown; null if nothing was recorded. */
export const lastShown = (table: string): number | null => read<number | null>(placeOf(table), null, isEntry);
export const keepShown = (table: string, n: number): boolean => write(placeOf(table), String(n));
export const forgetShown = (table: string): boolean => write(placeOf(table), null);
