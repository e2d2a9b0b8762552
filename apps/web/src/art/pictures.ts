/** Art as pictures of their own. What is no part of the page need not be styled again whenever a dialog opens. */

/** The colours of the materials inside an element, in the current light. */
export function coloursAt(element: Element): (name: string) => string {
  const style = getComputedStyle(element);
  const side = style.colorScheme === 'dark' ? 2 : 1;
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? style.getPropertyValue(name).trim();
    const plain = /^light-dark\((.+),(.+)\)$/.exec(found)?.[side]?.trim() ?? found;
    known.set(name, plain);
    return plain;
  };
}

/** A picture knows nothing of the page: no colours, and no letters of its fonts. */
export const painted = (markup: string, colour: (name: string) => string): string =>
  markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name));

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** An address for `src`; the caller releases it with `URL.revokeObjectURL`. */
export function pictureUrl(markup: string, { x, y, w, h }: Frame): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${markup}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}
