import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceToXml } from '@rappen/core';
import { eInvoiceExamples, findEInvoice, readEInvoice } from '@rappen/core/e-invoice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBillValue, expectValue } from '../../../../test/results.ts';
import { runHere } from '../../test/run-here.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, content: string | Uint8Array) => {
  writeFileSync(at(name), content);
  return at(name);
};
const json = (name: keyof typeof eInvoiceExamples) => write(`${name}.json`, JSON.stringify(eInvoiceExamples[name]));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-e-invoices-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const done = { status: 0, errors: '' };

test('an invoice becomes a PDF with its data in it, which is read, checked, paid and made again', async () => {
  const pdf = at('invoice.pdf');
  expect(await runHere(['invoice', json('delivery'), '-o', pdf, '--e-invoice', 'facturx'])).toEqual({
    status: 0,
    output: `${pdf}\n`,
    errors: expect.stringMatching(/: warning: qrInvoice: The billing information was written without tag 32/),
  });
  expect(expectValue(findEInvoice(readFileSync(pdf))).name).toBe('factur-x.xml');
  expect(await runHere(['check', 'einvoice', pdf])).toEqual({
    ...done,
    output: expect.stringMatching(
      /^valid: UN\/CEFACT CII \(schema\) D16B, Factur-X 1\.09\.2\nnot checked: Lists of codes of the schema, [^;]*$/,
    ),
  });
  const read = await runHere(['read', pdf]);
  expect(read.status).toBe(0);
  expect(read.output).toMatch(
    /^Invoice +R-26118\nForm +CII, en16931\n[\s\S]*Net +CHF 573\.44\nVAT +CHF 27\.19\nPaid before +CHF 100\.00\nRounding +CHF 0\.02\nTo pay +CHF 500\.65\n\n1 +Bergkäse/,
  );
  expect(JSON.parse((await runHere(['read', pdf, '--json'])).output)).toMatchObject({
    ok: true,
    invoice: { number: 'R-26118', totals: { due: '500.65' } },
    payment: { payable: true, accounts: ['CH4431999123000889012'] },
  });
  const bill = write('bill.json', (await runHere(['read', pdf, '--bill'])).output);
  expect((await runHere(['bill', bill, '-o', at('bill.pdf')])).status).toBe(0);
  const document = write('again.json', (await runHere(['read', pdf, '--document'])).output);
  expect((await runHere(['invoice', document, '-o', at('again.pdf')])).status).toBe(0);
});

