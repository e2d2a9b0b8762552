/** The coach: on request, the two best actions with reason and number. */
import type { Advice, Tip } from '@casefile/analysis/coach';
import type { Place } from '@casefile/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { route } from '../../app/router.ts';
import { keepCoachAsked } from '../../game/coach-asked.ts';
import { useNaming, useScene, useTable } from '../../game/context.ts';
import { locale } from '../../words/lexicon.ts';
import { useWords } from '../../words/use-words.ts';
import './style.ts';
import { type CoachWords, loadCoachWords } from './words.ts';

type Asked = 'no' | 'thinking' | 'failed' | Advice;

/** The storage key of the game on this device. */
const keptAs = (): string | null => {
  const here = route.peek();
  return here.screen === 'play' ? here.game : here.screen === 'table' ? here.table : null;
};

export function Coach(): JSX.Element | null {
  const { session } = useTable();
  const t = useWords(loadCoachWords);
  const asked = useSignal<Asked>('no');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (typeof asked.value === 'object') box.current?.scrollIntoView({ block: 'nearest' });
  }, [asked.value]);
  const ask = async (): Promise<void> => {
    asked.value = 'thinking';
    const id = keptAs();
    if (id !== null) keepCoachAsked(id, session.scene.peek()?.viewerSeat ?? null, session.log.peek().length);
    const advice = await session.coach?.().catch(() => null);
    // A failed worker answers with something else.
    asked.value = advice != null && 'tips' in advice ? advice : 'failed';
  };
  if (t === null) return null;
  return (
    <section class="coach" aria-label={t.title} ref={box}>
      {asked.value === 'no' && (
        <button type="button" class="quiet" data-coach onClick={() => void ask()}>
          {t.ask}
        </button>
      )}
      <div aria-live="polite">
        {asked.value === 'thinking' && <p class="help">{t.thinking}</p>}
        {asked.value === 'failed' && <p class="help">{t.failed}</p>}
        {typeof asked.value === 'object' && <Tips advice={asked.value} t={t} />}
      </div>
      {asked.value !== 'no' && asked.value !== 'thinking' && (
        <button type="button" class="quiet" onClick={() => (asked.value = 'no')}>
          {t.close}
        </button>
      )}
    </section>
  );
}

function Tips({ advice, t }: { readonly advice: Advice; readonly t: CoachWords }): JSX.Element {
  const say = useTip(t);
  const { bits } = advice;
  return (
    <>
      <h2>{t.title}</h2>
      {advice.tips.length === 0 && <p>{t.nothing}</p>}
      <ol>
        {advice.tips.map((tip, i) => (
          <li key={i} data-tip={tip.do}>
            {say(tip)}
          </li>
        ))}
      </ol>
      {bits !== null && bits > 0 && <p class="help">{t.missing(figure(bits))}</p>}
      <p class="help">{t.noted}</p>
    </>
  );
}

const figure = (value: number): string =>
  new Intl.NumberFormat(locale.value!.lang, { maximumFractionDigits: value < 0.095 ? 2 : 1 }).format(value);
const percent = (share: number): string =>
  new Intl.NumberFormat(locale.value!.lang, {
    style: 'percent',
    maximumFractionDigits: share < 0.095 ? 1 : 0,
  }).format(share);

function useTip(t: CoachWords): (tip: Tip) => string {
  const say = useDeed(t);
  const { view, viewerSeat } = useScene();
  const { names } = useNaming();
  return (tip) => {
    const { means } = tip;
    if (means === undefined) return say(tip);
    const power = `power:${view.seats[viewerSeat!]!.suspect}`;
    const by = means === 'power' ? t.tips.byPower(names.extras[power]!) : t.tips.byCard(names.extras[means]!);
    return `${say(tip)} ${by}`;
  };
}

function useDeed({ tips: t, list: listed, named: namedAloud }: CoachWords): (tip: Tip) => string {
  const { speaker } = useNaming();
  const { place: room } = speaker.words;
  const { game } = locale.value!;
  const name = (card: string): string => game.card(card, speaker);
  const list = (cards: readonly string[]): string => listed(cards.map(name));
  const named = (cards: readonly string[]): string => namedAloud(speaker, cards);
  const place = (at: Place): string => (typeof at === 'string' ? name(at) : game.place(at, speaker));
  /** The player of a pawn, or the suspect that nobody plays. */
  const playerOf = (pawn: string): string => {
    const seat = speaker.seatOf(pawn);
    return seat === undefined ? speaker.name(pawn) : speaker.seat(seat);
  };
  return (tip) => {
    switch (tip.do) {
      case 'ask': {
        const said = t.ask(named(tip.cards), figure(tip.bits));
        return tip.own.length === 0 ? said : `${said} ${t.own(list(tip.own))}`;
      }
      case 'move': {
        const how = typeof tip.to !== 'string' ? 'square' : tip.cards.length > 0 ? 'move' : 'lookThere';
        return t[how](place(tip.to), figure(tip.bits), room);
      }
      case 'passage':
        return t.passage(place(tip.to), figure(tip.bits));
      case 'stay':
      case 'look':
      case 'silence':
        return t[tip.do](figure(tip.bits));
      case 'roll':
      case 'again':
        return t[tip.do](percent(tip.reaches), figure(tip.bits), room);
      case 'accuse':
        return tip.chance === 1
          ? t.accuse(named(tip.cards))
          : t.likely(named(tip.cards), percent(tip.chance));
      case 'go-accuse':
        return t.goAccuse(place(tip.to), named(tip.cards));
      case 'near-accuse':
        return tip.to === null
          ? t.nearAccuse(percent(tip.reaches))
          : t.nearSquare(place(tip.to), percent(tip.reaches));
      case 'end':
        return tip.chance === 1 ? t.endKnown : t.end(percent(tip.chance));
      case 'show':
        return tip.isSeen && tip.to !== null
          ? t.showSeen(name(tip.card), speaker.seat(tip.to))
          : t.show(name(tip.card), figure(tip.bits));
      case 'see':
        return t.see(speaker.seat(tip.from), figure(tip.bits));
      case 'name':
        return t.name(named([tip.card]), figure(tip.bits));
      case 'join':
        return t.join(place(tip.room), figure(tip.bits));
      case 'home':
        return t.home(playerOf(tip.pawn));
      case 'draw':
        return tip.kills === 0
          ? t.draw(percent(tip.helps))
          : t.drawDeadly(percent(tip.helps), percent(tip.kills));
      case 'pass':
        if (tip.spares > 0) return t.passDeadly(percent(tip.spares));
        return tip.bits > 0 ? t.pass(figure(tip.bits)) : t.passFree;
    }
  };
}
