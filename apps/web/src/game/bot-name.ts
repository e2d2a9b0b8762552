/** The opponents' names. Their list with all it says of them is not needed at a table, and would be fetched for it. */
const names: Readonly<Record<string, string>> = {
  daisy: 'Daisy',
  basil: 'Basil',
  agnes: 'Agnes',
  victor: 'Victor',
  irene: 'Irène',
};

/** What people call a bot. Others than the named opponents go by their ids. */
export const botName = (bot: string): string => names[bot] ?? bot;
