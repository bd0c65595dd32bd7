/** Parts of a document that is written by hand, so that it can be odd in one way. */
export interface RawPage {
  readonly mediaBox?: string;
  /** Entries of the page beside those made here. */
  readonly more?: string;
  readonly contents?: readonly string[];
  /** Resources, or undefined to inherit those of the tree. */
  readonly resources?: string | undefined;
}

export interface RawPdf {
  readonly pages: readonly RawPage[];
  /** Entries of the root of the page tree. */
  readonly tree?: string;
  readonly catalog?: string;
  /** Further objects, numbered from 100. */
  readonly objects?: readonly string[];
  readonly version?: string;
}

export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const standardResources = `<</Font<</F1 ${font}>>>>`;

/** Some text and shapes in the upper part of a page, and a line of text at a place of one's own. */
export function letter(x = 72, y = 600, text = 'Some text above the slip'): string {
  return `BT /F1 14 Tf ${x} ${y} Td (${text}) Tj ET 0.8 g ${x} ${y + 30} 120 40 re f 0 g`;
}

export function rawPdf({ pages, tree = '', catalog = '', objects = [], version = '1.4' }: RawPdf): Uint8Array {
  const bodies = new Map<number, string>();
  bodies.set(1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`);
  let next = 3;
  const kids = pages.map(({ mediaBox = '[0 0 595 842]', more = '', contents = [letter()], ...page }) => {
    const resources = 'resources' in page ? page.resources : standardResources;
    const number = next++;
    const streams = contents.map((content) => {
      bodies.set(next, `<</Length ${content.length}>>stream\n${content}\nendstream`);
      return `${next++} 0 R`;
    });
    const listed = streams.length === 1 ? streams[0] : `[${streams.join(' ')}]`;
    const inherited = resources === undefined ? '' : `/Resources ${resources}`;
    const box = mediaBox === '' ? '' : `/MediaBox ${mediaBox}`;
    bodies.set(number, `<</Type/Page/Parent 2 0 R${box}${inherited}/Contents ${listed}${more}>>`);
    return `${number} 0 R`;
  });
  bodies.set(2, `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}${tree}>>`);
  for (const [index, body] of objects.entries()) bodies.set(100 + index, body);
  return written(bodies, version);
}

function written(bodies: ReadonlyMap<number, string>, version: string): Uint8Array {
  let text = `%PDF-${version}\n`;
  let table = '0 1\n0000000000 65535 f \n';
  for (const [number, body] of [...bodies].sort(([a], [b]) => a - b)) {
    table += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const size = Math.max(...bodies.keys()) + 1;
  const end = `xref\n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text + end, 'latin1'));
}

/** A stream object for `objects`. */
export function rawStream(dictionary: string, content: string): string {
  return `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream`;
}
