/**
 * What holds in every edition. In all rules pages a † closes what is our reading, where the printed rulebook
 * is silent or ambiguous.
 */
export const rules: Readonly<Record<string, string>> = {
  'ALL-01':
    'One card of each category is drawn at random, unseen, into the envelope. All other cards are dealt or laid out as the edition says; no card is ever lost or doubled.',
  'ALL-02':
    'Seats act clockwise; “left” is the next seat clockwise. Every decision belongs to exactly one seat, except where the edition opens it to several at once.',
  'ALL-03':
    'Unless the edition says otherwise, a card that is shown is seen only by the seat it is shown to. Everyone learns who was asked, who could not answer and who showed a card, but never which card.',
  'ALL-04':
    'A seat that holds a named card must show one, and chooses which when it holds several. A seat that holds none must say so; it cannot lie.',
  'ALL-05': 'A seat may name cards of its own hand in a suggestion, and its own suspect too.',
  'ALL-06':
    'A seat may make one accusation per game. When all three cards are right, that seat wins and the envelope is shown to all. When any is wrong, then unless the edition says otherwise the accuser alone sees the envelope; it may never again move, suggest or accuse, and so cannot win, but it still disproves.',
  'ALL-07':
    'The game ends with a right accusation, or when nobody is left who could make one: then nobody wins. A last remaining seat plays on alone; it does not win by default. † Table option, last seat: it plays on (default), or it wins.',
  'ALL-08':
    'Who is asked for a decision depends only on what everyone at the table knows, never on hidden cards. A seat that must show is asked to confirm even when it has only one card to show, so that the timing of its answer tells nothing; a seat with nothing to show passes by itself.',
  'ALL-09': 'Each seat keeps private notes that no one else can read.',
  'ALL-10': 'An action that breaks a rule is refused with the reason and changes nothing.',
};
