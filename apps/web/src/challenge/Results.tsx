/** Everybody's results side by side, for a player who has finished; when each case could be proved is counted here. */
import type { ChallengeInfo, Rival, Rivals } from '@casefile/protocol/challenges';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { follow } from '../app/router.ts';
import { Icon } from '../art/icons/Icon.tsx';
import { more } from '../words/lexicon.ts';
import { type AttemptProof, findProof } from './proofs.ts';
import type { ChallengeWords } from './words.ts';

export interface ResultsProps {
  readonly info: ChallengeInfo;
  readonly rivals: Rivals;
  /** This device's own table, and the token that opens the others'. */
  readonly table: string;
  readonly token: string;
  readonly words: ChallengeWords;
}

/** Players who solved the case come first, the fastest of them at the top. */
const inOrder = (rivals: readonly Rival[]): readonly Rival[] =>
  rivals.toSorted((a, b) => Number(b.isWon) - Number(a.isWon) || a.turns - b.turns || a.attempt - b.attempt);

export function Results({ info, rivals, table, token, words }: ResultsProps): JSX.Element {
  const proofs = useSignal<Readonly<Record<number, AttemptProof | null>>>({});
  const all = inOrder(rivals.rivals);
  const suspect = info.chairs.find(({ bot }) => bot === null)!.suspect;
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      // One by one, because a server makes few records at a time for one address.
      for (const { attempt } of all) {
        if (!isWanted) return;
        const wanted = { table, token, attempt, suspect, info };
        const proof = await findProof(wanted).catch(() => null);
        proofs.value = { ...proofs.value, [attempt]: proof };
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [table]);
  const known = Object.values(proofs.value).filter((proof) => proof !== null);
  const isCounted = Object.keys(proofs.value).length === all.length;
  const open = rivals.attempts - all.length;
  return (
    <section class="challenge-results" aria-busy={!isCounted}>
      <h2>{words.results}</h2>
      <ol>
        {all.map((rival) => (
          <Result
            key={rival.attempt}
            rival={rival}
            proof={proofs.value[rival.attempt]}
            href={rival.isYou ? `/g/${table}` : `/g/${table}/${rival.attempt}`}
            words={words}
          />
        ))}
      </ol>
      {open > 0 && <p>{words.waiting(open)}</p>}
      {known.some(({ isSound }) => !isSound) ? (
        <p role="alert">{more().people.dealt.changed}</p>
      ) : (
        isCounted &&
        known.length > 0 && (
          <p class="challenge-sound">
            <Icon id="check" /> {words.sound}
          </p>
        )
      )}
    </section>
  );
}

interface ResultProps {
  readonly rival: Rival;
  /** Undefined until it is counted; null if it cannot be. */
  readonly proof: AttemptProof | null | undefined;
  readonly href: string;
  readonly words: ChallengeWords;
}

function Result({ rival, proof, href, words }: ResultProps): JSX.Element {
  const { name, isYou, isWon, turns, isOut, isHelped } = rival;
  return (
    <li data-mine={isYou} data-won={isWon}>
      <h3>
        {name} {isYou && <small>({more().lobby.yours})</small>}
      </h3>
      <p class="challenge-end">
        <Icon id={isWon ? 'check' : 'cross'} /> {isWon ? words.won(turns) : words.lost(turns)}
      </p>
      <p>{sayProof(proof, words)}</p>
      {isOut && <p>{words.out}</p>}
      {isHelped && <p>{words.helped}</p>}
      <a href={href} onClick={follow} class="button plain" aria-label={words.casebookOf(name)}>
        {words.casebook}
      </a>
    </li>
  );
}

function sayProof(proof: AttemptProof | null | undefined, words: ChallengeWords): string {
  if (proof === undefined) return words.counting;
  if (proof === null) return '–';
  const { all, gap } = proof.provable;
  if (all !== null) return words.provable(all);
  return gap === undefined ? words.never : words.unknown;
}
