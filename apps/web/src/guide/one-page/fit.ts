/** How large the writing may be for all of it to fit on the sheet. */

/** In points. Below the least nobody reads it on paper; above the most it looks like a poster. */
const least = 5;
const most = 12;
/** A printer sets lines a little wider or narrower than the screen: one line more must not be cut off. */
const slack = 0.985;

/** The sheet keeps its size, and all measures on it follow its size of writing. */
export function fit(sheet: HTMLElement): void {
  let [fits, tooLarge] = [least, most / slack];
  while (tooLarge - fits > 0.1) {
    const tried = (fits + tooLarge) / 2;
    sheet.style.fontSize = `${tried}pt`;
    if (sheet.scrollHeight > sheet.clientHeight) tooLarge = tried;
    else fits = tried;
  }
  sheet.style.fontSize = `${(fits * slack).toFixed(2)}pt`;
}
