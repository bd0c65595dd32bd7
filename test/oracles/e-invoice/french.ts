import { type EInvoice, writeCii, writeUbl } from '@rappen/core/e-invoice';
import { frenchExtended } from './agreement.ts';
import { type Judged, richInvoice, seeds } from './mutants.ts';

const siren = '303265045';
const french = (name: string) => ({
  name,
  ids: [
    { id: `${siren}00019`, scheme: '0009' },
    { id: 'ROUTE_1', scheme: '0224' },
  ],
  registration: { id: siren, scheme: '0002' },
  electronicAddress: { id: `${siren}_COMPTA`, scheme: '0225' },
  vatId: 'FR40303265045',
  address: { line1: '8 quai du Port', postalCode: '13002', city: 'Marseille', country: 'FR' },
});
const notes = [
  { subject: 'PMT', text: 'Indemnité forfaitaire de 40 €' },
  { subject: 'PMD', text: 'Trois fois le taux légal' },
  { subject: 'AAB', text: 'Pas d’escompte' },
  { subject: 'BAR', text: 'B2B' },
];

/** An invoice with what France asks for; what is changed in it comes last. */
function frenchInvoice(typeCode: string, change: Partial<EInvoice> = {}): EInvoice {
  const rich = richInvoice({
    profile: 'en16931',
    from: 'FR',
    to: 'FR',
    category: 'S',
    rate: '20',
    typeCode,
    means: '58',
  });
  return {
    ...rich,
    businessProcess: 'M1',
    notes,
    seller: { ...rich.seller, ...french('Fromagerie du Port SARL') },
    buyer: { ...rich.buyer, ...french('Crèmerie du Nord SAS') },
    payee: {
      name: 'Affacturage SA',
      id: { id: `${siren}00027`, scheme: '0009' },
      registration: { id: siren, scheme: '0002' },
    },
    supportingDocuments: rich.supportingDocuments.map((one) => ({ ...one, description: 'BON_LIVRAISON' })),
    ...change,
  };
}

const group = { id: 'AU-1', scheme: '0231' };
const invoices: readonly (readonly [name: string, invoice: EInvoice])[] = [
  ['sale', frenchInvoice('380')],
  ['credit', frenchInvoice('381')],
  ['correction', frenchInvoice('384')],
  ['own', frenchInvoice('389')],
  ['prepayment', frenchInvoice('386', { businessProcess: 'B4' })],
  ['rebate', frenchInvoice('262')],
  [
    'paid',
    frenchInvoice('380', {
      businessProcess: 'B2',
      dueDate: '2026-09-01',
      totals: { ...frenchInvoice('380').totals, prepaid: '142.20', rounding: undefined, due: '0.00' },
    }),
  ],
  ['dollars', frenchInvoice('380', { currency: 'USD', vatCurrency: 'EUR' })],
  [
    'group',
    frenchInvoice('380', {
      notes: [...notes, { subject: 'TXD', text: 'MEMBRE_ASSUJETTI_UNIQUE' }],
      seller: { ...frenchInvoice('380').seller, ids: [group] },
    }),
  ],
  ['bare', frenchInvoice('380', { notes: [], businessProcess: undefined })],
  [
    'long',
    frenchInvoice('380', {
      number: `R ${'1'.repeat(40)}`,
      notes: [...notes, ...notes, { subject: 'BAR', text: 'B2C' }],
    }),
  ],
];

/** Elements of the French extension, put into what we write: rules look at them, whatever the schema says. */
const parties = (names: readonly string[]): string =>
  names
    .map(
      (name) =>
        `<ram:${name}><ram:GlobalID schemeID="0009">${siren}00019</ram:GlobalID><ram:Name>N</ram:Name><ram:URIUniversalCommunication><ram:URIID schemeID="0225">${siren}</ram:URIID></ram:URIUniversalCommunication></ram:${name}>`,
    )
    .join('');
const document = (scheme: string): string =>
  `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${scheme}-1</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>${scheme}</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>`;

function withMoreCii(xml: string): string {
  return xml
    .replace(
      '</ram:SellerTradeParty>',
      `</ram:SellerTradeParty>${parties(['SalesAgentTradeParty', 'BuyerAgentTradeParty'])}`,
    )
    .replace('</ram:ApplicableHeaderTradeAgreement>', `${document('AVV')}</ram:ApplicableHeaderTradeAgreement>`)
    .replace(
      '</ram:PayeeTradeParty>',
      `</ram:PayeeTradeParty>${parties(['PayerTradeParty', 'InvoicerTradeParty', 'InvoiceeTradeParty'])}`,
    )
    .replace(
      '</ram:ApplicableProductCharacteristic>',
      '</ram:ApplicableProductCharacteristic><ram:ApplicableProductCharacteristic><ram:TypeCode>X1</ram:TypeCode><ram:ValueMeasure unitCode="KGM">3</ram:ValueMeasure></ram:ApplicableProductCharacteristic>',
    )
    .replace(
      '</ram:SpecifiedLineTradeDelivery>',
      `${parties(['ShipToTradeParty'])}<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20260928</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:SpecifiedLineTradeDelivery>`,
    )
    .replace(
      '</ram:SpecifiedLineTradeSettlement>',
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>R-1</ram:IssuerAssignedID><ram:TypeCode>380</ram:TypeCode></ram:InvoiceReferencedDocument></ram:SpecifiedLineTradeSettlement>',
    );
}

const party = (name: string): string =>
  `<cac:${name}><cbc:EndpointID schemeID="0225">${siren}</cbc:EndpointID><cac:PartyIdentification><cbc:ID schemeID="0009">${siren}00019</cbc:ID></cac:PartyIdentification></cac:${name}>`;
