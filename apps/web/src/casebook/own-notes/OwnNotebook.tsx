/** The reader's own notebook compared with what could be proved: how much was in time, and everything that was not. */
import type { CasebookNames, JudgedMark, MarkVerdict, NotebookCase } from '@casefile/analysis';
import type { JSX } from 'preact';
import type { CaseHead } from '../messages.ts';
import { Moment } from '../moments/Moment.tsx';
import type { CaseScreenWords } from '../words/words.ts';

export interface OwnNotebookProps {
  readonly notes: NotebookCase;
  readonly head: CaseHead;
  readonly names: CasebookNames;
  readonly words: CaseScreenWords;
}

const verdicts = [
  'in-time',
  'right',
  'ahead',
  'late',
  'wrong',
  'unknown',
] as const satisfies readonly MarkVerdict[];

export function OwnNotebook({ notes, head, names, words }: OwnNotebookProps): JSX.Element {
  const t = words.notebook;
  const { marks, missed } = notes;
  const ownerName = (owner: string): string => {
    const seat = head.players.findIndex(({ suspect }) => suspect === owner);
    return seat >= 0 ? names.seat(seat) : owner === 'envelope' ? words.replay.envelope : names.card(owner);
  };
  const cell = ({ card, owner }: { readonly card: string; readonly owner: string }): string =>
    words.casebook.pair(ownerName(owner), names.card(card));
  const count = (verdict: MarkVerdict): number => marks.filter((mark) => mark.verdict === verdict).length;
  const said = [
    ...verdicts.flatMap((verdict) => (count(verdict) > 0 ? [t.counted[verdict](count(verdict))] : [])),
    ...(missed.length > 0 ? [t.missedCount(missed.length)] : []),
  ];
  const faults = marks.filter(({ verdict }) => verdict === 'late' || verdict === 'wrong');
  if (marks.length === 0) return <Chapter title={t.title}>{t.none}</Chapter>;
  return (
    <section data-chapter="notebook">
      <h3>{t.title}</h3>
      <p>{said.join(' · ')}</p>
      <ul class="case-lines">
        {faults.map((mark) => (
          <Fault key={`${mark.card} ${mark.owner}`} mark={mark} text={cell(mark)} words={words} />
        ))}
        {missed.map((each) => (
          <li key={each.card} data-verdict="missed">
            <Moment at={each.at} turn={each.turn} words={words} />
            <span>
              {cell(each)} – {t.missed}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fault(props: {
  readonly mark: JudgedMark;
  readonly text: string;
  readonly words: CaseScreenWords;
}): JSX.Element {
  const { mark, text, words } = props;
  const sign = mark.mark === 'yes' ? '✓' : '✗';
  const said = mark.verdict === 'wrong' ? words.notebook.wrong : words.notebook.late;
  return (
    <li data-verdict={mark.verdict}>
      {mark.proved === null ? <span /> : <Moment at={mark.proved.at} turn={mark.proved.turn} words={words} />}
      <span>
        {text} {sign} – {said}
      </span>
    </li>
  );
}

const Chapter = (props: { readonly title: string; readonly children: string }): JSX.Element => (
  <section data-chapter="notebook">
    <h3>{props.title}</h3>
    <p>{props.children}</p>
  </section>
);
