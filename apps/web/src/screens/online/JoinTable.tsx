/** Joining by link: a name and a chair, watching, or a way on. */
import type { Credentials, TableInfo } from '@casefile/protocol/http';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { follow } from '../../app/router.ts';
import { settings } from '../../app/settings.ts';
import { CardFace } from '../../art/cards/cards.tsx';
import { editionIds } from '../../editions/edition-meta.ts';
import { HouseRuleList } from '../../house-rules/HouseRuleList.tsx';
import { markScreen } from '../../living-room/mark.ts';
import { api } from '../../online/api.ts';
import { freshNote, keepNote } from '../../online/deal/seeds.ts';
import { invitationTo, invited } from '../../online/invited.ts';
import { sessionAt } from '../../online/keys.ts';
import { loadNames, locale, more, namesOf, ui } from '../../words/lexicon.ts';
import './door.css';
import './lobby.css';
import { problemWords } from '../../online/problem-words.ts';
import { DeadEnd, TryAgain } from '../DeadEnd.tsx';
import { Page } from '../Page.tsx';
import { OptionList } from './OptionList.tsx';
import { TermsList } from './TermsForm.tsx';

export interface JoinTableProps {
  readonly table: string;
  readonly onIn: (session: Credentials) => void;
}

export function JoinTable({ table, onIn }: JoinTableProps): JSX.Element {
  const info = useSignal<TableInfo | null>(null);
  const problem = useSignal<string | null>(null);
  const look = async (): Promise<void> => {
    const found = await api.info(table);
    problem.value = found.ok ? null : found.error.error;
    if (!found.ok) return;
    const { edition } = found.value;
    if (editionIds.includes(edition)) {
      await loadNames(edition, locale.value!.lang);
      info.value = found.value;
    } else problem.value = 'newer-server';
  };
  useEffect(() => void look(), [table]);
  const here = info.value;
  if (here !== null)
    return (
      <Entrance
        info={here}
        problem={problem.value}
        onIn={onIn}
        onProblem={(why) => {
          problem.value = why;
          void api.info(table).then((found) => {
            if (found.ok) info.value = found.value;
          });
        }}
      />
    );
  if (problem.value === null) return <div class="opening" aria-busy="true" />;
  if (problem.value === 'no-such-table') return <Gone />;
  return (
    <TryAgain title={problemWords(problem.value)} onAgain={() => void look()}>
      <a href="/new/solo" onClick={follow} class="button plain">
        {more().door.playMeanwhile}
      </a>
    </TryAgain>
  );
}

function Gone(): JSX.Element {
  const t = more().door;
  return (
    <DeadEnd title={t.goneTitle} hint={t.goneHint}>
      <a href="/new/online" onClick={follow} class="button primary">
        {t.ownTable}
      </a>
      <a href="/games" onClick={follow} class="button plain">
        {ui().landing.myGames}
      </a>
    </DeadEnd>
  );
}

interface EntranceProps {
  readonly info: TableInfo;
  readonly problem: string | null;
  readonly onIn: (session: Credentials) => void;
  readonly onProblem: (why: string) => void;
}

