/** Works out the looks of all editions when the app is built, so that no screen has to load their rules. */
import { join } from 'node:path';
import { editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import { normalizePath, type Plugin } from 'vite';
import { dataOf } from '../src/house-rules/data.ts';
import { lookOf } from '../src/look.ts';

const file = normalizePath(join(import.meta.dirname, '../src/look-data.ts'));
const houseRules = normalizePath(join(import.meta.dirname, '../src/house-rules/data.ts'));
const prefix = '\0look:';

export function editionLooks(): Plugin {
  return {
    name: 'casefile-edition-looks',
    apply: 'build',
    resolveId: (id) => (id.startsWith('look:') ? `\0${id}` : null),
    load(id) {
      if (id === file) return `export const looks = {${editions.map(loader).join(',\n')}};`;
      if (id === houseRules) return `export const houseRuleData = {${editions.map(ruleLoader).join(',\n')}};`;
      const edition = editions.find((each) => id === prefix + each.id);
      return edition === undefined ? null : `export const look = ${JSON.stringify(lookOf(edition))};`;
    },
  };
}

const ruleLoader = (edition: Edition): string =>
  `${JSON.stringify(edition.id)}: async () => (${JSON.stringify(dataOf(edition))})`;

const loader = ({ id }: { readonly id: string }): string =>
  `${JSON.stringify(id)}: () => import(${JSON.stringify(`look:${id}`)}).then(({ look }) => look)`;
