import { infoOf, makeBot } from '@casefile/bots';
import { seedFrom } from '@casefile/bots/arena/match';
import { type ArenaPlayer, inProcess } from '@casefile/bots/arena/play-game';
import { ArenaTable } from '@casefile/bots/arena/table';
import type { Market } from '@casefile/editions/markets';
import { sayProblem } from '@casefile/editions/words/refusals';
import type { Lang } from '@casefile/editions/words/words';
import type { Seat } from '@casefile/engine';
import { listing } from '../../arena/listing.ts';
import { refusalsOf } from '../../names.ts';
import type { Asker } from '../../play/asking/asker.ts';
import { lineAsker } from '../../play/asking/line-asker.ts';
import { chooseTable } from '../../play/choose-table.ts';
import { seatedOpponents } from '../../play/opponents.ts';
import { makeScene } from '../../play/scene.ts';
import { runSession } from '../../play/session.ts';
import {
  editionIds,
  readTableOptions,
  replayArguments,
  type TableFlags,
  type TableOptions,
} from '../../play/table-options.ts';
import { screenWords } from '../../play/words.ts';
import { dim } from '../../text/style.ts';
import { done, UsageError } from '../../usage.ts';

interface PlayOptions extends TableFlags {
  readonly auto?: true;
  readonly listBots?: true;
  readonly lang: Lang;
  readonly names: Market;
}

export async function playCommand(given: PlayOptions): Promise<number> {
  if (given.listBots) {
    for (const line of listing(given.lang)) console.log(line);
    return done;
  }
  const screen = screenWords[given.lang];
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (given.edition === undefined && (given.auto || !isTerminal))
    throw new UsageError(`Name an edition with --edition. Valid: ${editionIds.join(', ')}`);
  const asker = given.auto ? null : await openAsker(isTerminal, screen.prompt);
  // The player may quit at any moment, also while bots are thinking.
  process.once('SIGINT', () => {
    console.log(`\n${screen.quit}`);
    process.exit(done);
  });
  try {
    const chosen = given.edition === undefined ? await chooseTable(asker!, given) : {};
    if (chosen === null) console.log(screen.quit);
    else await playTable(readTableOptions({ ...given, ...chosen }), given, asker);
    return done;
  } finally {
    asker?.close();
  }
}

async function openAsker(isTerminal: boolean, prompt: string): Promise<Asker> {
  // On a terminal that does not say how wide it is, the menus would be one letter wide.
  if (!isTerminal || process.env.TERM === 'dumb' || !process.stdout.columns) return lineAsker();
  return (await import('../../play/asking/terminal-asker.ts')).terminalAsker(prompt);
}

async function playTable(
  setting: TableOptions,
  { lang, names }: Pick<PlayOptions, 'lang' | 'names'>,
  asker: Asker | null,
): Promise<void> {
  const opened = ArenaTable.open(setting);
  if (!opened.ok) throw new UsageError(sayProblem(await refusalsOf(lang), opened.problem));
  const { table } = opened;
  const you = table.seatOf(setting.suspects[0]!);
  const company = bySeat(table, setting, [null, ...seatedOpponents(setting.bots, lang)]);
  const scene = await makeScene(table, you, company, lang, names);
  const { screen } = scene;
  const bots = bySeat(table, setting, [takesOver, ...setting.bots]).map((id, seat) =>
    playerOf(id, seat, table, setting),
  );
  const isOver = await runSession({ table, scene, bots, seed: seedFrom(setting.seed, 'stand-in'), asker });
  if (!isOver) console.log(`\n${screen.quit}`);
  const again = [
    'casefile play',
    ...replayArguments(setting),
    ...(lang === 'en' ? [] : [`--lang ${lang}`]),
    ...(names === 'printed' ? [] : [`--names ${names}`]),
  ];
  console.log(dim(`${screen.again}\n  ${again.join(' ')}`));
}

/** The bot that plays the player's seat when nobody types. */
const takesOver = 'most-likely';
const thinkingMs = 2000;

function playerOf(id: string, seat: Seat, table: ArenaTable, { edition, seed }: TableOptions): ArenaPlayer {
  return inProcess(makeBot(id, seedFrom(seed, `seat ${seat}`), infoOf(edition, table.options)), thinkingMs);
}

/** Values listed by suspect, reordered by the seats of the table. */
function bySeat<T>(table: ArenaTable, { suspects }: TableOptions, each: readonly T[]): T[] {
  const seats: T[] = [];
  for (const [at, suspect] of suspects.entries()) seats[table.seatOf(suspect)] = each[at]!;
  return seats;
}
