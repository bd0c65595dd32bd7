import { expect, test } from 'vitest';
import { type Judged, seeds } from '../../../../../test/oracles/e-invoice/mutants.ts';
import { expectValue } from '../../../../../test/results.ts';
import { readEInvoice } from '../reading/index.ts';
import { checkEInvoice, type EInvoiceRules } from './index.ts';

const all: readonly Judged[] = seeds(1000);
const [cii, ubl, de, deDebit, dk, nl, se, no, is, gr, it, deCii] = [
  'en16931-rich0-S-cii',
  'en16931-rich0-S-ubl',
  'xrechnung-rich1-S-ubl',
  'peppol-rich2-S-ubl',
  'peppol-rich3-S-ubl',
  'peppol-rich4-Z-ubl',
  'peppol-rich5-S-ubl',
  'peppol-rich6-E-ubl',
  'peppol-rich7-S-ubl',
  'peppol-rich8-S-ubl',
  'peppol-rich9-G-ubl',
  'xrechnung-rich1-S-cii',
] as const;

/** The rules that are broken, with their severity. */
function broken(xml: string, rules: EInvoiceRules): ReadonlySet<string> {
  return new Set(checkEInvoice(expectValue(readEInvoice(xml)), { rules }).map(({ params }) => String(params['rule'])));
}

/** An element with all in it. */
const element = (name: string): RegExp => new RegExp(`<(${name})[ >][\\s\\S]*?</\\1>`);
const seller = /(<cac:AccountingSupplierParty>[\s\S]*?)<cbc:EndpointID schemeID="0088">[^<]*/;
/** The electronic address of the seller, in a list. */
const address = (scheme: string, id: string): string => `$1<cbc:EndpointID schemeID="${scheme}">${id}`;
const means = /<cbc:PaymentMeansCode[^>]*>[^<]*/;
const code = (one: string): string => `<cbc:PaymentMeansCode>${one}`;
const reason = /<cac:TaxCategory><cbc:ID>G<\/cbc:ID><cbc:Percent>0<\/cbc:Percent><cbc:TaxExemptionReasonCode>[^<]*/;
const exempt = (one: string): string =>
  `<cac:TaxCategory><cbc:ID>Z</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReasonCode>VATEX-EU-${one}`;
const cvd = ['xrechnung_3.0<', 'xrechnung_3.0#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9<'] as const;
const extension = [
  'xrechnung_3.0<',
  'xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0<',
] as const;
const asCvd = (xml: string): string => xml.replace(...cvd);
const asExtension = (xml: string): string => xml.replace(...extension);

