/** Opens a record from a file: validated before it is stored. */
import { freshId } from '../app/fresh-id.ts';
import type { CaseFault, CaseHead } from '../casebook/messages.ts';
import { openCase } from '../casebook/use-case.ts';
import { archive, type LibraryCard } from './archive.ts';

/** Far larger than any game, but still quick to read. */
const maxBytes = 8 * 2 ** 20;

/** Its id, or the problem. */
export async function openFile(file: File): Promise<{ readonly id: string } | CaseFault> {
  if (file.size > maxBytes) return { why: 'too-large' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { why: 'no-record' };
  }
  const found = await headOf(text);
  if ('why' in found) return found;
  const id = freshId();
  try {
    await archive([{ card: cardOf(id, text, found), game: { id, text } }]);
  } catch {
    return { why: 'no-room' };
  }
  return { id };
}

function headOf(text: string): Promise<CaseHead | CaseFault> {
  const opened = openCase(async () => ({ from: 'record', text }));
  return new Promise((resolve) => {
    const take = (found: CaseHead | CaseFault | null): void => {
      if (found === null) return;
      resolve(found);
      queueMicrotask(() => opened.close());
    };
    opened.head.subscribe(take);
    opened.fault.subscribe(take);
  });
}

function cardOf(id: string, text: string, { edition, players, facts }: CaseHead): LibraryCard {
  const ended = facts.findLast((fact) => fact.fact === 'ended');
  const turn = facts.findLast((fact) => fact.fact === 'turn');
  const winner = ended?.fact === 'ended' ? ended.winner : null;
  return {
    id,
    edition,
    players: players.map(({ suspect, name, bot }) => ({
      suspect,
      ...(name === undefined ? {} : { name }),
      ...(bot === undefined ? {} : { bot }),
    })),
    turn: turn?.fact === 'turn' ? turn.number : null,
    touched: Date.now(),
    winner: winner === null ? null : players[winner]!.suspect,
    from: 'file',
    size: text.length,
  };
}
