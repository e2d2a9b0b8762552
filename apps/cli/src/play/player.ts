/** The player's side: asks for decisions and answers the commands that change nothing at the table. */
import { type ArgumentName, sayAsk } from '@casefile/editions/words/words';
import {
  type Action,
  type ActionName,
  legalForms,
  makeView,
  type Position,
  type Square,
} from '@casefile/engine';
import { terminalWidth, wrap } from '../text/layout.ts';
import { bold } from '../text/style.ts';
import type { Asker } from './asking/asker.ts';
import { asAction, choicesFor, type MenuEntry, menuOf, questionFor } from './asking/menu.ts';
import { drawTable } from './board/board-view.ts';
import { columnsOf, drawNotebook, Marks } from './notebook.ts';
import { capital, sayOwner } from './panel.ts';
import type { PlayScene } from './scene.ts';
import { answerWhy } from './why.ts';

export type PlayEnding = 'quit' | 'silence';
type Asked<T> = { readonly value: T } | { readonly back: true } | { readonly end: PlayEnding };

interface Question {
  readonly question: string;
  readonly labels: readonly string[];
  readonly hints?: string;
  readonly notes?: readonly string[];
  /** The menu, whose numbers are drawn on the board. */
  readonly entries?: readonly MenuEntry[];
}

const say = (...lines: readonly string[]): void => console.log(lines.join('\n'));
const logged = 40;
/** After this many questions the hints are shortened. */
const questionsWithHints = 3;

export class HumanPlayer {
  readonly #asker: Asker;
  readonly #scene: PlayScene;
  readonly #log: readonly string[];
  readonly #marks = new Marks();
  /** The position that was last drawn: after a refusal it need not be drawn again. */
  #drawn: Position | null = null;
  #asked = 0;

  constructor(asker: Asker, scene: PlayScene, log: readonly string[]) {
    this.#asker = asker;
    this.#scene = scene;
    this.#log = log;
  }

