import { describe, expect, test } from 'vitest';
import { expectValue } from '../../../../../test/results.ts';
import { parseInvoiceDocument } from '../../invoice-document/index.ts';
import { formatPath } from '../../problem/problem.ts';
import { profiles } from '../../swiss-qr/index.ts';
import { eInvoiceExamples } from '../examples.ts';
import { checkEInvoice, readEInvoice, writeCii, writeUbl } from '../index.ts';
import { limits } from '../limits.ts';
import { eInvoiceOf } from '../writing/index.ts';

function written(example: keyof typeof eInvoiceExamples, write: typeof writeCii): string {
  const { document } = expectValue(parseInvoiceDocument(eInvoiceExamples[example], { profile: profiles['2.3'] }));
  return write(expectValue(eInvoiceOf(document)));
}

const cii = written('delivery', writeCii);
const ubl = written('exported', writeUbl);

/** What reading a text found: codes and paths. */
function told(xml: string): string[] {
  const { deviations } = expectValue(readEInvoice(xml));
  return deviations.map(({ code, path }) => `${code} ${formatPath(path)}`);
}

test.each(Object.keys(eInvoiceExamples) as (keyof typeof eInvoiceExamples)[])(
  'what we write of %s breaks no schema',
  (example) => {
    expect(told(written(example, writeCii))).toEqual([]);
    expect(told(written(example, writeUbl))).toEqual([]);
  },
);

const settlement = 'CrossIndustryInvoice.SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement';

describe('one changed field is one fault', () => {
  test.each<[fault: string, xml: string, from: string | RegExp, to: string, found: readonly string[]]>([
    ['an unknown element', ubl, '<cbc:ID>', '<cbc:Nr>1</cbc:Nr><cbc:ID>', ['E_INVOICE_SCHEMA_UNKNOWN Invoice.Nr']],
    [
      'an element that stands elsewhere in the syntax',
      cii,
      '<ram:TypeCode>380',
      '<ram:IBANID>1</ram:IBANID><ram:TypeCode>380',
      ['E_INVOICE_SCHEMA_UNKNOWN CrossIndustryInvoice.ExchangedDocument.IBANID'],
    ],
    [
      'elements in a text',
      ubl,
      /<cbc:IssueDate>[^<]*</,
      '<cbc:IssueDate><cbc:Day>1</cbc:Day><',
      ['E_INVOICE_SCHEMA_UNKNOWN Invoice.IssueDate.Day'],
    ],
    [
      'the wrong namespace',
      ubl,
      /cbc:IssueDate/g,
      'cac:IssueDate',
      ['E_INVOICE_SCHEMA_NAMESPACE Invoice.IssueDate', 'E_INVOICE_SCHEMA_MISSING Invoice.IssueDate'],
    ],
    [
      'the wrong order',
      ubl,
      /(<cbc:IssueDate>.*?<\/cbc:IssueDate>)(<cbc:DueDate>.*?<\/cbc:DueDate>)/,
      '$2$1',
      ['E_INVOICE_SCHEMA_ORDER Invoice.IssueDate'],
    ],
    [
      'one too many',
      ubl,
      /<cbc:IssueDate>.*?<\/cbc:IssueDate>/,
      '$&$&',
      ['E_INVOICE_SCHEMA_REPEATED Invoice.IssueDate[1]'],
    ],
    [
      'one that is missing',
      ubl,
      /<cac:LegalMonetaryTotal>.*?<\/cac:LegalMonetaryTotal>/s,
      '',
      ['E_INVOICE_SCHEMA_MISSING Invoice.LegalMonetaryTotal'],
    ],
    [
      'neither of two that one may choose',
      cii,
      /<udt:DateTimeString[^>]*>20[^<]*<\/udt:DateTimeString>/,
      '',
      ['E_INVOICE_SCHEMA_MISSING CrossIndustryInvoice.ExchangedDocument.IssueDateTime.DateTimeString'],
    ],
    [
      'both of two that one may choose',
      cii,
      /<udt:DateTimeString[^>]*>20[^<]*<\/udt:DateTimeString>/,
      '$&<udt:DateTime>2026-09-30T00:00:00</udt:DateTime>',
      ['E_INVOICE_SCHEMA_CHOICE CrossIndustryInvoice.ExchangedDocument.IssueDateTime.DateTime'],
    ],
    [
      'a text where elements stand',
      ubl,
      /<cac:OrderReference>.*?<\/cac:OrderReference>/s,
      '<cac:OrderReference>1</cac:OrderReference>',
      ['E_INVOICE_SCHEMA_TEXT Invoice.OrderReference', 'E_INVOICE_SCHEMA_MISSING Invoice.OrderReference.ID'],
    ],
    [
      'a decimal',
      ubl,
      '</cbc:DocumentCurrencyCode>',
      '$&<cbc:LineCountNumeric>1,5</cbc:LineCountNumeric>',
      ['E_INVOICE_SCHEMA_VALUE Invoice.LineCountNumeric'],
    ],
    [
      'a truth',
      cii,
      '<udt:Indicator>true',
      '<udt:Indicator>yes',
      [`E_INVOICE_SCHEMA_VALUE ${settlement}.SpecifiedTradeAllowanceCharge[3].ChargeIndicator.Indicator`],
    ],
    [
      'a time',
      ubl,
      '</cbc:IssueDate>',
      '</cbc:IssueDate><cbc:IssueTime>25:00:00</cbc:IssueTime>',
      ['E_INVOICE_SCHEMA_VALUE Invoice.IssueTime'],
    ],
    [
      'an unknown attribute',
      ubl,
      '<cbc:IssueDate>',
      '<cbc:IssueDate format="102">',
      ['E_INVOICE_SCHEMA_ATTRIBUTE Invoice.IssueDate'],
    ],
    [
      'an attribute of another vocabulary',
      ubl,
      '<cbc:IssueDate>',
      '<cbc:IssueDate xmlns:a="urn:a" a:id="1">',
      ['E_INVOICE_SCHEMA_ATTRIBUTE Invoice.IssueDate'],
    ],
    [
      'an attribute that is missing',
      ubl,
      /<cbc:PayableAmount currencyID="EUR">/,
      '<cbc:PayableAmount>',
      [
        'E_INVOICE_AMOUNT_CURRENCY Invoice.LegalMonetaryTotal.PayableAmount',
        'E_INVOICE_SCHEMA_ATTRIBUTE_MISSING Invoice.LegalMonetaryTotal.PayableAmount',
      ],
    ],
    [
      'an attribute of another form',
      ubl,
      '<cbc:RegistrationName>',
      '<cbc:RegistrationName languageID="no language">',
      ['E_INVOICE_SCHEMA_VALUE Invoice.AccountingSupplierParty.Party.PartyLegalEntity.RegistrationName'],
    ],
    [
      'what a newer release alone has',
      cii,
      '<ram:Name>Berg',
      '<ram:ModelID>1</ram:ModelID><ram:Name>Berg',
      [
        'E_INVOICE_SCHEMA_UNKNOWN CrossIndustryInvoice.SupplyChainTradeTransaction.IncludedSupplyChainTradeLineItem[0].SpecifiedTradeProduct.ModelID',
      ],
    ],
  ])('%s', (_, xml, from, to, found) => {
    const changed = xml.replace(from, to);
    expect(changed).not.toBe(xml);
    expect(told(xml)).toEqual([]);
    expect(told(changed)).toEqual(found);
  });
});

