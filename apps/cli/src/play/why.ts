/** Why a card is certain to be somewhere, or not to be, from what the player knows. */
import { explain, knowledgeFromView, sayReason, solve } from '@casefile/deduction';
import { namingFor } from '@casefile/editions/words/naming';
import { type CardId, makeView, type Position } from '@casefile/engine';
import { readTyped } from './asking/asker.ts';
import { capital } from './panel.ts';
import type { PlayScene } from './scene.ts';

/** “why rope”, “pourquoi corde = violet”; null when the text is not such a question. */
export function answerWhy(text: string, pos: Position, scene: PlayScene): string[] | null {
  const [, what] = /^(?:why|pourquoi)\s+(.+)$/i.exec(text.trim()) ?? [];
  if (what === undefined) return null;
  const { screen, speaker } = scene;
  const { deck, players } = pos.rules;
  const suspects = players.map(({ suspect }) => suspect);
  const [card = '', owner] = what.split('=').map((part) => part.trim());
  const heads = [...suspects.map((_, seat) => speaker.seat(seat)), capital(speaker.words.envelope)];
  const named = numberOf(card, deck.map(speaker.name));
  if (named === null) return [screen.notUnderstood(card)];
  if (owner === undefined) return reasonFor(deck[named]!, null, pos, scene);
  const column = numberOf(owner, heads);
  if (column === null) return [screen.notUnderstood(owner)];
  return reasonFor(deck[named]!, suspects[column] ?? 'envelope', pos, scene);
}

/** Matches the beginning of a name, or any part that is unique. */
function numberOf(text: string, names: readonly string[]): number | null {
  const typed = readTyped(text, names);
  if ('pick' in typed) return typed.pick;
  const having = names.flatMap((name, i) => (name.toLowerCase().includes(text.toLowerCase()) ? [i] : []));
  return having.length === 1 && text !== '' ? having[0]! : null;
}

function reasonFor(card: CardId, asked: string | null, pos: Position, scene: PlayScene): string[] {
  const { screen, speaker, words, reasons } = scene;
  const knowledge = knowledgeFromView(makeView(pos), pos.rules.cards);
  const sure = solve(knowledge).certain.find((mark) => mark.card === card)?.owner ?? null;
  const owner = asked ?? sure;
  const reason = owner === null ? null : explain(knowledge, card, owner, owner === sure);
  if (reason === null) return [screen.notSure(speaker.name(card))];
  const suspects = pos.rules.players.map(({ suspect }) => suspect);
  return sayReason(knowledge, reason, reasons, namingFor(words, speaker, suspects));
}
