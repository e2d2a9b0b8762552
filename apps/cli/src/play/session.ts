/** A whole game: bots decide for their seats, the player for theirs, until it is over or the player leaves. */
import { sayFact } from '@casefile/editions/words/words';
import { askedSeats, type Fact, type Position, type Refusal, type Seat } from '@casefile/engine';
import type { Bot } from '../bots/bot.ts';
import { terminalWidth, wrap } from '../text/layout.ts';
import { bold, dim, style } from '../text/style.ts';
import type { Asker } from './asker.ts';
import { capital } from './panel.ts';
import { HumanPlayer } from './player.ts';
import type { Scene } from './scene.ts';
import type { Table } from './table.ts';

export interface Session {
  readonly table: Table;
  readonly scene: Scene;
  /** The bot of each seat; in the player's seat the one that takes over when nobody types. */
  readonly bots: readonly Bot[];
  /** Null when the bot plays the player's seat from the start. */
  readonly asker: Asker | null;
}

/** True when the game came to its end. */
export async function runSession({ table, scene, bots, asker }: Session): Promise<boolean> {
  const { you, screen } = scene;
  const log: string[] = [];
  const human = asker === null ? null : new HumanPlayer(asker, scene, log);
  let isHuman = human !== null;
  const report = (facts: readonly Fact[]): void => tell(facts, scene, log);
  console.log(bold(screen.welcome(scene.names.title)));
  report(table.openingFor(you));
  for (let pos = table.positionOf(you); pos.result === null; pos = table.positionOf(you)) {
    const seat = askedSeats(pos)[0]!;
    if (seat !== you || !isHuman) {
      report(byBot(table, seat, bots[seat]!, you));
      continue;
    }
    const decided = await human!.decide(pos);
    if (decided === 'quit') return false;
    if (decided === 'silence') {
      console.log(dim(screen.auto));
      isHuman = false;
      continue;
    }
    const done = table.act(you, decided, you);
    if ('why' in done) refuse(done, scene);
    else report(done);
  }
  conclude(table.positionOf(you), scene);
  return true;
}

function byBot(table: Table, seat: Seat, bot: Bot, reader: Seat): readonly Fact[] {
  const action = table.decide(seat, bot);
  const done = table.act(seat, action, reader);
  if ('why' in done) throw new Error(`seat ${seat} was refused ${JSON.stringify(action)}: ${done.why}`);
  return done;
}

function tell(facts: readonly Fact[], { words, speaker }: Scene, log: string[]): void {
  for (const fact of facts) {
    const sentence = sayFact(words, fact, speaker);
    if (sentence === '') continue;
    const isTurn = fact.fact === 'turn';
    if (isTurn) console.log('');
    const lines = wrap(isTurn ? sentence : `  ${sentence}`, terminalWidth() - 2, '    ');
    log.push(...lines);
    for (const line of lines) console.log(isTurn ? bold(line) : line);
  }
}

function refuse({ rule, why }: Refusal, { screen, words, rules }: Scene): void {
  console.log(`\n${style('red', screen.refused)} ${words.reasons[why]}`);
  const text = rules[rule];
  if (text === undefined) return;
  for (const line of wrap(`  ${screen.rule(rule)} ${text}`, terminalWidth() - 2, '  '))
    console.log(dim(line));
}

function conclude({ result }: Position, { screen, speaker, you }: Scene): void {
  const { winner, envelope } = result!;
  console.log(`\n${bold(winner === you ? screen.youWin : screen.over)}`);
  console.log(screen.envelope(capital(speaker.words.envelope), envelope.map(speaker.name).join(', ')));
}
