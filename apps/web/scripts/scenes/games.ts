/** Games in which every gesture that an edition knows is to be seen. */
import { editionOf, me, settingOf } from '../../e2e/support/saved-games.ts';
import { BeatMaker, sceneFrom } from '../../src/game/staging/beats.ts';
import { type Ended, endedAs, type Wanted } from '../../src/paper/test/endings.ts';
import type { SavedGame } from '../../src/worker/messages.ts';
import { LocalTable } from '../../src/worker/tables/local-table.ts';

/** How many games between bots are searched for a scene that has not been seen yet. */
const games = 16;

interface Played {
  readonly saved: SavedGame;
  readonly gestures: ReadonlySet<string>;
}

function played(edition: string, seed: number): Played {
  const { seats } = editionOf(edition);
  const setting = settingOf({ edition, seed, seats: Math.max(4, seats[0]), bot: 'basil' });
  const table = new LocalTable(editionOf(edition), setting);
  table.look(me);
  const facts = [...table.scene().facts];
  while (table.next()) facts.push(...table.scene().facts);
  const { saved, view } = table.scene();
  const own = view.seats[me]!.suspect;
  const players = setting.players.map(({ bot, ...player }) =>
    player.suspect === own ? player : { ...player, bot: bot! },
  );
  const gestures = new Set<string>(new BeatMaker().take(facts).map(({ gesture }) => gesture));
  return { saved: { ...saved!, players }, gestures };
}

/** Finished games that show, together, all that any of those looked through shows. */
export function finishedGames(edition: string, count = games): readonly SavedGame[] {
  const found = Array.from({ length: count }, (_, i) => played(edition, i + 1));
  const chosen: Played[] = [];
  const missing = new Set(found.flatMap(({ gestures }) => [...gestures]));
  while (missing.size > 0) {
    const news = ({ gestures }: Played): number => [...gestures].filter((each) => missing.has(each)).length;
    const best = found.toSorted((a, b) => news(b) - news(a))[0]!;
    chosen.push(best);
    for (const gesture of best.gestures) missing.delete(gesture);
  }
  return chosen.map(({ saved }) => saved);
}

/** Lines of the log of this game, each with the gestures of the scene that it shows again. */
export function gesturesByLine(saved: SavedGame): readonly ReadonlySet<string>[] {
  const table = LocalTable.restore(editionOf(saved.edition), saved);
  table.look(me);
  const { facts } = table.scene();
  return facts.map(
    (_, n) => new Set(new BeatMaker().take(sceneFrom(facts, n)).map(({ gesture }) => gesture)),
  );
}

const endings: readonly Wanted[] = ['won', 'lost', 'nobody', 'murdered'];

/**
 * One game for each way in which this edition can end; where it can be, the last thing to do in it is an accusation of
 * mine.
 */
export function endedGames(edition: string): readonly { readonly ending: Wanted; readonly ended: Ended }[] {
  return endings.flatMap((ending) => {
    const ended =
      endedAs(editionOf(edition), ending, ({ by, action }) => by === me && action.do === 'accuse') ??
      endedAs(editionOf(edition), ending);
    return ended === null ? [] : [{ ending, ended }];
  });
}
