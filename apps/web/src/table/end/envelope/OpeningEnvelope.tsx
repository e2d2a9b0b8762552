/** The sealed envelope moves to the middle and is opened card by card, beside the cards that were named. */
import { sayFact } from '@casefile/editions/words/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { CardBack, CardFace, Envelope } from '../../../art/cards/cards.tsx';
import { openedBox, openedEnvelope } from '../../../art/cards/opened-envelope.ts';
import { Drawn } from '../../../art/Drawn.tsx';
import { Icon } from '../../../art/icons/Icon.tsx';
import { Portrait } from '../../../art/people/people.tsx';
import { useNaming, useScene, useTable } from '../../../game/context.ts';
import { locale, ui } from '../../../words/lexicon.ts';
import { unbroken } from '../../../words/unbroken.ts';
import { breaksAtMs, markedAtMs, openingSounds, turnsAtMs } from './opening-sounds.ts';
import { playSounds } from './play-sounds.ts';
import '../style.ts';

export function OpeningEnvelope(): JSX.Element {
  const { view } = useScene();
  const { session } = useTable();
  const { speaker } = useNaming();
  const ended = session.log.value.findLast(({ fact }) => fact === 'ended');
  const { winner, envelope } = view.result!;
  // The right accusation if several were made at once; if nobody was right, the last public one.
  const accusation =
    view.accusations.findLast(({ by, right }) => right && by === winner) ??
    view.accusations.findLast(({ cards }) => cards !== null);
  const named = accusation?.cards ?? null;
  const fits = envelope.map((card) => named?.includes(card) ?? null);
  useEffect(() => playSounds(openingSounds(fits)), []);
  return (
    <section
      class="end opening-envelope"
      aria-label={ui().table.over}
      data-solved={fits.every((each) => each === true)}
      data-accused={named !== null && accusation!.turn === view.turnNumber}
      style={{ '--breaks': `${breaksAtMs}ms`, '--last': `${markedAtMs(envelope.length - 1)}ms` }}
    >
      <div class="sealed-case">
        <Drawn markup={openedEnvelope()} box={openedBox} width={200} height={230} />
        <Envelope size={200} />
      </div>
      <ul class="unsealed" aria-hidden="true">
        {envelope.map((card, i) => (
          <li key={card} style={{ '--turns': `${turnsAtMs(i)}ms`, '--marked': `${markedAtMs(i)}ms` }}>
            <span class="card-turns">
              <CardBack edition={view.edition} />
              <CardFace id={card} name={speaker.name(card)} edition={view.edition} />
            </span>
            {named !== null && (
              <span class="named" data-fits={fits[i]}>
                <CardFace
                  id={named[i] ?? card}
                  name={speaker.name(named[i] ?? card)}
                  edition={view.edition}
                  isThere={true}
                />
                <b>
                  <Icon id={fits[i] ? 'check' : 'cross'} size={20} />
                </b>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div class="accuser" aria-hidden="true">
        {accusation !== undefined && (
          <>
            <Portrait id={view.seats[accusation.by]!.suspect} edition={view.edition} size={72} />
            <b>{speaker.seat(accusation.by)}</b>
          </>
        )}
        <p>{ended !== undefined && unbroken(sayFact(locale.value!.game, ended, speaker))}</p>
      </div>
      <p class="skip">{ui().table.skip}</p>
    </section>
  );
}