function Entrance({ info, problem, onIn, onProblem }: EntranceProps): JSX.Element {
  const t = more().online;
  const names = namesOf(info.edition);
  const invitation = invitationTo(info.table);
  // Who shares a chair is not the suspect of another one.
  const suggestion = (at: TableInfo): string =>
    invitation === null ? (names?.suspects[freeChair(at) ?? ''] ?? '') : '';
  const suggested = useRef(suggestion(info)).current;
  const name = useSignal(settings.name.value || suggested);
  /** A suspect's name belongs to a chair: somebody may have taken that one since this page was opened. */
  const nameNow = async (): Promise<string> => {
    const given = name.value.trim();
    if (given !== suggested) return given;
    const found = await api.info(info.table);
    return (found.ok && suggestion(found.value)) || given;
  };
  const enter = async (how: 'sit' | 'watch' | 'show'): Promise<void> => {
    // Another tab of this browser has sat down meanwhile: a second chair would take the place of the first here.
    const kept = sessionAt(info.table);
    if (kept?.tokens.seat !== undefined && how !== 'show') return onIn(kept);
    const called = how === 'sit' ? await nameNow() : '';
    const own = freshNote();
    const found =
      how === 'sit'
        ? await api.sit(info.table, {
            name: called,
            commitment: own.commitment,
            ...(invitation !== null && { invitation }),
          })
        : await api.watch(info.table);
    // A visitor with an invalid invitation may still take a free chair.
    if (how === 'sit' && (found.ok || found.error.error === 'no-such-invitation')) invited.value = null;
    if (!found.ok) return onProblem(found.error.error);
    if (how === 'sit') {
      // At the next table the suspect's name would be somebody else's.
      if (name.value.trim() !== suggested) settings.name.value = called;
      keepNote(info.table, own);
    }
    if (how === 'show') markScreen(info.table);
    onIn(found.value);
  };
  const isEntering = useSignal(false);
  /** A second press would take a second chair. */
  const enterOnce = async (how: 'sit' | 'watch' | 'show'): Promise<void> => {
    if (isEntering.value) return;
    isEntering.value = true;
    await enter(how);
    isEntering.value = false;
  };
  const isOpen = info.phase === 'lobby' && (!info.full || invitation !== null);
  const at = info.chairs.flatMap(({ people }) => people.map((person) => person.name)).join(', ');
  const closed = info.phase === 'lobby' ? t.full : info.phase === 'over' ? more().door.over : t.running;
  const watch = (
    <button
      type="button"
      class={isOpen ? 'plain' : 'primary'}
      disabled={isEntering.value}
      onClick={() => void enterOnce('watch')}
    >
      {info.phase === 'over' ? more().door.seeEnd : t.watch}
    </button>
  );
  return (
    <Page title={isOpen ? t.invited(info.host.name) : closed}>
      <div class="door">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void enterOnce('sit');
          }}
        >
          <p class="door-edition">
            <strong>{names?.title}</strong>
            <span>{names?.summary}</span>
          </p>
          {at !== '' && <p>{more().door.at(at)}</p>}
          {isOpen && (
            <>
              <label class="field">
                <span>{more().setUp.name}</span>
                <input
                  value={name.value}
                  maxLength={24}
                  required
                  autocomplete="nickname"
                  onInput={(event) => (name.value = event.currentTarget.value)}
                />
              </label>
              {invitation !== null && <p>{more().team.invited}</p>}
              <button type="submit" class="primary" disabled={isEntering.value}>
                {invitation === null ? t.sit : more().team.join}
              </button>
            </>
          )}
          {info.terms.spectators && watch}
          {info.terms.spectators && info.phase !== 'over' && (
            <button type="button" class="quiet for-wide-screens" onClick={() => void enterOnce('show')}>
              {more().door.bigScreen}
            </button>
          )}
          {problem !== null && (
            <p class="trouble" role="alert">
              {problemWords(problem)}
            </p>
          )}
          <p class="ways-on">
            {info.next !== null && (
              <a href={`/t/${info.next}`} onClick={follow} class="button plain">
                {more().people.nextSitting}
              </a>
            )}
            {!isOpen && (
              <a
                href="/new/online"
                onClick={follow}
                class={info.terms.spectators ? 'button plain' : 'button primary'}
              >
                {more().door.ownTable}
              </a>
            )}
            <a href="/device" onClick={follow}>
              {more().door.otherDevice}
            </a>
          </p>
        </form>
        <aside>
          <Fan info={info} />
          <h2>{more().door.terms}</h2>
          <TermsList terms={info.terms} />
          <OptionList edition={info.edition} options={info.options} />
          <HouseRuleList edition={info.edition} options={info.options} />
        </aside>
      </div>
    </Page>
  );
}

const freeChair = ({ chairs }: TableInfo): string | undefined => chairs.find(({ free }) => free)?.suspect;

function Fan({ info }: { readonly info: TableInfo }): JSX.Element {
  return (
    <div class="door-fan" aria-hidden="true">
      {info.chairs.slice(0, 5).map(({ suspect }) => (
        <CardFace key={suspect} id={suspect} name="" edition={info.edition} />
      ))}
    </div>
  );
}
