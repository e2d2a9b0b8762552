/** A whole game: bots decide for their seats, the player for theirs, until it is over or the player leaves. */
import { type ArenaPlayer, settle } from '@casefile/bots/arena/play-game';
import type { ArenaQuestion, ArenaTable } from '@casefile/bots/arena/table';
import { sayRefusal } from '@casefile/editions/words/refusals';
import { sayFact } from '@casefile/editions/words/words';
import { type Chance, type Fact, type Position, type Refusal, seededChance } from '@casefile/engine';
import { terminalWidth, wrap } from '../text/layout.ts';
import { bold, dim, style } from '../text/style.ts';
import type { Asker } from './asking/asker.ts';
import { capital } from './panel.ts';
import { HumanPlayer } from './player.ts';
import type { PlayScene } from './scene.ts';

export interface PlaySession {
  readonly table: ArenaTable;
  readonly scene: PlayScene;
  /** One for each seat; the player's seat has the bot that takes over when nobody types. */
  readonly bots: readonly ArenaPlayer[];
  /** Seeds the random action of a bot that did not decide in time. */
  readonly seed: string;
  /** Null when the bot plays the player's seat from the start. */
  readonly asker: Asker | null;
}

/** True when the game came to its end. */
export async function runSession({ table, scene, bots, seed, asker }: PlaySession): Promise<boolean> {
  const { you, screen } = scene;
  const log: string[] = [];
  const human = asker === null ? null : new HumanPlayer(asker, scene, log);
  let isHuman = human !== null;
  const chance = seededChance(seed);
  let told = 0;
  const report = (): void => {
    tell(table.since(told, you), scene, log);
    told = table.facts;
  };
  console.log(bold(screen.welcome(scene.names.title)));
  introduce(scene);
  report();
  for (let asked = table.question(); asked !== null; asked = table.question()) {
    if (asked.seat !== you || !isHuman) {
      await byBot(table, asked, bots[asked.seat]!, chance);
      report();
      continue;
    }
    const decided = await human!.decide(table.positionOf(you));
    if (decided === 'quit') return false;
    if (decided === 'silence') {
      console.log(dim(screen.auto));
      isHuman = false;
      continue;
    }
    const refusal = table.act(you, decided);
    if (refusal === null) report();
    else refuse(refusal, scene);
  }
  conclude(table.positionOf(you), scene);
  return true;
}

async function byBot(
  table: ArenaTable,
  asked: ArenaQuestion,
  bot: ArenaPlayer,
  chance: Chance,
): Promise<void> {
  const { seat, view, legal } = asked;
  const { action } = settle(await bot.decide(view, legal), legal, chance);
  const refusal = table.act(seat, action);
  if (refusal !== null) throw new Error(`seat ${seat} was refused what it was offered: ${refusal.why}`);
}

/** Introduces the other players and the house rules of the table. */
function introduce({ company, speaker, screen, agreed }: PlayScene): void {
  const people = company.flatMap((bot, seat) =>
    bot === null ? [] : [`${screen.plays(bot.name, speaker.seat(seat))} ${bot.character}`.trimEnd()],
  );
  for (const line of [...people, ...agreed])
    for (const part of wrap(line, terminalWidth() - 2, '  ')) console.log(dim(part));
}

function tell(facts: readonly Fact[], { words, speaker, trail }: PlayScene, log: string[]): void {
  for (const fact of facts) {
    const sentence = sayFact(words, fact, speaker, trail(fact));
    if (sentence === '') continue;
    const isTurn = fact.fact === 'turn';
    if (isTurn) console.log('');
    const lines = wrap(isTurn ? sentence : `  ${sentence}`, terminalWidth() - 2, '    ');
    log.push(...lines);
    for (const line of lines) console.log(isTurn ? bold(line) : line);
  }
}

function refuse({ rule, why }: Refusal, { screen, refusals, rules, speaker }: PlayScene): void {
  console.log(`\n${style('red', screen.refused)} ${sayRefusal(refusals, why, speaker)}`);
  const text = rules[rule];
  if (text === undefined) return;
  for (const line of wrap(`  ${screen.rule(rule)} ${text}`, terminalWidth() - 2, '  '))
    console.log(dim(line));
}

function conclude({ result }: Position, { screen, speaker, you }: PlayScene): void {
  const { winner, envelope } = result!;
  console.log(`\n${bold(winner === you ? screen.youWin : screen.over)}`);
  console.log(screen.envelope(capital(speaker.words.envelope), envelope.map(speaker.name).join(', ')));
}