test('a fault has its line and column, is an error of the verdict, and is told once', () => {
  const lines = ubl.replaceAll('><', '>\n<').replace('<cbc:ID>', '<cbc:Nr>1</cbc:Nr>\n<cbc:ID>');
  const received = expectValue(readEInvoice(lines));
  const at = lines.split('\n').findIndex((line) => line.includes('cbc:Nr')) + 1;
  const fault = {
    code: 'E_INVOICE_SCHEMA_UNKNOWN',
    path: ['Invoice', 'Nr'],
    params: { element: 'Nr', outer: 'Invoice' },
    line: at,
    column: 1,
    severity: 'error',
  };
  expect(received.deviations).toEqual([fault]);
  expect(checkEInvoice(received, { rules: 'en16931' })).toEqual([fault]);
  expect(checkEInvoice(received, { rules: ['en16931', 'peppol'] }).filter(({ code }) => code === fault.code)).toEqual([
    fault,
  ]);
});

test('EXTENDED may use what the newer release of CII has more', () => {
  const named = cii
    .replace('<ram:SpecifiedTradeProduct>', '<ram:SpecifiedTradeProduct><ram:ModelID>1</ram:ModelID>')
    .replace('urn:cen.eu:en16931:2017<', 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended<');
  expect(told(named).filter((one) => one.includes('ModelID'))).toEqual([]);
});

test('extensions of UBL hold what their sender likes', () => {
  const extension = `<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><a:b xmlns:a="urn:a" c="d"><a:b/></a:b></ext:UBLExtensions>`;
  expect(told(ubl.replace(/<Invoice[^>]*>/, `$&${extension}`))).toEqual([]);
});

test('what is in base64 is told by its digits', () => {
  const attachment = (text: string): string =>
    ubl.replace(
      '<cac:AccountingSupplierParty>',
      `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="a.csv">${text}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>$&`,
    );
  for (const text of ['', 'SGFsbG8=', 'SGFs\n bG8=', 'SGFsbG8h', 'SA=='])
    expect(told(attachment(text)), text).toEqual([]);
  for (const text of ['S', 'SGFsbG8', 'SGFsbG9=', 'SB==', 'SGFs-G8=', 'SG=sbG8='])
    expect(told(attachment(text)), text).toEqual([
      'E_INVOICE_SCHEMA_VALUE Invoice.AdditionalDocumentReference.Attachment.EmbeddedDocumentBinaryObject',
    ]);
});

test('of very many faults the first are told, and how many are not (E_INVOICE_MORE)', () => {
  const extra = 40_000;
  const many = ubl.replace('<cbc:IssueDate>', `${'<cbc:Nr/>'.repeat(extra)}<cbc:IssueDate>`);
  const { deviations } = expectValue(readEInvoice(many));
  expect(deviations.length).toBe(limits.deviationsMax + 1);
  expect(deviations.at(-1)).toMatchObject({ code: 'E_INVOICE_MORE', params: { count: extra - limits.deviationsMax } });
});
