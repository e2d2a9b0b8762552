/** Checks the types of what comes from outside: a wrong type is a problem that names its key, never a crash. */

import { problem } from '../actions/refusal.ts';
import type { Options, Player } from '../vocabulary.ts';
import type { Layout } from './layout.ts';

type Check = (value: unknown, at: string) => void;

const text: Check = (value, at) => {
  if (typeof value !== 'string') problem('wrong-type', at, value, ['a text']);
};
const whole: Check = (value, at) => {
  if (!Number.isInteger(value) || (value as number) < 0)
    problem('wrong-type', at, value, ['a whole number from 0']);
};
const anything: Check = () => {};
const listOf =
  (check: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return problem('wrong-type', at, value, ['a list']);
    for (const [i, item] of value.entries()) check(item, `${at}[${i}]`);
  };
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf =
  (check: Check): Check =>
  (value, at) => {
    if (!isRecord(value)) return problem('wrong-type', at, value, ['an object']);
    for (const key of Object.keys(value)) check(value[key], `${at}.${key}`);
  };
const shape =
  (keys: Readonly<Record<string, Check>>): Check =>
  (value, at) => {
    if (!isRecord(value)) return problem('wrong-type', at, value, ['an object']);
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(keys, key)) problem('wrong-type', `${at}.${key}`, key, Object.keys(keys));
      if (value[key] !== undefined) keys[key]!(value[key], `${at}.${key}`);
    }
  };

const player: Check = (value, at) => {
  shape({ suspect: text, name: text, members: listOf(text) })(value, at);
  text((value as Player).suspect, `${at}.suspect`);
};
const layout = shape({
  envelope: listOf(text),
  hands: recordOf(listOf(text)),
  first: text,
  pawns: recordOf(anything),
  weapons: recordOf(anything),
  pool: listOf(text),
  roomCards: recordOf(text),
  faceUp: listOf(text),
  butlers: recordOf(listOf(text)),
  clocks: whole,
  pulled: listOf(text),
} satisfies Record<keyof Layout, Check>);

/** Checks that the setting has the types it claims; places are checked against the board later. */
export function checkShapes(setting: {
  players: readonly Player[];
  options?: Options;
  layout?: Layout;
}): void {
  listOf(player)(setting.players, 'seats');
  if (setting.options !== undefined) recordOf(anything)(setting.options, 'options');
  if (setting.layout !== undefined) layout(setting.layout, 'setup');
}
