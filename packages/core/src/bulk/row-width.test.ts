import { utf8Encode } from '@rappen/pdf/internal/base';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { codesOf } from '../../../../test/results.ts';
import { invoiceExamples } from '../swiss-qr/examples.ts';
import { profiles } from '../swiss-qr/profile.ts';
import { tableOf } from './columns.ts';
import { writeCsv } from './csv.ts';
import { limits } from './limits.ts';
import { readBulkFile } from './reading.ts';
import { rowWatcher } from './row-width.ts';

const options = { profile: profiles['2.3'] };

test.each([
  ['<row><c/><c/></row><row><c/></row>', true],
  ['<row><c r="A1"><v>1</v></c><c/><c/></row>', false],
  ['<x:row><x:c/><x:c\n/><x:c/></x:row>', false],
  ['<col/><cols/><cell/><crow/>', true],
  ['<row><c/><c/></row><c/>', false],
])('%s with two cells a row: %o', (xml, isNarrow) => {
  expect(rowWatcher(2)(strToU8(xml))).toBe(isNarrow);
  const byByte = rowWatcher(2);
  expect([...strToU8(xml)].every((byte) => byByte(Uint8Array.of(byte)))).toBe(isNarrow);
});

function workbook(sheet: string): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8('<Relationships><Relationship Id="r1" Target="sheet.xml"/></Relationships>'),
    'xl/sheet.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
}

test('a row of more cells than a spreadsheet has is refused while the workbook is unpacked', () => {
  const wide = workbook(`<row>${'<c/>'.repeat(limits.rowCellsMax + 1)}</row>`);
  expect(codesOf(readBulkFile(wide, options))).toEqual(['TABLE_ROW_TOO_WIDE']);
  const widest = workbook(`<row>${'<c/>'.repeat(limits.rowCellsMax)}</row>`);
  expect(codesOf(readBulkFile(widest, options))).toEqual(['TABLE_EMPTY']);
  // The last block, which is not needed any more, is damaged
  const damaged = workbook(`<row>${'<c/>'.repeat(3_000_000)}</row>`);
  expect(codesOf(readBulkFile(damaged.fill(0xff, damaged.length - 3000, damaged.length - 2000), options))).toEqual([
    'TABLE_ROW_TOO_WIDE',
  ]);
});

test('a line of more cells than that ends the reading of a CSV file', () => {
  expect(codesOf(readBulkFile(utf8Encode(';'.repeat(limits.rowCellsMax)), options))).toEqual(['TABLE_ROW_TOO_WIDE']);
});

test('few bills do not need a large workbook', () => {
  const large = workbook(`<!--${' '.repeat(limits.unpackedBytesOfAny + 11 * limits.unpackedBytesOfBill)}-->`);
  expect(codesOf(readBulkFile(large, { ...options, entriesMax: 10 }))).toEqual(['WORKBOOK_TOO_LARGE']);
  expect(codesOf(readBulkFile(large, options))).toEqual(['TABLE_EMPTY']);
});

test('a table of too many rows is refused before a bill of it is validated', () => {
  const [header = [], row = []] = tableOf([{ draft: invoiceExamples.withQrReference }]);
  const table = [header, ...Array.from({ length: 11 }, () => row)];
  let validated = 0;
  const profile = new Proxy(profiles['2.3'], {
    get(target, name) {
      validated += 1;
      return Reflect.get(target, name);
    },
  });
  expect(codesOf(readBulkFile(utf8Encode(writeCsv(table)), { profile, entriesMax: 10 }))).toEqual(['TABLE_TOO_LONG']);
  expect(validated).toBe(0);
  const blankBehind = utf8Encode(`${writeCsv(table.slice(0, 11))}${'\n'.repeat(100)}`);
  expect(readBulkFile(blankBehind, { ...options, entriesMax: 10 })).toMatchObject({
    ok: true,
    value: { billCount: 10 },
  });
});
