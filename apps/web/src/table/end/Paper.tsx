/** The front page of the evening paper. */
import type { JSX } from 'preact';
import { CardFace } from '../../art/cards/cards.tsx';
import { Face, Portrait } from '../../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { locale, more } from '../../words/lexicon.ts';

export function Paper(): JSX.Element {
  const { session, cards } = useTable();
  const { view, viewerSeat } = useScene();
  const { speaker, names } = useNaming();
  const t = more().end;
  const { winner, envelope, lost } = view.result!;
  const [culprit = ''] = envelope;
  const called = (seat: number): string => {
    const name = session.sittings.value[seat]?.name ?? '';
    return name === '' || name === view.seats[seat]!.suspect ? speaker.name(view.seats[seat]!.suspect) : name;
  };
  const wrong = view.accusations.filter(({ right }) => !right).map(({ by }) => called(by));
  return (
    <article class="paper">
      <header class="masthead">
        <p class="paper-name">{t.paper}</p>
        <p class="dateline">
          <span>{t.turnNumber(view.turnNumber)}</span>
          <span>
            {t.special} · {names.title}
          </span>
          <span>{t.price}</span>
        </p>
      </header>
      <h2>{winner === null ? t.nobody : t.headline(speaker.name(culprit))}</h2>
      <p class="lead">
        {winner === null
          ? lost === undefined
            ? t.unsolved
            : locale.value!.game.lost[lost]
          : winner === viewerSeat
            ? `${t.youWon}. ${t.solvedBy(called(winner), view.turnNumber)}`
            : t.solvedBy(called(winner), view.turnNumber)}{' '}
        {wrong.length > 0 && t.wrongly(wrong)}
      </p>
      <div class="story">
        {cards.suspects.includes(culprit) && (
          <figure class="culprit">
            <Portrait id={culprit} edition={view.edition} size={160} label={speaker.name(culprit)} />
          </figure>
        )}
        <ul class="cards">
          {envelope.map((card) => (
            <li key={card}>
              <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
            </li>
          ))}
        </ul>
      </div>
      <div class="print" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <ul class="guests" aria-label={t.guests}>
        {view.seats.map(({ suspect }, seat) => (
          <li key={suspect} data-winner={seat === winner}>
            <Face id={suspect} edition={view.edition} size={44} />
            <span>{called(seat)}</span>
            {seat === winner && <small>{t.detective}</small>}
          </li>
        ))}
      </ul>
    </article>
  );
}
