import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { growthOf } from '../../../test/counted-work.ts';
import { requestOf, today } from '../../../test/ebill-cases.ts';
import { hostileXml } from '../../../test/hostile-xml.ts';
import { expectValue } from '../../../test/results.ts';
import { eInvoiceExamples } from './e-invoice/examples.ts';
import { readEInvoice } from './e-invoice/reading/index.ts';
import { writeCii, writeUbl } from './e-invoice/syntax/index.ts';
import { eInvoiceOf } from './e-invoice/writing/index.ts';
import { readJsonDocument } from './ebill/document/read-json.ts';
import { readXmlDocument } from './ebill/document/read-xml.ts';
import { writeXmlDocument } from './ebill/document/write-xml.ts';
import { parseBusinessCase } from './ebill/rules/parse.ts';
import { parseInvoiceDocument } from './invoice-document/index.ts';
import { readPaymentFile, readStatusReport, statusReportExample } from './payment-order/index.ts';
import { executedExample, readStatement, receiptsExample } from './statement/index.ts';
import { profiles } from './swiss-qr/index.ts';

const plain = (xml: string) => xml.replace(/>\s+</g, '><');
const order = plain(readFileSync(new URL('./payment-order/fixtures/order.xml', import.meta.url), 'utf8'));
const { document } = expectValue(parseInvoiceDocument(eInvoiceExamples.delivery, { profile: profiles['2.3'] }));
const bill = expectValue(parseBusinessCase('Bill', readJsonDocument(requestOf('Bill')), { today }));
/** What was read, without the text itself. */
const receivedOf = (text: string) => {
  const read = readEInvoice(text);
  return read.ok ? { ...read, value: { ...read.value, xml: undefined } } : read;
};
const invoiceIn = (text: string) => {
  const { invoice, deviations, unread } = expectValue(readEInvoice(text));
  return { invoice, deviations, unread };
};

/** Every reader of XML from others: what it makes of a text, an example, and where in it a text of our choice may stand. */
const readers: readonly (readonly [
  name: string,
  example: string,
  read: (text: string) => unknown,
  around: (inner: string) => string,
])[] = [
  [
    'an account statement',
    plain(executedExample),
    (text) => readStatement(text),
    (inner) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Ntry>${inner}</Ntry></Stmt></BkToCstmrStmt></Document>`,
  ],
  [
    'a payment order',
    order,
    (text) => readPaymentFile(text),
    (inner) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><PmtInf><CdtTrfTxInf>${inner}</CdtTrfTxInf></PmtInf></CstmrCdtTrfInitn></Document>`,
  ],
  [
    'a report of a bank',
    plain(statusReportExample),
    (text) => readStatusReport(text),
    (inner) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>${inner}</CstmrPmtStsRpt></Document>`,
  ],
  [
    'an e-invoice in CII',
    writeCii(expectValue(eInvoiceOf(document, { profile: 'en16931' }))),
    (text) => receivedOf(text),
    (inner) =>
      `<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100">${inner}</rsm:CrossIndustryInvoice>`,
  ],
  [
    'an e-invoice in UBL',
    writeUbl(expectValue(eInvoiceOf(document, { profile: 'peppol' }))),
    (text) => receivedOf(text),
    (inner) => `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${inner}</Invoice>`,
  ],
  [
    'a business case',
    writeXmlDocument(bill),
    (text) => {
      const { type, document: read } = expectValue(readXmlDocument(text));
      return parseBusinessCase(type, read, { today });
    },
    (inner) => `<bill>${inner}</bill>`,
  ],
];

