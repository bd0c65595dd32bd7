import { zlibSync } from 'fflate';
import qrcode from 'qrcode-generator';

export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A document with these objects behind its catalog (1), with more entries, and page tree (2); the first is the page. */
export function pdfOf(
  parts: readonly { readonly dictionary: string; readonly stream?: Uint8Array | string }[],
  catalog = '',
): Uint8Array {
  const pieces: Uint8Array[] = [
    ascii(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n`),
    ascii('2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'),
  ];
  parts.forEach(({ dictionary, stream }, index) => {
    pieces.push(ascii(`${index + 3} 0 obj<<${dictionary}`));
    if (stream === undefined) pieces.push(ascii('>>endobj\n'));
    else {
      const data = typeof stream === 'string' ? ascii(stream) : stream;
      pieces.push(ascii(`/Length ${data.length}>>stream\n`), data, ascii('\nendstream endobj\n'));
    }
  });
  pieces.push(ascii('trailer<</Root 1 0 R>>\n%%EOF\n'));
  return new Uint8Array(Buffer.concat(pieces));
}

export interface PageParts {
  readonly resources?: string;
  readonly page?: string;
  readonly more?: Parameters<typeof pdfOf>[0];
}

/** A page of 595 × 842 points with this content; `more` objects begin at number 5. */
export function pagePdf(
  content: string,
  { resources = '', page = '/MediaBox[0 0 595 842]', more = [] }: PageParts = {},
): Uint8Array {
  return pdfOf([
    { dictionary: `/Type/Page/Parent 2 0 R${page}/Contents 4 0 R/Resources<<${resources}>>` },
    { dictionary: '/Filter/FlateDecode', stream: zlibSync(ascii(content)) },
    ...more,
  ]);
}

export const code = qrcode(0, 'M');
code.addData('a code of thirty characters!!!', 'Byte');
code.make();
export const count = code.getModuleCount();
export const text = 'a code of thirty characters!!!';

/** Calls `draw` with column and row, from the top, of each dark module. */
export function squares(draw: (column: number, row: number) => string): string {
  const parts: string[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) if (code.isDark(row, column)) parts.push(draw(column, row));
  }
  return parts.join('\n');
}

/** In module units, upwards from the bottom left corner; 100 points wide at 200, 300. */
export const scale = 100 / count;
export const placed = `q ${scale} 0 0 ${scale} 200 300 cm`;
export const modules = squares((column, row) => `${column} ${count - 1 - row} 1 1 re`);

/** Rows for `test.each`: a name, content, and what else the page has. */
export function pageCases(
  cases: readonly (readonly [name: string, content: string, parts?: PageParts])[],
): { readonly name: string; readonly content: string; readonly parts: PageParts }[] {
  return cases.map(([name, content, parts = {}]) => ({ name, content, parts }));
}
