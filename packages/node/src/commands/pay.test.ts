import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { facturX, invoiceToPdf, invoiceToXml } from '@rappen/core';
import { addDays } from '@rappen/core/date';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import { readPaymentFile, statusReportExample } from '@rappen/core/payment-order';
import { invoiceExamples, parseDraft, profiles, writePayload } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderWith, paymentFile } from '../../../../test/http/payment-bodies.ts';
import { expectBillValue, expectValue } from '../../../../test/results.ts';
import {
  bill,
  epcPayload,
  epcPdf,
  euros,
  payload,
  pdf,
  plain,
  png,
  twoCodes,
  withoutCode,
} from '../../../../test/runtimes/samples.ts';
import { runHere } from '../../test/run-here.ts';

let folder: string;
const file = (name: string) => join(folder, name);
/** A day soon that is at no weekend, whenever the tests run: of such a day payments are warned. */
const date = [2, 3, 4]
  .map((days) => addDays(swissDay(new Date()), days) as string)
  .find((day) => ![0, 6].includes(new Date(day).getUTCDay())) as string;
const from = ['--from', 'CH15 9876 3000 1200 3450 6', '--name', 'Velowerk Seetal GmbH', '--date', date];
const pay = (...args: string[]) => runHere(['pay', ...args]);
const orderOf = (name: string) => expectValue(readPaymentFile(readFileSync(file(name))));
const withoutAmount = { ...plain, paymentAmountInformation: { currency: 'CHF' } };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-pay-'));
  const files: Record<string, Uint8Array | string> = {
    'bill.pdf': pdf,
    'bill.png': png,
    'both.pdf': twoCodes,
    'none.pdf': withoutCode,
    'payload.txt': payload,
    'euros.json': JSON.stringify(euros),
    'open.json': JSON.stringify([withoutAmount, euros]),
    'wrong.json': JSON.stringify([bill, {}]),
    'order.json': JSON.stringify(orderWith()),
    'pay.xml': paymentFile(),
    'broken.xml': paymentFile().replace('<NbOfTxs>4', '<NbOfTxs>5').replace('Lenzburg', ''),
    'status.xml': statusReportExample,
    'accepted.xml': statusReportExample
      .replaceAll(/<OrgnlPmtInfAndSts>[\s\S]*<\/OrgnlPmtInfAndSts>/g, '')
      .replace('PART', 'ACCP'),
    'junk.bin': new Uint8Array(3000).map((_, index) => (index * 7919) % 251),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(file(name), content);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a payment file', () => {
  test('of bills of every kind', async () => {
    const bills = ['bill.pdf', 'euros.json', 'examples/bills.csv'].map((name) =>
      name.includes('/') ? name : file(name),
    );
    const { status, output, errors } = await pay(
      ...bills,
      ...from,
      '-o',
      file('made.xml'),
      '--message-id',
      'RUN-1',
      '--amount',
      '5=20',
    );
    expect([status, errors]).toEqual([0, '']);
    const order = orderOf('made.xml');
    expect(order.count).toBeGreaterThan(3);
    expect(output).toContain(`made.xml: ${order.count} payments on ${date}, message RUN-1\n`);
    for (const { currency, amount, count } of order.sums) expect(output).toContain(`${currency} ${amount} in ${count}`);
    expect(order.debtor).toMatchObject({ name: 'Velowerk Seetal GmbH', iban: 'CH1598763000120034506' });
  });

  test.each(['bill.pdf', 'bill.png', 'payload.txt'])('of %s, on standard output', async (name) => {
    const { status, output } = await pay(file(name), ...from);
    expect(status).toBe(0);
    expect(expectValue(readPaymentFile(Buffer.from(output, 'latin1'))).sums).toEqual([
      { currency: 'CHF', count: 1, amount: '1949.75' },
    ]);
  });

  test('its message is named by date and time unless said', async () => {
    await pay(file('bill.pdf'), ...from, '-o', file('named.xml'));
    const { messageId, createdAt } = orderOf('named.xml');
    expect(messageId).toMatch(/^RAPPEN-\d{8}-\d{6}$/);
    expect(createdAt.replace(/[-:T]/g, '')).toBe(messageId.replace(/\D/g, ''));
  });

  test('it is paid on the next bank day unless said', async () => {
    await pay(file('bill.pdf'), ...from.slice(0, 4), '-o', file('next.xml'));
    const { executionDate } = orderOf('next.xml');
    expect(executionDate > swissDay(new Date())).toBe(true);
    expect([0, 6]).not.toContain(new Date(executionDate).getUTCDay());
  });

  test('of a bill without amount, once one is said', async () => {
    const target = ['-o', file('amount.xml')];
    const refused = await pay(file('open.json'), ...from, ...target);
    expect([refused.status, refused.errors]).toEqual([
      1,
      `bill 1 (${file('open.json')}, entry 1): amount: The bill has no amount: enter what is paid\n`,
    ]);
    expect(existsSync(file('amount.xml'))).toBe(false);
    const paid = await pay(file('open.json'), ...from, '--amount', "1=1'150.00", ...target);
    expect([paid.status, paid.errors]).toEqual([0, '']);
    expect(orderOf('amount.xml').sums[0]).toEqual({ currency: 'CHF', count: 1, amount: '1150.00' });
    const part = await pay(file('bill.pdf'), ...from, '--amount', '1=100', '--json', ...target);
    expect(JSON.parse(part.output)).toMatchObject({
      ok: true,
      output: file('amount.xml'),
      notices: [{ code: 'PAYMENT_AMOUNT_DIFFERS' }],
      order: { count: 1 },
    });
  });

  test('of a bill with a combined address, which was right by former rules', async () => {
    const former = expectValue(parseDraft(invoiceExamples.combinedAddress, profiles['2.2']));
    writeFileSync(file('combined.txt'), writePayload(former));
    const { status, errors } = await pay(file('combined.txt'), ...from, '-o', file('combined.xml'));
    expect([status, errors]).toEqual([0, expect.stringMatching(/^\S+combined\.txt: warning: creditor/)]);
    expect(orderOf('combined.xml').groups[0]?.payments[0]?.creditor.address?.town).toBe('Biel');
  });

  test('of an EPC QR code and of e-invoices as PDF and XML', async () => {
    const { delivery, authority } = eInvoiceExamples;
    writeFileSync(file('hybrid.pdf'), expectBillValue(invoiceToPdf(delivery, { eInvoice: facturX() })));
    writeFileSync(file('alone.xml'), expectBillValue(invoiceToXml(authority, { eInvoiceProfile: 'xrechnung' })));
    writeFileSync(file('epc.pdf'), epcPdf);
    writeFileSync(file('epc.txt'), epcPayload.replace('EUR', 'EUR1'));
    const all = ['hybrid.pdf', 'alone.xml', 'epc.pdf', 'epc.txt'].map(file);
    const { status, errors } = await pay(...all, ...from, '-o', file('data.xml'));
    expect([status, errors]).toEqual([
      0,
      expect.stringMatching(/^(?:\S+( page 2)?: warning: [^\n]*the discount is over[^\n]*\n){2}$/),
    ]);
    const { groups, sums } = orderOf('data.xml');
    expect(sums.map(({ currency, count }) => [currency, count])).toEqual([
      ['CHF', 1],
      ['EUR', 3],
    ]);
    expect(groups.map(({ type }) => type)).toEqual(['D', 'D', 'S']);
    const none = await pay(file('pay.xml'), ...from);
    expect([none.status, none.errors]).toEqual([1, expect.stringMatching(/pay\.xml: This is neither a CII nor a UBL/)]);
  });

  test('of an e-invoice with terms: the whole on its day, or its discount where it is asked for', async () => {
    const today = swissDay(new Date());
    const due = addDays(today, 30) as string;
    const xml = expectBillValue(
      invoiceToXml({ ...eInvoiceExamples.authority, invoiceDate: today, servicePeriod: undefined } as never, {
        eInvoiceProfile: 'xrechnung',
      }),
    );
    writeFileSync(file('terms.xml'), xml);
    const withoutDate = from.slice(0, 4);
    const paid = async (...more: string[]) => {
      const made = await pay(file('terms.xml'), ...more, '-o', file('terms-paid.xml'));
      const [group] = orderOf('terms-paid.xml').groups;
      return { made, day: group?.executionDate, amount: group?.payments[0]?.amount };
    };
    const until = addDays(today, 10) as string;
    const net = await paid(...withoutDate);
    expect([net.day, net.amount]).toEqual([due, '1836.40']);
    expect(net.made.errors).toContain(
      `net until ${due}: EUR 1836.40, with 2.00 % until ${until}: EUR 1799.67; --discount 1 takes the discount`,
    );
    const less = await paid(...withoutDate, '--discount', '1');
    expect([less.day, less.amount]).toEqual([until, '1799.67']);
    const early = await paid(...from);
    expect([early.day, early.amount]).toEqual([date, '1836.40']);
    const wrong = await pay(file('terms.xml'), ...from, '--discount', '2');
    expect([wrong.status, wrong.errors]).toEqual([2, expect.stringContaining('--discount names bill 2')]);
    const none = await pay(file('euros.json'), ...from, '--discount', '1');
    expect([none.status, none.errors]).toEqual([2, expect.stringContaining('which has no discount today')]);
  });

  test('of euros to a Swiss account, by SEPA where it is asked for', async () => {
    const typesOf = async (...more: string[]) => {
      await pay(file('euros.json'), ...from, ...more, '-o', file('sepa.xml'));
      return orderOf('sepa.xml').groups.map(({ type }) => type);
    };
    expect(await typesOf()).toEqual(['D']);
    expect(await typesOf('--sepa-eur')).toEqual(['S']);
  });

  test('of an order in JSON, with what is paid abroad', async () => {
    expect((await pay(file('order.json'), ...from, '-o', file('ordered.xml'))).status).toBe(0);
    expect(orderOf('ordered.xml').sums).toEqual([
      { currency: 'CHF', count: 3, amount: '1919.65' },
      { currency: 'EUR', count: 1, amount: '400.00' },
    ]);
  });

  test('nothing is paid twice, in one run or over two', async () => {
    const twice = await pay(file('bill.pdf'), file('both.pdf'), ...from, '-o', file('twice.xml'));
    expect(twice.status).toBe(1);
    expect(twice.errors).toMatch(/^bill 2 \(.*both\.pdf, page 1\): reference: The reference \d+ was paid before/);
    expect(existsSync(file('twice.xml'))).toBe(false);
    const known = ['--known', file('known.json'), '--message-id', 'RUN-7'];
    expect((await pay(file('bill.pdf'), ...from, ...known, '-o', file('one.xml'))).status).toBe(0);
    expect(JSON.parse(readFileSync(file('known.json'), 'utf8'))).toMatchObject({
      knownMessageIds: ['RUN-7'],
      alreadyPaid: [{ iban: 'CH4431999123000889012', amount: 1949.75, currency: 'CHF' }],
    });
    const again = await pay(file('bill.png'), file('euros.json'), ...from, ...known, '-o', file('two.xml'));
    expect(again.status).toBe(1);
    expect(again.errors).toContain('--message-id: The message RUN-7 was made before');
    expect(again.errors).toContain('bill 1');
    expect(existsSync(file('two.xml'))).toBe(false);
    const other = await pay(file('euros.json'), ...from, '--known', file('known.json'), '-o', file('two.xml'));
    expect(other.status).toBe(0);
    expect(JSON.parse(readFileSync(file('known.json'), 'utf8')).alreadyPaid).toHaveLength(2);
  });

  test('one bill that was paid before does not stop the others: it is left out and listed, or paid again', async () => {
    const order = orderWith();
    const [qrr, , text] = order.payments;
    const ten = Array.from({ length: 10 }, (_, index) =>
      index === 3 ? qrr : { ...text, message: `Bill ${index + 1}` },
    );
    writeFileSync(file('ten.json'), JSON.stringify({ ...order, payments: ten }));
    writeFileSync(file('first.json'), JSON.stringify({ ...order, payments: [qrr] }));
    rmSync(file('known.json'), { force: true });
    const run = (id: string, ...more: string[]) =>
      pay(file('ten.json'), ...from, '--known', file('known.json'), '--message-id', id, '-o', file('ten.xml'), ...more);
    const first = ['--known', file('known.json'), '--message-id', 'RUN-1', '-o', file('first.xml')];
    expect((await pay(file('first.json'), ...from, ...first)).status).toBe(0);

    const refused = await run('RUN-2');
    expect([refused.status, existsSync(file('ten.xml'))]).toEqual([1, false]);
    expect(refused.errors).toMatch(/^bill 4 .* was paid before/m);
    expect(refused.errors).toContain('--leave-out-paid leaves out what was paid before, --again 4 pays it again');

    const left = await run('RUN-3', '--leave-out-paid');
    expect([left.status, orderOf('ten.xml').count]).toEqual([1, 9]);
    expect(left.errors).toMatch(
      new RegExp(`^left out: bill 4 \\(.*ten\\.json, payment 4\\): CHF 1520\\.40, .*: paid by RUN-1 on ${date}$`, 'm'),
    );
    expect(left.output).toContain('9 payments on');
    expect(left.output).toContain('1 left out');
    const { alreadyPaid } = JSON.parse(readFileSync(file('known.json'), 'utf8'));
    expect(alreadyPaid).toHaveLength(10);

    const all = await run('RUN-4', '--leave-out-paid');
    expect([all.status, all.errors.match(/^left out: /gm)?.length]).toEqual([1, 10]);
    expect(all.errors).toContain('nothing is left to pay');
    const again = await run('RUN-5', '--leave-out-paid', '--again', '4,5', '--json');
    expect([again.status, orderOf('ten.xml').count]).toEqual([1, 2]);
    const { leftOut, order: made } = JSON.parse(again.output);
    expect(leftOut).toHaveLength(8);
    expect(leftOut[0]).toMatchObject({ index: 0, paid: { messageId: 'RUN-3', executionDate: date } });
    expect(made.sums).toEqual([{ currency: 'CHF', count: 2, amount: 1670.4 }]);
    const known = ['--known', file('known.json'), '--again', '1', '-o', file('again.xml')];
    const only = await pay(file('first.json'), ...from, ...known, '--message-id', 'RUN-6');
    expect([only.status, only.errors]).toEqual([0, expect.stringContaining('is paid again as asked')]);
  });

  test('everything that is wrong is told at once, and nothing is made', async () => {
    const all = ['wrong.json', 'none.pdf', 'junk.bin'].map(file);
    const { status, output, errors } = await pay(file('bill.pdf'), ...all, ...from, '-o', file('no.xml'));
    expect([status, output]).toEqual([1, '']);
    expect(errors).toMatch(/wrong\.json, entry 2: creditorInformation/);
    expect(errors).toMatch(/none\.pdf: /);
    expect(errors).toMatch(/junk\.bin: /);
    const asJson = await pay(...all, ...from, '--json', '-o', file('no.xml'));
    expect(asJson.errors).toBe('');
    const { ok, problems } = JSON.parse(asJson.output);
    expect(ok).toBe(false);
    expect(new Set(problems.map(({ source }: { source: string }) => source)).size).toBe(3);
    const options = await pay(file('bill.pdf'), '--from', 'CH00', '--name', '', '--date', '2020-01-01');
    expect(options.status).toBe(2);
    const wrong = await pay(file('bill.pdf'), '--from', 'CH00', '--name', 'x', '--date', '2020-01-01');
    expect(wrong.errors).toMatch(
      /--from: .*\n--date: The day of payment, 2020-01-01, is in the past\n|--date: .*\n--from: /,
    );
    expect(existsSync(file('no.xml'))).toBe(false);
  });

  test.each<[args: string[], sentence: RegExp]>([
    [[], /^pay needs bills, or --check FILE, or --status FILE with --order FILE\n$/],
    [['x.pdf'], /^pay needs --from IBAN, --name NAME\n$/],
    [['x.pdf', '--check', 'y'], /^pay needs bills, or --check/],
    [['--status', 'x'], /^pay --status needs --order FILE/],
    [['x.pdf', ...from, '--amount', 'much'], /^--amount must be like 2=150\.00: it is "much"\n$/],
    [['x.pdf', ...from, '--amount', '1=5,1=6'], /^--amount has bill 1 twice\n$/],
    [['x.pdf', ...from, '--amount', '0=5'], /^--amount must be like/],
    [['x.pdf', ...from, '--again', 'all'], /^--again must be like 1,3: it is "all"\n$/],
    [[resolve('examples/bills.csv'), ...from, '--again', '99'], /^--again names bill 99: there are \d+\n$/],
  ])('%j is not understood', async (args, sentence) => {
    const { status, output, errors } = await pay(...args);
    expect([status, output]).toEqual([2, '']);
    expect(errors).toMatch(sentence);
  });

  test('an amount for a bill that there is not; files that are missing or no memory', async () => {
    const beyond = await pay(file('bill.pdf'), ...from, '--amount', '2=5');
    expect([beyond.status, beyond.errors]).toEqual([2, '--amount names bill 2: there are 1\n']);
    expect((await pay(file('nowhere.pdf'), ...from)).status).toBe(3);
    const memory = await pay(file('bill.pdf'), ...from, '--known', file('pay.xml'), '-o', file('no.xml'));
    expect([memory.status, existsSync(file('no.xml'))]).toEqual([1, false]);
    expect(readFileSync(file('pay.xml'), 'utf8')).toBe(paymentFile());
  });
});

