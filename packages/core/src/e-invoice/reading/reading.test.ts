import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceDocuments } from '../../../../../test/arbitraries/invoice-document.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { parseInvoiceDocument } from '../../invoice-document/index.ts';
import { formatPath } from '../../problem/problem.ts';
import { parseDraft, profiles } from '../../swiss-qr/index.ts';
import { utf8Encode } from '../../text/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import { checkEInvoice } from '../rules/index.ts';
import type { EInvoiceProfile } from '../semantic/index.ts';
import { cii } from '../syntax/cii.ts';
import { writeCii, writeUbl } from '../syntax/index.ts';
import { inCiiPlaces } from '../syntax/syntaxes.ts';
import { writeSyntax } from '../syntax/write.ts';
import { zugferd1 } from '../syntax/zugferd1.ts';
import { eInvoiceOf } from '../writing/index.ts';
import { billOfEInvoice, invoiceDocumentOfEInvoice, readEInvoice } from './index.ts';

function exampleOf(name: keyof typeof eInvoiceExamples, profile: EInvoiceProfile = 'en16931') {
  const { document } = expectValue(parseInvoiceDocument(eInvoiceExamples[name], { profile: profiles['2.3'] }));
  return expectValue(eInvoiceOf(document, { profile }));
}

const delivery = exampleOf('delivery');
const xml = writeCii(delivery);
const ubl = writeUbl(exampleOf('exported', 'peppol'));
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string, mark: readonly number[]) =>
  Uint8Array.from([...mark, ...[...text].flatMap((character) => [character.charCodeAt(0), 0])]);
const read = (input: string | Uint8Array) => expectValue(readEInvoice(input));

test.each([
  ['that of the invoice', /<ram:InvoiceCurrencyCode>(...)/.exec(xml)?.[1], []],
  ['another one', 'USD', [expect.stringContaining('currencyID')]],
])('a currency that an older invoice names with a price is read where it is %s', (_name, currency, unread) => {
  const named = xml.replace('<ram:ChargeAmount>', `<ram:ChargeAmount currencyID="${currency}">`);
  expect(named).not.toBe(xml);
  expect(read(named).unread).toEqual(unread);
});

