import type { Hint, Puzzle } from '@casefile/training';
import { ownerName } from '../../notebook/Owner.tsx';
import { locale } from '../../words/lexicon.ts';
import type { PuzzleContext } from './naming.ts';

export function sayHint(hint: Hint, puzzle: Puzzle, { words, speaker }: PuzzleContext): string {
  const t = words.hints;
  const { game } = locale.value!;
  switch (hint.kind) {
    case 'owner':
      return hint.owner === 'envelope'
        ? t.envelope(speaker.words.inside)
        : t.owner(ownerName(hint.owner, speaker));
    case 'turns': {
      const turns = hint.turns.filter((turn) => turn > 0);
      return turns.length === 0 ? t.dealOnly : t.turns(turns);
    }
    case 'card':
      return t.card(game.card(hint.card, speaker), ownerName(hint.owner, speaker));
    case 'seen':
      return t.seen(hint.count);
    case 'reveals':
      return t.reveals(game.card(hint.card, speaker), speaker.words.inside);
    case 'taken':
      return t.taken(game.card(hint.card, speaker), Math.round(100 * hint.chance));
    case 'placed':
      return hint.cards.length === 0 ? t.nonePlaced : t.placed(words.and(hint.cards.map(speaker.name)));
    case 'not': {
      if (puzzle.kind === 'ask')
        return t.not(puzzle.options[hint.option]!.cards.map(speaker.name).join(', '));
      return puzzle.kind === 'show' ? t.not(speaker.name(puzzle.options[hint.option]!.card)) : '';
    }
  }
}
