/** Checks that everything the help says can be done has a control on the screen. */
import type { Page } from 'playwright-core';

/** Words of the help, and the control each one needs on the screen. */
const promises: readonly (readonly [RegExp, string])[] = [
  [/^(?!.*accuse only (?:in|when you are in)).*\baccuse\b/i, '[data-do="accuse"]'],
  [/\bname an? /i, '[data-do="suggest"], [data-do="ask"]'],
  [/secret passage/i, '[data-do="passage"]'],
  [/^Roll\b/, '[data-do="roll"]'],
  [/you can reach/i, '.rooms-to .way-to'],
  [/lit squares?|square that is lit/i, '.squares-to, .ways-to details'],
  [/end your turn/i, '[data-do="end"]'],
];

export interface Asked {
  readonly help: string;
  readonly broken: readonly string[];
}

export const lookAtHelp = (page: Page): Promise<Asked> =>
  page.evaluate(
    (list) => {
      const act = document.querySelector('.act');
      const help = act?.querySelector(':scope > .help')?.textContent ?? '';
      const broken = help
        .split(/(?<=[.!?]) /)
        .filter((sentence) =>
          list.some(
            ([words, flags, control]) =>
              new RegExp(words!, flags).test(sentence) && act!.querySelector(control!) === null,
          ),
        );
      return { help, broken };
    },
    promises.map(([words, control]) => [words.source, words.flags, control]),
  );