  /** An action to try, legal or not, or why the player stopped. */
  async decide(pos: Position): Promise<Action | PlayEnding> {
    const entries = menuOf(legalForms(pos, this.#scene.you), this.#scene);
    if (pos.wait === null && (pos.step === 'start' || pos.step === 'rolled') && pos !== this.#drawn)
      say('', ...drawTable(pos, this.#scene, entries));
    this.#drawn = pos;
    for (;;) {
      const chosen = await this.#choose(pos, entries);
      if ('end' in chosen) return chosen.end;
      if ('back' in chosen) continue;
      if ('action' in chosen.value) return chosen.value.action;
      const filled = await this.#fill(pos, chosen.value);
      if ('end' in filled) return filled.end;
      if ('value' in filled) return filled.value;
    }
  }

  async #choose(
    pos: Position,
    entries: readonly MenuEntry[],
  ): Promise<Asked<MenuEntry | { action: Action }>> {
    const { ask } = this.#now(pos);
    const { hints, fewHints } = this.#scene.screen;
    const labels = entries.map(({ label }) => label);
    const answer = await this.#ask(pos, {
      question: ask,
      labels,
      hints: ++this.#asked > questionsWithHints ? fewHints : hints,
      entries,
    });
    if ('end' in answer) return answer;
    if ('value' in answer) return { value: entries[answer.value]! };
    const named = entries.filter(({ given }) => given.do === answer.typed.toLowerCase());
    if (named.length === 1) return { value: named[0]! };
    const action = this.#readAction(answer.typed, pos);
    if (action !== null) return { value: { action } };
    say(this.#scene.screen.notUnderstood(answer.typed));
    return { back: true };
  }

  /** Asks for the open arguments of the entry, one after the other. */
  async #fill(pos: Position, entry: MenuEntry): Promise<Asked<Action>> {
    let { given } = entry;
    const keys = entry.ask.flatMap((key): ArgumentName[] => (key === 'from' ? ['from', 'from'] : [key]));
    for (const key of keys) {
      const choices = choicesFor({ ...entry, given }, key, this.#scene);
      const picked = await this.#pick(pos, {
        question: questionFor(this.#scene.words, key, this.#scene),
        labels: [...choices.map(([label]) => label), this.#scene.screen.back],
        notes: choices.map(([, value]) => this.#noteOn(pos, value)),
      });
      if ('end' in picked) return picked;
      if (picked.value === choices.length) return { back: true };
      const value = choices[picked.value]![1];
      const cards = [...((given.cards as string[] | undefined) ?? []), value];
      given = key === 'from' ? { ...given, cards } : { ...given, [key]: value };
    }
    return given.do === 'accuse' ? await this.#confirm(pos, given) : { value: asAction(given) };
  }

  async #confirm(pos: Position, given: MenuEntry['given']): Promise<Asked<Action>> {
    const { screen, speaker } = this.#scene;
    const named = [given.suspect, given.weapon, given.room].map((card) => speaker.name(card as string));
    const labels = [screen.yes, screen.no];
    const picked = await this.#pick(pos, { question: screen.sure(named.join(', ')), labels });
    if ('end' in picked) return picked;
    return picked.value === 0 ? { value: asAction(given) } : { back: true };
  }

  /** A note on a choice: where a square leads, or who is known to have the card. */
  #noteOn(pos: Position, card: unknown): string {
    if (Array.isArray(card)) return this.#scene.words.place(card as unknown as Square, this.#scene.speaker);
    const owner = typeof card === 'string' ? pos.known[card] : undefined;
    if (owner === undefined) return '';
    return owner === this.#scene.you
      ? this.#scene.screen.yourHand.toLowerCase()
      : sayOwner(owner, this.#scene);
  }

  /** One of the labels and nothing else. */
  async #pick(pos: Position, asking: Question): Promise<{ value: number } | { end: PlayEnding }> {
    for (;;) {
      const answer = await this.#ask(pos, asking);
      if (!('typed' in answer)) return answer;
      say(this.#scene.screen.notUnderstood(answer.typed));
    }
  }

  /** Asks until the player chooses something or types anything but a command. */
  async #ask(
    pos: Position,
    { question, labels, hints = '', notes = [], entries = [] }: Question,
  ): Promise<{ value: number } | { typed: string } | { end: PlayEnding }> {
    for (;;) {
      const answer = await this.#asker.ask(bold(question), labels, hints, notes);
      if ('end' in answer) return answer;
      if ('pick' in answer) return { value: answer.pick };
      if (answer.typed === '') continue;
      const ending = await this.#command(answer.typed.toLowerCase(), pos, entries);
      if (ending === 'quit') return { end: ending };
      if (ending === null) return answer;
    }
  }

  /** Null when the text is no command. */
  async #command(
    text: string,
    pos: Position,
    entries: readonly MenuEntry[],
  ): Promise<'done' | 'quit' | null> {
    const { screen } = this.#scene;
    if (text === 'q' || text === 'quit') return 'quit';
    if (text === 'n') return await this.#openNotebook(pos);
    if (text === 'b') say('', ...drawTable(pos, this.#scene, entries));
    else if (text === 'l') say('', bold(screen.log), ...this.#log.slice(-logged));
    else if (text === 'h' || text === '?')
      say('', ...wrap(this.#now(pos).help, terminalWidth()), ...screen.help);
    else return null;
    return 'done';
  }

  async #openNotebook(pos: Position): Promise<'done' | 'quit'> {
    const { screen, speaker } = this.#scene;
    const { deck, players } = pos.rules;
    for (;;) {
      say('', ...drawNotebook(pos, this.#marks, this.#scene));
      const card = await this.#askCard(pos);
      if (card === null || card === 'quit') return card ?? 'done';
      const heads = [...players.map((_, seat) => speaker.seat(seat)), capital(speaker.words.envelope)];
      const column = await this.#mark(screen.markColumn, heads);
      if (column === 'quit') return column;
      if (typeof column === 'number') this.#marks.change(deck[card]!, columnsOf(pos)[column]!);
    }
  }

  /** Asks for a card to mark; also answers “why …” here. */
  async #askCard(pos: Position): Promise<number | null | 'quit'> {
    const labels = pos.rules.deck.map(this.#scene.speaker.name);
    for (;;) {
      const card = await this.#mark(this.#scene.screen.markCard, labels);
      const told = typeof card === 'object' && card !== null ? answerWhy(card.typed, pos, this.#scene) : null;
      if (told === null) return typeof card === 'object' ? null : card;
      say('', ...told.flatMap((line) => wrap(line, terminalWidth(), '   ')));
    }
  }

  /** The index of the choice, or the typed text if it matches none; null to go back. */
  async #mark(
    question: string,
    labels: readonly string[],
  ): Promise<number | { typed: string } | null | 'quit'> {
    const { back, markHints } = this.#scene.screen;
    const answer = await this.#asker.ask(bold(question), [back, ...labels], markHints);
    if ('end' in answer) return 'quit';
    if ('typed' in answer) return answer;
    return answer.pick > 0 ? answer.pick - 1 : null;
  }

  /** Explains the current question. */
  #now(pos: Position): { ask: string; help: string } {
    const { words, speaker } = this.#scene;
    const seat = speaker.you!;
    const moment = { seat, view: makeView(pos), wait: pos.wait, forms: legalForms(pos, seat) };
    return sayAsk(words, moment, speaker);
  }

  /** A square or an action typed by name; the table decides whether it is legal. */
  #readAction(text: string, pos: Position): Action | null {
    const square = /^\[?(\d+)\s*[,; ]\s*(\d+)\]?$/.exec(text);
    if (square !== null) return { do: 'move', to: [Number(square[1]), Number(square[2])] };
    const room = Object.entries(this.#scene.names.rooms).find(([id, name]) =>
      [id, name.toLowerCase()].includes(text.toLowerCase()),
    );
    if (room !== undefined && pos.wait === null) return { do: 'move', to: room[0] };
    const name = Object.keys(this.#scene.words.actions).find((action) => action === text.toLowerCase());
    return name === undefined ? null : ({ do: name as ActionName } as Action);
  }
}
