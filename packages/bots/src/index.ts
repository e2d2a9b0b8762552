export type { Bot, Hint } from './bot.ts';
export { type EditionInfo, infoOf } from './info.ts';
export { aboutBot, botIds, isBotId, makeBot } from './make-bot.ts';
export { type Opponent, opponents } from './people.ts';