describe('XML of an e-invoice', () => {
  test.each<[name: string, input: Uint8Array | string]>([
    ['text', xml],
    ['UTF-8', utf8Encode(xml)],
    ['UTF-8 with byte order mark', utf8Encode(`\ufeff${xml}`)],
    ['UTF-16 with byte order mark', utf16(xml, [0xff, 0xfe])],
    ['UTF-16 without', utf16(xml, [])],
    ['Latin-1, declared', latin1(xml.replace('UTF-8', 'ISO-8859-1'))],
    ['comments and instructions before the root', xml.replace('?>', '?>\n<!-- a -->\n<?xml-stylesheet href="a.xsl"?>')],
    ['blanks between elements', xml.replaceAll('><', '>\n    <')],
    ['other prefixes', xml.replaceAll('ram:', 'a:').replaceAll('xmlns:ram', 'xmlns:a')],
  ])('is read from %s', (_name, input) => {
    expect(read(input)).toMatchObject({
      syntax: 'CII',
      profile: 'en16931',
      invoice: delivery,
      deviations: [],
      unread: [],
    });
  });

  test.each<[name: string, input: Uint8Array | string, code: string]>([
    ['a document type', xml.replace('<rsm:Cross', '<!DOCTYPE a [<!ENTITY b "c">]><rsm:Cross'), 'XML_DOCTYPE_FORBIDDEN'],
    ['an entity', xml.replace('R-26118', '&b;'), 'MALFORMED_XML'],
    ['1,000,000 elements in each other', '<a>'.repeat(1_000_000), 'XML_LIMIT_EXCEEDED'],
    ['a character that XML forbids', xml.replace('R-26118', '\u0000'), 'MALFORMED_XML'],
    ['a lone surrogate', xml.replace('R-26118', '\ud800'), 'MALFORMED_XML'],
    ['another encoding than declared', latin1(xml), 'E_INVOICE_ENCODING'],
    ['an encoding that is not known', utf8Encode(xml.replace('UTF-8', 'EBCDIC')), 'E_INVOICE_ENCODING'],
    ['half of it', xml.slice(0, 3000), 'MALFORMED_XML'],
    ['nothing', '', 'MALFORMED_XML'],
    ['too much of it', new Uint8Array(32_000_001), 'E_INVOICE_TOO_LARGE'],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>', 'E_INVOICE_SYNTAX_UNKNOWN'],
    [
      'an order',
      '<a:SCRDMCCBDACIOMessageStructure xmlns:a="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>',
      'E_INVOICE_ORDER',
    ],
    ['an order in UBL', '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>', 'E_INVOICE_ORDER'],
    ['the right root in another namespace', '<Invoice xmlns="urn:example"/>', 'E_INVOICE_SYNTAX_UNKNOWN'],
  ])('is refused: %s', (_name, input, code) => {
    expect(codesOf(readEInvoice(input))).toEqual([code]);
  });

  test('never throws, whatever is changed in it', () => {
    const texts = [xml, ubl];
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat({ max: 40 }), fc.string(), (text, at, length, other) => {
        const from = at % text.length;
        const result = readEInvoice(text.slice(0, from) + other + text.slice(from + length));
        if (!result.ok) return;
        checkEInvoice(result.value, { rules: 'peppol' });
        billOfEInvoice(result.value);
        invoiceDocumentOfEInvoice(result.value);
      }),
      { numRuns: 200 },
    );
  });

  test('ZUGFeRD 1.0 has the same terms under former names', () => {
    const invoice = { ...delivery, specification: 'urn:ferd:CrossIndustryDocument:invoice:1p0:comfort' };
    const former = writeSyntax(zugferd1, inCiiPlaces(invoice), { currency: 'CHF', vatCurrency: undefined });
    expect(former).toContain('<rsm:CrossIndustryDocument');
    expect(former.length).not.toBe(
      writeSyntax(cii, inCiiPlaces(invoice), { currency: 'CHF', vatCurrency: undefined }).length,
    );
    expect(read(former)).toMatchObject({ profile: 'en16931', invoice, unread: [], deviations: [] });
  });

  test.each([
    ['urn:factur-x.eu:1p0:minimum', 'minimum'],
    ['urn:zugferd.de:2p0:basicwl', 'basicwl'],
    ['urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended', 'extended'],
    ['urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3', 'xrechnung'],
    ['urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0', 'peppol'],
  ])('%s is %s', (specification, profile) => {
    expect(read(writeCii({ ...delivery, specification })).profile).toBe(profile);
  });

  test('another specification is read by the standard, with a remark', () => {
    const { profile, remarks } = read(
      writeCii({ ...delivery, specification: 'urn:cen.eu:en16931:2017#compliant#urn:example' }),
    );
    expect([profile, remarks[0]?.code]).toEqual([undefined, 'E_INVOICE_SPECIFICATION']);
  });
});

