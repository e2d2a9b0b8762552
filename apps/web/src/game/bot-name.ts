/** The opponents' names, kept apart from their full descriptions, which a table does not need. */
const names: Readonly<Record<string, string>> = {
  daisy: 'Daisy',
  basil: 'Basil',
  agnes: 'Agnes',
  victor: 'Victor',
  irene: 'Irène',
};

/** The display name of a bot; unnamed bots show their ids. */
export const botName = (bot: string): string => names[bot] ?? bot;
