import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { textOf } from '../syntax/values.ts';
import { InstructionReader, type InstructionReading } from './instructions.ts';

const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const textIn = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The instructions as text: operands, then the operator; a picture with its data. */
function read(content: string, reading?: InstructionReading): { readonly all: string[]; reader: InstructionReader } {
  const reader = new InstructionReader(latin(content), reading);
  const all: string[] = [];
  while (reader.next() !== undefined) {
    const { operands, names, word, image } = reader;
    all.push([...operands, ...names, image === undefined ? word : `${word}(${textIn(image.data)})`].join(' '));
  }
  return { all, reader };
}

test.each([
  ['1 0 0 1 5 -.5 cm/F Do', ['1 0 0 1 5 -0.5 cm', 'F Do']],
  ['/A#42 (a)(b)Tj', ['AB Tj']],
  ['[(a) 5 <41>] TJ % Q\nQ', ['TJ', 'Q']],
  ['true false null 1 x', ['1 x']],
  ['- 5 m . -- l', ['0 5 m', '0 0 l']],
  ['+a 5 m', ['+a', '5 m']],
  ['ID q EI Q', ['ID', 'q', 'EI', 'Q']],
  ['operator 1 w', ['operator', '1 w']],
  ['[stream endobj] 0 d', ['0 d']],
  ['<</A [1 <</B (>>)>>]>> BDC', ['BDC']],
])('%j', (content, expected) => {
  expect(read(content).all).toEqual(expected);
});

const stored = textIn(zlibSync(latin(' EI (')));
const long = textIn(zlibSync(latin('abc'.repeat(100))));
const runs = '\x04 EI (\x80';

describe('an inline picture ends', () => {
  test.each([
    ['where its size says', '/W 9 /H 1 /BPC 8 /CS /G', ' EI ( EI ', ' EI'],
    ['without white space in front', '/W 9 /H 1 /BPC 8 /CS /G', ' EI ( EI ', 'EI'],
    ['of a mask', '/W 40 /H 1 /IM true', ' EI (', '\nEI'],
    ['of colours', '/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB', ' EI ( ', '\r\nEI'],
    ['of a table of colours', '/W 5 /H 1 /BPC 8 /CS [/I /RGB 0 <000000>]', ' EI (', ' EI'],
    ['with Flate', '/F /Fl', stored, ' EI'],
    ['with Flate that makes much', '/F [/Fl]', long, ' EI'],
    ['with hexadecimal digits', '/F /AHx', '20 45 49 EI 28>', ' EI'],
    ['with base 85', '/F /A85', '+ EI 9~>', ' EI'],
    ['with run lengths', '/F /RL', runs, ' EI'],
  ])('%s', (_, entries, data, end) => {
    const { all, reader } = read(`BI ${entries} ID ${data}${end}\n/F Do`);
    expect(all).toEqual([`BI(${data})`, 'F Do']);
    expect(reader.isWhole).toBe(true);
    expect(reader.doubtAt).toBe(Number.POSITIVE_INFINITY);
  });

  const jpeg = '\xff\xd8\xff\xfe\x00\x07 EI (\xff\xda\x00\x02 EI \xff\x00\xff\xd0(\xff\xd9';
  test.each([
    ['of a JPEG', '/F /DCT', jpeg, ' EI'],
    ['of data that says how long it is', '/F /CCF /L 9', ' EI q EI ', ' EI'],
    ['of unknown data, with instructions behind it', '/F /CCF', 'a EI \x01 EI zz b', ' EI'],
    ['of a space that nobody knows', '/W 5 /H 1 /BPC 8 /CS /Mine', 'a EI\x80', ' EI'],
  ])('%s, but readers may differ', (_, entries, data, end) => {
    const { all, reader } = read(`BI ${entries} ID ${data}${end}\n/F Do`);
    expect(all).toEqual([`BI(${data})`, 'F Do']);
    expect(reader.doubtAt).toBeLessThan(20 + entries.length);
  });

  test('by the space that its name means in the resources', () => {
    const spaceOfName = (name: string) => (name === 'Mine' ? { components: 3, isCertain: true } : undefined);
    const { all, reader } = read('BI /W 2 /H 1 /BPC 8 /CS /Mine ID  EI q  EI Q', { spaceOfName });
    expect(all).toEqual(['BI( EI q )', 'Q']);
    expect(reader.doubtAt).toBe(Number.POSITIVE_INFINITY);
  });

  test('nowhere: everything behind it is lost', () => {
    const { all, reader } = read('q BI /W 9 /H 9 ID abc Q');
    expect([all, reader.isWhole]).toEqual([['q', 'BI(abc Q)'], false]);
  });

  test('where it is none: the instructions behind it are read', () => {
    expect(read('BI /W 1 Q /F Do').all).toEqual(['BI', '1 W Q', 'F Do']);
  });
});

test.each(['(a Q', '<41 Q', '[(a) Q', '<</A (b) Q', '[[1] Q'])('%j has no end', (content) => {
  const { all, reader } = read(`q ${content}`);
  expect([all, reader.isWhole]).toEqual([['q'], false]);
});

test.each(['<< 5 /A 1 >> Q', '[ [1] ] Q', '[ << 1 >> ] Q'])('other readers may leave %j earlier', (content) => {
  expect(read(content).reader.doubtAt).toBe(0);
});

test('operands as values are those that are read as numbers and names, whatever the bytes', () => {
  const words = fc.constantFrom(
    ...'q 1 -2.5 /F /A#20 (a(b)) (a <41> <4 [1 (b)] [[ << /K 1 >> ] > ) { Do BI ID EI /W /H % \n + -x 5x -.-5 true null EI\x80'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const bytes = latin(parts.join(' '));
      const brief = new InstructionReader(bytes, { isBrief: true });
      const [plain, kept] = [new InstructionReader(bytes), new InstructionReader(bytes, { values: { values: 9999 } })];
      for (;;) {
        const code = plain.next();
        expect([kept.next(), brief.next()]).toEqual([code, code]);
        expect([brief.at, brief.isWhole, brief.names]).toEqual([plain.at, plain.isWhole, plain.names]);
        expect([kept.at, kept.end, kept.isWhole, kept.hasStray]).toEqual([
          plain.at,
          plain.end,
          plain.isWhole,
          plain.hasStray,
        ]);
        if (code === undefined) break;
        const values = kept.values.map(({ value }) => value);
        expect(values.flatMap((value) => (value.kind === 'number' ? [value.value] : []))).toEqual(plain.operands);
        expect(values.flatMap((value) => (value.kind === 'name' ? [value.name] : []))).toEqual(plain.names);
        const last = values.findLast(({ kind }) => ['string', 'array', 'dictionary'].includes(kind));
        expect(textOf(plain.value)).toBe(last === undefined ? 'null' : textOf(last));
      }
    }),
    { numRuns: 2000 },
  );
});

test('pictures whose end is looked for again and again cost no more than the bound', () => {
  const search = { searchLeft: 1_000_000 };
  const reader = new InstructionReader(latin('BI /F /AHx ID EI\x01 '.repeat(20_000)), { search });
  while (reader.next() !== undefined);
  expect(search.searchLeft).toBeGreaterThan(-1_000_000);
});
