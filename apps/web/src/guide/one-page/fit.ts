/** How large the writing may be for all of it to fit on the sheet. */

/** Below it nobody reads the page on paper; above it the page looks like a poster. */
const minPoints = 5;
const maxPoints = 12;
/** A printer sets lines a little wider or narrower than the screen: one line more must not be cut off. */
const slack = 0.985;

/** The sheet keeps its size, and all measures on it follow its size of writing. */
export function fitToPage(sheet: HTMLElement): void {
  let [fits, tooLarge] = [minPoints, maxPoints / slack];
  while (tooLarge - fits > 0.1) {
    const tried = (fits + tooLarge) / 2;
    sheet.style.fontSize = `${tried}pt`;
    if (sheet.scrollHeight > sheet.clientHeight) tooLarge = tried;
    else fits = tried;
  }
  sheet.style.fontSize = `${(fits * slack).toFixed(2)}pt`;
}
