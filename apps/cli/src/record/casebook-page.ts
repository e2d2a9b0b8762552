/** A casebook as a self-contained HTML page: no script, no external files, light and dark. */
import {
  accuracyOf,
  type Casebook,
  type CasebookWords,
  certaintyChart,
  chaptersOf,
  decidingMoments,
  type SeatCase,
} from '@casefile/analysis';
import type { Lang } from '@casefile/editions/words/words';
import { casebookNames, sayTurn } from './casebook-lines.ts';
import { pageStyle } from './casebook-style.ts';
import type { Narration } from './narration.ts';

/** Escapes HTML: players choose their names. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (tag: string, content: string, attributes = ''): string =>
  `<${tag}${attributes === '' ? '' : ` ${attributes}`}>${content}</${tag}>`;
const list = (items: readonly string[]): string =>
  element('ul', items.map((item) => element('li', item)).join(''));

export function casebookPage(
  casebook: Casebook,
  words: CasebookWords,
  narration: Narration,
  lang: Lang,
): string {
  const { title, speaker, own } = narration;
  const { seats, result } = casebook;
  const solution =
    result === null ? own.unfinished : own.pair(own.result, result.envelope.map(speaker.name).join(', '));
  const moments = decidingMoments(casebook).map(({ seat, turn, drop, solutions }) =>
    escaped(words.moment(speaker.seat(seat), turn, drop, solutions)),
  );
  const body = [
    element('h1', escaped(`${words.title} · ${title}`)),
    element('p', escaped(solution), 'class="solution"'),
    element('h2', escaped(words.certainty)),
    chart(casebook, words, narration),
    element('p', escaped(words.certaintyNote), 'class="note"'),
    moments.length === 0 ? '' : element('h2', escaped(words.moments)) + list(moments),
    element('h2', escaped(own.provable)),
    provableTable(seats, narration),
    element('p', escaped(own.legend), 'class="note"'),
    ...seats.map((seat) => chapterOf(seat, words, narration)),
  ];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    element('title', escaped(`${words.title} · ${title}`)),
    element('style', pageStyle),
  ];
  return `<!doctype html>\n<html lang="${lang}"><head>${head.join('')}</head><body><main>${body.join('\n')}</main></body></html>\n`;
}

const plot = { width: 640, height: 300, left: 40, right: 130, top: 12, bottom: 30 };

function chart(casebook: Casebook, words: CasebookWords, { speaker }: Narration): string {
  const { lines, turns, bits } = certaintyChart(casebook, plot.width, plot.height);
  const grid = [
    ...bits.map(
      ({ bits: value, y }) =>
        `<path class="grid" d="M0 ${y}H${plot.width}"/><text class="tick" x="-8" y="${y + 4}" text-anchor="end">${value}</text>`,
    ),
    ...turns.map(
      ({ turn, x }) =>
        `<text class="tick" x="${x}" y="${plot.height + 20}" text-anchor="middle">${turn}</text>`,
    ),
  ];
  const ends = spread(lines.map(({ points }) => points.at(-1)?.y ?? plot.height));
  const drawn = lines.map(({ seat, path, proof }, i) => {
    const name = escaped(speaker.seat(seat));
    const dot = proof === null ? '' : `<circle cx="${proof.x}" cy="${proof.y}" r="5"/>`;
    const label = `<text x="${plot.width + 10}" y="${ends[i]! + 4}">${name}</text>`;
    return `<g class="line c${i % 10}"><path d="${path}"/>${dot}${label}</g>`;
  });
  const width = plot.left + plot.width + plot.right;
  const height = plot.top + plot.height + plot.bottom;
  const described = escaped(words.certainty);
  return `<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${described}"><g transform="translate(${plot.left} ${plot.top})">${grid.join('')}${drawn.join('')}</g></svg></figure>`;
}

/** Moves overlapping labels apart. */
function spread(heights: readonly number[], gap = 16): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let lowest = plot.height;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i]!, lowest);
    lowest = placed[i]! - gap;
  }
  return placed;
}

function provableTable(seats: readonly SeatCase[], { own, speaker }: Narration): string {
  const head = ['', ...own.columns].map((cell) => element('th', escaped(cell), 'scope="col"')).join('');
  const rows = seats.map(({ seat, provable, suggestions }) => {
    const { suspect, weapon, room, all } = provable;
    const say = (turn: number | null): string => escaped(sayTurn(turn, provable, own));
    const wasted = suggestions.filter((each) => each.wasted).length;
    const cells = [...[suspect, weapon, room, all].map(say), `${wasted} / ${suggestions.length}`];
    const name = element('th', escaped(speaker.seat(seat)), 'scope="row"');
    return element('tr', name + cells.map((cell) => element('td', cell)).join(''));
  });
  return element('div', element('table', element('tr', head) + rows.join('')), 'class="scroll"');
}

function chapterOf(seat: SeatCase, words: CasebookWords, narration: Narration): string {
  const { speaker } = narration;
  const accuracy = accuracyOf(seat);
  const rows = seat.curve
    .filter(({ opened }) => !opened)
    .map(({ turn, at, solutions, bits }) =>
      [words.turn(turn), String(at), String(solutions ?? '?'), bits === null ? '?' : bits.toFixed(3)]
        .map((cell) => element('td', escaped(cell)))
        .join(''),
    );
  const curve = element('table', rows.map((row) => element('tr', row)).join(''));
  return element(
    'section',
    [
      element('h2', escaped(speaker.seat(seat.seat))),
      seat.provable.gap === undefined ? '' : element('p', escaped(words.gaps[seat.provable.gap])),
      accuracy === null ? '' : element('p', escaped(words.accuracy(accuracy))),
      ...chaptersOf(seat, words, casebookNames(narration)).map(
        ({ title, lines }) =>
          element('h3', escaped(title)) +
          list(
            lines.map(
              ({ turn, at, text }) =>
                `${element('span', escaped(`${words.turn(turn)} (${at})`), 'class="when"')} ${escaped(text)}`,
            ),
          ),
      ),
      element('details', element('summary', escaped(words.open)) + curve),
    ].join(''),
  );
}
