/** Records where the coach was asked in a game, by whom and after how many facts. */
import { write } from '../app/settings.ts';
import { coachOf } from '../library/kept.ts';

export function keepCoachAsked(id: string, seat: number | null, factIndex: number): void {
  if (seat === null) return;
  const asked = coachOf(id).filter((each) => each.seat !== seat || each.factIndex !== factIndex);
  write(`coach.${id}`, JSON.stringify([...asked, { seat, factIndex }]));
}
