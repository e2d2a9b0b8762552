/** A chart as a picture to download, with its title and legend. */
import { save } from '../../table/end/paper/picture.ts';

const kept = ['stroke', 'stroke-width', 'stroke-dasharray', 'fill', 'font-family', 'font-size'] as const;
const scale = 2;
const padding = 16;
const titleHeight = 36;
const rowHeight = 24;
/** The line sample before each name. */
const sample = 36;

export async function savePicture(figure: HTMLElement, title: string, name: string): Promise<void> {
  const svg = figure.querySelector('svg')!;
  const { width, height } = svg.viewBox.baseVal;
  const image = await drawn(svg, width, height);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const style = getComputedStyle(figure);
  const font = (px: number, weight = 400): string => `${weight} ${px}px ${style.fontFamily}`;
  pen.font = font(14);
  const places = legendPlaces(pen, [...figure.querySelectorAll<HTMLElement>('.certainty-legend li')], width);
  const rows = 1 + Math.max(0, ...places.map(({ row }) => row));
  canvas.width = scale * (width + 2 * padding);
  canvas.height = scale * (titleHeight + height + rows * rowHeight + 2 * padding);
  pen.scale(scale, scale);
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(padding, padding);
  pen.fillStyle = style.color;
  pen.font = font(18, 600);
  pen.fillText(title, 0, 18, width);
  pen.drawImage(image, 0, titleHeight, width, height);
  pen.font = font(14);
  for (const { text, line, x, row } of places) {
    const y = titleHeight + height + row * rowHeight + 16;
    const { stroke, strokeDasharray } = getComputedStyle(line);
    pen.strokeStyle = stroke;
    pen.lineWidth = 2.5;
    pen.setLineDash(strokeDasharray === 'none' ? [] : strokeDasharray.split(/[ ,]+/).map(Number.parseFloat));
    pen.beginPath();
    pen.moveTo(x, y - 5);
    pen.lineTo(x + sample, y - 5);
    pen.stroke();
    pen.fillText(text, x + sample + 8, y);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob !== null) save(blob, name);
}

/** Inlines the styles that the drawing has on the page. */
async function drawn(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const elements = [...svg.querySelectorAll<SVGElement>('*')];
  for (const [i, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(elements[i]!);
    for (const property of kept) element.setAttribute(property, style.getPropertyValue(property));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

interface LegendPlace {
  readonly text: string;
  readonly line: Element;
  readonly x: number;
  readonly row: number;
}

/** As many names in a row as fit. */
function legendPlaces(
  pen: CanvasRenderingContext2D,
  items: readonly HTMLElement[],
  width: number,
): readonly LegendPlace[] {
  let x = 0;
  let row = 0;
  return items.map((item) => {
    const text = item.querySelector('span')!.textContent!.trim();
    const wide = sample + 8 + pen.measureText(text).width + 24;
    if (x > 0 && x + wide - 24 > width) {
      x = 0;
      row++;
    }
    const place = { text, line: item.querySelector('path')!, x, row };
    x += wide;
    return place;
  });
}
