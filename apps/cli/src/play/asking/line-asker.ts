import { createInterface } from 'node:readline';
import { dim } from '../../text/style.ts';
import { type Asker, type Reply, readTyped } from './asker.ts';

/** Numbered choices, and one line of input for each question. */
export function lineAsker(input: NodeJS.ReadableStream = process.stdin): Asker {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  let heard = false;
  return {
    async ask(question, choices, hints, notes = []): Promise<Reply> {
      console.log(`\n${question}`);
      const width = String(choices.length).length;
      for (const [i, choice] of choices.entries()) {
        const note = notes[i] ? dim(`  (${notes[i]})`) : '';
        console.log(`  ${String(i + 1).padStart(width)}  ${choice}${note}`);
      }
      if (hints !== '') console.log(dim(`  (${hints})`));
      const { value, done } = await lines.next();
      if (done) return { end: heard ? 'quit' : 'silence' };
      heard = true;
      console.log(`> ${value}`);
      return readTyped(value, choices);
    },
    close: () => reader.close(),
  };
}
