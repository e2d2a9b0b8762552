/** What is chosen in selects whose box is too narrow for it: as wide as a select that offers nothing else wants to be. */
import type { Page } from 'playwright-core';

export const cutSelects = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      const { text, value } = select.selectedOptions[0]!;
      const alone = select.cloneNode(true) as HTMLSelectElement;
      for (const option of [...alone.options]) if (option.value !== value) option.remove();
      alone.style.position = 'absolute';
      alone.style.width = 'max-content';
      select.after(alone);
      const isCut = alone.offsetWidth > select.offsetWidth;
      alone.remove();
      return isCut ? [text] : [];
    }),
  );
