import { facturX, invoiceToPdf, invoiceToXml } from '@rappen/core';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import { readPaymentFile, statusReportExample } from '@rappen/core/payment-order';
import { renderPdf } from '@rappen/core/render/pdf';
import { describe, expect, test } from 'vitest';
import { expectBillValue, expectValue } from '../results.ts';
import { bill, drawnSlip, epcPdf, euros, pdf, plain, png, twoCodes, withoutCode } from '../runtimes/samples.ts';
import { formOf, orderPaying, orderWith } from './payment-bodies.ts';
import { codesOf, errorsOf, type Finding, jsonOf, paymentService } from './payment-service.ts';
import { withServer } from './server.ts';

type Json = Record<string, unknown>;

const server = withServer();
const { ask, askJson, askForm, askXml } = paymentService(server);

describe('drafts', () => {
  const slip = renderPdf([drawnSlip()]);
  const bills = async (parts: Parameters<typeof formOf>[0]) => jsonOf(await askForm('drafts', parts)).bills as Json[];

  test('bills of a PDF become payments', async () => {
    const [first, ...more] = await bills({ file: slip });
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      source: 'file.bin',
      page: 1,
      payable: true,
      problems: [],
      draft: { currency: 'CHF', amount: 1949.75, billAmount: 1949.75, referenceType: 'QRR', source: 'file.bin' },
    });
  });

  test('several files in their order, a bill that comes twice is told', async () => {
    const form = formOf({});
    for (const [name, content] of [
      ['one.pdf', pdf],
      ['nothing.pdf', withoutCode],
      ['epc.pdf', epcPdf],
      ['both.pdf', twoCodes],
      ['code.png', png],
      ['broken.pdf', pdf.subarray(0, 300)],
    ] as const) {
      form.append('file', new Blob([new Uint8Array(content)]), name);
    }
    const { bills: found } = jsonOf(await ask('drafts', { body: form })) as {
      bills: (Json & { problems: Finding[] })[];
    };
    expect(found.map(({ source, payable, problems }) => [source, payable, problems.map(({ code }) => code)])).toEqual([
      ['one.pdf', true, []],
      ['nothing.pdf', false, ['QR_BILL_NOT_FOUND']],
      ['epc.pdf', true, []],
      ['both.pdf', false, ['PAYMENT_DUPLICATE']],
      ['both.pdf', true, []],
      ['code.png', false, ['PAYMENT_DUPLICATE']],
      ['broken.pdf', false, [expect.stringMatching(/^PDF_/)]],
    ]);
  });

  test('e-invoices as PDF and XML, and XML that is none', async () => {
    const { delivery, authority } = eInvoiceExamples;
    const hybrid = expectBillValue(invoiceToPdf(delivery, { eInvoice: facturX() }));
    const xml = expectBillValue(invoiceToXml(authority, { eInvoiceProfile: 'xrechnung' }));
    const form = formOf({});
    for (const [name, content] of [
      ['hybrid.pdf', hybrid],
      ['alone.xml', Buffer.from(xml)],
      ['other.xml', Buffer.from('<Document/>')],
      ['torn.xml', Buffer.from('<a>')],
    ] as const) {
      form.append('file', new Blob([new Uint8Array(content)]), name);
    }
    const { bills: found } = jsonOf(await ask('drafts', { body: form }));
    expect(
      found.map(({ payable, draft, problems }: Json & { draft?: Json; problems: Finding[] }) => [
        payable,
        draft?.['amount'],
        problems.map(({ code }) => code),
      ]),
    ).toEqual([
      [true, 500.65, []],
      [true, expect.any(Number), []],
      [false, undefined, ['E_INVOICE_SYNTAX_UNKNOWN']],
      [false, undefined, ['MALFORMED_XML']],
    ]);
  });

  test('an e-invoice with terms: the whole on its day, its discount as an option', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const json = { ...eInvoiceExamples.authority, invoiceDate: day(0), servicePeriod: undefined };
    const xml = expectBillValue(invoiceToXml(json as never, { eInvoiceProfile: 'xrechnung' }));
    const form = formOf({});
    form.append('file', new Blob([xml]), 'terms.xml');
    const { bills: found } = jsonOf(await ask('drafts', { body: form }));
    expect(found).toMatchObject([
      {
        payable: true,
        draft: { amount: 1836.4, executionDate: day(30) },
        options: [
          { kind: 'net', amount: '1836.40', day: day(30) },
          { kind: 'discount', amount: '1799.67', day: day(10), percent: '2.00', discount: '36.73' },
        ],
      },
    ]);
  });

  test('QR invoices in JSON, right and wrong', async () => {
    const without = { ...plain, paymentAmountInformation: { currency: 'CHF' } };
    const { bills: found } = jsonOf(await askJson('drafts', [bill, {}, euros, without]));
    expect(found.map((one: Json) => [one['payable'], 'draft' in one])).toEqual([
      [true, true],
      [false, false],
      [true, true],
      [false, true],
    ]);
    expect(codesOf(found[3].problems)).toEqual([['amount', 'PAYMENT_AMOUNT_REQUIRED']]);
    expect(codesOf(found[1].problems).length).toBeGreaterThan(3);
  });

  test('what is no list, no form, no file', async () => {
    expect((await askJson('drafts', { a: 1 })).status).toBe(400);
    expect((await askJson('drafts', '[')).status).toBe(400);
    expect(jsonOf(await askJson('drafts', [])).bills).toEqual([]);
    expect((await ask('drafts', { body: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect(errorsOf(await askForm('drafts', { other: slip }))).toEqual([['file', 'BODY_FILE_MISSING']]);
  });
});

describe('validate', () => {
  test('the example is right: groups by kind, sums by currency', async () => {
    const verdict = jsonOf(await askJson('validate', orderWith()));
    expect(verdict).toMatchObject({ valid: true, problems: [], problemCount: 0 });
    expect(verdict.order).toMatchObject({
      count: 4,
      controlSum: 2319.65,
      sums: [
        { currency: 'CHF', count: 3, amount: 1919.65 },
        { currency: 'EUR', count: 1, amount: 400 },
      ],
    });
    expect(verdict.order.groups.map((group: Json) => [group['type'], group['count'], group['sum']])).toEqual([
      ['D', 3, 1919.65],
      ['S', 1, 400],
    ]);
  });

  test('all that is wrong is said at once, with what stands there', async () => {
    const order = orderPaying({
      iban: 'CH2731998000700420012',
      amount: 0,
      creditor: {},
      ultimateDebtor: { name: 'a\u{1f600}' },
    });
    const wrong = { ...order, messageId: '/x', executionDate: '2026-02-30', unknown: 1, alreadyPaid: [{ iban: 1 }] };
    const answer = await askJson('validate', wrong);
    expect(answer.status).toBe(200);
    const verdict = jsonOf(answer);
    expect(verdict.valid).toBe(false);
    expect(Object.fromEntries(codesOf(verdict.problems))).toEqual({
      unknown: 'UNKNOWN_FIELD',
      messageId: 'PAYMENT_ID_CHARACTERS',
      executionDate: 'DATE_UNKNOWN_DAY',
      'payments[0].creditor.name': 'REQUIRED',
      'payments[0].iban': 'IBAN_CHECKSUM',
      'payments[0].amount': expect.any(String),
      'payments[0].ultimateDebtor.name': 'PAYMENT_CHARACTER',
      'alreadyPaid[0].iban': 'TYPE',
    });
    expect(verdict.problems.find(({ code }: Finding) => code === 'IBAN_CHECKSUM').rejectedValue).toBe(
      'CH2731998000700420012',
    );
  });

  test.each<[what: string, body: unknown, code: string]>([
    ['an amount of six decimals', orderPaying({ amount: 1.123456 }), 'AMOUNT_SCALE'],
    ['a currency that is none', orderPaying({ currency: 'chf' }), 'PAYMENT_CURRENCY_UNKNOWN'],
    ['a QR-IBAN in dollars', orderPaying({ currency: 'USD' }), 'PAYMENT_QR_IBAN_CURRENCY'],
    ['a bill of 0.00', orderPaying({ billAmount: 0 }), 'PAYMENT_MUST_NOT_BE_PAID'],
    ['nothing to pay', orderWith({ payments: [] }), 'REQUIRED'],
    ['a message of former days', orderWith({ knownMessageIds: ['RAPPEN-20261123-0001'] }), 'PAYMENT_MESSAGE_ID_USED'],
    [
      'a bill that was paid',
      orderWith({ alreadyPaid: [{ iban: 'CH2731998000700420011', reference: '000000000000000202611047115' }] }),
      'PAYMENT_DUPLICATE',
    ],
    ['no object', [], 'TYPE'],
    ['null', null, 'TYPE'],
  ])('%s', async (_what, body, code) => {
    const verdict = jsonOf(await askJson('validate', body));
    expect(verdict.valid).toBe(false);
    expect(verdict.problems.map((found: Finding) => found.code)).toContain(code);
    expect(verdict.order).toBeUndefined();
  });

  test('parameters: hybrid addresses, no payer, corrections', async () => {
    const creditor = { name: 'Lenz', city: 'Lenzburg', country: 'CH', addressLine1: 'Im Hof' };
    const hybrid = orderPaying({ creditor });
    expect(jsonOf(await askJson('validate', hybrid)).valid).toBe(false);
    expect(jsonOf(await askJson('validate', hybrid, '?addresses=hybrid')).valid).toBe(true);
    const untidy = orderPaying({ iban: 'CH27 3199 8000 7004 2001 1', message: 'für “Müller”' });
    expect(jsonOf(await askJson('validate', untidy)).valid).toBe(false);
    expect(jsonOf(await askJson('validate', untidy, '?normalizeInput=true')).valid).toBe(true);
    expect((await askJson('validate', hybrid, '?rules=sps1999')).status).toBe(400);
  });

  test('no more problems than an answer lists, and all of them counted', async () => {
    const { payments } = orderPaying({ iban: 'x' });
    const many = orderWith({ payments: Array.from({ length: 1500 }, () => (payments as Json[])[0]) });
    const verdict = jsonOf(await askJson('validate', many));
    expect(verdict.problems).toHaveLength(1000);
    expect(verdict.problemCount).toBeGreaterThanOrEqual(1500);
  });
});

describe('file', () => {
  test('the same order is the same file, which is valid', async () => {
    const [one, other] = [await askJson('file', orderWith()), await askJson('file', orderWith())];
    expect([one.status, one.type]).toEqual([200, 'application/xml']);
    expect(other.text).toBe(one.text);
    expect(expectValue(readPaymentFile(one.text)).controlSum).toBe('2319.65');
    expect(jsonOf(await askForm('file/validate', { file: one.text }, '?asOfToday=true'))).toMatchObject({
      valid: true,
      order: { count: 4 },
    });
  });

  test('what a bank changes is told in a header, and as JSON with the file', async () => {
    const order = orderPaying({ amount: 1500, billAmount: 1520.4 });
    const xml = await askJson('file', order);
    expect(xml.headers.get('x-payment-notices')).toBe('PAYMENT_AMOUNT_DIFFERS payments[0].amount');
    const asJson = jsonOf(await askJson('file', order, '', 'application/json'));
    expect(codesOf(asJson.notices)).toEqual([['payments[0].amount', 'PAYMENT_AMOUNT_DIFFERS']]);
    expect(asJson.file).toBe(xml.text);
    expect(asJson.sums).toEqual([{ currency: 'CHF', count: 1, amount: 1500 }]);
  });

  test('nothing is made of an order that a bank refuses', async () => {
    const answer = await askJson('file', orderWith({ executionDate: '2026-01-05' }));
    expect(answer.status).toBe(422);
    expect(errorsOf(answer)).toEqual([['executionDate', 'PAYMENT_DATE_PAST']]);
    expect((await askJson('file', '{')).status).toBe(400);
    expect((await askJson('file', orderWith(), '', 'image/png')).status).toBe(406);
    expect((await askForm('file', { file: '{}' })).status).toBe(415);
  });

  test('an order of thousands, and one that is too large', async () => {
    const one = orderPaying({ referenceType: 'NON', reference: undefined, iban: 'CH6998765000000815002' });
    const payments = Array.from({ length: 8000 }, (_, index) => ({
      ...(one['payments'] as Json[])[0],
      message: `Rechnung ${index}`,
    }));
    const answer = await askJson('file', { ...one, payments });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<NbOfTxs>8000</NbOfTxs>');
    expect((await askJson('file', { ...one, messageId: 'x'.repeat(11_000_000) })).status).toBe(413);
  });
});

describe('file/validate', () => {
  test('places are elements, counted from one', async () => {
    const { text } = await askJson('file', orderWith());
    const wrong = text.replace('<CtrlSum>2319.65', '<CtrlSum>2319.66').replace('RF72AARE20260917', 'RF73AARE20260917');
    const verdict = jsonOf(await askXml('file/validate', wrong));
    expect(verdict.valid).toBe(false);
    expect(codesOf(verdict.problems).sort()).toEqual([
      ['GrpHdr/CtrlSum', 'PAYMENT_FILE_SUM'],
      ['PmtInf[1]/CdtTrfTxInf[2]/RmtInf/Strd/CdtrRefInf/Ref', 'CREDITOR_REFERENCE_CHECK_DIGITS'],
    ]);
  });

  test('what the schema refuses has its place, and the answer of a bank', async () => {
    const { text } = await askJson('file', orderWith());
    const verdict = jsonOf(await askXml('file/validate', text.replace(/<DbtrAgt>.*?<\/DbtrAgt>/, '')));
    expect(verdict).toMatchObject({
      valid: false,
      problemCount: 1,
      problems: [
        {
          fieldName: 'PmtInf[1]/DbtrAgt',
          element: 'bank of the payer',
          code: 'REQUIRED',
          line: 2,
          column: text.slice(text.indexOf('\n') + 1).indexOf('<PmtInf>') + 1,
          bankCode: 'FF01',
        },
      ],
    });
  });

  test.each<[what: string, file: string | Uint8Array<ArrayBuffer>, code: string]>([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>', 'XML_DOCTYPE_FORBIDDEN'],
    ['a bomb of elements', `<a>${'<b>'.repeat(70)}`, 'XML_LIMIT_EXCEEDED'],
    ['a status report', statusReportExample, 'BANK_FILE_OTHER_MESSAGE'],
    ['a page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'BANK_FILE_KIND'],
    ['MT940', ':20:X\r\n:25:CH\r\n', 'BANK_FILE_KIND'],
    ['a ZIP file', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'BANK_FILE_KIND'],
    ['half a file', '<Document><CstmrCdtTrfInitn><GrpHdr>', 'MALFORMED_XML'],
    ['another namespace', '<Document xmlns="urn:x"><CstmrCdtTrfInitn/></Document>', 'BANK_FILE_VERSION'],
  ])('%s', async (_what, file, code) => {
    const answer = await askXml('file/validate', file);
    expect(answer.status).toBe(200);
    const verdict = jsonOf(answer);
    expect(verdict.valid).toBe(false);
    expect(verdict.problems.map((found: Finding) => found.code)).toContain(code);
  });

  test('no file, an empty one, another type', async () => {
    expect((await askXml('file/validate', '')).status).toBe(400);
    expect((await askForm('file/validate', { other: 'x' })).status).toBe(400);
    expect((await askJson('file/validate', '{}')).status).toBe(415);
    expect((await askForm('file/validate', { file: 'x'.repeat(10_600_000) })).status).toBe(413);
  });
});

describe('status', () => {
  const states = (answer: { readonly text: string }) =>
    jsonOf(answer).order.payments.map((one: Json) => [one['instructionId'], one['state'], one['isBySilence']]);
  const expected = [
    ['1-1', 'accepted', true],
    ['1-2', 'rejected', false],
    ['1-3', 'accepted', true],
    ['2-1', 'accepted', false],
  ];

  test('with the order in JSON or as its file', async () => {
    const { text: xml } = await askJson('file', orderWith());
    for (const order of [JSON.stringify(orderWith()), xml]) {
      const answer = await askForm('status', { report: statusReportExample, order }, '?language=en');
      expect(answer.status).toBe(200);
      expect(states(answer)).toEqual(expected);
      const { order: answered } = jsonOf(answer);
      expect(answered.state).toBe('partlyRejected');
      expect(answered.toBePaid).toEqual([
        { currency: 'CHF', count: 2, amount: 1670.4 },
        { currency: 'EUR', count: 1, amount: 400 },
      ]);
      expect(answered.payments[1].reasons).toEqual([
        { code: 'AC01', sentence: 'The account number is wrong.', information: ['Konto ungueltig'] },
      ]);
    }
  });

  test('an order of former days is no worse for that', async () => {
    const former = orderWith({ createdAt: '2025-12-01T08:00:00', executionDate: '2025-12-02' });
    const answer = await askForm('status', { report: statusReportExample, order: JSON.stringify(former) });
    expect(states(answer)).toEqual(expected);
  });

  test('a report alone, in the language of the caller', async () => {
    const headers = { 'content-type': 'application/xml', 'accept-language': 'it' };
    const { reports, order } = jsonOf(await ask('status', { headers, body: statusReportExample }));
    expect(order).toBeUndefined();
    expect(reports[0]).toMatchObject({ originalMessageId: 'RAPPEN-20261123-0001', status: 'PART' });
    expect(reports[0].groups[0].payments[0].reasons[0].sentence).toBe('Il numero di conto è errato.');
  });

  test('reports that come twice, or are about something else', async () => {
    const order = JSON.stringify(orderWith());
    const other = statusReportExample.replaceAll('RAPPEN-20261123-0001', 'OTHER').replace('BK-7781-B', 'BK-1');
    const answer = await askForm('status', { report: [statusReportExample, statusReportExample, other], order });
    expect(states(answer)).toEqual(expected);
    expect(codesOf(jsonOf(answer).order.notices)).toEqual([['', 'PAYMENT_STATUS_OTHER_MESSAGE']]);
    expect(jsonOf(await askForm('status', { report: other })).reports).toHaveLength(1);
  });

  test('what is wrong is told with its place', async () => {
    const order = JSON.stringify(orderWith({ messageId: '' }));
    expect(errorsOf(await askForm('status', { report: statusReportExample, order }))).toEqual([
      ['order.messageId', 'REQUIRED'],
    ]);
    expect(errorsOf(await askForm('status', { report: ['<a/>', 'x'], order }))).toEqual([
      ['report[0]', 'BANK_FILE_OTHER_MESSAGE'],
      ['report[1]', 'BANK_FILE_KIND'],
    ]);
    expect(errorsOf(await askForm('status', { report: statusReportExample, order: 'x' }))).toEqual([
      ['order', 'BANK_FILE_KIND'],
    ]);
    expect(errorsOf(await askForm('status', { report: statusReportExample, order: '{' }))).toEqual([
      ['order', 'MALFORMED_JSON'],
    ]);
    expect(errorsOf(await askForm('status', { order }))).toEqual([['report', 'BODY_FILE_MISSING']]);
    expect((await askXml('status', '<!DOCTYPE a><a/>')).status).toBe(400);
  });
});