describe('--check', () => {
  test('a file that is right', async () => {
    expect(await pay('--check', file('pay.xml'))).toEqual({
      status: 0,
      output: 'valid: 4 payments\nCHF 1919.65 in 3, EUR 400.00 in 1\n',
      errors: '',
    });
    expect(JSON.parse((await pay('--check', file('pay.xml'), '--json')).output)).toMatchObject({
      ok: true,
      valid: true,
      order: { count: 4, controlSum: 2319.65 },
    });
  });

  test('places of what is wrong, in text and as JSON', async () => {
    const { status, errors } = await pay('--check', file('broken.xml'));
    expect(status).toBe(1);
    expect(errors).toContain(
      `${file('broken.xml')}: GrpHdr/NbOfTxs: The file says 5 payments, but has 4 (number of payments; line 2, column 165; bank code AM18)\n`,
    );
    expect(errors).toContain(': PmtInf[1]/CdtTrfTxInf[1]/Cdtr/PstlAdr');
    const { problems } = JSON.parse((await pay('--check', file('broken.xml'), '--json')).output);
    expect(problems).toContainEqual(
      expect.objectContaining({ fieldName: 'GrpHdr/NbOfTxs', code: 'PAYMENT_FILE_COUNT', line: 2, bankCode: 'AM18' }),
    );
    expect((await pay('--check', file('status.xml'))).errors).toContain(
      'This is the message pain.002, where pain.001 is needed',
    );
    expect((await pay('--check', file('nowhere.xml'))).status).toBe(3);
  });
});

