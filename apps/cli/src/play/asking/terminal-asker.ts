import { isCancel, select, text } from '@clack/prompts';
import { dim } from '../../text/style.ts';
import { type Asker, type Reply, readTyped } from './asker.ts';

export interface Streams {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
}

const listed = 14;

/** A list for the arrow keys; typing text opens an input line instead. */
export function terminalAsker(prompt: string, streams: Streams = process): Asker {
  const { stdin: input, stdout: output } = streams;
  return {
    async ask(question, choices, hints, notes = []): Promise<Reply> {
      const stop = new AbortController();
      const list = select({
        message: hints === '' ? question : `${question}\n${dim(hints)}`,
        options: choices.map((choice, value) => ({
          value,
          label: `${value + 1}  ${choice}${notes[value] ? dim(`  (${notes[value]})`) : ''}`,
        })),
        maxItems: listed,
        showInstructions: false,
        signal: stop.signal,
        input,
        output,
      });
      const keys = listen(input, stop, true);
      const picked = await list;
      keys.stop();
      if (!isCancel(picked)) return { pick: picked };
      if (keys.quit) return { end: 'quit' };
      // Escape leads back to the question.
      if (keys.entered || keys.typed === '') return readTyped(keys.typed, choices);
      return await askLine(prompt, keys.typed, choices, streams);
    },
    close() {},
  };
}

async function askLine(
  prompt: string,
  initialValue: string,
  choices: readonly string[],
  { stdin: input, stdout: output }: Streams,
): Promise<Reply> {
  const stop = new AbortController();
  const line = text({ message: prompt, initialValue, signal: stop.signal, input, output });
  const keys = listen(input, stop, false);
  const typed = await line;
  keys.stop();
  if (keys.quit) return { end: 'quit' };
  return isCancel(typed) ? { typed: '' } : readTyped(typed ?? '', choices);
}

interface Heard {
  typed: string;
  entered: boolean;
  quit: boolean;
  readonly stop: () => void;
}

/**
 * Listens beside a prompt, which handles neither letters in a list nor the end of input. Its listener must be added after
 * the prompt's: otherwise it would stop the prompt before the prompt has seen the key, and the prompt would draw itself
 * again.
 */
function listen(input: NodeJS.ReadStream, stop: AbortController, toLetters: boolean): Heard {
  const heard: Heard = {
    typed: '',
    entered: false,
    quit: false,
    stop: () => input.off('keypress', onKey),
  };
  function onKey(char: string | undefined, key: { name?: string; ctrl?: boolean; meta?: boolean }): void {
    const isText = char !== undefined && !key.ctrl && !key.meta && /^[^\p{C}\s]$/u.test(char);
    if (key.ctrl && (key.name === 'c' || key.name === 'd')) heard.quit = true;
    else if (toLetters && isText) heard.typed += char;
    else {
      if (key.name === 'return' && heard.typed !== '') heard.entered = true;
      return;
    }
    stop.abort();
  }
  input.on('keypress', onKey);
  return heard;
}