function withMoreUbl(xml: string): string {
  return xml
    .replaceAll(
      '</cac:Contact></cac:Party>',
      `</cac:Contact>${party('AgentParty')}<cac:ServiceProviderParty>${party('Party')}</cac:ServiceProviderParty></cac:Party>`,
    )
    .replace(
      '</cac:PaymentMeans>',
      `<cac:PaymentMandate>${party('PayerParty')}</cac:PaymentMandate></cac:PaymentMeans>`,
    )
    .replace(
      '<cac:AccountingSupplierParty>',
      '<cac:AdditionalDocumentReference><cbc:ID schemeID="AVV">AVV-1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>',
    )
    .replace(
      '</cac:DocumentReference>',
      '<cbc:IssueDate>2026-09-30</cbc:IssueDate></cac:DocumentReference><cac:DocumentReference><cbc:ID schemeID="AFL">AFL-1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>R-1</cbc:ID><cbc:DocumentTypeCode>380</cbc:DocumentTypeCode></cac:InvoiceDocumentReference></cac:BillingReference><cac:Delivery><cbc:ActualDeliveryDate>2026-09-28</cbc:ActualDeliveryDate><cac:DeliveryLocation><cbc:ID schemeID="0009">1</cbc:ID></cac:DeliveryLocation></cac:Delivery>',
    );
}

/** Of two sellers, each with a group of lines. */
const ciiLine = (id: string, parent: string, seller: string, number: string, net: string): string =>
  `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${parent && `<ram:ParentLineID>${parent}</ram:ParentLineID>`}<ram:LineStatusReasonCode>${parent ? 'DETAIL' : 'GROUP'}</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>P</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${net}</ram:ChargeAmount></ram:NetPriceProductTradePrice><ram:ItemSellerTradeParty><ram:Name>${seller}</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${seller}</ram:ID></ram:SpecifiedLegalOrganization><ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress></ram:ItemSellerTradeParty></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="H87">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>#${number}#S</ram:ExemptionReason><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount><ram:TaxTotalAmount currencyID="EUR">${Number(net) / 5}.00</ram:TaxTotalAmount><ram:GrandTotalAmount>${Number(net) * 1.2}.00</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation><ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>AFL</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument><ram:AdditionalReferencedDocument><ram:IssuerAssignedID>S1</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>AVV</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
const ublLine = (id: string, parent: string, seller: string, number: string, net: string): string =>
  `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="H87">1</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount><cbc:TaxInclusiveLineExtensionAmount currencyID="EUR">${Number(net) * 1.2}</cbc:TaxInclusiveLineExtensionAmount><cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>R-26118</cbc:ID><cbc:DocumentStatusCode>${parent ? 'DETAIL' : 'GROUP'}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>${parent && `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>`}</cac:BillingReference><cac:DocumentReference><cbc:ID schemeID="AFL">${number}</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference><cac:DocumentReference><cbc:ID schemeID="AVV">S1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference><cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${Number(net) / 5}</cbc:TaxAmount></cac:TaxTotal><cac:Item><cbc:Name>P</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent><cbc:TaxExemptionReason>#${number}#S</cbc:TaxExemptionReason><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory><cac:ManufacturerParty><cac:PostalAddress><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyLegalEntity><cbc:RegistrationName>${seller}</cbc:RegistrationName><cbc:CompanyID schemeID="0002">${seller}</cbc:CompanyID></cac:PartyLegalEntity></cac:ManufacturerParty></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">${net}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`;
const groups = [
  ['1', '', siren, 'R-26118', '50'],
  ['2', '1', siren, 'R-26118', '30'],
  ['3', '1', siren, 'R-26118', '20'],
  ['4', '', '123456789', 'X-7', '70'],
  ['5', '4', '123456789', 'X-7', '70'],
] as const;

function ofSeveralSellers(): readonly Judged[] {
  const invoice = frenchInvoice('380', { businessProcess: 'S8', charges: [], allowances: [] });
  const [breakdown] = invoice.vatBreakdown;
  const several = {
    ...invoice,
    vatBreakdown: [
      { ...breakdown, base: '50.00', amount: '10.00', reason: '#R-26118#S' },
      { ...breakdown, base: '70.00', amount: '14.00', reason: '#X-7#S' },
    ],
  };
  const cii = writeCii(several).replace(
    /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s,
    groups.map(([id, parent, seller, number, net]) => ciiLine(id, parent, seller, number, net)).join(''),
  );
  const ubl = writeUbl(several).replace(
    /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s,
    groups.map(([id, parent, seller, number, net]) => ublLine(id, parent, seller, number, net)).join(''),
  );
  return [
    { name: 'france-several-cii', xml: cii },
    { name: 'france-several-ubl', xml: ubl },
  ];
}

/** Invoices that say they are EXTENDED-CTC-FR: some of all kinds, and those of several sellers. */
export function frenchExtendedSeeds(): readonly Judged[] {
  const plain = seeds(17).filter(({ name }, index) => name.startsWith('en16931') && index % 2 === 0);
  return [...plain, ...ofSeveralSellers()].map(({ name, xml }) => ({
    name: name.replace(/^(?:en16931|france)/, 'ctcfr'),
    xml: xml.replace('urn:cen.eu:en16931:2017<', `${frenchExtended}<`),
  }));
}

/** Invoices in France, in both syntaxes, with what its rules look at. */
export function frenchSeeds(): readonly Judged[] {
  return [
    ...invoices.flatMap(([name, invoice]) => [
      { name: `france-${name}-cii`, xml: withMoreCii(writeCii(invoice)) },
      { name: `france-${name}-ubl`, xml: withMoreUbl(writeUbl(invoice)) },
    ]),
    ...ofSeveralSellers(),
  ];
}
