import { billToPdf } from '@rappen/core';
import { expectBillValue } from '../results.ts';

const bill = {
  account: 'CH5800791123000889012',
  creditor: {
    name: 'Robert Schneider AG',
    street: 'Rue du Lac',
    buildingNumber: '1268',
    postalCode: '2501',
    city: 'Biel',
    country: 'CH',
  },
  currency: 'CHF',
  amount: '199.95',
} as const;

/** The slip of a bill at the foot of an A4 page, and by itself. */
export const billSlip: Uint8Array = expectBillValue(billToPdf(bill));
export const bareSlip: Uint8Array = expectBillValue(billToPdf(bill, { pageSize: 'DIN_LANG' }));

const points = (length: number): number => (length * 72) / 25.4;

interface PageOptions {
  /** Further entries of the page. */
  readonly more?: string;
  /** In millimetres; A4 unless said. */
  readonly media?: readonly number[];
}

/**
 * A PDF of one page with these instructions. Resources: the fonts F (Helvetica), T (drawings) and Z (letters without width), the picture P (one pixel), the shading S and the
 * form X, which draws a black square of 10 mm.
 */
export function pageWith(content: string, { more = '', media = [0, 0, 210, 297] }: PageOptions = {}): Uint8Array {
  const box = media.map((length, index) => points(index > 1 ? length + (media[index - 2] ?? 0) : length));
  const resources =
    '<</Font<</F 5 0 R/T 8 0 R/Z 9 0 R>>/XObject<</P 6 0 R/X 7 0 R>>/Shading<</S<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 600 0]/Function<</FunctionType 2/Domain[0 1]/C0[0]/C1[1]/N 1>>>>>>>>';
  const square = `0 0 ${points(10)} ${points(10)} re f`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${box.join(' ')}]/Resources ${resources}/Contents 4 0 R ${more}>>`,
    stream('', content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    stream('/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', 'P'),
    stream(`/Type/XObject/Subtype/Form/BBox[0 0 ${points(10)} ${points(10)}]`, square),
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[1]/CharProcs<</a 7 0 R>>/Encoding<</Differences[97/a]>>>>',
    '<</Type/Font/Subtype/TrueType/BaseFont/Other/Encoding/WinAnsiEncoding/FirstChar 98/LastChar 98/Widths[500]/FontDescriptor<</Type/FontDescriptor/FontName/Other/Flags 32>>>>',
  ];
  return fileOf(objects);
}

function stream(entries: string, content: string): string {
  return `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;
}

function fileOf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