describe.each(readers)('%s', (_name, example, read, around) => {
  const whole = JSON.stringify(read(example));
  const body = example.replace(/^<\?.*?\?>\s*/, '');

  test.each<[place: string, text: string]>([
    ['before the root', example.replace(body, `<?xml-stylesheet type="text/xsl" href="a.xsl"?>\n${body}`)],
    ['inside', example.replace(/(<[^?][^>]*>)(<)/, '$1<?page break="1"?>$2')],
    ['with angle brackets', example.replace(/(<[^?][^>]*>)(<)/, '$1<?php if (a > b && b < "c") ?>$2')],
    ['behind the root', `${example}<?done?>\n<!-- and --><?xml-stylesheet?>`],
    ['between the letters of a value', example.replace(/>(\d\d)(\d\d-\d\d)/, '>$1<?a?>$2')],
  ])('is what it is, with a processing instruction %s', (_place, text) => {
    expect(text).toContain('<?');
    expect(JSON.stringify(read(text))).toBe(whole);
  });

  test('of full size takes linear work, whatever it holds', () => {
    const taken = (text: string) => (around('').startsWith('<bill>') ? readXmlDocument(text) : read(text));
    for (const { name, of } of hostileXml) {
      expect([name, growthOf(taken, (length) => around(of(length)), 8_000) < 6]).toEqual([name, true]);
    }
  });
});

describe('what is repeated takes linear work', () => {
  const ubl = (inner: string) =>
    `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:c="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${inner}</Invoice>`;
  const camt = readers[0]?.[3] ?? String;
  const entry = '<Amt Ccy="CHF">1</Amt><CdtDbtInd>CRDT</CdtDbtInd>';
  const group = (inner: string) => order.replace(/<PmtInf>.*<\/PmtInf>/, inner);
  test.each<[name: string, part: string, around: (inner: string) => string, read: (text: string) => unknown]>([
    ['entries that cannot be read', '</Ntry><Ntry>', camt, readStatement],
    ['payments', '<TxDtls/>', (inner) => camt(`${entry}<NtryDtls>${inner}</NtryDtls>`), readStatement],
    ['charges', '<Chrgs><Amt>x</Amt></Chrgs>', (inner) => camt(`${entry}${inner}`), readStatement],
    [
      'lines whose number is none',
      '<c:InvoiceLine><b:InvoicedQuantity>x</b:InvoicedQuantity></c:InvoiceLine>',
      ubl,
      readEInvoice,
    ],
    ['elements that are not known', '<c:Other/>', ubl, readEInvoice],
    ['groups', '<PmtInf><PmtInfId>1</PmtInfId></PmtInf>', group, readPaymentFile],
    [
      'empty elements',
      '<a/>',
      (inner) => group(`<PmtInf>${inner}<CdtTrfTxInf>${inner}</CdtTrfTxInf></PmtInf>`),
      readPaymentFile,
    ],
    [
      'payments of nothing',
      '<CdtTrfTxInf><PmtId/><x/></CdtTrfTxInf>',
      (inner) => group(`<PmtInf>${inner}</PmtInf>`),
      readPaymentFile,
    ],
    [
      'elements on both levels',
      '<a/>',
      (inner) => group(`<PmtInf>${inner}${inner.replaceAll('<a/>', '<CdtTrfTxInf><ChrgBr/></CdtTrfTxInf>')}</PmtInf>`),
      readPaymentFile,
    ],
    [
      'fields of a business case',
      '<referenceNumber>1</referenceNumber>',
      (inner) => `<bill>${inner}</bill>`,
      readXmlDocument,
    ],
  ])('%s', (_name, part, around, read) => {
    const textOf = (length: number) => around(part.repeat(length / part.length));
    expect(growthOf(read, textOf, 10_000)).toBeLessThan(6);
  });

  test('as many problems as a file can have are reported, not thrown', () => {
    const empty = Array.from({ length: 150_000 }, (_, at) => `<a${at}/>`).join('');
    expect(readPaymentFile(group(`<PmtInf><CdtTrfTxInf>${empty}</CdtTrfTxInf></PmtInf>`)).ok).toBe(false);
    const details = '<TxDtls/>'.repeat(150_000);
    const read = expectValue(readStatement(camt(`${entry}<NtryDtls>${details}</NtryDtls>`)));
    expect(read.notices.length).toBe(150_000);
  });
});

