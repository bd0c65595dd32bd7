import { zipChunks } from '@rappen/core/bulk';
import { openBillsExample } from '@rappen/core/reconciliation';
import { executedExample, mt940Example, receiptsExample } from '@rappen/core/statement';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { codesOf, errorsOf, jsonOf, paymentService } from './payment-service.ts';
import { withServer } from './server.ts';

type Json = Record<string, unknown>;

const server = withServer();
const { askJson, askForm, askXml } = paymentService(server);

/** The open bills of the example, as JSON has them. */
const bills = openBillsExample.bills?.map((bill) => ({ ...bill, amount: Number(bill.amount) })) ?? [];
const accounts = openBillsExample.accounts ?? [];
const csv = [
  'ID;IBAN;Reference;Amount;Currency',
  ...bills.map(({ id, iban, reference, amount, currency }) => [id, iban, reference, amount, currency].join(';')),
].join('\r\n');

const verdictsOf = (answer: { readonly text: string }) =>
  jsonOf(answer).receipts.map((one: Json) => [one['verdict'], one['bill'] ?? null, one['amount']]);
const statesOf = (answer: { readonly text: string }) =>
  Object.fromEntries(jsonOf(answer).bills.map((one: Json) => [one['id'], one['state']]));

const expected = [
  ['converted', 'B4', 93.1],
  ['settled', 'B1', 1520.4],
  ['partial', 'B2', 500],
  ['double', 'B1', 1520.4],
  ['unknownReference', null, 600.4],
  ['reversed', 'B1', 1520.4],
];

describe('statements/parse', () => {
  test('camt.054 and camt.053 have one form', async () => {
    const receipts = jsonOf(await askXml('statements/parse', receiptsExample));
    expect(receipts).toMatchObject({ message: 'camt.054', version: '001.08', messageId: 'N-20261120-1', notices: [] });
    expect(receipts.statements[0].entries[0]).toMatchObject({
      kind: 'incoming',
      amount: 4141.2,
      direction: 'credit',
      bookingDate: '2026-11-20',
      code: { domain: 'PMNT', family: 'RCDT', subFamily: 'VCOM' },
    });
    const executed = jsonOf(await askForm('statements/parse', { file: executedExample }));
    expect(executed).toMatchObject({ message: 'camt.053', version: '001.04' });
    expect(executed.statements[0].balances.map(({ type }: Json) => type)).toEqual(['OPBD', 'CLBD']);
    expect(executed.statements[0].entries.map(({ kind }: Json) => kind)).toEqual([
      'outgoing',
      'returned',
      'bankCharge',
    ]);
  });

  test('any encoding, as bytes', async () => {
    const inLatin = Buffer.from(
      receiptsExample.replace('UTF-8', 'ISO-8859-1').replace('Velowerk', 'Vélowerk'),
      'latin1',
    );
    const read = jsonOf(await askForm('statements/parse', { file: inLatin }));
    expect(read.statements[0].entries[0].details[0].debtor.name).toBe('Vélowerk Seetal GmbH');
  });

  test('what cannot be read is told with its place, and the rest is read', async () => {
    const odd = receiptsExample
      .replace('>600.40<', '>1e3<')
      .replace('<Amt Ccy="CHF">93.10</Amt>', '<Amt Ccy="chf">1,50</Amt>');
    const read = jsonOf(await askXml('statements/parse', odd));
    expect(read.statements[0]).toMatchObject({ unreadable: 1 });
    expect(read.statements[0].entries).toHaveLength(2);
    expect(codesOf(read.notices)).toContainEqual(['statements[0].entries[1]', 'STATEMENT_ENTRY_UNREADABLE']);
    expect(codesOf(read.notices)).toContainEqual([
      'statements[0].entries[0].details[3].amount',
      'STATEMENT_AMOUNT_UNREADABLE',
    ]);
  });

  test.each<[what: string, file: string, status: number, code: string]>([
    [
      'a document type',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      400,
      'XML_DOCTYPE_FORBIDDEN',
    ],
    ['deep nesting', `<a>${'<b>'.repeat(5000)}`, 400, 'XML_LIMIT_EXCEEDED'],
    [
      'a long text',
      `<Document><BkToCstmrStmt><a>${'x'.repeat(70_000)}</a></BkToCstmrStmt></Document>`,
      400,
      'BANK_FILE_TEXT_TOO_LONG',
    ],
    [
      'a payment file',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn/></Document>',
      400,
      'BANK_FILE_OTHER_MESSAGE',
    ],
    ['a table', 'Datum;Betrag\r\n1.1.2026;5\r\n', 400, 'BANK_FILE_KIND'],
    ['half a file', receiptsExample.slice(0, 900), 400, 'MALFORMED_XML'],
  ])('refuses %s', async (_what, file, status, code) => {
    for (const answer of [await askXml('statements/parse', file), await askForm('statements/parse', { file })]) {
      expect([answer.status, jsonOf(answer).code]).toEqual([status, code]);
    }
  });

  test('an MT940 is read as a text and in a form, and as a file beside open bills', async () => {
    const asText = await askXml('statements/parse', mt940Example, 'text/plain');
    const inForm = await askForm('statements/parse', { file: mt940Example });
    expect([asText.status, jsonOf(asText)]).toEqual([200, jsonOf(inForm)]);
    expect(jsonOf(asText)).toMatchObject({
      message: 'MT940',
      version: '',
      statements: [{ id: 'S261120' }],
      notices: [],
    });
    const reconciled = await askForm('reconcile', {
      statement: mt940Example,
      bills: JSON.stringify({ bills, accounts }),
    });
    expect(jsonOf(reconciled).balances).toMatchObject([{ difference: 0 }]);
    expect((await askXml('statements/parse', mt940Example, 'text/csv')).status).toBe(415);
  });

  test('nothing of a statement is logged', async () => {
    await askXml('statements/parse', receiptsExample.replace('<Amt Ccy="CHF">93.10</Amt>', '<Amt>Geheimnis</Amt>'));
    await askXml('statements/parse', `${receiptsExample.slice(0, 1500)}<Velowerk`);
    expect(server.lines.join('\n')).not.toMatch(/Geheimnis|Velowerk|CH8198765000700420011/);
  });
});

