import { frenchSeeds } from './french.ts';
import type { Judged } from './mutants.ts';

/** Rules of France, an invoice that keeps them, and what is changed in it so that it breaks them. */
type Change = readonly [rules: string, seed: string, from: RegExp | string, to: string];

const long = 'A'.repeat(130);
const cii: readonly Change[] = [
  ['03_BT-9', 'sale', /(<ram:DueDateDateTime><udt:DateTimeString format="102">)\d+/, '$119991231'],
  [
    '03_BT-72',
    'sale',
    /(<ram:ApplicableHeaderTradeDelivery>.*?<ram:OccurrenceDateTime><udt:DateTimeString format="102">)\d+/,
    '$119991231',
  ],
  ['17_BT-123', 'sale', /BON_LIVRAISON/, 'LIEFERSCHEIN'],
  ['28_BT-161-2', 'sale', /<ram:Value>Rot/g, '<ram:Value> '],
  [
    '29_BT-18',
    'sale',
    /<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>AVV-1.*?<\/ram:AdditionalReferencedDocument>/,
    '$&$&',
  ],
  ['CO-03_BT-3', 'rebate', /<ram:ContractReferencedDocument>.*?<\/ram:ContractReferencedDocument>/, ''],
  [
    'CO-04_BT-4',
    'correction',
    /<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>R-26001.*?<\/ram:InvoiceReferencedDocument>/,
    '',
  ],
  ['CO-09_BT-23-1 CO-09_BT-23-2', 'sale', /<ram:ID>M1</, '<ram:ID>B2<'],
  ['CO-09_BT-23-3', 'paid', /<ram:DueDateDateTime>.*?<\/ram:DueDateDateTime>/, ''],
  ['CO-10_BT-29-1 CO-10_BT-46-1', 'sale', / schemeID="0224"/g, ''],
  ['DEC-01_BT-112 DEC-01_BT-117', 'sale', /(<ram:(?:GrandTotalAmount|CalculatedAmount)>)[^<]*/g, '$11.001'],
  ['MV-03_BT-128_AFL', 'several', />R-26118(<\/ram:IssuerAssignedID><ram:TypeCode>130)/g, '> $1'],
  ['01_BT-25', 'sale', /R-26001/, `R-${'1'.repeat(40)}`],
  ['02_BT-25', 'sale', /R-26001/, 'R 26001'],
  ['01_EXT-FR-FE-136 02_EXT-FR-FE-136', 'sale', />R-1</, `>R ${'1'.repeat(40)}<`],
  [
    '03_BT-7',
    'sale',
    /<ram:ApplicableTradeTax><ram:CalculatedAmount>/,
    '<ram:ApplicableTradeTax><ram:TaxPointDate><udt:DateString format="102">19991231</udt:DateString></ram:TaxPointDate><ram:CalculatedAmount>',
  ],
  [
    '03_EXT-FR-FE-138 04_EXT-FR-FE-137',
    'sale',
    />R-1<\/ram:IssuerAssignedID><ram:TypeCode>380<\/ram:TypeCode>/,
    '>R-1</ram:IssuerAssignedID><ram:TypeCode>999</ram:TypeCode><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20260229</qdt:DateTimeString></ram:FormattedIssueDateTime>',
  ],
  [
    '04_EXT-FR-FE-02',
    'sale',
    /R-26001<\/ram:IssuerAssignedID>/,
    'R-26001</ram:IssuerAssignedID><ram:TypeCode>999</ram:TypeCode>',
  ],
  ['09_BT-71', 'sale', /<ram:GlobalID schemeID="0088">7612345000053/, '<ram:GlobalID schemeID="0009">7612345000053'],
  [
    '18_BT-123',
    'sale',
    /(<ram:AdditionalReferencedDocument>(?:(?!<\/ram:AdditionalReferencedDocument>).)*)BON_LIVRAISON(.*?<\/ram:AdditionalReferencedDocument>)/,
    '$1LISIBLE$2$1LISIBLE$2',
  ],
  [
    'CO-05_BT-3',
    'credit',
    /(<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>R-26001)<\/ram:IssuerAssignedID>.*?<\/ram:InvoiceReferencedDocument>/,
    '$1</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>',
  ],
  ['CO-14_BT-29-1', 'group', /MEMBRE_ASSUJETTI_UNIQUE/, 'MEMBRE'],
  ['CO-15_BT-29-1', 'group', /<ram:SellerTaxRepresentativeTradeParty>.*<\/ram:SellerTaxRepresentativeTradeParty>/, ''],
  [
    '15_BT-95_BT-102 15_BT-95_BT-102_LM 15_BT-95_BT-118 15_BT-95_BT-118_LM 15_BT-95_BT-151 15_BT-95_BT-151_LM',
    'sale',
    /<ram:CategoryCode>S/g,
    '<ram:CategoryCode>L',
  ],
  ['16_BT-96_BT-103 16_BT-119 16_BT-152', 'sale', /<ram:RateApplicablePercent>20/g, '<ram:RateApplicablePercent>8.1'],
  ['23_BT-34 23_BT-49', 'sale', /303265045_COMPTA/g, '303265045 COMPTA'],
  [
    '23_EXT-FR-FE-12 23_EXT-FR-FE-52 23_EXT-FR-FE-75 23_EXT-FR-FE-98 23_EXT-FR-FE-121',
    'sale',
    /0225">303265045</g,
    '0225">303 265 045<',
  ],
  [
    '23_EXT-FR-FE-29 25_EXT-FR-FE-29',
    'sale',
    /<\/ram:PayeeTradeParty>/,
    `<ram:URIUniversalCommunication><ram:URIID schemeID="0225">A ${long}</ram:URIID></ram:URIUniversalCommunication></ram:PayeeTradeParty>`,
  ],
  [
    '25_BT-34 25_BT-49 25_EXT-FR-FE-12 25_EXT-FR-FE-52 25_EXT-FR-FE-75 25_EXT-FR-FE-98 25_EXT-FR-FE-121',
    'sale',
    /(<ram:URIID[^>]*>)[^<]*/g,
    `$1${long}`,
  ],
  ['24_BT-29 26_BT-29 24_BT-46 26_BT-46', 'sale', /ROUTE_1/g, `A ${long}`],
  ['27_BG-32 28_BT-161-1', 'sale', /<ram:TypeCode>X1<\/ram:TypeCode><ram:ValueMeasure[^>]*>3/, '<ram:ValueMeasure>3'],
  [
    '27_EXT-FR-FE-159 28_EXT-FR-FE-161',
    'sale',
    /X1<\/ram:TypeCode><ram:ValueMeasure unitCode="KGM">/,
    '</ram:TypeCode><ram:ValueMeasure unitCode="">',
  ],
  ['29_AVV', 'sale', /AVV-1/, ' '],
  ['29_AFL', 'sale', /AVV-1(.*?)AVV</, ' $1AFL<'],
  [
    'CO-10_BT-60-1 CO-10_BT-60-2',
    'sale',
    /<ram:PayeeTradeParty>/,
    '<ram:PayeeTradeParty><ram:GlobalID>1</ram:GlobalID><ram:GlobalID schemeID="0009">30326504500019</ram:GlobalID>',
  ],
  ...['SalesAgent', 'BuyerAgent', 'Payer', 'ShipTo'].map(
    (name): Change => [
      {
        SalesAgent: 'CO-10_EXT-FR-FE-69-1 CO-10_EXT-FR-FE-69-2',
        BuyerAgent: 'CO-10_EXT-FR-FE-06-1 CO-10_EXT-FR-FE-06-2',
        Payer: 'CO-10_EXT-FR-FE-46-1 CO-10_EXT-FR-FE-46-2',
        ShipTo: 'CO-10_BT-71-1 CO-10_BT-71-2 CO-10_EXT-FR-FE-146-1 CO-10_EXT-FR-FE-146-2',
      }[name] ?? '',
      'sale',
      new RegExp(`<ram:${name}TradeParty>`, 'g'),
      `<ram:${name}TradeParty><ram:GlobalID>1</ram:GlobalID><ram:GlobalID schemeID="0088">1</ram:GlobalID><ram:GlobalID schemeID="0088">2</ram:GlobalID>`,
    ],
  ),
  ['DEC-02_BT-129 DEC-02_BT-149', 'sale', /(<ram:(?:Billed|Basis)Quantity[^>]*>)[^<]*/g, '$11.00001'],
  ['MV-02_EXT-FR-FE-163', 'several', />GROUP</g, '>DETAIL<'],
  ['MV-08_BT-128', 'several', /#X-7#S/g, 'X-7'],
  ['MV-12_BT-128 MV-09_EXT-FR-FE-181', 'several', />X-7</g, '>R-26118<'],
  [
    'MV-03_EXT-FR-FE-164 MV-03_EXT-FR-FE-167 MV-03_EXT-FR-FE-177 MV-06_EXT-FR-FE-167',
    'several',
    /<ram:ItemSellerTradeParty>.*?<\/ram:ItemSellerTradeParty>/g,
    '',
  ],
  [
    'MV-03_EXT-FR-FE-182',
    'several',
    /<ram:InvoiceCurrencyCode>/,
    '<ram:TaxCurrencyCode>USD</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>',
  ],
  ['MV-13_BT-3', 'several', /<ram:TypeCode>380</, '<ram:TypeCode>389<'],
];

const ubl: readonly Change[] = [
  ['03_BT-72 03_EXT-FR-FE-158', 'sale', /(<cbc:ActualDeliveryDate>)[^<]*/g, '$11999-12-31'],
  ['12_BT-49 13_BT-34', 'sale', /<cbc:EndpointID schemeID="0225">303265045_COMPTA<\/cbc:EndpointID>/g, ''],
  [
    'CO-05_BT-3',
    'credit',
    /(<cac:InvoiceDocumentReference><cbc:ID>R-26001<\/cbc:ID>)<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/,
    '$1',
  ],
  ['30_BT-128', 'sale', /<cbc:ID schemeID="AFL">AFL-1<\/cbc:ID>/, '$&$&'],
  ['CO-10_BT-29-2 CO-10_BT-46-2', 'sale', /schemeID="0224"/g, 'schemeID="0009"'],
  ['DEC-01_BT-116 DEC-01_BT-117', 'sale', /(<cbc:(?:TaxableAmount|TaxAmount)[^>]*>)[^<]*/g, '$11.001'],
  [
    'MV-03_EXT-FR-FE-164 MV-03_EXT-FR-FE-167 MV-03_EXT-FR-FE-177 MV-06_EXT-FR-FE-167',
    'several',
    /<cac:ManufacturerParty>.*?<\/cac:ManufacturerParty>/g,
    '',
  ],
  [
    'MV-03_EXT-FR-FE-181',
    'several',
    /<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">[^<]*<\/cbc:TaxAmount><\/cac:TaxTotal>/g,
    '',
  ],
  ['MV-03_BT-128_AFL MV-07_BT-128', 'several', /(<cbc:ID schemeID="AFL">)[^<]*/g, '$1 '],
  ['MV-11_BT-128', 'several', /(<cbc:ID schemeID="AFL">)R-26118/, '$1R-1'],
  ['01_BT-25-1', 'sale', /R-26001/, `R-${'1'.repeat(40)}`],
  ['01_BT-25-2 02_BT-25', 'sale', /R-26001/, 'R 26001'],
  [
    '01_EXT-FR-FE-136-1 01_BT-EXT-FR-FE-136-2',
    'sale',
    /<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>R-1</,
    `<cac:BillingReference><cac:DocumentReference><cbc:ID>R ${'1'.repeat(40)}</cbc:ID></cac:DocumentReference><cac:InvoiceDocumentReference><cbc:ID>R-1<`,
  ],
  [
    '03_BT-7',
    'sale',
    /<cbc:DocumentCurrencyCode>/,
    '<cbc:TaxPointDate>1999-12-31</cbc:TaxPointDate><cbc:DocumentCurrencyCode>',
  ],
  ['04_EXT-FR-FE-02', 'sale', /R-26001<\/cbc:ID>/, 'R-26001</cbc:ID><cbc:DocumentTypeCode>999</cbc:DocumentTypeCode>'],
  ['04_EXT-FR-FE-137', 'sale', /R-1<\/cbc:ID><cbc:DocumentTypeCode>380/, 'R-1</cbc:ID><cbc:DocumentTypeCode>999'],
  ['06_BT-21-4', 'sale', /#PMT#/, '#TXD#A#TXD#B#PMT#'],
  ['20_BT-21', 'sale', /#BAR#B2B/, '#BAR#B2X'],
  [
    '18_BT-123',
    'sale',
    /(<cac:AdditionalDocumentReference>(?:(?!<\/cac:AdditionalDocumentReference>).)*)BON_LIVRAISON(.*?<\/cac:AdditionalDocumentReference>)/,
    '$1LISIBLE$2$1LISIBLE$2',
  ],
  ['CO-07_BT-9', 'sale', /<cbc:DueDate>[^<]*/, '<cbc:DueDate>2026-09-01'],
  ['CO-09_BT-23-3', 'paid', /<cbc:DueDate>[^<]*<\/cbc:DueDate>/, ''],
  ['CO-09_BT-23-1 CO-09_BT-23-2', 'sale', /(<cbc:ProfileID>)M1/, '$1B2'],
  ['CO-14_BT-29-1', 'group', /MEMBRE_ASSUJETTI_UNIQUE/, 'MEMBRE'],
  [
    'CO-03_BT-3',
    'credit',
    /(<cbc:CreditNoteTypeCode>)381(.*?)<cac:ContractDocumentReference>.*?<\/cac:ContractDocumentReference>/s,
    '$1262$2',
  ],
  ['08_BT-23', 'sale', /(<cbc:ProfileID>)M1/, '$1Z9'],
  [
    '09_BT-71',
    'sale',
    /(<cac:Delivery><cbc:ActualDeliveryDate>[^<]*<\/cbc:ActualDeliveryDate><cac:DeliveryLocation><cbc:ID schemeID=")0088/,
    '$10009',
  ],
  [
    '15_BT-95_BT-102-1 15_BT-95_BT-102-2 15_BT-118-1 15_BT-118-2 15_BT-151-1 08_BT-151-2',
    'sale',
    /(Category><cbc:ID>)S</g,
    '$1L<',
  ],
  ['16_BT-96 16_BT-119 16_BT-152', 'sale', /<cbc:Percent>20/g, '<cbc:Percent>8.1'],
  [
    '23_BT-34 23_BT-49 23_EXT-FR-FE-12 23_EXT-FR-FE-52 23_EXT-FR-FE-75 23_EXT-FR-FE-98 23_EXT-FR-FE-121',
    'sale',
    /(<cbc:EndpointID schemeID="0225">)[^<]*/g,
    '$1303 265 045',
  ],
  [
    '23_EXT-FR-FE-29 25_EXT-FR-FE-29',
    'sale',
    /<cac:PayeeParty>/,
    `<cac:PayeeParty><cbc:EndpointID schemeID="0225">A ${long}</cbc:EndpointID>`,
  ],
  [
    '25_BT-34 25_BT-49 25_EXT-FR-FE-12 25_EXT-FR-FE-52 25_EXT-FR-FE-75 25_EXT-FR-FE-98 25_EXT-FR-FE-121',
    'sale',
    /(<cbc:EndpointID schemeID="0225">)[^<]*/g,
    `$1${long}`,
  ],
  ['24_BT-29 26_BT-29 24_BT-46 26_BT-46', 'sale', /ROUTE_1/g, `A ${long}`],
  ['29_AVV', 'sale', /AVV-1/, ' '],
  ['29_AFL', 'sale', /AVV">AVV-1/, 'AFL"> '],
  ['30_AFL', 'sale', /AFL-1/, ' '],
  ['30_AVV', 'sale', /AFL">AFL-1/, 'AVV"> '],
  ...(
    [
      ['PayeeParty', 'CO-10_BT-60-1 CO-10_BT-60-2'],
      ['AgentParty', 'CO-10_EXT-FR-FE-06-1 CO-10_EXT-FR-FE-06-2 CO-10_EXT-FR-FE-69-1 CO-10_EXT-FR-FE-69-2'],
      ['PayerParty', 'CO-10_EXT-FR-FE-46-1 CO-10_EXT-FR-FE-46-2'],
      [
        'ServiceProviderParty><cac:Party',
        'CO-10_EXT-FR-FE-92-1 CO-10_EXT-FR-FE-92-2 CO-10_EXT-FR-FE-115-1 CO-10_EXT-FR-FE-115-2',
      ],
    ] as const
  ).map(
    ([name, rules]): Change => [
      rules,
      'sale',
      new RegExp(`<cac:${name}>`, 'g'),
      `<cac:${name}>${['', ' schemeID="0088"', ' schemeID="0088"'].map((scheme) => `<cac:PartyIdentification><cbc:ID${scheme}>1</cbc:ID></cac:PartyIdentification>`).join('')}`,
    ],
  ),
  [
    'CO-10_BT-71-1 CO-10_BT-71-2 CO-10_EXT-FR-FE-146-1 CO-10_EXT-FR-FE-146-2',
    'sale',
    /<cac:DeliveryLocation>/g,
    '<cac:DeliveryLocation><cbc:ID>1</cbc:ID><cbc:ID schemeID="0088">1</cbc:ID><cbc:ID schemeID="0088">2</cbc:ID>',
  ],
  ['DEC-02_BT-129 DEC-02_BT-149', 'sale', /(<cbc:(?:Invoiced|Base)Quantity[^>]*>)[^<]*/g, '$11.00001'],
  ['MV-02_EXT-FR-FE-163', 'several', />GROUP</g, '>DETAIL<'],
  ['MV-08_BT-128', 'several', /#X-7#S/g, 'X-7'],
  ['MV-12_BT-128 MV-09_EXT-FR-FE-181', 'several', />X-7</g, '>R-26118<'],
  [
    'MV-03_EXT-FR-FE-182',
    'several',
    /<cbc:DocumentCurrencyCode>/,
    '<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode><cbc:DocumentCurrencyCode>',
  ],
  ['MV-13_BT-3', 'several', /<cbc:InvoiceTypeCode>380</, '<cbc:InvoiceTypeCode>389<'],
];

export interface Changed extends Judged {
  readonly seed: Judged;
  readonly rules: readonly string[];
}

/** Invoices that each break rules of France by one change. */
export function frenchChanges(): readonly Changed[] {
  const seeds = new Map(frenchSeeds().map((one) => [one.name, one]));
  return Object.entries({ cii, ubl }).flatMap(([syntax, changes]) =>
    changes.map(([rules, name, from, to], index) => {
      const seed = seeds.get(`france-${name}-${syntax}`) as Judged;
      const xml = seed.xml.replace(from, to);
      return {
        name: `${seed.name}-change-${index}`,
        xml,
        seed,
        rules: rules.split(' ').map((rule) => `BR-FR-${rule}`),
      };
    }),
  );
}
