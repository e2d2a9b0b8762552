export { actionSchema } from './action.ts';
export { type Command, commandSchema, optionsSchema } from './command.ts';
export * from './entry.ts';
export * from './frame.ts';
export { type Phrase, phrases } from './phrases.ts';
export * from './terms.ts';