/** Peppol: an invoice that keeps the rule, what is changed in it, and the rule that is broken then. */
test.each<[rule: string, seed: string, from: RegExp | string, to: string]>([
  [
    'PEPPOL-EN16931-R003',
    nl,
    /<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>|<cac:OrderReference>.*?<\/cac:OrderReference>/g,
    '',
  ],
  [
    'PEPPOL-EN16931-R005',
    nl,
    '</cbc:DocumentCurrencyCode>',
    '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>',
  ],
  [
    'PEPPOL-EN16931-R010',
    nl,
    /(<cac:AccountingCustomerParty><cac:Party>)<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>/,
    '$1',
  ],
  [
    'PEPPOL-EN16931-R020',
    nl,
    /(<cac:AccountingSupplierParty><cac:Party>)<cbc:EndpointID[^>]*>[^<]*<\/cbc:EndpointID>/,
    '$1',
  ],
  ['PEPPOL-EN16931-R053', nl, /(<cac:TaxTotal>.*?<\/cac:TaxTotal>)/, '$1$1'],
  [
    'PEPPOL-EN16931-R054',
    nl,
    '</cbc:DocumentCurrencyCode>',
    '</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>CHF</cbc:TaxCurrencyCode>',
  ],
  ['PEPPOL-EN16931-R061', deDebit, /(<cac:PaymentMandate>)<cbc:ID>[^<]*<\/cbc:ID>/, '$1'],
  [
    'PEPPOL-EN16931-R080',
    dk,
    '<cac:AccountingSupplierParty>',
    `${'<cac:AdditionalDocumentReference><cbc:ID>P</cbc:ID><cbc:DocumentTypeCode>50</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>'.repeat(2)}<cac:AccountingSupplierParty>`,
  ],
  ['PEPPOL-COMMON-R041', nl, seller, address('0192', '123456789')],
  ['PEPPOL-COMMON-R042', nl, seller, address('0184', 'DK123')],
  ['PEPPOL-COMMON-R043', nl, seller, address('0208', '0123456789')],
  ['PEPPOL-COMMON-R044', nl, seller, address('0201', 'ab')],
  ['PEPPOL-COMMON-R045', nl, seller, address('0210', 'ab')],
  ['PEPPOL-COMMON-R046', nl, seller, address('9907', 'ab')],
  ['PEPPOL-COMMON-R047', nl, seller, address('0211', 'IT12345678901')],
  ['PEPPOL-COMMON-R049', nl, seller, address('0007', '5560360794')],
  ['PEPPOL-COMMON-R050', nl, seller, address('0151', '12345678901')],
  ['PEPPOL-COMMON-R052', nl, seller, address('0096', '123')],
  ['PEPPOL-COMMON-R053', nl, seller, address('0198', '12345678')],
  ['PEPPOL-COMMON-R054', nl, seller, address('0106', '123')],
  ['PEPPOL-COMMON-R055', nl, seller, address('0190', '123')],
  ['PEPPOL-COMMON-R056-1', nl, seller, address('9944', 'NL1')],
  ['PEPPOL-COMMON-R057', nl, seller, address('0217', '1')],
  ['PEPPOL-EN16931-CL008', nl, seller, address('EM', 'a@b.example')],
  ['PEPPOL-EN16931-CL001', nl, 'mimeCode="application/pdf"', 'mimeCode="text/plain"'],
  ['PEPPOL-EN16931-P0101', dk, '<cbc:CreditNoteTypeCode>381', '<cbc:CreditNoteTypeCode>261'],
  ['PEPPOL-EN16931-P0112', nl, '<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>384'],
  ['PEPPOL-EN16931-P0104', it, reason, exempt('G')],
  ['PEPPOL-EN16931-P0105', it, reason, exempt('O')],
  ['PEPPOL-EN16931-P0106', it, reason, exempt('IC')],
  ['PEPPOL-EN16931-P0107', it, reason, exempt('AE')],
  ['PEPPOL-EN16931-P0108', it, reason, exempt('D')],
  ['PEPPOL-EN16931-P0109', it, reason, exempt('F')],
  ['PEPPOL-EN16931-P0110', it, reason, exempt('I')],
  ['PEPPOL-EN16931-P0111', it, reason, exempt('J')],
  [
    'DK-R-002',
    dk,
    /(<cac:AccountingSupplierParty>.*?<cac:PartyLegalEntity>.*?)<cbc:CompanyID[^>]*>[^<]*<\/cbc:CompanyID>/,
    '$1',
  ],
  ['IS-R-003', is, element('cbc:StreetName'), ''],
  ['IS-R-006', is, means, code('9')],
  ['IS-R-009', is, element('cbc:DueDate'), ''],
  ['NL-R-002', nl, element('cbc:CityName'), ''],
  ['NL-R-007', nl, /<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/g, ''],
  ['SE-R-002', se, /(<cac:AccountingSupplierParty>.*?<cac:PartyTaxScheme><cbc:CompanyID>)SE123456789/, '$1SE12345678X'],
  ['SE-R-003', se, /(<cac:AccountingSupplierParty>.*?<cac:PartyLegalEntity>.*?<cbc:CompanyID[^>]*>)[^<]*/, '$1ABC'],
  ['SE-R-011', se, means, code('50')],
  ['SE-R-012', se, means, code('31')],
  ['NO-R-001', no, /(<cac:AccountingSupplierParty>.*?<cac:PartyTaxScheme><cbc:CompanyID>)NO923609016MVA/, '$1NO123'],
  ['GR-R-002', gr, /(<cac:AccountingSupplierParty><cac:Party>.*?)<cac:PartyName>.*?<\/cac:PartyName>/, '$1'],
  ['DE-R-001', deDebit, /<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/g, ''],
  ['DE-R-002', deDebit, /(<cac:AccountingSupplierParty>.*?)<cac:Contact>.*?<\/cac:Contact>/, '$1'],
  ['DE-R-003', deDebit, element('cbc:CityName'), ''],
  ['DE-R-006', deDebit, element('cbc:Telephone'), ''],
  ['DE-R-014', deDebit, /(<cac:TaxSubtotal>.*?)<cbc:Percent>[^<]*<\/cbc:Percent>/, '$1'],
  ['DE-R-015', deDebit, element('cbc:BuyerReference'), ''],
  ['DE-R-017', deDebit, '<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>383'],
  ['DE-R-018', deDebit, '30 Tage netto', '#SKONTO#TAGE=10#PROZENT=2#'],
  ['DE-R-020', deDebit, 'DE02120300000000202051', 'DE03120300000000202051'],
  ['DE-R-023-2', deDebit, means, code('58')],
  ['DE-R-024-1', deDebit, means, code('48')],
  ['DE-R-027', deDebit, '+41 71 555 01 40', '+4'],
  ['DE-R-028', deDebit, 'r.holzer@muster.example', 'muster.example'],
  ['DE-R-031', deDebit, element('cac:PayerFinancialAccount'), ''],
])('Peppol: %s is kept in %s, and broken after a change', (rule, seed, from, to) => {
  const { xml } = all.find(({ name }) => name === seed) as Judged;
  const kept =
    rule === 'NO-R-001'
      ? xml.replace(
          /(<cac:AccountingSupplierParty>.*?<cac:PartyTaxScheme><cbc:CompanyID>)NO123456789/,
          '$1NO923609016MVA',
        )
      : rule === 'IS-R-009'
        ? xml.replace('<cbc:DocumentDescription>Lieferschein', '<cbc:DocumentDescription>EINDAGI')
        : xml;
  const changed = kept.replace(from, to);
  expect(changed).not.toBe(kept);
  expect(broken(kept, 'peppol').has(rule)).toBe(false);
  expect(broken(changed, 'peppol').has(rule)).toBe(true);
});

