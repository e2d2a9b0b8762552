/** The whole game in words. */
import type { Fact, Options } from '@casefile/engine';
import { changedRules } from '@casefile/engine/options';
import type { Entry } from '@casefile/protocol';
import { terminalWidth, wrap } from '../text/layout.ts';
import { bold, dim } from '../text/style.ts';
import type { Narration } from './narration.ts';
import type { RecordFile } from './read.ts';

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines];

export function headLines({ record, kind, edition }: RecordFile, narration: Narration): string[] {
  const { own, speaker, title, viewer } = narration;
  const { players, options, chance, result } = record;
  const seen =
    viewer === 'table' ? own.wholeTable : viewer === 'spectator' ? own.spectator : speaker.seat(viewer);
  const said = (chosen: Options): string[] =>
    Object.entries(chosen).map(([name, value]) => `  ${narration.option(name, value)}`);
  const houseRules = changedRules(edition, options);
  const usual = Object.fromEntries(Object.entries(options).filter(([name]) => !(name in houseRules)));
  const seeds =
    chance === null
      ? []
      : 'game' in chance
        ? [dim(own.pair(own.seed, chance.game))]
        : [dim(own.pair(own.commitment, chance.commitment)), dim(own.pair(own.seed, chance.table))];
  return [
    bold(`Casefile · ${title}`),
    own.kind[kind],
    own.viewpoint(seen),
    ...players.map(({ suspect, name, members, bot }) => {
      const who = bot === undefined ? (members?.join(', ') ?? name ?? '') : own.bot(bot);
      return `  ${who === '' ? speaker.name(suspect) : own.pair(speaker.name(suspect), who)}`;
    }),
    ...titled(own.options, said(usual)),
    ...titled(own.houseRules, said(houseRules)),
    ...(viewer === 'table' ? seeds : []),
    result === null ? own.unfinished : own.pair(own.result, result.envelope.map(speaker.name).join(', ')),
  ];
}

const isTurn = (fact: Fact): boolean => fact.fact === 'turn';

/** One line for each fact, numbered as `replay --at` counts, with chat in between. */
export function storyLines({ record }: RecordFile, { told, own }: Narration): string[] {
  const width = terminalWidth() - 2;
  const digits = String(told.length).length;
  const names = namesIn(record.log);
  const lines: string[] = [];
  let at = 0;
  for (const entry of record.log) {
    for (; at < told.length && told[at]!.entry === entry.n; at++) {
      const { number, fact, text } = told[at]!;
      if (text === '') continue;
      if (isTurn(fact)) lines.push('');
      const label = `${String(number).padStart(digits)}  `;
      const [first, ...more] = wrap(text, width - label.length, ' '.repeat(digits + 4));
      const line = dim(label) + first!;
      lines.push(isTurn(fact) ? bold(line) : line, ...more);
    }
    // What somebody wrote who was forgotten is empty.
    if (entry.is === 'wrote' && entry.text !== '') {
      const line = own.wrote(names.get(entry.person) || '?', entry.text);
      lines.push(
        ...wrap(' '.repeat(digits + 2) + line, width, ' '.repeat(digits + 4)).map((each) => dim(each)),
      );
    }
  }
  return lines;
}

/** The names of the people in the log. */
function namesIn(log: readonly Entry[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const entry of log) {
    if (entry.is === 'opened') names.set(entry.host.person, entry.host.name);
    if (entry.is === 'sat' && entry.sitter.kind === 'person')
      names.set(entry.sitter.person, entry.sitter.name);
    if (entry.is === 'renamed' || entry.is === 'host') names.set(entry.person, entry.name);
  }
  return names;
}
