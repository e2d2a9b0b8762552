/** Works out what screens need of all editions when the app is built, so that no screen has to load their rules. */
import { join } from 'node:path';
import { editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import { normalizePath, type Plugin } from 'vite';
import { packMeta } from '../src/editions/packed-meta.ts';
import { dataOf } from '../src/house-rules/data.ts';

const metasFile = normalizePath(join(import.meta.dirname, '../src/editions/packed-metas.ts'));
const houseRules = normalizePath(join(import.meta.dirname, '../src/house-rules/data.ts'));
const prefix = '\0edition-meta:';

export function editionMetas(): Plugin {
  return {
    name: 'casefile-edition-metas',
    apply: 'build',
    resolveId: (id) => (id.startsWith('edition-meta:') ? `\0${id}` : null),
    load(id) {
      if (id === metasFile) return `export const packedMetas = {${editions.map(loader).join(',\n')}};`;
      if (id === houseRules) return `export const houseRuleData = {${editions.map(ruleLoader).join(',\n')}};`;
      const edition = editions.find((each) => id === prefix + each.id);
      return edition === undefined ? null : `export const meta = ${JSON.stringify(packMeta(edition))};`;
    },
  };
}

const ruleLoader = (edition: Edition): string =>
  `${JSON.stringify(edition.id)}: async () => (${JSON.stringify(dataOf(edition))})`;

const loader = ({ id }: { readonly id: string }): string =>
  `${JSON.stringify(id)}: () => import(${JSON.stringify(`edition-meta:${id}`)}).then(({ meta }) => meta)`;
