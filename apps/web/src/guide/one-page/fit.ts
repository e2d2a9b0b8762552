/** Finds the largest font size at which everything fits on the sheet. */

/** Smaller is unreadable on paper; larger looks like a poster. */
const minPoints = 5;
const maxPoints = 12;
/** Printers break lines slightly differently than screens: one more line must still fit. */
const slack = 0.985;

/** The sheet keeps its size; all measures on it are relative to its font size. */
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