describe('values in another form', () => {
  test.each<[name: string, from: string, to: string, code: string]>([
    ['a date with dashes', '20260930', '2026-09-30', 'E_INVOICE_DATE'],
    ['a date that is none', '20260930', '20260230', 'E_INVOICE_DATE'],
    ['an apostrophe', '>600.63<', ">1'000.00<", 'E_INVOICE_NUMBER'],
    ['a comma', '>600.63<', '>1,5<', 'E_INVOICE_NUMBER'],
    ['an exponent', '>600.63<', '>1e3<', 'E_INVOICE_NUMBER'],
    ['no number', '>600.63<', '>NaN<', 'E_INVOICE_NUMBER'],
    ['40 digits', '>600.63<', `>${'9'.repeat(40)}<`, 'E_INVOICE_NUMBER'],
    ['a rate with comma', '>8.1<', '>8,1<', 'E_INVOICE_NUMBER'],
    ['VAT without currency', ' currencyID="CHF"', '', 'E_INVOICE_AMOUNT_CURRENCY'],
  ])('%s is reported', (_name, from, to, code) => {
    const received = read(xml.replace(from, to));
    expect(codesOf({ ok: false, problems: received.deviations as never })).toContain(code);
    expect(checkEInvoice(received, { rules: 'en16931' })).toContain(received.deviations[0]);
  });

  test('a date with dashes is understood', () => {
    expect(read(xml.replace('20260930', '2026-09-30')).invoice.issueDate).toBe('2026-09-30');
    expect(read(ubl.replace('2026-10-20', '2026-10-20+02:00')).invoice.issueDate).toBe('2026-10-20');
  });

  test('amounts in another currency are reported where they stand', () => {
    const { deviations } = read(
      ubl.replace('<cbc:PriceAmount currencyID="EUR">', '<cbc:PriceAmount currencyID="USD">'),
    );
    expect(deviations.map(({ code, path }) => `${code} ${formatPath(path)}`)).toEqual([
      'E_INVOICE_AMOUNT_CURRENCY Invoice.InvoiceLine[0].Price.PriceAmount',
    ]);
  });

  test('what is not understood is listed', () => {
    const { unread } = read(
      xml
        .replace('<ram:BuyerTradeParty>', '<ram:SellerReference x="1">a</ram:SellerReference><ram:BuyerTradeParty>')
        .replace('unitCode="KGM"', 'unitCode="KGM" unitCodeListID="x"'),
    );
    expect(unread).toEqual([
      'CrossIndustryInvoice.SupplyChainTradeTransaction.IncludedSupplyChainTradeLineItem[0].SpecifiedLineTradeDelivery.BilledQuantity.@unitCodeListID',
      'CrossIndustryInvoice.SupplyChainTradeTransaction.ApplicableHeaderTradeAgreement.SellerReference',
    ]);
  });

  test('lines of an invoice in a credit note are not read in silence', () => {
    const note = writeUbl(exampleOf('creditNote', 'peppol')).replaceAll('CreditNoteLine', 'InvoiceLine');
    const received = read(note);
    expect(received.unread).toEqual(['CreditNote.InvoiceLine']);
    expect(checkEInvoice(received, { rules: 'en16931' }).map(({ params }) => params['rule'])).toContain('BR-16');
  });

  test('VAT off by 0.50 and doubled line numbers are remarks', () => {
    const { remarks } = read(xml.replace('>18.56<', '>19.06<').replace('<ram:LineID>2<', '<ram:LineID>1<'));
    expect(remarks.map(({ path }) => formatPath(path))).toEqual(['vatBreakdown[0].amount', 'lines[1].id']);
  });
});

