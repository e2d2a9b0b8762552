/** Deciding moments are told completely, in both languages, and only as far as that player heard them. */
import { analyse, decidingMoments } from '@casefile/analysis';
import { words as en } from '@casefile/editions/words/en';
import { words as fr } from '@casefile/editions/words/fr';
import { makeSpeaker } from '@casefile/editions/words/speaker';
import type { FactOf } from '@casefile/engine';
import { stepsOf } from '@casefile/protocol/record';
import { expect, test } from 'vitest';
import { editionOf, settingOf } from '../../../e2e/support/saved-games.ts';
import { names as namesEn } from '../../words/en/names.ts';
import { names as namesFr } from '../../words/fr/names.ts';
import { LocalTable } from '../../worker/tables/local-table.ts';
import { readSource, rulesFor } from '../source/read-source.ts';
import { words as caseEn } from '../words/words-en.ts';
import { words as caseFr } from '../words/words-fr.ts';
import { momentTeller } from './moment-words.ts';

async function finished(id: string, seed: number, seats = 3) {
  const table = new LocalTable(editionOf(id), settingOf({ edition: id, seed, seats }));
  while (table.next());
  const found = await readSource({ from: 'device', saved: table.scene().saved! });
  if ('fault' in found) throw new Error(found.fault.why);
  const steps = stepsOf(found.read.record.log).map(({ facts }) => facts);
  return { rules: rulesFor(found.read), viewpoint: 'table', steps } as const;
}

const languages = [
  [en, namesEn, caseEn.glance.lacked],
  [fr, namesFr, caseFr.glance.lacked],
] as const;

test.each(['card-2018', 'clue-2015'])('%s tells a question with all its answers', async (id) => {
  for (const seed of [3, 4]) {
    const game = await finished(id, seed);
    const facts = game.steps.flat();
    const moments = decidingMoments(analyse(game));
    expect(moments.length).toBeGreaterThan(0);
    for (const [words, names, lacked] of languages) {
      const tell = momentTeller({ facts, players: game.rules.players }, names[id]!, words, lacked);
      for (const { at, seat } of moments) {
        const { text, isOverheard, after, until } = tell(at, seat);
        expect(text).not.toBe('');
        const asked = facts.slice(0, at).findLast(({ fact }) => fact === 'suggested' || fact === 'turn');
        if (asked?.fact !== 'suggested') continue;
        const shown = facts.slice(after, until).some((fact) => fact.fact === 'showed' && fact.seat === seat);
        expect(isOverheard).toBe(asked.seat !== seat && !shown);
        const first = facts.indexOf(asked) + 1;
        expect(tell(at, seat)).toEqual(tell(first, seat));
      }
    }
  }
});

test('does not name a card shown to somebody else', async () => {
  const game = await finished('card-2018', 3);
  const facts = game.steps.flat();
  const shown = facts.findIndex(({ fact }) => fact === 'showed');
  const { seat, to, sealed } = facts[shown] as FactOf<'showed'>;
  const third = game.rules.players.findIndex((_, each) => each !== seat && each !== to);
  const tell = momentTeller(
    { facts, players: game.rules.players },
    namesEn['card-2018']!,
    en,
    caseEn.glance.lacked,
  );
  const [heard, overheard] = [to, third].map((each) => tell(shown + 1, each).text.split('shows ')[1]);
  expect(heard).toContain(
    makeSpeaker(namesEn['card-2018']!, game.rules.players, null).name(sealed.cards![0]!),
  );
  expect(overheard).toMatch(/^a card /);
});

test('says in one sentence that many players had nothing to show', async () => {
  const game = await finished('speed', 3, 6);
  const facts = game.steps.flat();
  const [words, names, lacked] = languages[0];
  const tell = momentTeller({ facts, players: game.rules.players }, names.speed!, words, lacked);
  const { seat } = makeSpeaker(names.speed!, game.rules.players, null);
  let [some, all] = [0, 0];
  for (const [i, asked] of facts.entries()) {
    if (asked.fact !== 'suggested') continue;
    const { text, after, until } = tell(i + 1, asked.seat);
    expect(after).toBe(i);
    const empty = facts.slice(after, until).flatMap((fact) => (fact.fact === 'lacked' ? [fact.seat] : []));
    if (empty.length < 3) continue;
    if (empty.length === 5) all++;
    else some++;
    expect(text).toContain(lacked(empty.length === 5 ? null : empty.map(seat)));
    expect(text).not.toContain(names.speed!.words.cannotDisprove.other);
  }
  expect(Math.min(some, all)).toBeGreaterThan(0);
});