/** What XML Schema lets a decimal be, as the amount that it is; undefined: it is none, or none that the element may have. */
const decimals: readonly (readonly [text: string, amount: string | undefined])[] = [
  ['93.10', '93.10'],
  ['93.1', '93.10'],
  ['.05', '0.05'],
  ['.50', '0.50'],
  ['1.', '1.00'],
  ['+100', '100.00'],
  ['+0.05', '0.05'],
  ['0093.10', '93.10'],
  [' 93.10 ', '93.10'],
  ['\n\t93.10\r\n', '93.10'],
  ['93.10000000', '93.10'],
  ['<!-- a -->93.10', '93.10'],
  ['1e3', undefined],
  ['1,50', undefined],
  ["1'000.00", undefined],
  ['1 000.00', undefined],
  ['INF', undefined],
  ['NaN', undefined],
  ['9310-', undefined],
  ['.', undefined],
  ['+', undefined],
];

describe.each(decimals)('the decimal %j', (text, amount) => {
  const receipts = plain(receiptsExample);

  test('of a booking', () => {
    const read = expectValue(readStatement(receipts.replace('<Amt Ccy="CHF">93.10<', `<Amt Ccy="CHF">${text}<`)));
    const [statement] = read.statements;
    expect(statement?.entries.find(({ index }) => index === 1)?.amount).toBe(amount);
    expect(statement?.unreadable).toBe(amount === undefined ? 1 : 0);
    const codes = read.notices.filter(({ path }) => path[3] === 1).map(({ code }) => code);
    expect(codes.includes('STATEMENT_ENTRY_UNREADABLE')).toBe(amount === undefined);
  });

  test('of a payment in a batch', () => {
    const read = expectValue(readStatement(receipts.replace('<Amt Ccy="CHF">500<', `<Amt Ccy="CHF">${text}<`)));
    expect(read.statements[0]?.entries[0]?.details[1]?.amount).toBe(amount);
    const codes = read.notices.filter(({ path }) => path[5] === 1).map(({ code }) => code);
    expect(codes).toEqual(amount === undefined ? ['STATEMENT_AMOUNT_UNREADABLE'] : []);
  });

  test('of a charge', () => {
    const read = expectValue(readStatement(receipts.replace('<Amt Ccy="CHF">2.00<', `<Amt Ccy="CHF">${text}<`)));
    const [charge] = read.statements[0]?.entries[1]?.details[0]?.charges ?? [];
    expect(charge?.amount).toBe(amount);
    expect(read.notices.map(({ code }) => code)).toEqual(amount === undefined ? ['STATEMENT_AMOUNT_UNREADABLE'] : []);
  });

  test('of a balance', () => {
    const read = expectValue(readStatement(plain(executedExample).replace('>7474.60<', `>${text}<`)));
    expect(read.statements[0]?.balances.map((one) => one.amount)).toEqual(['9000.00', amount].filter(Boolean));
    const codes = read.notices.map(({ code }) => code);
    expect(codes).toEqual([amount === undefined ? 'STATEMENT_AMOUNT_UNREADABLE' : 'STATEMENT_BALANCE']);
  });

  test('of a payment order', () => {
    const read = readPaymentFile(order.replace('>1520.40<', `>${text}<`));
    const codes = read.ok ? [] : read.problems.map(({ code }) => code);
    // Another amount makes another sum, and nothing else
    expect(codes).toEqual(amount === undefined ? ['AMOUNT_FORMAT'] : ['PAYMENT_FILE_SUM']);
  });

  test('of a sum of a payment order', () => {
    const read = readPaymentFile(order.replace('<CtrlSum>2319.65<', `<CtrlSum>${text.replace('93.1', '2319.65')}<`));
    expect(read.ok).toBe(/93\.1/.test(text));
  });

  test('of an e-invoice', () => {
    for (const [example, from] of [
      [readers[3]?.[1] ?? '', /(<ram:LineTotalAmount>)[^<]*/],
      [readers[4]?.[1] ?? '', /(<cbc:LineExtensionAmount currencyID="CHF">)[^<]*/],
    ] as const) {
      const { invoice, deviations } = invoiceIn(example.replace(from, `$1${text}`));
      const net = example.includes('<ram:') ? invoice.lines[0]?.net : invoice.totals?.lines;
      expect(net === undefined ? undefined : Number(net)).toBe(amount === undefined ? undefined : Number(amount));
      expect(deviations.map(({ code }) => code)).toEqual(amount === undefined ? ['E_INVOICE_NUMBER'] : []);
    }
  });

  test('of a business case', () => {
    const xml = writeXmlDocument(bill).replace(/(<totalAmount>\s*<value>)[^<]*/, `$1${text}`);
    const { type, document: read } = expectValue(readXmlDocument(xml));
    const parsed = parseBusinessCase(type, read, { today });
    const codes = parsed.ok ? [] : parsed.problems.map(({ code }) => code);
    expect(codes.includes('AMOUNT_SCALE')).toBe(amount === undefined);
  });
});

