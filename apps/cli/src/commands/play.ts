import { type Lang, sayProblem } from '@casefile/editions/words/words';
import type { Bot } from '../bots/bot.ts';
import { bots } from '../bots/index.ts';
import { wordsOf } from '../names.ts';
import type { Asker } from '../play/asker.ts';
import { lineAsker } from '../play/line-asker.ts';
import { makeScene } from '../play/scene.ts';
import { runSession } from '../play/session.ts';
import { chooseTable } from '../play/set-up.ts';
import {
  editionIds,
  type GivenSetting,
  readSetting,
  replayArguments,
  type Setting,
} from '../play/setting.ts';
import { Table } from '../play/table.ts';
import { screenWords } from '../play/words.ts';
import { dim } from '../text/style.ts';
import { done, UsageError } from '../usage.ts';

interface PlayOptions extends GivenSetting {
  readonly auto?: true;
  readonly lang: Lang;
}

export async function playCommand(given: PlayOptions): Promise<number> {
  const screen = screenWords[given.lang];
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (given.edition === undefined && (given.auto || !isTerminal))
    throw new UsageError(`Name an edition with --edition. Valid: ${editionIds.join(', ')}`);
  const asker = given.auto ? null : await openAsker(isTerminal, screen.prompt);
  // A game may be left at any moment, also while the bots are thinking.
  process.once('SIGINT', () => {
    console.log(`\n${screen.quit}`);
    process.exit(done);
  });
  try {
    const chosen = given.edition === undefined ? await chooseTable(asker!, given) : {};
    if (chosen === null) console.log(screen.quit);
    else await playTable(readSetting({ ...given, ...chosen }), given.lang, asker);
    return done;
  } finally {
    asker?.close();
  }
}

async function openAsker(isTerminal: boolean, prompt: string): Promise<Asker> {
  if (!isTerminal || process.env.TERM === 'dumb') return lineAsker();
  return (await import('../play/terminal-asker.ts')).terminalAsker(prompt);
}

async function playTable(setting: Setting, lang: Lang, asker: Asker | null): Promise<void> {
  const table = Table.open(setting);
  if (!(table instanceof Table)) throw new UsageError(sayProblem(await wordsOf(lang), table));
  const scene = await makeScene(table, table.seatOf(setting.suspects[0]!), lang);
  const { screen } = scene;
  const isOver = await runSession({ table, scene, bots: seatBots(setting, table), asker });
  if (!isOver) console.log(`\n${screen.quit}`);
  const again = ['casefile play', ...replayArguments(setting), ...(lang === 'en' ? [] : [`--lang ${lang}`])];
  console.log(dim(`${screen.again}\n  ${again.join(' ')}`));
}

/** The bot of each seat; in the player's own seat one that can take over. */
function seatBots({ suspects, botIds }: Setting, table: Table): readonly Bot[] {
  const seats: Bot[] = [];
  for (const [at, suspect] of suspects.entries())
    seats[table.seatOf(suspect)] = bots[botIds[Math.max(0, at - 1) % botIds.length]!]!;
  return seats;
}
