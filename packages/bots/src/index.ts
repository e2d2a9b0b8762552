export { aboutBot } from './about-bot.ts';
export type { Bot, TimeLimit } from './bot.ts';
export { type EditionInfo, infoOf } from './info.ts';
export { botIds, isBotId, makeBot } from './make-bot.ts';
export { mixedOpponents, type Opponent, opponents } from './people.ts';
export { ratingOf } from './ratings/measured.ts';
export { type Rating, sayRating } from './ratings/rating.ts';
export type { OnChance, StatedChance } from './sight.ts';
