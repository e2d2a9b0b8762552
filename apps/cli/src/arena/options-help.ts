/** The help text on every option of every edition and its values. */
import { editions } from '@casefile/editions';
import { choicesOf, defaultOptions } from '@casefile/engine/options';

export function optionsHelp(): string {
  const lines = editions.flatMap((edition) => {
    const { suspects } = edition.cards(defaultOptions(edition));
    const options = Object.entries(choicesOf(edition)).map(([name, values]) => {
      const plain = values.filter((value) => !suspects.includes(String(value)));
      const people = plain.length < values.length ? ['SUSPECT'] : [];
      return `    ${name}=${[...plain, ...people].join('|')}`;
    });
    return [`  ${edition.id}`, ...(options.length > 0 ? options : ['    none'])];
  });
  return [
    '\nOptions by edition, the default first (casefile editions ID says what each means):',
    ...lines,
  ].join('\n');
}
