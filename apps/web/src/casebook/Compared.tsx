/** Compares a game played on from a moment with the original. */
import type { Casebook, CasebookNames } from '@casefile/analysis';
import type { Seat } from '@casefile/engine';
import type { JSX } from 'preact';
import { follow } from '../app/router.ts';
import type { LocalOrigin } from '../worker/messages.ts';
import { lastTurn } from './CaseGlance.tsx';
import { CertaintyLines } from './certainty/CertaintyLines.tsx';
import type { CaseHead } from './messages.ts';
import type { CaseScreenWords } from './words/words.ts';

export interface ComparedProps {
  readonly casebook: Casebook;
  readonly head: CaseHead;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

interface BothLinesProps extends Pick<ComparedProps, 'casebook' | 'words'> {
  readonly origin: LocalOrigin;
}

export function Compared({ casebook, head, names, words }: ComparedProps): JSX.Element | null {
  const { origin } = head;
  if (origin === null) return null;
  const t = words.compared;
  const { went, seat, at, turn, drawnFor, path } = origin;
  const winnerOf = (winner: number | null | undefined): string =>
    winner === null || winner === undefined ? words.glance.nobody : names.seat(winner);
  const turnOf = (number: number | null | undefined): string =>
    number === null || number === undefined ? words.glance.never : String(number);
  const proved = casebook.seats.find((each) => each.seat === seat)?.provable.all;
  const rows = [
    [t.winner, winnerOf(went.winner), winnerOf(casebook.result?.winner)],
    [t.turns, String(went.turns), String(lastTurn(head))],
    [t.proved, turnOf(went.proved), turnOf(proved)],
  ] as const;
  return (
    <section class="compared">
      <h2>{t.title}</h2>
      <p>
        {t.from(words.casebook.turn(turn))} {drawnFor !== null && t.drawn}
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{t.before}</th>
              <th scope="col">{t.here}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, before, here]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{before}</td>
                <td>{here}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a class="button plain" href={`${path}#t=${at}&as=${head.players[seat]!.suspect}`} onClick={follow}>
          {t.toOther}
        </a>
      </p>
      <BothLines casebook={casebook} origin={origin} words={words} />
    </section>
  );
}

/** The original's curve: grey, to differ from this game's. */
const otherLine = (seat: Seat): Seat => (seat === 9 ? 8 : 9);

/** The certainty of the same player in both games, on the same axes. */
function BothLines({ casebook, origin, words }: BothLinesProps): JSX.Element | null {
  const here = casebook.seats.find(({ seat }) => seat === origin.seat);
  const before = origin.went.certainty;
  if (here === undefined || here.curve.length === 0 || before === undefined) return null;
  const other = otherLine(origin.seat);
  return (
    <CertaintyLines
      title={words.compared.chart}
      note={words.compared.parted(words.casebook.turn(origin.turn))}
      seats={[{ seat: other, ...before }, here]}
      nameOf={(seat) => (seat === other ? words.compared.before : words.compared.here)}
      own={origin.seat}
      pathOf={(seat) => (seat === other ? origin.path : location.pathname)}
      words={words}
    />
  );
}
