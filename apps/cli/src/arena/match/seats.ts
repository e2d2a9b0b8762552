/** The bots named in `--seats`, separated by commas; commas inside quotes do not separate. */
import { UsageError } from '../../usage.ts';

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
