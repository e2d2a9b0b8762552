/** A casebook in words, for the terminal. */
import {
  accuracyOf,
  type Casebook,
  type CasebookNames,
  type CasebookWords,
  chaptersOf,
  decidingMoments,
  type Provable,
  type SeatCase,
} from '@casefile/analysis';
import type { Catalogue, Lang } from '@casefile/editions/words/words';
import { columns, terminalWidth, wrap } from '../text/layout.ts';
import { bold, dim } from '../text/style.ts';
import type { Narration } from './narration.ts';

const languages: Catalogue<{ readonly words: CasebookWords }> = {
  en: () => import('@casefile/analysis/words/en'),
  fr: () => import('@casefile/analysis/words/fr'),
};
export const casebookWords = async (lang: Lang): Promise<CasebookWords> => (await languages[lang]()).words;

export const casebookNames = ({ speaker }: Narration): CasebookNames => ({
  seat: speaker.seat,
  card: speaker.name,
  suggestion: speaker.words.suggestion,
});

export function casebookLines(casebook: Casebook, words: CasebookWords, narration: Narration): string[] {
  const { seats } = casebook;
  const { speaker, own } = narration;
  const moments = decidingMoments(casebook);
  const width = terminalWidth() - 2;
  return [
    bold(own.provable),
    ...columns([['', ...own.columns], ...seats.map((seat) => provableRow(seat, narration))]),
    ...wrap(dim(own.legend), width),
    ...(moments.length === 0 ? [] : ['', bold(words.moments)]),
    ...moments.flatMap(({ seat, turn, drop, solutions, at }) =>
      wrap(`  ${words.moment(speaker.seat(seat), turn, drop, solutions)} ${dim(`(${at})`)}`, width, '    '),
    ),
    ...seats.flatMap((seat) => ['', ...seatLines(seat, words, narration, width)]),
  ];
}

function provableRow({ seat, provable, suggestions }: SeatCase, { own, speaker }: Narration): string[] {
  const { suspect, weapon, room, all } = provable;
  const say = (turn: number | null): string => sayTurn(turn, provable, own);
  const wasted = suggestions.filter((each) => each.wasted).length;
  return [speaker.seat(seat), ...[suspect, weapon, room, all].map(say), `${wasted} / ${suggestions.length}`];
}

/** Does not say “never” when the deals could not be counted. */
export const sayTurn = (turn: number | null, { gap }: Provable, own: Narration['own']): string =>
  turn !== null ? own.turn(turn) : gap === undefined ? own.never : '?';

function seatLines(seat: SeatCase, words: CasebookWords, narration: Narration, width: number): string[] {
  const accuracy = accuracyOf(seat);
  // Where a turn ends says enough: what changed within it is in the JSON.
  const doubt = seat.curve.filter(({ turn }, i) => seat.curve[i + 1]?.turn !== turn);
  return [
    bold(narration.speaker.seat(seat.seat)),
    ...wrap(
      `  ${words.pair(words.open, doubt.map((point) => curvePoint(point, words)).join(' → '))}`,
      width,
      '    ',
    ),
    ...(seat.provable.gap === undefined ? [] : wrap(`  ${words.gaps[seat.provable.gap]}`, width, '    ')),
    ...(accuracy === null ? [] : [`  ${words.accuracy(accuracy)}`]),
    ...chaptersOf(seat, words, casebookNames(narration)).flatMap(({ title, lines }) => [
      `  ${title}`,
      ...lines.flatMap(({ turn, at, text }) =>
        wrap(`    ${dim(`${words.turn(turn)} (${at})`)}  ${text}`, width, '      '),
      ),
    ]),
  ];
}

function curvePoint(
  { turn, solutions, bits }: Pick<SeatCase['curve'][number], 'turn' | 'solutions' | 'bits'>,
  words: CasebookWords,
): string {
  return `${words.turn(turn)} ${solutions ?? '?'} (${bits === null ? '?' : words.bits(bits)})`;
}
