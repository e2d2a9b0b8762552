/** The bots named in `--seats`. */
import { botIds, isBotId } from '@casefile/bots';
import { notOneOf, UsageError } from '../../usage.ts';
import { commandOf, isCommand } from './spec.ts';

/** Ids of bots, and commands of programs. */
export function readBots(text: string): string[] {
  const bots = readSeats(text);
  const isKnown = (bot: string): boolean => (isCommand(bot) ? commandOf(bot) !== '' : isBotId(bot));
  for (const bot of bots) if (!isKnown(bot)) throw notOneOf('bot', bot, [...botIds, 'exec:COMMAND']);
  return bots;
}

/** Separated by commas; commas inside quotes do not separate. */
export function readSeats(text: string): string[] {
  const seats: string[] = [];
  let seat = '';
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '\\' && quote !== "'") seat += sign + (text[++at] ?? '');
    else if (sign === ',' && quote === '') {
      seats.push(seat.trim());
      seat = '';
    } else {
      seat += sign;
      if (sign === quote) quote = '';
      else if (quote === '' && (sign === '"' || sign === "'")) quote = sign;
    }
  }
  if (quote !== '') throw new UsageError(`--seats has a ${quote} without its other half: ${text}`);
  return [...seats, seat.trim()];
}
