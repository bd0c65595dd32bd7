import { expect, test } from 'vitest';
import { pagePdf } from '../../../../test/oracles/page-pdfs.ts';
import { substituteFonts } from '../fonts/substitutes/index.ts';
import { readPdfText } from '../text/index.ts';
import { toPdfA3b } from './convert.ts';

/** What every object has, and a table that is looked up by the names of a document must not have. */
const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

const box = '/MediaBox[0 0 595 842]';
const annotated = (entries: string) =>
  pagePdf('', { page: `${box}/Annots[<</Type/Annot/Rect[0 0 99 99]${entries}>>]` });
const pictured = (entries: string) =>
  pagePdf('/P Do', {
    resources: '/XObject<</P 5 0 R>>',
    more: [{ dictionary: `/Subtype/Image/Width 1/Height 1/BitsPerComponent 8${entries}`, stream: 'x' }],
  });
const lettered = (entries: string) =>
  pagePdf('BT /F 12 Tf (abc) Tj ET', { resources: `/Font<</F<</Type/Font${entries}>>>>` });
const described = (xmp: string) => {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">${xmp}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  return pagePdf('', {
    page: `${box}/Metadata 5 0 R`,
    more: [{ dictionary: '/Type/Metadata/Subtype/XML', stream: packet }],
  });
};

const places: Readonly<Record<string, (name: string) => Uint8Array>> = {
  'the end of a line': (name) => annotated(`/Subtype/Line/L[0 0 50 50]/LE[/${name}/None]`),
  'the kind of an annotation': (name) => annotated(`/Subtype/${name}`),
  'the mark of a button': (name) =>
    annotated(`/Subtype/Widget/FT/Btn/T(a)/V/Yes/AS/Yes/MK<</CA(${name})>>/DA(/F 12 Tf)`),
  'the font of a field': (name) => annotated(`/Subtype/Widget/FT/Tx/T(a)/V(abc)/DA(/${name} 12 Tf)`),
  'a filter': (name) => pictured(`/ColorSpace/DeviceGray/Filter/${name}`),
  'a colour space': (name) => pictured(`/ColorSpace/${name}`),
  'a family of colours': (name) => pictured(`/ColorSpace[/${name} /DeviceRGB 0 <00>]`),
  'the colour space of a page': (name) => pagePdf(`/${name} cs 1 0 0 scn 0 0 9 9 re f`),
  'an inline picture': (name) => pagePdf(`BI /W 1 /H 1 /BPC 8 /CS /${name} /${name} 1 /F /${name} ID x EI`),
  'an operator': (name) => pagePdf(`1 0 ${name} 0 0 9 9 re f`),
  resources: (name) => pagePdf(`/${name} ri /${name} gs /${name} Do /${name} sh 0 0 9 9 re f`),
  'an encoding': (name) => lettered(`/Subtype/Type1/BaseFont/Times-Roman/Encoding/${name}`),
  'the name of a font': (name) => lettered(`/Subtype/Type1/BaseFont/${name}`),
  'the kind of a font': (name) => lettered(`/Subtype/${name}/BaseFont/Times-Roman`),
  'a property of metadata': (name) => described(`<dc:${name}>x</dc:${name}>`),
};

/** What became of a document, and what was said of it, whatever the name is. */
function outcome(pdf: Uint8Array, name: string): string {
  const made = toPdfA3b(pdf, { now: '2026-11-21T10:00:00Z', fonts: substituteFonts });
  const said = made.ok ? { ...made.value, pdf: undefined } : made.problems;
  return JSON.stringify([said, readPdfText(pdf)]).replaceAll(name, 'NAME');
}

test.each(Object.keys(places))('%s that every object inherits is as unknown as any other name', (place) => {
  const make = places[place] as (name: string) => Uint8Array;
  const expected = outcome(make('Unheardof'), 'Unheardof');
  for (const name of inherited) expect(outcome(make(name), name), name).toBe(expected);
});