/** XRechnung, its extension and that for vehicles, in both syntaxes. */
test.each<[rule: string, seed: string, as: (xml: string) => string, from: RegExp | string, to: string]>([
  ['BR-DE-1', de, String, /<cac:PaymentMeans>.*?<\/cac:PaymentMeans>/, ''],
  ['BR-DE-15', de, String, element('cbc:BuyerReference'), ''],
  [
    'BR-DE-26',
    de,
    String,
    /<cbc:InvoiceTypeCode>380(.*?)<cac:BillingReference>.*?<\/cac:BillingReference>/,
    '<cbc:InvoiceTypeCode>384$1',
  ],
  ['BR-DE-23-a', de, String, element('cac:PayeeFinancialAccount'), ''],
  ['BR-DE-24-a', de, String, means, code('48')],
  ['BR-DE-24-b', de, String, means, code('48')],
  ['BR-DE-25-a', de, String, means, code('59')],
  ['BR-DE-25-b', de, String, means, code('59')],
  ['BR-DEX-01', de, asExtension, 'mimeCode="application/pdf"', 'mimeCode="text/plain"'],
  ['BR-DEX-04', de, asExtension, /(<cac:PartyIdentification><cbc:ID schemeID=")0088/, '$1XX'],
  ['BR-DEX-05', de, asExtension, /(<cac:PartyLegalEntity>.*?<cbc:CompanyID schemeID=")0088/, '$1XX'],
  ['BR-DEX-06', de, asExtension, 'schemeID="0160"', 'schemeID="XX"'],
  ['BR-DEX-07', de, asExtension, '<cbc:EndpointID schemeID="0088"', '<cbc:EndpointID schemeID="XX"'],
  ['BR-DEX-08', de, asExtension, /(<cac:DeliveryLocation><cbc:ID schemeID=")0088/, '$1XX'],
  [
    'BR-DEX-09',
    de,
    asExtension,
    /<cbc:PayableAmount currencyID="EUR">[^<]*/,
    '<cbc:PayableAmount currencyID="EUR">1.00',
  ],
  ['BR-DE-CVD-01', de, asCvd, element('cac:ContractDocumentReference'), ''],
  ['BR-DE-CVD-02', de, asCvd, element('cac:OriginatorDocumentReference'), ''],
  ['BR-DE-CVD-06-b', de, asCvd, '<cbc:Name>Farbe', '<cbc:Name>cva'],
  ['BR-TMP-CVD-01', de, asCvd, 'listID="STI"', 'listID="XXX"'],
  ['BR-DE-CVD-04', de, asCvd, 'listID="STI"', 'listID="CVD"'],
  ['BR-DE-CVD-05', de, asCvd, '<cbc:Name>Farbe', '<cbc:Name>cva'],
  [
    'BR-DE-1',
    deCii,
    String,
    /<ram:SpecifiedTradeSettlementPaymentMeans>.*?<\/ram:SpecifiedTradeSettlementPaymentMeans>/,
    '',
  ],
  ['BR-DE-23-a', deCii, String, element('ram:PayeePartyCreditorFinancialAccount'), ''],
  ['BR-DE-24-a', deCii, String, '<ram:TypeCode>58', '<ram:TypeCode>48'],
  ['BR-DE-25-a', deCii, String, '<ram:TypeCode>58', '<ram:TypeCode>59'],
  ['BR-DE-25-b', deCii, String, '<ram:TypeCode>58', '<ram:TypeCode>59'],
  ['BR-DEX-01', deCii, asExtension, 'mimeCode="application/pdf"', 'mimeCode="text/plain"'],
  ['BR-DEX-05', deCii, asExtension, '<ram:ID schemeID="0088"', '<ram:ID schemeID="XX"'],
  ['BR-DEX-06', deCii, asExtension, 'schemeID="0160"', 'schemeID="XX"'],
  ['BR-DE-CVD-01', deCii, asCvd, element('ram:ContractReferencedDocument'), ''],
  ['BR-DE-CVD-05', deCii, asCvd, '<ram:Description>Farbe', '<ram:Description>cva'],
])('XRechnung: %s is kept in %s, and broken after a change', (rule, seed, as, from, to) => {
  const kept = as((all.find(({ name }) => name === seed) as Judged).xml);
  const changed = kept.replace(from, to);
  expect(changed).not.toBe(kept);
  expect(broken(kept, 'xrechnung').has(rule)).toBe(false);
  expect(broken(changed, 'xrechnung').has(rule)).toBe(true);
});

/** The standard in both syntaxes: what no other test breaks. */
test.each<[rule: string, seed: string, from: RegExp | string, to: string]>([
  [
    'BR-19',
    cii,
    /(<ram:SellerTaxRepresentativeTradeParty>.*?)<ram:PostalTradeAddress>.*?<\/ram:PostalTradeAddress>/,
    '$1',
  ],
  [
    'BR-45',
    cii,
    /(<ram:ApplicableHeaderTradeSettlement>.*?<ram:ApplicableTradeTax>.*?)<ram:BasisAmount>[^<]*<\/ram:BasisAmount>/,
    '$1',
  ],
  ['BR-CL-11', cii, '<ram:ID schemeID="0088"', '<ram:ID schemeID="XX"'],
  ['BR-CL-13', cii, 'listID="STI"', 'listID="XXX"'],
  ['BR-CL-21', cii, 'schemeID="0160"', 'schemeID="XX"'],
  ['BR-CL-23', cii, 'unitCode="H87"', 'unitCode="KTM"'],
  ['BR-CL-24', cii, 'mimeCode="application/pdf"', 'mimeCode="text/plain"'],
  ['BR-CL-25', cii, '<ram:URIID schemeID="0088"', '<ram:URIID schemeID="XX"'],
  ['BR-DEC-16', cii, '<ram:TotalPrepaidAmount>20.00', '<ram:TotalPrepaidAmount>20.000'],
  ['BR-CL-07', ubl, 'schemeID="AVE"', 'schemeID="XX"'],
  ['BR-CL-10', ubl, /(<cac:PartyIdentification><cbc:ID schemeID=")0088/, '$1XX'],
  ['BR-CL-11', ubl, /(<cac:PartyLegalEntity>.*?<cbc:CompanyID schemeID=")0088/, '$1XX'],
  ['BR-CL-13', ubl, 'listID="STI"', 'listID="XXX"'],
  ['BR-CL-21', ubl, 'schemeID="0160"', 'schemeID="XX"'],
  ['BR-CL-23', ubl, 'unitCode="H87"', 'unitCode="KTM"'],
  ['BR-CL-24', ubl, 'mimeCode="application/pdf"', 'mimeCode="text/plain"'],
  ['BR-CL-25', ubl, '<cbc:EndpointID schemeID="0088"', '<cbc:EndpointID schemeID="XX"'],
  ['BR-CL-26', ubl, /(<cac:DeliveryLocation><cbc:ID schemeID=")0088/, '$1XX'],
  ['BR-19', ubl, /(<cac:TaxRepresentativeParty>.*?)<cac:PostalAddress>.*?<\/cac:PostalAddress>/, '$1'],
  ['BR-16', ubl, /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ''],
  [
    'UBL-SR-47',
    ubl,
    /(<cac:PaymentMeans>.*?<\/cac:PaymentMeans>)/,
    '$1<cac:PaymentMeans><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode></cac:PaymentMeans>',
  ],
])('EN 16931: %s is kept in %s, and broken after a change', (rule, seed, from, to) => {
  const { xml } = all.find(({ name }) => name === seed) as Judged;
  const changed = xml.replace(from, to);
  expect(changed).not.toBe(xml);
  expect(broken(xml, 'en16931').has(rule)).toBe(false);
  expect(broken(changed, 'en16931').has(rule)).toBe(true);
});

test('an element without a place is told by its name and its place in the XML (E_INVOICE_ELEMENT)', () => {
  const { xml } = all.find(({ name }) => name === cii) as Judged;
  const changed = xml.replace('<ram:TypeCode>', '<ram:Name>Rechnung</ram:Name><ram:TypeCode>');
  const found = checkEInvoice(expectValue(readEInvoice(changed)), { rules: 'en16931' });
  expect(found).toEqual([
    {
      code: 'E_INVOICE_ELEMENT',
      path: ['CrossIndustryInvoice', 'ExchangedDocument'],
      params: { rule: 'CII-SR-013', element: 'Name', what: 'it has no place here' },
      severity: 'warning',
    },
  ]);
});

test('an invoice that is built to take long is not looked at to the end, and is told so (E_INVOICE_UNCHECKED)', () => {
  const { xml } = all.find(({ name }) => name === ubl) as Judged;
  const many = (text: string) => text.repeat(3000);
  const changed = xml
    .replace('<cbc:DocumentCurrencyCode>', `${many('<cbc:TaxCurrencyCode>CHF</cbc:TaxCurrencyCode>')}$&`)
    .replace(
      '<cac:TaxTotal>',
      `${many('<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">1</cbc:TaxAmount></cac:TaxTotal>')}$&`,
    );
  const found = checkEInvoice(expectValue(readEInvoice(changed)), { rules: 'en16931' });
  expect(found.filter(({ code }) => code === 'E_INVOICE_UNCHECKED')).toEqual([
    { code: 'E_INVOICE_UNCHECKED', path: [], params: {}, severity: 'error' },
  ]);
});
