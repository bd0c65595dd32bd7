import { zlibSync } from 'fflate';
import type { GreyImage } from '../src/index.ts';
import { isDark, joined, type Modules } from './pictures.ts';

export interface PdfPart {
  /** Dictionary entries without the angle brackets. */
  readonly dictionary: string;
  /** Another value in its place. */
  readonly value?: string;
  readonly stream?: Uint8Array | string;
}

/** Writes a PDF from its objects: the first has number 1 and is the catalog. */
export function pdfOf(parts: readonly PdfPart[], { trailer = '' } = {}): Uint8Array {
  const pieces: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (piece: Uint8Array): void => {
    pieces.push(piece);
    length += piece.length;
  };
  add(ascii('%PDF-1.7\n'));
  parts.forEach(({ dictionary, value, stream }, index) => {
    offsets.push(length);
    if (stream === undefined) add(ascii(`${index + 1} 0 obj\n${value ?? `<<${dictionary}>>`}\nendobj\n`));
    else {
      const data = typeof stream === 'string' ? ascii(stream) : stream;
      add(ascii(`${index + 1} 0 obj\n<<${dictionary}/Length ${data.length}>>\nstream\n`));
      add(data);
      add(ascii('\nendstream\nendobj\n'));
    }
  });
  const xref = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(ascii(`xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows}`));
  add(ascii(`trailer\n<</Size ${parts.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${xref}\n%%EOF\n`));
  return joined(pieces);
}

/** A document whose pages have these contents; `more` objects begin at number 3 + 2 × pages. */
export function pagesPdf(
  contents: readonly string[],
  {
    resources = '',
    more = [],
    box = '0 0 595 842',
  }: { resources?: string; more?: readonly PdfPart[]; box?: string } = {},
): Uint8Array {
  const kids = contents.map((_, index) => `${3 + index * 2} 0 R`).join(' ');
  return pdfOf([
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: `/Type/Pages/Kids[${kids}]/Count ${contents.length}` },
    ...contents.flatMap((content, index) => [
      {
        dictionary: `/Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents ${4 + index * 2} 0 R/Resources<<${resources}>>`,
      },
      { dictionary: '/Filter/FlateDecode', stream: zlibSync(ascii(content)) },
    ]),
    ...more,
  ]);
}

const mm = 72 / 25.4;

/** A QR code of 46 mm as filled rectangles, left and top edge in mm on a page `heightMm` high. */
export function codeRectangles(modules: Modules, x: number, y: number, heightMm = 297): string {
  const count = modules.length;
  const side = (46 / count) * mm;
  const lines: string[] = ['q 0 g'];
  modules.forEach((row, index) => {
    row.forEach((_, column) => {
      if (!row[column]) return;
      if (isDark(modules, (column + 0.5) / count, (index + 0.5) / count) || inMark(column, index, count)) {
        const left = x * mm + column * side;
        const bottom = (heightMm - y) * mm - (index + 1) * side;
        lines.push(`${left.toFixed(3)} ${bottom.toFixed(3)} ${side.toFixed(3)} ${side.toFixed(3)} re`);
      }
    });
  });
  const [cx, cy] = [(x + 23) * mm, (heightMm - y - 23) * mm];
  const square = (half: number): string => `${cx - half * mm} ${cy - half * mm} ${2 * half * mm} ${2 * half * mm} re f`;
  lines.push('f', `1 g ${square(3.5)}`, `0 g ${square(3)}`, '1 g');
  lines.push(`${cx - 0.58 * mm} ${cy - 1.95 * mm} ${1.16 * mm} ${3.9 * mm} re`);
  lines.push(`${cx - 1.95 * mm} ${cy - 0.58 * mm} ${3.9 * mm} ${1.16 * mm} re f Q`);
  return lines.join('\n');
}

/** The mark is painted over, so modules below it may stay. */
function inMark(column: number, row: number, count: number): boolean {
  const reach = 3.5 / 46;
  return Math.abs((column + 0.5) / count - 0.5) < reach && Math.abs((row + 0.5) / count - 0.5) < reach;
}

/** A grey picture as an image XObject. */
export function imagePart(image: GreyImage): PdfPart {
  return {
    dictionary:
      `/Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}` +
      '/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode',
    stream: zlibSync(image.pixels),
  };
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