describe('how it is paid', () => {
  const billOf = (text: string) => billOfEInvoice(read(text));

  test('as the slip of the same document says', () => {
    fc.assert(
      fc.property(invoiceDocuments, ({ document }) => {
        fc.pre(document.payment !== undefined && document.totals.due !== '0.00');
        const { draft, dueDate } = expectValue(billOf(writeCii(expectValue(eInvoiceOf(document)))));
        const invoice = expectValue(parseDraft(draft, profiles['2.3']));
        expect(invoice.account).toEqual(document.payment?.account);
        expect(invoice.amount).toBe(document.totals.due);
        expect(invoice.currency).toBe(document.currency);
        expect(invoice.creditor.name).toBe(document.payment?.creditor.name);
        expect(dueDate).toBe(document.terms.dueDate);
      }),
      { numRuns: 100 },
    );
  });

  test.each<[name: string, text: string, code: string]>([
    ['a credit note', writeCii(exampleOf('creditNote')), 'E_INVOICE_NOT_TO_PAY'],
    ['nothing due', xml.replace('>500.65<', '>0.00<'), 'E_INVOICE_NOT_TO_PAY'],
    ['a direct debit', xml.replace('<ram:TypeCode>30<', '<ram:TypeCode>59<'), 'E_INVOICE_NOT_TO_PAY'],
    ['no account', xml.replace(/<ram:IBANID>[^<]*<\/ram:IBANID>/, ''), 'E_INVOICE_NOT_TO_PAY'],
    [
      'a QR-IBAN with another reference',
      xml.replace('>183900000000000000020261155<', '>R-26118<'),
      'E_INVOICE_REFERENCE',
    ],
    [
      'a QR reference with a wrong check digit',
      xml.replace('>183900000000000000020261155<', '>183900000000000000020261156<'),
      'E_INVOICE_REFERENCE',
    ],
  ])('not: %s', (_name, text, code) => expect(codesOf(billOf(text))).toEqual([code]));

  test('blanks in account and reference are taken away, and reported', () => {
    const { draft, remarks } = expectValue(
      billOf(xml.replace('CH4431999123000889012', 'CH44 3199 9123 0008 8901 2').replace('>1839000', '>1839 000')),
    );
    expect([draft.iban, draft.reference]).toEqual(['CH4431999123000889012', '183900000000000000020261155']);
    expect(remarks.map(({ code }) => code)).toEqual(['E_INVOICE_ACCOUNT_BLANKS']);
  });

  test('of several accounts the one for the slip is taken, all are offered', () => {
    const means = [{ code: '58', account: 'DE02120300000000202051' }, ...delivery.paymentMeans];
    const { draft, accounts } = expectValue(billOf(writeCii({ ...delivery, paymentMeans: means })));
    expect([draft.iban, accounts]).toEqual([
      'CH4431999123000889012',
      ['CH4431999123000889012', 'DE02120300000000202051'],
    ]);
  });

  test('cash discounts are read from the lines for programs', () => {
    expect(expectValue(billOf(writeCii(exampleOf('authority', 'xrechnung')))).discounts).toEqual([
      {
        percent: '2.00',
        days: 10,
        basis: undefined,
        until: '2026-10-22',
        amount: '36.73',
        payable: '1799.67',
      },
    ]);
  });
});

describe('a picture of it', () => {
  test('has the sums of the sender', () => {
    fc.assert(
      fc.property(invoiceDocuments, ({ document }) => {
        fc.pre(
          document.pricesIncludeVat === false &&
            document.kind !== 'partial' &&
            document.kind !== 'correction' &&
            document.positions.every((one) => one.kind !== 'item' || one.quantity !== '0'),
        );
        const received = read(writeUbl(expectValue(eInvoiceOf(document, { profile: 'peppol' }))));
        const { json, findings } = invoiceDocumentOfEInvoice(received);
        expect(findings).toEqual([]);
        const copy = expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] })).document;
        expect(copy.totals.due).toBe(document.totals.due);
      }),
      { numRuns: 100 },
    );
  });

  test('says where our sums are others', () => {
    const { findings } = invoiceDocumentOfEInvoice(read(xml.replace('>600.63<', '>700.63<')));
    expect(findings.map(({ code, path }) => `${code} ${formatPath(path)}`)).toEqual([
      'E_INVOICE_TOTALS_DIFFER totals.gross',
    ]);
  });

  test('leaves out a unit that is no code', () => {
    const { json, findings } = invoiceDocumentOfEInvoice(read(xml.replaceAll('unitCode="KGM"', 'unitCode="a kilo"')));
    expect([json.positions[0]?.unitCode, findings]).toEqual([undefined, []]);
  });

  test('of another currency has no payment part', () => {
    const { findings } = invoiceDocumentOfEInvoice(read(xml.replaceAll('CHF', 'USD')));
    expect(findings.map(({ code }) => code)).toContain('INVOICE_DOCUMENT_SLIP_CURRENCY');
  });
});
