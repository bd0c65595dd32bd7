import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bytesOf, codesOf, csv, headerCells, reading, sheetOf, table } from '../../../../test/bill-tables.ts';
import { xlsxTable } from './read-xlsx.ts';

test('what a workbook cannot say is said', () => {
  const row = (cell: string) => sheetOf(`<x:row r="1">${headerCells}</x:row><x:row r="9">${cell}</x:row>`);
  expect(codesOf(row('<x:c r="S9"><x:v>2.1000000000313947E+26</x:v></x:c>'))).toContain(
    'TABLE_NUMBER_TOO_LONG row 9.RmtInf/Ref',
  );
  expect(codesOf(row('<x:c r="I9" t="e"><x:v>#REF!</x:v></x:c>'))).toContain('TABLE_CELL_ERROR row 9.CcyAmt/Amt');
  expect(codesOf(row('<x:c r="I9"><x:v>1E-7</x:v></x:c>'))).toContain('AMOUNT_SCALE row 9.CcyAmt/Amt');
});

describe('a workbook', () => {
  const cellsOf = (row: readonly string[], amount: string) =>
    row
      .map((text, at) =>
        (table[0] as string[])[at] === 'CcyAmt/Amt' ? amount : `<c t="inlineStr"><is><t>${text}</t></is></c>`,
      )
      .join('');
  const bill = table[1] as string[];
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/><numFmt numFmtId="171" formatCode="[Red]0.00&quot;y&quot;"/><numFmt numFmtId="172" formatCode="[$€-2] #,##0.00"/><numFmt numFmtId="173" formatCode="[$CHF-807] #,##0.00"/><numFmt numFmtId="174" formatCode="[$$-409]#,##0.00"/><numFmt numFmtId="175" formatCode="[$kr-41D] #,##0.00"/><numFmt numFmtId="176" formatCode="#,##0.00 ¥"/><numFmt numFmtId="177" formatCode="[$SFr.-807] #,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="4"/><xf numFmtId="10"/><xf numFmtId="172"/><xf numFmtId="173"/><xf numFmtId="174"/><xf numFmtId="175"/><xf numFmtId="176"/><xf numFmtId="177"/></cellXfs></styleSheet>';
  const withSheet = (rows: string, sheets = '<sheet name="a" r:id="rId7"/>') =>
    zipSync({
      'xl/workbook.xml': bytesOf(`<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`),
      'xl/_rels/workbook.xml.rels': bytesOf('<R><Relationship Id="rId7" Target="/xl/s.xml"/></R>'),
      'xl/styles.xml': bytesOf(styles),
      'xl/s.xml': bytesOf(`<worksheet><sheetData><row>${headerCells}</row>${rows}</sheetData></worksheet>`),
    });
  const withAmount = (amount: string) => withSheet(`<row r="2">${cellsOf(bill, amount)}</row>`);

  test.each([
    ['a formula without a result', '<c><f>A1*2</f></c>', ['TABLE_FORMULA_WITHOUT_RESULT row 2.CcyAmt/Amt']],
    ['a formula with an empty result', '<c><f>A1*2</f><v></v></c>', ['TABLE_FORMULA_WITHOUT_RESULT row 2.CcyAmt/Amt']],
    ['a shared formula', '<c><f t="shared" si="0"/></c>', ['TABLE_FORMULA_WITHOUT_RESULT row 2.CcyAmt/Amt']],
    ['a formula whose result is no text', '<c t="str"><f>""</f><v></v></c>', ['TABLE_AMOUNT_EMPTY row 2.CcyAmt/Amt']],
    ['a formula with a result', '<c><f>A1*2</f><v>12.5</v></c>', []],
    ['an error', '<c t="e"><v>#N/A</v></c>', ['TABLE_CELL_ERROR row 2.CcyAmt/Amt']],
    ['nothing', '<c/>', ['TABLE_AMOUNT_EMPTY row 2.CcyAmt/Amt']],
    ['a date', '<c s="1"><v>46143</v></c>', ['TABLE_CELL_DATE row 2.CcyAmt/Amt']],
    ['a date of its own format', '<c s="2"><v>46143</v></c>', ['TABLE_CELL_DATE row 2.CcyAmt/Amt']],
    ['a number in red', '<c s="3"><v>46143</v></c>', []],
    ['a number with separators', '<c s="4"><v>1234.5</v></c>', []],
    ['a share', '<c s="5"><v>0.2</v></c>', ['AMOUNT_FORMAT row 2.CcyAmt/Amt']],
    ['an amount shown in euros', '<c s="6"><v>20</v></c>', ['AMOUNT_OTHER_CURRENCY row 2.CcyAmt/Amt']],
    ['an amount shown in francs', '<c s="7"><v>20</v></c>', []],
    ['an amount shown in dollars', '<c s="8"><v>20</v></c>', ['AMOUNT_OTHER_CURRENCY row 2.CcyAmt/Amt']],
    ['an amount shown in crowns', '<c s="9"><v>20</v></c>', ['AMOUNT_FORMAT row 2.CcyAmt/Amt']],
    ['an amount shown in yen', '<c s="10"><v>20</v></c>', ['AMOUNT_FORMAT row 2.CcyAmt/Amt']],
    ['an amount shown in francs of another spelling', '<c s="11"><v>20</v></c>', []],
    ['a text that is not there', '<c t="s"><v>0</v></c>', ['TABLE_SHEET_DAMAGED row 2.CcyAmt/Amt']],
    ['a number below zero in parentheses', '<c s="4"><v>-12.5</v></c>', ['AMOUNT_RANGE row 2.CcyAmt/Amt']],
  ])('with %s as an amount', (_name, cell, codes) => expect(codesOf(withAmount(cell))).toEqual(codes));

  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const worksheet = (rows: string) =>
    bytesOf(`<worksheet><sheetData><row>${headerCells}</row>${rows}</sheetData></worksheet>`);
  const good5 = `<row r="2">${cellsOf(bill, '<c><v>5</v></c>')}</row>`;
  const bad = `<row r="2">${cellsOf(bill, '<c t="e"><v>#N/A</v></c>')}</row>`;

  test('is read at the first sheet that is shown and has cells', () => {
    const sheets =
      '<sheet name="chart" r:id="rId1"/><sheet name="old" state="hidden" r:id="rId2"/><sheet name="older" state="veryHidden" r:id="rId2"/><sheet name="bills" r:id="rId3"/>';
    const read = reading(
      zipSync({
        'xl/workbook.xml': bytesOf(`<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`),
        'xl/_rels/workbook.xml.rels': bytesOf(
          `<R>${relation('rId1', 'chartsheet', 'chartsheets/sheet1.xml')}${relation('rId2', 'worksheet', 'a.xml')}${relation('rId3', 'worksheet', 'b.xml')}</R>`,
        ),
        'xl/chartsheets/sheet1.xml': bytesOf('<chartsheet/>'),
        'xl/a.xml': worksheet(bad),
        'xl/b.xml': worksheet(good5),
      }),
    );
    expect([read.billCount, read.problems]).toEqual([1, []]);
    expect(read.notices.map(({ code, params }) => [code, params])).toEqual([
      ['TABLE_SHEETS_UNREAD', { names: 'old, older' }],
    ]);
  });

  test('has its parts where it says, in any case', () => {
    const named = cellsOf(
      bill.map(() => ''),
      '<c s="1" t="n"><v>5</v></c>',
    ).replace('<c t="inlineStr"><is><t></t></is></c>', '<c t="s"><v>0</v></c>');
    const book = (texts: string, looks = 'Looks.xml') =>
      zipSync({
        '_rels/.rels': bytesOf(`<R>${relation('r1', 'officeDocument', '/Book/Main.xml')}</R>`),
        'Book/Main.xml': bytesOf('<workbook><sheets><sheet name="a" id="s"/></sheets></workbook>'),
        'Book/_rels/Main.xml.rels': bytesOf(
          `<R>${relation('s', 'worksheet', '../sheets/./One.xml')}${relation('t', 'sharedStrings', 'Texts.xml')}${relation('f', 'styles', looks)}</R>`,
        ),
        'sheets\\one.XML': worksheet(`<row r="2">${named}</row>`),
        'Book/texts.xml': bytesOf(`<sst><si><t>${texts}</t></si></sst>`),
        'Book/Looks.xml': bytesOf('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/></cellXfs></styleSheet>'),
      });
    const opened = xlsxTable(book('first'));
    const rows = opened.ok ? [...opened.value.rows()] : [];
    expect(rows[1]?.cells[0]).toBe('first');
    expect(rows[1]?.cells).toContain('500%');
    // What it says is there and is not is no workbook without it
    expect(xlsxTable(book('first', 'Nowhere.xml'))).toMatchObject({ problems: [{ code: 'WORKBOOK_UNREADABLE' }] });
  });

  test('tells columns that it hides, up to those that are read', () => {
    const book = (columns: string) =>
      zipSync({
        'xl/workbook.xml': bytesOf('<workbook><sheets><sheet name="a" id="rId7"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': bytesOf('<R><Relationship Id="rId7" Target="/xl/s.xml"/></R>'),
        'xl/s.xml': bytesOf(
          `<worksheet><cols>${columns}</cols><sheetData><row>${headerCells}</row><row>${cellsOf(bill, '<c><v>5</v></c>')}</row></sheetData></worksheet>`,
        ),
      });
    const shown = reading(book('<col min="1" max="9"/>'));
    expect(shown.notices).toEqual([]);
    const hidden = reading(book('<col min="2" max="2" hidden="1"/><col min="27" max="16384" hidden="true"/>'));
    expect(hidden.notices.map(({ code }) => code)).toEqual(['TABLE_COLUMNS_HIDDEN']);
    expect(String(hidden.notices[0]?.params['names'])).toMatch(/^B, AA, AB, .* …$/);
  });

  test('tells rows that it hides, and sheets that are not read', () => {
    const cells = cellsOf(bill, '<c><v>5</v></c>');
    const sheets = '<sheet name="a" r:id="rId7"/><sheet name="Mai &amp; Juni" r:id="rId8"/>';
    const read = reading(withSheet(`<row r="2" hidden="1">${cells}</row><row r="3">${cells}</row>`, sheets));
    expect(read.billCount).toBe(2);
    expect(read.notices.map(({ code, params }) => [code, params])).toEqual([
      ['TABLE_ROWS_HIDDEN', { count: 1, rows: '2' }],
      ['TABLE_SHEETS_UNREAD', { names: 'Mai & Juni' }],
    ]);
    expect(reading(csv(table)).notices).toEqual([]);
  });
});
