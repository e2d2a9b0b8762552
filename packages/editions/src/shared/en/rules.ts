import type { RulesPage } from '../../schema/rules.ts';

/**
 * The rules of every edition. On all rules pages a † marks our own reading, where the printed rulebook is silent or
 * ambiguous.
 */
export const rules: RulesPage = {
  'ALL-01':
    'One card of each category is drawn at random and laid aside unseen: these three are the solution. All other cards are dealt or laid out as the edition says; no card is ever lost or duplicated.',
  'ALL-02':
    'Players act clockwise; “left” is the next player clockwise. Every decision belongs to exactly one player, except where the edition opens it to several at once.',
  'ALL-03':
    'Unless the edition says otherwise, a card that is shown is seen only by the player it is shown to. Everyone learns who was asked, who could not answer and who showed a card, but never which card.',
  'ALL-04':
    'A player who holds a named card must show one, and chooses which when they hold several. A player who holds none must say so; they cannot lie.',
  'ALL-05': 'When asking, a player may name cards from their own hand, and their own suspect too.',
  'ALL-06':
    'A player may make one accusation per game. When all three cards are right, that player wins and the solution is shown to all. When any is wrong, then unless the edition says otherwise the accuser alone sees the solution; they may never again move, ask or accuse, and so cannot win, but they go on answering.',
  'ALL-07':
    'The game ends with a correct accusation, or when nobody is left who could make one: then nobody wins. A last remaining player plays on alone; they do not win by default. † Table option: the last player plays on (default), or wins.',
  'ALL-08':
    'Who is asked for a decision depends only on what everyone at the table knows, never on hidden cards. A player who must show is asked to confirm even when they have only one card to show, so that the timing of their answer gives nothing away; a player with nothing to show passes automatically.',
  'ALL-09': 'Each player keeps private notes that no one else can read.',
  'ALL-10': 'An action that breaks a rule is refused with the reason and changes nothing.',
};