test('XML is written beside the PDF, and printed where it is received', async () => {
  const xml = at('peppol.xml');
  const args = ['invoice', json('exported'), '-o', at('exported.pdf'), '--xml', xml, '--syntax', 'ubl'];
  expect(await runHere(args)).toEqual({ ...done, output: `${at('exported.pdf')}\n${xml}\n` });
  expect(expectValue(readEInvoice(readFileSync(xml)))).toMatchObject({ syntax: 'UBL', profile: 'peppol' });
  expect(await runHere(['check', 'einvoice', xml, '--rules', 'peppol'])).toEqual({
    ...done,
    output: expect.stringMatching(
      /^valid: OASIS UBL \(schema\) 2\.1, EN 16931 \(CEN\) 1\.3\.16, Peppol BIS Billing 3\.0 2026\.5\nnot checked: What stands in UBLExtensions\n$/,
    ),
  });
  const picture = await runHere(['invoice', xml, '--from', '-o', at('picture.pdf'), '--language', 'fr', '--json']);
  expect([picture.status, JSON.parse(picture.output)]).toEqual([0, { ok: true, output: at('picture.pdf') }]);
  expect(readFileSync(at('picture.pdf')).subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(expectValue(readEInvoice(readFileSync(at('picture.pdf')))).invoice.number).toBe('R-26140');
  expect((await runHere(['invoice', xml, '--from', '-o', at('picture.txt'), '--language', 'fr'])).status).toBe(0);
  const shown = await runHere(['read', xml, '--view', '--language', 'fr']);
  expect([shown.status, shown.output]).toEqual([0, readFileSync(at('picture.txt'), 'utf8')]);
  expect(shown.output).toContain('Pays: France (FR)');
});

test('files in an e-invoice are saved in the folder that is named, whatever their names are', async () => {
  const file = { base64: 'JVBERg==', mediaType: 'application/pdf', name: '../../plan.pdf' };
  const xml = at('attached.xml');
  await runHere(['invoice', json('exported'), '-o', at('attached.pdf'), '--xml', xml]);
  const attached = `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:AttachmentBinaryObject mimeCode="${file.mediaType}" filename="${file.name}">${file.base64}</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>`;
  write('attached.xml', readFileSync(xml, 'utf8').replace('</ram:ApplicableHeaderTradeAgreement>', `${attached}$&`));
  expect((await runHere(['read', xml, '--attachments', at('files')])).status).toBe(0);
  expect(readdirSync(at('files'))).toEqual(['1-_.._plan.pdf']);
  expect(readFileSync(join(at('files'), '1-_.._plan.pdf'), 'utf8')).toBe('%PDF');
});

test('warnings and information leave an e-invoice valid, and are told with their severity', async () => {
  const { servicePeriod: _, ...undated } = eInvoiceExamples.authority;
  const file = write('prepayment.json', JSON.stringify({ ...undated, kind: 'prepayment' }));
  const xml = at('prepayment.xml');
  const args = ['invoice', file, '-o', at('prepayment.pdf'), '--xml', xml, '--profile-einvoice', 'xrechnung'];
  const made = await runHere(args);
  expect([made.status, made.errors]).toEqual([
    0,
    expect.stringMatching(/: warning: kind: Rule BR-DE-17[\s\S]*: information: servicePeriod: Rule BR-DE-TMP-32/),
  ]);
  const checked = await runHere(['check', 'einvoice', xml, '--rules', 'xrechnung', '--json']);
  expect([checked.status, JSON.parse(checked.output)]).toEqual([
    0,
    expect.objectContaining({
      ok: true,
      warnings: [
        expect.objectContaining({ severity: 'warning', path: 'typeCode' }),
        expect.objectContaining({ severity: 'information', path: 'delivery.date' }),
      ],
    }),
  ]);
});

test('terms are shown: net day, discounts, and that an amount is collected', async () => {
  const xml = expectBillValue(invoiceToXml(eInvoiceExamples.authority, { eInvoiceProfile: 'xrechnung' }));
  expect((await runHere(['read', write('terms.xml', xml)])).output).toMatch(
    /Due +2026-11-11\nDiscount +EUR 1799\.67 until 2026-10-22: 2\.00 %, EUR 36\.73 less\n/,
  );
  const debit = xml
    .replace('<ram:TypeCode>58<', '<ram:TypeCode>59<')
    .replace('</ram:DueDateDateTime>', '$&<ram:DirectDebitMandateID>M-7</ram:DirectDebitMandateID>');
  const read = await runHere(['read', write('debit.xml', debit)]);
  expect(read.output).toMatch(/Collected +EUR 1836\.40 by direct debit: mandate M-7/);
});

test('who buys chooses the profile, by their country', async () => {
  const xml = at('chosen.xml');
  const run = (...more: string[]) => runHere(['invoice', json('authority'), '-o', at('chosen.pdf'), ...more]);
  expect((await run('--xml', xml, '--buyer', 'authority')).status).toBe(0);
  expect(readFileSync(xml, 'utf8')).toContain('xrechnung_3.0');
  expect((await run('--xml', xml, '--buyer', 'company')).status).toBe(0);
  expect(readFileSync(xml, 'utf8')).not.toContain('xrechnung_3.0');
  expect((await run('--xml', xml, '--buyer', 'authority', '--profile-einvoice', 'en16931')).status).toBe(0);
  expect(readFileSync(xml, 'utf8')).not.toContain('xrechnung_3.0');
  expect((await run('--buyer', 'company')).errors).toContain('--buyer');
});

test('all that is wrong is told, with rule and field', async () => {
  const { customerReference: _, contactPerson: __, ...poor } = eInvoiceExamples.authority;
  const file = write('poor.json', JSON.stringify(poor));
  const xml = ['--xml', at('poor.xml'), '--profile-einvoice', 'xrechnung'];
  const refused = await runHere(['invoice', file, '-o', at('poor.pdf'), '--e-invoice', 'xrechnung', ...xml]);
  expect([refused.status, refused.output]).toEqual([1, '']);
  expect(refused.errors).toMatch(/poor\.json: customerReference: Rule BR-DE-15: /);
  expect(refused.errors.match(/BR-DE-15/g)).toHaveLength(1);
  const made = await runHere(['invoice', json('delivery'), '-o', at('x.pdf'), '--xml', at('right.xml')]);
  expect(made.status).toBe(0);
  const broken = write('broken.xml', readFileSync(at('right.xml'), 'utf8').replace('>500.65<', '>500.66<'));
  const checked = await runHere(['check', 'einvoice', broken, '--json']);
  expect([checked.status, JSON.parse(checked.output)]).toMatchObject([
    1,
    { ok: false, problems: [{ code: 'E_INVOICE_SUM', path: 'totals.due' }] },
  ]);
  expect((await runHere(['read', broken])).status).toBe(1);
  const credit = json('creditNote');
  expect((await runHere(['invoice', credit, '-o', at('credit.pdf'), '--xml', at('credit.xml')])).status).toBe(0);
  expect(await runHere(['read', at('credit.xml'), '--bill'])).toMatchObject({
    status: 1,
    errors: expect.stringContaining('it is a credit note'),
  });
  expect((await runHere(['read', 'examples/letter.pdf'])).errors).toMatch(/has no e-invoice in it/);
});

test('logo and letterhead lie in the folder of the document', async () => {
  copyFileSync('examples/letter.pdf', at('letter.pdf'));
  const letter = write('letter.json', JSON.stringify({ ...eInvoiceExamples.delivery, letterhead: 'letter.pdf' }));
  expect((await runHere(['invoice', letter, '-o', at('on-letter.pdf')])).status).toBe(0);
  const both = await runHere(['invoice', letter, '-o', at('x.pdf'), '--e-invoice', 'facturx']);
  expect([both.status, both.errors]).toEqual([1, expect.stringMatching(/: letterhead: An invoice on a letterhead/)]);
  const missing = { ...eInvoiceExamples.delivery, sender: { ...eInvoiceExamples.delivery.sender, logo: 'none.png' } };
  const without = await runHere(['invoice', write('logo.json', JSON.stringify(missing)), '-o', at('x.pdf')]);
  expect([without.status, without.errors]).toEqual([3, expect.stringMatching(/none\.png: there is no such file\n$/)]);
});

test.each<[args: string[], errors: RegExp]>([
  [['invoice', 'x.xml', '--from', '--xml', 'y.xml'], /^--from prints an e-invoice you received/],
  [['invoice', 'x.json', '--syntax', 'ubl'], /name its file with --xml\n$/],
  [['invoice', 'x.json', '--xml', '-'], /^Only one result/],
  [['read', 'x.pdf', '--bill', '--json'], /use only one\n$/],
  [['check', 'iban', 'x', '--rules', 'peppol'], /^--rules is for e-invoices/],
])('%j is not understood', async (args, errors) => {
  expect(await runHere(args)).toEqual({ status: 2, output: '', errors: expect.stringMatching(errors) });
});
