/** A line that ends in “Mrs.” reads as if it stopped there: in what is drawn, a short title stays with its name. */
import { options } from 'preact';

const title = /\b(M\.|Mme|Mlle|Mrs?\.?|Miss|Dre?\.?|Pr) (?=\p{Lu})/gu;

/** A name alone, as on a tile: it is parted only where its box is too narrow, and whole it would be cut off there. */
const alone = /^\S+ \S+$/;

/** Long titles may part from their names, for the same reason. */
export const keepTitles = (text: string): string =>
  alone.test(text) ? text : text.replace(title, '$1\u00a0');

/** Only what is drawn: names in records, in fields and in what is compared keep their plain spaces. */
export function drawTitlesWithNames(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    // A text alone has no type, and is all of its props.
    const { props } = vnode as { props: unknown };
    if (typeof props === 'string') (vnode as { props: unknown }).props = keepTitles(props);
  };
}