test.each(['-1', '-.5'])('%s is below zero: no amount of a booking, and told', (text) => {
  const read = expectValue(readStatement(plain(receiptsExample).replace('>93.10<', `>${text}<`)));
  const [notice] = read.notices;
  expect([notice?.code, notice?.params]).toEqual([
    'STATEMENT_ENTRY_UNREADABLE',
    { element: 'Amt', found: `${text} CHF` },
  ]);
});

describe('white space, zones and numbers for words', () => {
  const receipts = plain(receiptsExample);
  const same = (from: string | RegExp, to: string) => {
    const changed = receipts.replace(from, to);
    expect(changed).not.toBe(receipts);
    expect(readStatement(changed)).toEqual(readStatement(receipts));
  };
  test('of a statement', () => {
    same('<RvslInd>true<', '<RvslInd> 1 <');
    same(/<CdtDbtInd>CRDT</g, '<CdtDbtInd>\nCRDT\n<');
    same('<BookgDt><Dt>2026-11-20<', '<BookgDt><Dt> 2026-11-20+01:00 <');
    same('<BookgDt><Dt>2026-11-20</Dt>', '<BookgDt><DtTm>2026-11-20T23:59:59.999+01:00</DtTm>');
    same('<LastPgInd>true<', '<LastPgInd> true <');
    same('<Fmly><Cd>RCDT<', '<Fmly><Cd> RCDT <');
    same('Ccy="CHF">93.10', 'Ccy=" CHF ">93.10');
  });

  test('of a payment order', () => {
    const first = readPaymentFile(order);
    for (const [from, to] of [
      ['<ReqdExctnDt><Dt>2026-11-26<', '<ReqdExctnDt><Dt> 2026-11-26+01:00 <'],
      ['<BtchBookg>true<', '<BtchBookg> 1 <'],
    ] as const) {
      if (order.includes(from)) expect(readPaymentFile(order.replace(from, to))).toEqual(first);
    }
    const single = readPaymentFile(
      order.replace('</PmtMtd>', '</PmtMtd><BtchBookg>0</BtchBookg>').replace('<BtchBookg>true</BtchBookg>', ''),
    );
    expect(single.ok && single.value.groups[0]?.batchBooking).toBe(false);
  });

  test('of an e-invoice', () => {
    const ubl = readers[4]?.[1] ?? '';
    const zoned = ubl
      .replace(/(<cbc:IssueDate>)([^<]*)/, '$1 $2+01:00 ')
      .replace('currencyID="CHF"', 'currencyID=" CHF "');
    expect(zoned).not.toBe(ubl);
    expect(invoiceIn(zoned)).toEqual(invoiceIn(ubl));
  });
});
