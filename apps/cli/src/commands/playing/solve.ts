import {
  type Knowledge,
  KnowledgeError,
  parseKnowledge,
  type Solution,
  solve,
  TooLarge,
} from '@casefile/deduction';
import { readInput } from '../../read-input.ts';
import { JsonError, parseJson, textOf } from '../../scenario/json.ts';
import { columns } from '../../text/layout.ts';
import { bold, dim, plain } from '../../text/style.ts';
import { done, failed, UsageError } from '../../usage.ts';
import { readWhy, tellConflict, whyCommand } from './solve-why.ts';

interface SolveFlags {
  readonly json?: true;
  readonly why?: string;
}

export async function solveCommand(file: string, options: SolveFlags): Promise<number> {
  const name = file === '-' ? 'standard input' : file;
  const knowledge = readKnowledge(await readInput(file, 'knowledge file'), name);
  const asked = options.why === undefined ? null : readWhy(options.why, knowledge);
  const solution = solved(knowledge, name);
  if (asked !== null && solution.consistent)
    return whyCommand(knowledge, solution, asked, options.json ?? false);
  const { model: _model, ...answer } = solution;
  if (options.json) console.log(JSON.stringify(answer.consistent ? answer : contradiction(solution)));
  else
    for (const line of answer.consistent ? tableOf(solution) : conflictOf(knowledge, solution).map(plain))
      console.log(line);
  return answer.consistent ? done : failed;
}

function readKnowledge(bytes: Uint8Array, name: string): Knowledge {
  try {
    return parseKnowledge(parseJson(textOf(bytes)));
  } catch (error) {
    if (error instanceof JsonError || error instanceof KnowledgeError)
      throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
}

function solved(knowledge: Knowledge, name: string): Solution {
  try {
    return solve(knowledge);
  } catch (error) {
    if (error instanceof TooLarge) throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
}

const contradiction = ({ conflict }: Solution) => ({ consistent: false, conflict });

function conflictOf(knowledge: Knowledge, { conflict = [] }: Solution): string[] {
  return [
    ...tellConflict(knowledge, conflict),
    '',
    ...conflict.map((at) => `  facts[${at}]: ${JSON.stringify(knowledge.facts[at])}`),
  ];
}

const percent = (p: number, isSure: boolean): string => {
  if (isSure) return 'sure';
  return p === 0 ? '–' : `${(p * 100).toFixed(1)} %`;
};
const listed = 10;

function tableOf({ worlds, cards, envelopes, certain }: Solution): string[] {
  const owners = Object.keys(Object.values(cards)[0] ?? {});
  const isSure = (card: string, owner: string): boolean =>
    certain.some((mark) => mark.card === card && mark.owner === owner);
  const rows = Object.entries(cards).map(([card, chances]) => [
    bold(plain(card)),
    ...owners.map((owner) => percent(chances[owner]!, isSure(card, owner))),
  ]);
  const more = envelopes.length - listed;
  return [
    ...columns([['', ...owners.map(plain)].map(dim), ...rows]),
    '',
    ...columns(
      envelopes
        .slice(0, listed)
        .map(({ cards: three, p }) => [plain(three.join(', ')), percent(p, envelopes.length === 1)]),
    ),
    ...(more > 0 ? [dim(`and ${more} more`)] : []),
    '',
    `${worlds} deals fit; each counts the same.`,
  ];
}
