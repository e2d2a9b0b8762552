/** A chart as a picture to keep: the style it has on the page is written into it. */
import { save } from '../table/end/picture.ts';

const kept = ['stroke', 'stroke-width', 'stroke-dasharray', 'fill', 'font-family', 'font-size'] as const;
const scale = 2;

export async function savePicture(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const drawn = [...svg.querySelectorAll<SVGElement>('*')];
  for (const [i, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(drawn[i]!);
    for (const property of kept) element.setAttribute(property, style.getPropertyValue(property));
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.fillStyle = getComputedStyle(svg.closest('figure')!).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob !== null) save(blob, name);
}
