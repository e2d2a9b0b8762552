/** A challenge by its link: what is played, one's own game, and the results once it is over. */
import type { ChallengeInfo, Rivals } from '@casefile/protocol/challenges';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { editionIds } from '../editions/edition-meta.ts';
import { HouseRuleList } from '../house-rules/HouseRuleList.tsx';
import { sessionAt } from '../online/keys.ts';
import { problemWords } from '../online/problem-words.ts';
import { DeadEnd, TryAgain } from '../screens/DeadEnd.tsx';
import { Invitation } from '../screens/online/Invitation.tsx';
import { OptionList } from '../screens/online/OptionList.tsx';
import { Page } from '../screens/Page.tsx';
import { loadNames, locale, namesOf } from '../words/lexicon.ts';
import { useWords } from '../words/use-words.ts';
import { Chairs } from './Chairs.tsx';
import { challenges, justMade, ownTable } from './own-attempts.ts';
import { Results } from './Results.tsx';
import { TakeUp } from './TakeUp.tsx';
import { type ChallengeWords, loadChallengeWords } from './words.ts';
import '../screens/new-game/new-game.css';
import '../screens/online/door.css';
import '../screens/online/lobby.css';
import './style.ts';

/** This device's own game. */
type Own =
  | { readonly kind: 'none' | 'left' }
  | { readonly kind: 'playing'; readonly table: string }
  | { readonly kind: 'over'; readonly table: string; readonly token: string; readonly rivals: Rivals };

/** The reason why the challenge cannot be fetched. */
async function findOwn(challenge: string): Promise<Own | string> {
  const table = ownTable(challenge);
  if (table === null) return { kind: 'none' };
  const token = sessionAt(table)?.tokens.seat;
  if (token === undefined) return { kind: 'left' };
  const found = await challenges.rivals(table, token);
  if (found.ok) return { kind: 'over', table, token, rivals: found.value };
  const { error } = found.error;
  if (error === 'not-over') return { kind: 'playing', table };
  return error === 'bad-token' || error === 'no-such-table' ? { kind: 'left' } : error;
}

export function ChallengeScreen({ challenge }: { readonly challenge: string }): JSX.Element {
  const info = useSignal<ChallengeInfo | null>(null);
  const own = useSignal<Own | null>(null);
  const problem = useSignal<string | null>(null);
  const { lang } = locale.value!;
  const t = useWords(loadChallengeWords, () => {
    problem.value = 'offline';
  });
  const look = async (): Promise<void> => {
    const found = await challenges.info(challenge);
    if (!found.ok) {
      problem.value = found.error.error;
      return;
    }
    if (!editionIds.includes(found.value.edition)) {
      problem.value = 'newer-server';
      return;
    }
    const [mine] = await Promise.all([findOwn(challenge), loadNames(found.value.edition, lang)]);
    problem.value = typeof mine === 'string' ? mine : null;
    info.value = found.value;
    if (typeof mine !== 'string') own.value = mine;
  };
  useEffect(() => {
    info.value = null;
    own.value = null;
    look().catch(() => {
      problem.value = 'offline';
    });
  }, [challenge]);
  const here = info.value;
  const mine = own.value;
  if (t !== null && problem.value === 'no-such-challenge') return <Gone words={t} />;
  if (problem.value !== null && mine === null)
    return <TryAgain title={problemWords(problem.value)} onAgain={() => void look()} />;
  const names = here === null ? undefined : namesOf(here.edition);
  if (t === null || here === null || mine === null || names === undefined)
    return <div class="opening" aria-busy="true" />;
  // To be sent before anything else, until there are results to look at.
  const isToSend = justMade.value === challenge && mine.kind !== 'over';
  const invitation = <Invitation path={`/c/${challenge}`} title={t.share} label={t.link} isCalm />;
  return (
    <Page title={t.title}>
      <div class="challenge">
        <p class="door-edition">
          <strong>{names.title}</strong>
          {mine.kind !== 'over' && <span>{t.lead}</span>}
        </p>
        {isToSend && invitation}
        {mine.kind === 'over' ? (
          <Results info={here} words={t} {...mine} />
        ) : (
          <div class="challenge-way">
            {mine.kind === 'none' && <TakeUp info={here} words={t} />}
            {mine.kind === 'playing' && (
              <a href={`/t/${mine.table}`} onClick={follow} class="button primary">
                {t.goOn}
              </a>
            )}
            {mine.kind === 'left' && <p role="status">{t.left}</p>}
            <p>
              {t.taken(here.attempts)} {mine.kind !== 'left' && t.hidden}
            </p>
          </div>
        )}
        <Chairs info={here} words={t} />
        <OptionList edition={here.edition} options={here.options} />
        <HouseRuleList edition={here.edition} options={here.options} />
        {!isToSend && invitation}
      </div>
    </Page>
  );
}

const Gone = ({ words }: { readonly words: ChallengeWords }): JSX.Element => (
  <DeadEnd title={words.goneTitle} hint={words.goneHint}>
    <a href="/new/solo" onClick={follow} class="button primary">
      {words.own}
    </a>
  </DeadEnd>
);
