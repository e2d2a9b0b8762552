/** What a screen has to know of each edition, worked out when the app is built: data without the rules behind it. */
import { editions } from '@casefile/editions';
import type { Cards, Edition, Options } from '@casefile/engine';
import type { Plugin } from 'vite';

const list = 'virtual:looks';
const one = 'virtual:look/';

export function editionLooks(): Plugin {
  return {
    name: 'casefile-edition-looks',
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${list}`) return listCode();
      if (!id.startsWith(`\0${one}`)) return null;
      const edition = editions.find((each) => each.id === id.slice(one.length + 1));
      return edition === undefined ? null : `export default ${JSON.stringify(lookOf(edition))};`;
    },
  };
}

function listCode(): string {
  const loaders = editions.map(
    ({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(one + id)}).then((m) => m.default)`,
  );
  return `export const looks = {${loaders.join(',\n')}};`;
}

function lookOf(edition: Edition) {
  const { id, seats, teams, dice, options, drawing } = edition;
  const sets: Cards[] = [];
  const setOf: Record<string, number> = {};
  for (const chosen of everyChoice(edition)) {
    const cards = edition.cards(chosen);
    const known = sets.findIndex((set) => JSON.stringify(set) === JSON.stringify(cards));
    setOf[keyOf(edition, chosen)] = known < 0 ? sets.push(cards) - 1 : known;
  }
  return { id, seats, teams, dice, options, drawing, sets, setOf: sets.length > 1 ? setOf : null };
}

function everyChoice({ options }: Edition): Options[] {
  return Object.entries(options).reduce<Options[]>(
    (all, [name, values]) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}

/** The same as `looks.ts` makes of the options of a table. */
const keyOf = ({ options }: Edition, chosen: Options): string =>
  Object.keys(options)
    .map((name) => String(chosen[name]))
    .join(' ');
