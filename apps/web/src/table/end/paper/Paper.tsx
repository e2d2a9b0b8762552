/** The front page of the evening paper: of the edition's time and place, and different for each way a game can end. */
import type { JSX } from 'preact';
import { CardFace } from '../../../art/cards/cards.tsx';
import { Face, Portrait } from '../../../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../../../game/context.ts';
import { papers } from '../../../paper/papers.ts';
import { locale, more } from '../../../words/lexicon.ts';
import { unbroken } from '../../../words/unbroken.ts';
import { HousePlan } from './HousePlan.tsx';
import '../style.ts';
import type { Told } from './use-article.ts';

/** In a narrow column a title would part from its name, and “turn” from its number. */
const set = (line: string): string => unbroken(line).replaceAll(/(turn|tour) (?=\d)/g, '$1\u00a0');

/** Without an article, the title of the game is the headline. */
export function Paper({ article }: { readonly article: Told | null }): JSX.Element {
  const { view, viewerSeat } = useScene();
  const { speaker, names } = useNaming();
  const t = more().end;
  const { lang, game } = locale.value!;
  const paper = papers[view.edition]!;
  const { winner, lost, envelope } = view.result!;
  const called = speaker.seat;
  const wrong = view.accusations.filter(({ right }) => !right).map(({ by }) => called(by));
  const nobody = lost === undefined ? t.unsolved : game.lost[lost];
  const outcome =
    winner === null
      ? nobody
      : winner === viewerSeat
        ? t.youSolved(view.turnNumber)
        : t.solvedBy(called(winner), view.turnNumber);
  return (
    <article class="paper" data-style={paper.style} data-ending={article?.ending}>
      <header class="masthead">
        <p class="paper-name">{paper[lang].name}</p>
        <p class="dateline">
          <span>{t.turnNumber(view.turnNumber)}</span>
          <span>{paper[lang].special}</span>
          <span>{paper[lang].price}</span>
        </p>
      </header>
      <p class="kicker">{article?.kicker ?? ' '}</p>
      <h2>{set(article?.headline ?? names.title)}</h2>
      <p class="lead">
        {set(outcome)} {wrong.length > 0 && lost !== 'accused' && set(t.wrongly(wrong))}
      </p>
      <div class="story">
        <Pictures />
        <ul class="cards">
          {envelope.map((card) => (
            <li key={card}>
              <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
            </li>
          ))}
        </ul>
      </div>
      <div class="article">
        {article?.sentences.map((sentence) => (
          <span key={sentence}>{set(sentence)} </span>
        ))}
      </div>
      {paper.style === 'sunday' && <HousePlan />}
      <ul class="guests" aria-label={t.guests}>
        {view.seats.map(({ suspect, out, murdered }, seat) => (
          <li key={suspect} data-winner={seat === winner} data-gone={out || murdered === true}>
            <Face id={suspect} edition={view.edition} size={44} />
            <span>{called(seat)}</span>
            {seat === winner && <small>{t.detective}</small>}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The portraits of the culprit and of the winner, if there is one. */
function Pictures(): JSX.Element | null {
  const { view } = useScene();
  const { cards } = useTable();
  const { speaker } = useNaming();
  const { winner, envelope } = view.result!;
  const [culprit = ''] = envelope;
  if (!cards.suspects.includes(culprit)) return null;
  const hero = winner === null ? null : view.seats[winner]!.suspect;
  return (
    <div class="photographs">
      <figure class="culprit" data-barred={winner !== null}>
        <Portrait id={culprit} edition={view.edition} size={132} label={speaker.name(culprit)} />
      </figure>
      {hero !== null && hero !== culprit && (
        <figure class="hero">
          <Portrait id={hero} edition={view.edition} size={132} label={speaker.seat(winner!)} />
        </figure>
      )}
    </div>
  );
}