describe('reconcile', () => {
  const form = { statement: receiptsExample, bills: JSON.stringify({ bills, accounts }) };

  test('the example: verdicts, states and sums, by form and by JSON', async () => {
    const answer = await askForm('reconcile', form);
    expect(answer.status).toBe(200);
    expect(verdictsOf(answer).sort()).toEqual([...expected].sort());
    expect(statesOf(answer)).toEqual({ B1: 'settled', B2: 'partlyPaid', B3: 'open', B4: 'settled' });
    expect(jsonOf(answer).sums).toEqual([{ currency: 'CHF', incoming: 4234.3, reversed: 1520.4 }]);
    const byJson = await askJson('reconcile', { statements: [receiptsExample], bills, accounts });
    expect(jsonOf(byJson)).toEqual(jsonOf(answer));
  });

  test('a second time nothing is new, in one run and over two', async () => {
    const once = jsonOf(await askForm('reconcile', form));
    const twice = await askForm('reconcile', { ...form, statement: [receiptsExample, receiptsExample] });
    expect(jsonOf(twice).bills).toEqual(once.bills);
    expect(jsonOf(twice).repeated).toBe(6);
    const again = await askForm('reconcile', {
      statement: receiptsExample,
      bills: JSON.stringify(once.openBills),
      accounts: JSON.stringify(accounts),
      seen: JSON.stringify(once.seen),
    });
    expect(jsonOf(again)).toMatchObject({ receipts: [], repeated: 6, seen: once.seen });
    expect(statesOf(again)).toEqual(statesOf({ text: JSON.stringify(once) }));
  });

  test('a ZIP archive is as many statements as it has, and one that is damaged or too large is told', async () => {
    const archive = (...contents: string[]) =>
      Buffer.concat([...zipChunks(contents.map((text, at) => ({ name: `${at}.xml`, bytes: Buffer.from(text) })))]);
    const packed = (length: number) => zipSync({ 'a.xml': new Uint8Array(length) });
    const [part, bomb] = [packed(30_000_000), packed(60_000_000)] as const;
    const parts = { bills: JSON.stringify({ bills, accounts }) };
    const twice = await askForm('reconcile', { statement: archive(receiptsExample, receiptsExample), ...parts });
    expect(verdictsOf(twice).sort()).toEqual([...expected].sort());
    expect(jsonOf(twice).repeats[0].place.file).toBe(1);
    const half = await askForm('reconcile', { statement: archive(receiptsExample).subarray(0, 900), ...parts });
    expect([half.status, half.text]).toEqual([422, expect.stringContaining('ARCHIVE_DAMAGED')]);
    const together = await askForm('reconcile', { statement: [part, part], ...parts });
    expect([together.status, together.text]).toEqual([400, expect.stringContaining('ARCHIVE_TOO_LARGE')]);
    const large = await askForm('reconcile', { statement: bomb, ...parts });
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('ARCHIVE_TOO_LARGE')]);
    const other = await askForm('reconcile', { statement: archive('hello'), ...parts });
    expect([other.status, other.text]).toEqual([400, expect.stringContaining('BANK_FILE_KIND')]);
  });

  test('bills of a table; receipts as a table', async () => {
    const parts = { statement: receiptsExample, bills: csv, accounts: JSON.stringify(accounts) };
    expect(statesOf(await askForm('reconcile', parts))).toEqual({
      B1: 'settled',
      B2: 'partlyPaid',
      B3: 'open',
      B4: 'settled',
    });
    const answer = await askForm('reconcile', parts, '', 'text/csv');
    expect(answer.type).toBe('text/csv; charset=utf-8');
    const [header, ...rows] = answer.text.trim().split('\r\n');
    expect(header).toMatch(/^date;verdict;bill;currency;amount;/);
    expect(rows).toHaveLength(6);
    expect(rows.some((row) => row.startsWith('2026-11-20;settled;B1;CHF;1520.40;credit;Velowerk Seetal GmbH;'))).toBe(
      true,
    );
  });

  test('what a payer writes is no formula', async () => {
    const statement = receiptsExample.replace('Auftrag vom 04.11.2026', '=HYPERLINK("http://x")');
    const { text } = await askForm('reconcile', { ...form, statement }, '', 'text/csv');
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  test('a tolerance in every currency', async () => {
    const statement = receiptsExample
      .replace('<Amt Ccy="CHF">500</Amt>', '<Amt Ccy="CHF">979.95</Amt>')
      .replace('>4141.20<', '>4621.15<');
    expect(statesOf(await askForm('reconcile', { ...form, statement }))['B2']).toBe('partlyPaid');
    expect(statesOf(await askForm('reconcile', { ...form, statement }, '?tolerance=0.05'))['B2']).toBe('settled');
    expect((await askForm('reconcile', form, '?tolerance=much')).status).toBe(400);
  });

  test('discounts of a bill, of an account and of all bills; charges and tolerated differences', async () => {
    // 500.00 comes in for it: that less 2 per cent
    const b2 = { ...bills[1], amount: 510.2, date: '2026-11-10' };
    const run = async (changes: Json, more: Json = {}, query = '') => {
      const body = { statements: [receiptsExample], bills: [{ ...b2, ...changes }], accounts, ...more };
      const answer = jsonOf(await askJson('reconcile', body, query));
      const found = answer.receipts.find((one: Json) => one['amount'] === 500);
      return { ...found, bill: answer.bills[0], next: answer.openBills[0], answer };
    };
    const terms = [{ percent: 2, days: 10 }];
    for (const { discount, bill, next } of [
      await run({ discounts: terms }),
      await run({ discounts: [{ percent: 2, until: '2026-11-20' }] }),
      await run({}, { discounts: terms }),
      await run({}, { accounts: [{ ...accounts[0], discounts: terms }] }),
      await run({}, {}, '?discounts=2:10;1:20'),
    ]) {
      expect([discount, bill.state, bill.open, bill.discount]).toEqual([10.2, 'settled', 0, 10.2]);
      expect(next).toMatchObject({ paid: 500, discount: 10.2, state: 'settled' });
    }
    const late = await run({ discounts: [{ percent: 2, days: 9 }] });
    expect(late.reasons.map(({ code }: Json) => code)).toEqual(['RECONCILIATION_DISCOUNT_LATE', 'RECONCILIATION_REST']);
    const tolerated = await run({}, {}, '?tolerance=10.20');
    expect([tolerated.verdict, tolerated.difference]).toEqual(['settled', 10.2]);
    const [converted] = tolerated.answer.receipts.filter((one: Json) => one['amount'] === 93.1);
    expect(converted.charges).toEqual([{ amount: 2, currency: 'CHF', isIncluded: false }]);
    expect(
      errorsOf(await askJson('reconcile', { statements: [receiptsExample], bills: [b2] }, '?discounts=two')),
    ).toEqual([['discounts', 'PARAMETER_VALUE']]);
    const wrong = { statements: [receiptsExample], bills: [{ ...b2, discounts: [{ percent: 200, days: 1 }] }] };
    expect(errorsOf(await askJson('reconcile', wrong))).toEqual([
      ['bills[0].discounts[0].percent', 'RECONCILIATION_DISCOUNT_TERMS'],
    ]);
  });

  test('nothing is matched while anything is wrong, and all of it is told', async () => {
    const twice = bills.map((bill) => ({ ...bill, id: 'B1', currency: 'x', amount: 1.1234567 }));
    const answer = await askForm('reconcile', { ...form, bills: JSON.stringify(twice) });
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toContainEqual(['bills[1].currency', 'CURRENCY_NOT_SUPPORTED']);
    expect(errorsOf(answer)).toContainEqual(['bills[0].amount', 'AMOUNT_FORMAT']);
    const inTable = await askForm('reconcile', {
      ...form,
      bills: csv.replace('1520.4', '15x').replace(';980;', ';1,234;'),
    });
    expect(errorsOf(inTable)).toEqual([
      ['bills.row 2.amount', 'AMOUNT_FORMAT'],
      ['bills.row 3.amount', 'AMOUNT_AMBIGUOUS'],
    ]);
    const checkDigit = await askForm('reconcile', { ...form, bills: csv.replace('047115', '047116') });
    expect(errorsOf(checkDigit)).toEqual([['bills.row 2.reference', 'QR_REFERENCE_CHECK_DIGIT']]);
  });

  test.each<[what: string, parts: Record<string, string>, error: readonly [string, string]]>([
    ['no bills', { statement: receiptsExample }, ['bills', 'BODY_FILE_MISSING']],
    ['no statement', { bills: csv }, ['statement', 'BODY_FILE_MISSING']],
    ['a statement that is none', { statement: '<a/>', bills: csv }, ['statement[0]', 'BANK_FILE_OTHER_MESSAGE']],
    ['seen that is no JSON', { ...form, seen: '[' }, ['seen', 'MALFORMED_JSON']],
    ['seen that is no list', { ...form, seen: '{}' }, ['seen', 'TYPE']],
    [
      'an unknown column',
      { statement: receiptsExample, bills: csv.replace('IBAN', 'Konto') },
      ['bills.row 1.Konto', 'TABLE_COLUMN_UNKNOWN'],
    ],
    [
      'a column twice',
      { statement: receiptsExample, bills: csv.replace('Reference', 'iban') },
      ['bills.row 1.iban', 'TABLE_COLUMN_TWICE'],
    ],
    ['a table of nothing', { statement: receiptsExample, bills: 'id;iban' }, ['bills', 'TABLE_EMPTY']],
    ['an open quote', { statement: receiptsExample, bills: `${csv}\r\n"` }, ['bills.row 6', 'TABLE_QUOTE_OPEN']],
  ])('refuses %s', async (_what, parts, error) => {
    const answer = await askForm('reconcile', parts);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(errorsOf(answer)).toContainEqual(error);
  });

  test('JSON without statements, with others than texts, with unknown members', async () => {
    for (const statements of [undefined, [], [1], 'x']) {
      expect(errorsOf(await askJson('reconcile', { statements, bills }))).toEqual([['statements', 'REQUIRED']]);
    }
    expect(errorsOf(await askJson('reconcile', { statements: [receiptsExample], bills, x: 1 }))).toEqual([
      ['x', 'UNKNOWN_FIELD'],
    ]);
    expect((await askJson('reconcile', 'null')).status).toBe(422);
    expect((await askForm('reconcile', form, '', 'image/png')).status).toBe(406);
    expect((await askXml('reconcile', receiptsExample)).status).toBe(415);
  });

  test('thousands of receipts and bills', async () => {
    const [head = '', tail = ''] = receiptsExample.split(/<Ntry>[\s\S]*<\/Ntry>/);
    const entry = (index: number) =>
      `<Ntry><Amt Ccy="CHF">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>E-${index}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>AUTT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><AcctSvcrRef>T-${index}</AcctSvcrRef></Refs><Amt Ccy="CHF">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Ustrd>Rechnung ${index}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    const statement = `${head}${Array.from({ length: 5000 }, (_, index) => entry(index)).join('')}${tail}`;
    const many = Array.from({ length: 5000 }, (_, index) => `N${index};CH8198765000700420011;;1.00;CHF`);
    const answer = await askForm('reconcile', {
      statement,
      bills: ['id;iban;reference;amount;currency', ...many].join('\n'),
    });
    expect(answer.status).toBe(200);
    expect(jsonOf(answer).totals).toEqual([{ currency: 'CHF', verdict: 'noReference', count: 5000, amount: 5000 }]);
  });
});

describe('books', () => {
  const asked = (books: unknown) => ({ statements: [receiptsExample], bills, accounts, books });

  test('the bookings as double entries, in JSON and in a form', async () => {
    const answer = jsonOf(await askJson('reconcile', asked({ format: 'hledger' })));
    expect(answer.books).toMatchObject({ format: 'hledger', extension: 'journal', entries: 3, left: 0 });
    expect(answer.books.text).toContain('Assets:1100       CHF -1520.40');
    expect(answer.books.notices).toMatchObject([{ code: 'BOOKS_EXCHANGE_DIFFERENCE' }]);
    const form = {
      statement: receiptsExample,
      bills: csv,
      accounts: JSON.stringify(accounts),
      books: JSON.stringify({ format: 'hledger' }),
    };
    expect(jsonOf(await askForm('reconcile', form)).books.text).toBe(answer.books.text);
    // What is null is not there, as everywhere
    for (const none of [undefined, null])
      expect('books' in jsonOf(await askJson('reconcile', asked(none)))).toBe(false);
  });

  test('the bookings of a run are not in the next', async () => {
    const { seen, openBills } = jsonOf(await askJson('reconcile', asked({ format: 'banana' })));
    const next = { ...asked({ format: 'banana' }), seen, bills: openBills };
    expect(jsonOf(await askJson('reconcile', next)).books).toMatchObject({ entries: 0 });
  });

  test.each([
    [{ format: 'sap' }, ['books.format']],
    [{}, ['books.format']],
    ['hledger', ['books']],
    [{ format: 'datev', settings: { currency: 'X' } }, ['books.settings.currency']],
    [{ format: 'datev' }, ['books.settings.datev.consultant', 'books.settings.datev.client']],
    [
      { format: 'hledger', settings: { accounts: { bank: 5 }, z: 1 } },
      ['books.settings.z', 'books.settings.accounts.bank'],
    ],
  ])('%j is refused with its place', async (books, places) => {
    const answer = await askJson('reconcile', asked(books));
    expect([400, 422]).toContain(answer.status);
    expect(
      errorsOf(answer)
        .map(([field]) => field)
        .sort(),
    ).toEqual([...places].sort());
  });

  test('a table of receipts has no place for them', async () => {
    const answer = await askJson('reconcile', asked({ format: 'hledger' }), '', 'text/csv');
    expect([answer.status, errorsOf(answer)]).toEqual([406, [['books', 'NOT_ACCEPTABLE']]]);
  });
});
