/** The front page as a picture to keep: our own drawing, with its colours and letters put into it. */
import { coloursAt, painted } from '../../art/pictures.ts';

interface Drawn {
  readonly masthead: string;
  readonly headline: string;
  readonly lead: string;
  /** The pictures on the page, as they are drawn. */
  readonly pictures: readonly SVGSVGElement[];
}

const [wide, high] = [1200, 800];
const ink = '#2b2118';

export async function pictureOf({ masthead, headline, lead, pictures }: Drawn): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#f7f1e1';
  pen.fillRect(0, 0, wide, high);
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  write(pen, masthead, 62, 96);
  pen.fillRect(60, 120, wide - 120, 5);
  pen.fillRect(60, 130, wide - 120, 2);
  write(pen, headline, 76, 232);
  const width = 250;
  const left = (wide - pictures.length * width - (pictures.length - 1) * 40) / 2;
  for (const [i, picture] of pictures.entries())
    pen.drawImage(await imageOf(picture), left + i * (width + 40), 280, width, width * 1.4);
  pen.font = `32px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(lead, wide / 2, 716, wide - 140);
  pen.font = '26px Limelight';
  pen.fillText('Casefile', wide / 2, 770);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** As large as asked, or as large as the page is wide. */
function write(pen: CanvasRenderingContext2D, text: string, size: number, y: number): void {
  pen.font = `${size}px Limelight`;
  const fits = Math.min(1, (wide - 140) / pen.measureText(text).width);
  pen.font = `${size * fits}px Limelight`;
  pen.fillText(text, wide / 2, y);
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
