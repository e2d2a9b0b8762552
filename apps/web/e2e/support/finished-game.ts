/** A finished game: opened in the browser as a casebook, and analysed here. */
import { analyse, type Casebook, type GameLog } from '@casefile/analysis';
import { type Fact, makeRules, openGame, play, seededChance } from '@casefile/engine';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';
import type { Guest } from './guest.ts';
import { editionOf, settingOf } from './saved-games.ts';

/** A game played to its end by bots, as if I had been the first of them. */
export function finishedGame(edition: string): SavedGame {
  const table = new LocalTable(editionOf(edition), settingOf({ edition, seed: 3 }));
  while (table.next());
  const { saved } = table.scene();
  const [own, ...others] = saved!.players;
  return { ...saved!, players: [{ suspect: own!.suspect }, ...others] };
}

function stepsIn({
  edition: id,
  players,
  options,
  seed,
  origin,
  actions,
}: SavedGame): readonly (readonly Fact[])[] {
  const begun = origin === undefined ? {} : { origin };
  const setting = { players: players.map(({ suspect }) => ({ suspect })), options, ...begun };
  const opened = openGame(editionOf(id), setting, seededChance(seed));
  if (!opened.ok) throw new Error('does not open');
  let { game } = opened;
  const steps = [opened.facts];
  for (const { by, action } of actions) {
    const played = play(game, by, action);
    if (!played.ok) throw new Error(played.refusal.why);
    game = played.game;
    steps.push(played.facts);
  }
  return steps;
}

export function gameIn(saved: SavedGame): GameLog {
  const steps = stepsIn(saved);
  const [opened] = steps[0]!;
  if (opened?.fact !== 'opened') throw new Error('does not open');
  const rules = makeRules(editionOf(saved.edition), opened.options, opened.players);
  return { rules, viewpoint: 'table', steps };
}
export const casebookOf = (saved: SavedGame): Casebook => analyse(gameIn(saved));

export const factsIn = (saved: SavedGame): readonly Fact[] => stepsIn(saved).flat();
/** Also for a game played on from another one. */
export const lastTurnOf = (saved: SavedGame): number => {
  const facts = [...(saved.origin?.steps ?? []), ...stepsIn(saved).slice(1)].flat();
  return facts.reduce((last, fact) => (fact.fact === 'turn' ? fact.number : last), 0);
};

/** Opens its casebook on the device of this guest, at `/case/studied`. */
export async function openCasebook({ page }: Guest, saved: SavedGame): Promise<void> {
  await page.addInitScript(
    (game) => localStorage.setItem('casefile.game.studied', game),
    JSON.stringify(saved),
  );
  await page.goto('/case/studied');
}
