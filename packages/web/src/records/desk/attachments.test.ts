import { limits } from '@rappen/core/invoice-document';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachedBytesMax, attachedName, mediaTypeOf, roomFault } from './attachments.ts';

const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const zip = [0x50, 0x4b, 3, 4, 20];
const of = (name: string, size = 1) => ({ id: name, name, description: '', mediaType: 'text/csv', size });

test.each([
  ['Stundenblatt.PDF', pdf, 'application/pdf'],
  ['a.png', [0x89, 0x50, 0x4e, 0x47, 13], 'image/png'],
  ['a.jpeg', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a.b.jpg', [0xff, 0xd8, 0xff, 0xe1], 'image/jpeg'],
  ['a.csv', [0x61, 0x3b, 0x62], 'text/csv'],
  ['a.xlsx', zip, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.ods', zip, 'application/vnd.oasis.opendocument.spreadsheet'],
  ['a program with another ending', pdf, undefined],
  ['program.pdf', [0x4d, 0x5a], undefined],
  ['picture.png', [0xff, 0xd8, 0xff], undefined],
  ['zeros.csv', [0x61, 0, 0x62], undefined],
  ['letter.docx', zip, undefined],
  ['page.html', [0x3c], undefined],
  ['pdf', pdf, undefined],
] as const)('%s is of the kind that its ending and its beginning say', (name, bytes, expected) => {
  expect(mediaTypeOf(name, Uint8Array.from(bytes))).toBe(expected);
});

test('files have room for so many and so much together, and none is empty', () => {
  expect(roomFault(0, [])).toBe('empty');
  expect(roomFault(attachedBytesMax, [])).toBeUndefined();
  expect(roomFault(attachedBytesMax + 1, [])).toBe('large');
  expect(roomFault(1, [of('a', attachedBytesMax - 3)])).toBeUndefined();
  // Base64 fills up: two bytes more are a group of their own
  expect(roomFault(1, [of('a', attachedBytesMax - 2)])).toBe('large');
  expect(
    roomFault(
      1,
      Array.from({ length: limits.attachmentsMax - 1 }, () => of('a')),
    ),
  ).toBeUndefined();
  expect(
    roomFault(
      1,
      Array.from({ length: limits.attachmentsMax }, () => of('a')),
    ),
  ).toBe('many');
});

test('whatever a file is called, its name in an invoice fits on a line, keeps its ending, and is no other one', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 300 }));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const given: ReturnType<typeof of>[] = [];
      for (const each of [...names, ...names]) given.push(of(attachedName(`${each}.pdf`, given)));
      for (const { name: one } of given) {
        expect([...one].length).toBeLessThanOrEqual(limits.lineLengthMax);
        expect(one).toMatch(/^[^\\/:*?"<>|\p{C}]*\.pdf$/u);
      }
      expect(new Set(given.map((one) => one.name.toLowerCase())).size).toBe(given.length);
    }),
  );
});

test('a name keeps its letters, also those that a Mac writes in two', () => {
  expect(attachedName('Stundenbla\u0308tter März.pdf', [])).toBe('Stundenblätter März.pdf');
  expect(attachedName('C:\\temp\\a.pdf', [of('C temp a.pdf')])).toBe('C temp a (2).pdf');
  expect(attachedName('收据.png', [])).toBe('__.png');
});
