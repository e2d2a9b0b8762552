/** A league as a self-contained HTML page: the table, and games to step through. */
import { sayRating } from '@casefile/bots';
import type { LeagueGame, Standing } from './league.ts';

export interface ToldGame extends LeagueGame {
  /** The game in sentences; empty where only the record is stored. */
  readonly story: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function leaguePage(
  title: string,
  table: readonly Standing[],
  games: readonly ToldGame[],
  nameOf: (bot: string) => string,
): string {
  const rows = table.map(
    (each, i) =>
      `<tr><td>${i + 1}</td><th scope="row">${escaped(nameOf(each.bot))}</th><td>${sayRating(each)}</td><td>${each.low === null ? `below ${each.high}` : `${each.low} to ${each.high}`}</td><td>${each.games}</td><td>${each.wins}</td><td>${percent(each.share)}</td><td>${percent(each.wrong)}</td><td>${each.faults}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head><body><main>
<h1>${escaped(title)}</h1>
<p>${games.length} games. 400 points are odds of ten to one in a duel; intervals are of 95 % and count deals, not games.</p>
<div class="wide"><table><thead><tr><th>#</th><th>bot</th><th>rating</th><th>95 %</th><th>games</th><th>wins</th><th>share</th><th>wrong accusations</th><th>faults</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<h2>Games</h2>
${games.map((game) => gameHtml(game, nameOf)).join('\n')}
</main><script>${script}</script></body></html>
`;
}

function gameHtml(
  { deal, edition, bots, winner, turns, file, story }: ToldGame,
  nameOf: (bot: string) => string,
): string {
  const names = bots.map(nameOf);
  const who = names
    .map((bot, seat) => (seat === winner ? `<b>${escaped(bot)}</b>` : escaped(bot)))
    .join(', ');
  const end = winner === null ? 'nobody won' : `${escaped(names[winner]!)} won`;
  const head = `Deal ${deal + 1}, ${edition}: ${who} – ${end} after ${turns} turns`;
  const record = `<a href="${escaped(file)}">record</a>`;
  if (story.length === 0) return `<p>${head}. ${record}</p>`;
  const lines = story.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `<details><summary>${head}</summary><p class="step"><button data-step="-1">Back</button> <button data-step="1">Next</button> <button data-step="all">All</button> ${record}</p><ol>${lines}</ol></details>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#222;background:#fbfaf7}main{max-width:60rem;margin:auto;padding:1rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:.35rem .6rem;text-align:right;border-bottom:1px solid #ccc}th[scope=row],thead th:nth-child(2){text-align:left}
summary{cursor:pointer;padding:.5rem 0}button{min-height:44px;min-width:44px;font:inherit}li[hidden]{display:none}li.now{font-weight:600}
@media (prefers-color-scheme:dark){body{color:#eee;background:#1c1b19}a{color:#9cf}}`;

/** A game is shown whole until somebody steps; then line by line. */
const script = `for(const game of document.querySelectorAll('details')){const lines=[...game.querySelectorAll('li')];let at=0;
game.addEventListener('click',(event)=>{const step=event.target.dataset?.step;if(!step)return;
at=step==='all'?lines.length-1:Math.max(0,Math.min(lines.length-1,at+Number(step)));
lines.forEach((line,i)=>{line.hidden=i>at;line.className=i===at&&step!=='all'?'now':'';});lines[at]?.scrollIntoView({block:'nearest'});});}`;
