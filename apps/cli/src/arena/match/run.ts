/** Plays games of a match one after the other. */
import { infoOf, makeBot, type StatedChance } from '@casefile/bots';
import { type Pairing, seedFrom } from '@casefile/bots/arena/match';
import { type ArenaPlayer, inProcess, type PlayedGame, playGame } from '@casefile/bots/arena/play-game';
import { ArenaTable } from '@casefile/bots/arena/table';
import type { GameRecord } from '@casefile/engine';
import { editionOf, isCommand, type MatchSpec, recordNames } from './spec.ts';

export interface PairingOutcome {
  readonly pairing: Pairing;
  readonly played: PlayedGame;
  readonly record: GameRecord | null;
  /** Every stated chance of an accusation, if the match collects them. */
  readonly chances: readonly CheckedChance[];
}

export interface CheckedChance {
  readonly p: number;
  readonly right: boolean;
}

/** Ends games that random bots would never finish. */
const maxTurns = 1000;

export interface Programs {
  /** The player for the bot at this index of the list. */
  playerOf(bot: number, game: string): ArenaPlayer;
}

export async function playPairing(
  spec: MatchSpec,
  pairing: Pairing,
  programs: Programs | null,
  onFault?: (bot: string, game: string, why: string) => void,
): Promise<PairingOutcome> {
  const edition = editionOf(spec);
  const { deal, rotation, seats } = pairing;
  const seed = seedFrom(spec.seed, `deal ${deal}`);
  const info = infoOf(edition, spec.options);
  const suspects = info.cards.suspects.slice(0, spec.bots.length);
  const table = ArenaTable.mustOpen({ edition, options: spec.options, suspects, seed });
  const game = `${deal + 1}-${rotation + 1}`;
  const stated: StatedChance[] = [];
  const players = seats.map((bot, seat): ArenaPlayer => {
    const id = spec.bots[bot]!;
    if (isCommand(id)) return programs!.playerOf(bot, game);
    const onChance = spec.chances ? (each: StatedChance): void => void stated.push(each) : undefined;
    return inProcess(makeBot(id, seedFrom(spec.seed, `deal ${deal} seat ${seat}`), info, onChance), spec.ms);
  });
  const played = await playGame({
    table,
    players,
    seed: seedFrom(spec.seed, `stand-in ${deal} ${rotation}`),
    clock: () => performance.now(),
    maxTurns,
    onFault: (seat, why) => onFault?.(spec.bots[seats[seat]!]!, game, why),
  });
  const { envelope } = table;
  const all = recordNames(spec.bots);
  const names = seats.map((bot) => all[bot]!);
  const chances = stated.map(({ cards, p }) => ({
    p,
    right: cards.every((card) => envelope.includes(card)),
  }));
  return { pairing, played, record: spec.record ? table.record(names) : null, chances };
}
