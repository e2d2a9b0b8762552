/** The front page as a picture to keep: our own drawing, with its colours and letters put into it. */
import { coloursAt, painted } from '../../../art/pictures.ts';

const [wide, margin] = [1200, 70];
const inner = wide - 2 * margin;
const leadHigh = 36;

interface Block {
  readonly text: string;
  readonly size: number;
  readonly style: CSSStyleDeclaration;
}

/** Draws the page as a picture, from the words, colours and pictures on the screen. */
export async function pictureOf(page: HTMLElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const paper = page.querySelector<HTMLElement>('.paper');
  if (pen === null || paper === null) return null;
  const block = (selector: string, size: number): Block => {
    const element = paper.querySelector<HTMLElement>(selector)!;
    const style = getComputedStyle(element);
    return { text: cased(element.textContent?.trim() ?? '', style), size, style };
  };
  const cards = [...paper.querySelectorAll<SVGSVGElement>('.story .card > svg')];
  const article = block('.article', 27);
  pen.font = fontOf(article);
  const columns = 2;
  const gap = 40;
  const column = (inner - gap) / columns;
  const lines = wrapped(pen, article.text, column);
  const each = Math.ceil(lines.length / columns);
  const lead = block('.lead', 28);
  pen.font = fontOf(lead);
  // A list of all who were wrong takes two lines or more: in one it could not be read.
  const leads = balanced(pen, lead.text, inner);
  const down = (leads.length - 1) * leadHigh;
  const top = 690 + down;
  const high = top + each * 38 + 90;
  canvas.width = wide;
  canvas.height = high;
  const { color, backgroundColor } = getComputedStyle(paper);
  // A glossy cover has no single colour; the colour of its ink says whether it is dark.
  pen.fillStyle = isClear(backgroundColor) ? (isLight(color) ? '#083a5c' : '#f7f1e1') : backgroundColor;
  pen.fillRect(0, 0, wide, high);
  pen.textAlign = 'center';
  // Of two nested backgrounds, the inner one is behind the letters.
  for (const part of ['.masthead', '.paper-name']) band(pen, block(part, 0).style, 0, 130);
  line(pen, block('.paper-name', 66), 92);
  pen.fillStyle = color;
  pen.fillRect(margin, 136, inner, 4);
  pen.fillRect(margin, 144, inner, 1.5);
  label(pen, block('.kicker', 26), 186);
  const headline = block('h2', 70);
  band(pen, headline.style, 200, 92);
  line(pen, headline, 268);
  for (const [i, text] of leads.entries()) line(pen, { ...lead, text }, 326 + i * leadHigh);
  const width = 200;
  const left = (wide - cards.length * width - (cards.length - 1) * 40) / 2;
  for (const [i, card] of cards.entries())
    pen.drawImage(await imageOf(card), left + i * (width + 40), 352 + down, width, width * 1.4);
  band(pen, article.style, top - 40, each * 38 + 40);
  pen.textAlign = 'left';
  pen.font = fontOf(article);
  pen.fillStyle = article.style.color;
  for (const [i, text] of lines.entries())
    pen.fillText(text, margin + Math.floor(i / each) * (column + gap), top + (i % each) * 38);
  pen.textAlign = 'center';
  pen.fillStyle = color;
  pen.font = '26px Limelight';
  pen.fillText('Casefile', wide / 2, high - 28);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

const fontOf = ({ size, style }: Block): string =>
  `${style.fontStyle} ${style.fontWeight} ${size}px ${style.fontFamily}`;
/** Not every colour that ends with a nought: there is no blue in yellow. */
const isClear = (colour: string): boolean => /^transparent$|^rgba\(.+, 0\)$/.test(colour);
const cased = (text: string, { textTransform }: CSSStyleDeclaration): string =>
  textTransform === 'uppercase'
    ? text.toUpperCase()
    : textTransform === 'lowercase'
      ? text.toLowerCase()
      : text;
const isLight = (colour: string): boolean =>
  (colour.match(/\d+/g) ?? []).slice(0, 3).every((n) => Number(n) > 180);

/** Paints the background of a part of the page if it has its own colour. */
function band(pen: CanvasRenderingContext2D, style: CSSStyleDeclaration, y: number, high: number): void {
  if (isClear(style.backgroundColor)) return;
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(y === 0 ? 0 : margin - 20, y, y === 0 ? wide : inner + 40, high);
}

/** At the wanted size, or smaller to fit the page. */
function line(pen: CanvasRenderingContext2D, block: Block, y: number): void {
  const { text } = block;
  pen.font = fontOf(block);
  const fits = Math.min(1, inner / pen.measureText(text).width);
  pen.font = fontOf({ ...block, size: block.size * fits });
  pen.fillStyle = block.style.color;
  pen.fillText(text, wide / 2, y);
}

/** A line with a background as wide as its words, whose letters may be lighter than the paper. */
function label(pen: CanvasRenderingContext2D, block: Block, y: number): void {
  const { text, size, style } = block;
  if (!isClear(style.backgroundColor)) {
    pen.font = fontOf(block);
    const width = pen.measureText(text).width + 32;
    pen.fillStyle = style.backgroundColor;
    pen.fillRect((wide - width) / 2, y - size, width, size * 1.35);
  }
  line(pen, block, y);
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [''];
  // Lines do not break at a no-break space.
  for (const word of text.split(/[ \n]+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** In as few lines, but without one word alone on the last. */
function balanced(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines = wrapped(pen, text, width);
  const even = wrapped(pen, text, (pen.measureText(text).width / lines.length) * 1.1);
  return even.length === lines.length ? even : lines;
}

async function imageOf(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '500');
  copy.setAttribute('height', '700');
  const text = painted(new XMLSerializer().serializeToString(copy), coloursAt(svg));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