describe('--status', () => {
  test('what was refused and changed, and what is left to be paid', async () => {
    for (const order of ['pay.xml', 'order.json']) {
      const { status, output } = await pay('--status', file('status.xml'), '--order', file(order));
      expect(status).toBe(1);
      expect(output).toBe(
        [
          'RAPPEN-20261123-0001: partlyRejected, 3 of 4 accepted',
          '  RAPPEN-20261123-0001-1 1-2  rejected  CHF 249.25  Aare Papier Genossenschaft  AC01 The account number is wrong. Konto ungueltig',
          '  RAPPEN-20261123-0001-2 2-1  changed   EUR 400.00  Radteile Nord GmbH          DT06 The bank has moved the day of payment. Ausfuehrung am 27.11.2026',
          'to be paid: CHF 1670.40 in 2, EUR 400.00 in 1',
          '',
        ].join('\n'),
      );
    }
  });

  test('all accepted is clear; JSON says all of it', async () => {
    const clear = await pay('--status', file('accepted.xml'), '--order', file('pay.xml'), '--json');
    expect(clear.status).toBe(0);
    expect(JSON.parse(clear.output)).toMatchObject({ ok: true, order: { state: 'accepted' } });
    const wrong = await pay('--status', file('pay.xml'), '--order', file('pay.xml'));
    expect([wrong.status, wrong.errors]).toEqual([
      1,
      `${file('pay.xml')}: This is the message pain.001, where pain.002 is needed\n`,
    ]);
  });
});
