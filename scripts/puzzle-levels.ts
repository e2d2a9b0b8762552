/** Counts puzzles of each level in games of bots, by edition and kind: node scripts/puzzle-levels.ts [games] */
import { editions } from '@casefile/editions';
import { playBotGame, puzzleKinds, puzzlesIn } from '@casefile/training';

const games = Number(process.argv[2] ?? 25);
for (const edition of editions)
  for (const kind of puzzleKinds) {
    const levels = [0, 0, 0, 0, 0, 0, 0];
    for (let game = 0; game < games; game++)
      for (const { level } of puzzlesIn(playBotGame(edition, `levels ${game}`), kind)) levels[level - 1]!++;
    console.log(`| \`${edition.id}\` | ${kind} | ${levels.join(' | ')} |`);
  }
