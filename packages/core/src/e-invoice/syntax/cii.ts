import type {
  AttachedFile,
  Classification,
  Contact,
  Delivery,
  DocumentAllowance,
  DocumentTotals,
  EInvoice,
  Identifier,
  Item,
  ItemAttribute,
  Line,
  LineAllowance,
  Note,
  Party,
  Payee,
  PaymentMeans,
  Period,
  PostalAddress,
  PrecedingInvoiceReference,
  Price,
  Quantity,
  SupportingDocument,
  TaxRepresentative,
  VatBreakdown,
  VatOfLine,
} from '../semantic/e-invoice.ts';
import { day } from './cii-day.ts';
import { termNodes } from './cii-terms.ts';
import type { PlacedInvoice } from './payment-terms.ts';
import {
  also,
  binderOf,
  constant,
  type ElementNode,
  holding,
  inCurrency,
  type SyntaxTable,
  sign,
  signAttribute,
  signWithin,
  standing,
  within,
} from './table.ts';

const invoice = binderOf<PlacedInvoice>();
const party = binderOf<Party>();
const line = binderOf<Line>();
const item = binderOf<Item>();
const price = binderOf<Price>();
const identifier = binderOf<Identifier>();
const totals = binderOf<DocumentTotals>();
const representative = binderOf<TaxRepresentative>();
const means = binderOf<PaymentMeans>();
const tax = binderOf<VatBreakdown>();

const hasScheme = ({ scheme }: Identifier): boolean => scheme !== undefined;
const hasNoScheme = (value: Identifier): boolean => !hasScheme(value);
const code = identifier.content('id', 'code');
const scheme = identifier.attribute('schemeID', 'scheme');

/** Identifiers of lists stand in an element of their own. */
function identifierNodes(
  list: (name: string, ...nodes: (typeof code | typeof scheme)[]) => ElementNode,
): ElementNode[] {
  return [holding(hasNoScheme, list('ram:ID', code)), holding(hasScheme, list('ram:GlobalID', code, scheme))];
}

const address = (() => {
  const { text, code: short } = binderOf<PostalAddress>();
  return [
    short('ram:PostcodeCode', 'postalCode'),
    text('ram:LineOne', 'line1'),
    text('ram:LineTwo', 'line2'),
    text('ram:LineThree', 'line3'),
    text('ram:CityName', 'city'),
    short('ram:CountryID', 'country'),
    text('ram:CountrySubDivisionName', 'subdivision'),
  ];
})();

const contact = (() => {
  const { text, code: short } = binderOf<Contact>();
  return [
    text('ram:PersonName', 'name'),
    also(text('ram:DepartmentName', 'name')),
    within('ram:TelephoneUniversalCommunication', text('ram:CompleteNumber', 'phone')),
    within('ram:EmailURIUniversalCommunication', short('ram:URIID', 'email')),
  ];
})();

const partyNodes = [
  ...identifierNodes((name, ...nodes) => party.list(name, 'ids', ...nodes)),
  party.text('ram:Name', 'name'),
  party.text('ram:Description', 'legalForm'),
  within(
    'ram:SpecifiedLegalOrganization',
    party.group('ram:ID', 'registration', code, scheme),
    party.text('ram:TradingBusinessName', 'tradingName'),
  ),
  party.group('ram:DefinedTradeContact', 'contact', ...contact),
  party.group('ram:PostalTradeAddress', 'address', ...address),
  within('ram:URIUniversalCommunication', party.group('ram:URIID', 'electronicAddress', code, scheme)),
  within('ram:SpecifiedTaxRegistration', party.leaf('ram:ID', 'taxNumber', 'code', signAttribute('schemeID', 'FC'))),
  within('ram:SpecifiedTaxRegistration', party.leaf('ram:ID', 'vatId', 'code', signAttribute('schemeID', 'VA'))),
];

const payee = (() => {
  const { text, group } = binderOf<Payee>();
  return [
    ...identifierNodes((name, ...nodes) => group(name, 'id', ...nodes)),
    text('ram:Name', 'name'),
    within('ram:SpecifiedLegalOrganization', group('ram:ID', 'registration', code, scheme)),
  ];
})();

const period = [day<Period>('ram:StartDateTime', 'from'), day<Period>('ram:EndDateTime', 'to')];

const vatNodes = (() => {
  const { code: short, decimal } = binderOf<VatOfLine>();
  return [
    constant('ram:TypeCode', 'VAT'),
    short('ram:CategoryCode', 'category'),
    decimal('ram:RateApplicablePercent', 'rate'),
  ];
})();

const allowanceNodes = (isCharge: boolean) => {
  const { text, code: short, decimal } = binderOf<LineAllowance>();
  const indicator = isCharge ? ['true', '1'] : ['false', '0'];
  return [
    signWithin('ram:ChargeIndicator', sign('udt:Indicator', ...indicator)),
    decimal('ram:CalculationPercent', 'percent'),
    decimal('ram:BasisAmount', 'base'),
    decimal('ram:ActualAmount', 'amount'),
    short('ram:ReasonCode', 'reasonCode'),
    text('ram:Reason', 'reason'),
  ];
};

function documentAllowanceNodes(isCharge: boolean) {
  return [...allowanceNodes(isCharge), binderOf<DocumentAllowance>().group('ram:CategoryTradeTax', 'vat', ...vatNodes)];
}

const quantity = (() => {
  const { content, attribute } = binderOf<Quantity>();
  return [content('value', 'decimal'), attribute('unitCode', 'unit')];
})();

const product = within(
  'ram:SpecifiedTradeProduct',
  line.part(
    'item',
    item.group('ram:GlobalID', 'standardId', code, scheme),
    item.code('ram:SellerAssignedID', 'sellerId'),
    item.code('ram:BuyerAssignedID', 'buyerId'),
    item.text('ram:Name', 'name'),
    item.text('ram:Description', 'description'),
    item.list(
      'ram:ApplicableProductCharacteristic',
      'attributes',
      binderOf<ItemAttribute>().text('ram:Description', 'name'),
      binderOf<ItemAttribute>().text('ram:Value', 'value'),
    ),
    item.list(
      'ram:DesignatedProductClassification',
      'classifications',
      binderOf<Classification>().leaf(
        'ram:ClassCode',
        'id',
        'code',
        binderOf<Classification>().attribute('listID', 'scheme'),
        binderOf<Classification>().attribute('listVersionID', 'version'),
      ),
    ),
    within('ram:OriginTradeCountry', item.code('ram:ID', 'originCountry')),
  ),
);

const lineNode = invoice.list(
  'ram:IncludedSupplyChainTradeLineItem',
  'lines',
  within(
    'ram:AssociatedDocumentLineDocument',
    line.code('ram:LineID', 'id'),
    within('ram:IncludedNote', line.text('ram:Content', 'note')),
  ),
  product,
  within(
    'ram:SpecifiedLineTradeAgreement',
    within('ram:BuyerOrderReferencedDocument', line.code('ram:LineID', 'orderLine')),
    line.part(
      'price',
      within(
        'ram:GrossPriceProductTradePrice',
        price.decimal('ram:ChargeAmount', 'gross'),
        also(price.group('ram:BasisQuantity', 'base', ...quantity)),
        within(
          'ram:AppliedTradeAllowanceCharge',
          signWithin('ram:ChargeIndicator', sign('udt:Indicator', 'false', '0')),
          price.decimal('ram:ActualAmount', 'discount'),
        ),
      ),
      within(
        'ram:NetPriceProductTradePrice',
        price.decimal('ram:ChargeAmount', 'net'),
        price.group('ram:BasisQuantity', 'base', ...quantity),
      ),
    ),
  ),
  within('ram:SpecifiedLineTradeDelivery', line.group('ram:BilledQuantity', 'quantity', ...quantity)),
  within(
    'ram:SpecifiedLineTradeSettlement',
    line.group('ram:ApplicableTradeTax', 'vat', ...vatNodes),
    line.group('ram:BillingSpecifiedPeriod', 'period', ...period),
    line.list('ram:SpecifiedTradeAllowanceCharge', 'allowances', ...allowanceNodes(false)),
    line.list('ram:SpecifiedTradeAllowanceCharge', 'charges', ...allowanceNodes(true)),
    within('ram:SpecifiedTradeSettlementLineMonetarySummation', line.decimal('ram:LineTotalAmount', 'net')),
    line.group(
      'ram:AdditionalReferencedDocument',
      'object',
      identifier.code('ram:IssuerAssignedID', 'id'),
      sign('ram:TypeCode', '130'),
      identifier.code('ram:ReferenceTypeCode', 'scheme'),
    ),
    within('ram:ReceivableSpecifiedTradeAccountingAccount', line.code('ram:ID', 'accountingReference')),
  ),
);

const supporting = binderOf<SupportingDocument>();
const file = binderOf<AttachedFile>();

const agreement = within(
  'ram:ApplicableHeaderTradeAgreement',
  invoice.text('ram:BuyerReference', 'buyerReference'),
  invoice.group('ram:SellerTradeParty', 'seller', ...partyNodes),
  invoice.group('ram:BuyerTradeParty', 'buyer', ...partyNodes),
  invoice.group(
    'ram:SellerTaxRepresentativeTradeParty',
    'taxRepresentative',
    representative.text('ram:Name', 'name'),
    representative.group('ram:PostalTradeAddress', 'address', ...address),
    within(
      'ram:SpecifiedTaxRegistration',
      representative.leaf('ram:ID', 'vatId', 'code', signAttribute('schemeID', 'VA')),
    ),
  ),
  within('ram:SellerOrderReferencedDocument', invoice.text('ram:IssuerAssignedID', 'salesOrder')),
  within('ram:BuyerOrderReferencedDocument', invoice.text('ram:IssuerAssignedID', 'order')),
  within('ram:ContractReferencedDocument', invoice.text('ram:IssuerAssignedID', 'contract')),
  within(
    'ram:AdditionalReferencedDocument',
    invoice.text('ram:IssuerAssignedID', 'tender'),
    sign('ram:TypeCode', '50'),
  ),
  invoice.group(
    'ram:AdditionalReferencedDocument',
    'invoicedObject',
    identifier.code('ram:IssuerAssignedID', 'id'),
    sign('ram:TypeCode', '130'),
    identifier.code('ram:ReferenceTypeCode', 'scheme'),
  ),
  invoice.list(
    'ram:AdditionalReferencedDocument',
    'supportingDocuments',
    supporting.text('ram:IssuerAssignedID', 'id'),
    supporting.code('ram:URIID', 'location'),
    sign('ram:TypeCode', '916'),
    supporting.text('ram:Name', 'description'),
    supporting.group(
      'ram:AttachmentBinaryObject',
      'file',
      file.content('base64', 'code'),
      file.attribute('mimeCode', 'mediaType'),
      file.attribute('filename', 'name'),
    ),
  ),
  within('ram:SpecifiedProcuringProject', invoice.text('ram:ID', 'project'), constant('ram:Name', 'Project reference')),
);

const delivery = binderOf<Delivery>();
const deliveryNode = standing(
  'ram:ApplicableHeaderTradeDelivery',
  invoice.part(
    'delivery',
    within(
      'ram:ShipToTradeParty',
      ...identifierNodes((name, ...nodes) => delivery.group(name, 'location', ...nodes)),
      delivery.text('ram:Name', 'name'),
      delivery.group('ram:PostalTradeAddress', 'address', ...address),
    ),
    within('ram:ActualDeliverySupplyChainEvent', day<Delivery>('ram:OccurrenceDateTime', 'date')),
  ),
  within('ram:DespatchAdviceReferencedDocument', invoice.text('ram:IssuerAssignedID', 'despatchAdvice')),
  within('ram:ReceivingAdviceReferencedDocument', invoice.text('ram:IssuerAssignedID', 'receivingAdvice')),
);

const settlement = within(
  'ram:ApplicableHeaderTradeSettlement',
  invoice.code('ram:CreditorReferenceID', 'creditorId'),
  invoice.text('ram:PaymentReference', 'remittance'),
  invoice.code('ram:TaxCurrencyCode', 'vatCurrency'),
  invoice.code('ram:InvoiceCurrencyCode', 'currency'),
  invoice.group('ram:PayeeTradeParty', 'payee', ...payee),
  invoice.list(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    'paymentMeans',
    means.code('ram:TypeCode', 'code'),
    means.text('ram:Information', 'text'),
    within('ram:PayerPartyDebtorFinancialAccount', means.code('ram:IBANID', 'payerAccount')),
    within(
      'ram:PayeePartyCreditorFinancialAccount',
      means.code('ram:IBANID', 'account'),
      means.text('ram:AccountName', 'accountName'),
      also(means.code('ram:ProprietaryID', 'account')),
    ),
    within('ram:PayeeSpecifiedCreditorFinancialInstitution', means.code('ram:BICID', 'bic')),
  ),
  invoice.list(
    'ram:ApplicableTradeTax',
    'vatBreakdown',
    tax.decimal('ram:CalculatedAmount', 'amount'),
    constant('ram:TypeCode', 'VAT'),
    tax.text('ram:ExemptionReason', 'reason'),
    tax.decimal('ram:BasisAmount', 'base'),
    tax.code('ram:CategoryCode', 'category'),
    tax.code('ram:ExemptionReasonCode', 'reasonCode'),
    tax.decimal('ram:RateApplicablePercent', 'rate'),
  ),
  invoice.group('ram:BillingSpecifiedPeriod', 'period', ...period),
  invoice.list('ram:SpecifiedTradeAllowanceCharge', 'allowances', ...documentAllowanceNodes(false)),
  invoice.list('ram:SpecifiedTradeAllowanceCharge', 'charges', ...documentAllowanceNodes(true)),
  invoice.list('ram:SpecifiedTradePaymentTerms', 'terms', ...termNodes),
  invoice.group(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    'totals',
    totals.decimal('ram:LineTotalAmount', 'lines'),
    totals.decimal('ram:ChargeTotalAmount', 'charges'),
    totals.decimal('ram:AllowanceTotalAmount', 'allowances'),
    totals.decimal('ram:TaxBasisTotalAmount', 'net'),
    totals.leaf('ram:TaxTotalAmount', 'vat', 'decimal', inCurrency('currency', true)),
    totals.leaf('ram:TaxTotalAmount', 'vatInVatCurrency', 'decimal', inCurrency('vatCurrency', true)),
    totals.decimal('ram:RoundingAmount', 'rounding'),
    totals.decimal('ram:GrandTotalAmount', 'gross'),
    totals.decimal('ram:TotalPrepaidAmount', 'prepaid'),
    totals.decimal('ram:DuePayableAmount', 'due'),
  ),
  invoice.list(
    'ram:InvoiceReferencedDocument',
    'precedingInvoices',
    binderOf<PrecedingInvoiceReference>().text('ram:IssuerAssignedID', 'number'),
    day<PrecedingInvoiceReference>('ram:FormattedIssueDateTime', 'issueDate', 'qdt:DateTimeString'),
  ),
  within('ram:ReceivableSpecifiedTradeAccountingAccount', invoice.code('ram:ID', 'accountingReference')),
);

/**
 * UN/CEFACT Cross Industry Invoice, D16B and later, as Factur-X and EN 16931 bind it.
 * Source: CEN/TS 16931-3-3; Factur-X 1.09.
 */
export const cii: SyntaxTable = {
  namespaces: {
    rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
    ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
    udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
    qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  },
  root: within(
    'rsm:CrossIndustryInvoice',
    within(
      'rsm:ExchangedDocumentContext',
      within('ram:BusinessProcessSpecifiedDocumentContextParameter', invoice.code('ram:ID', 'businessProcess')),
      within('ram:GuidelineSpecifiedDocumentContextParameter', invoice.code('ram:ID', 'specification')),
    ),
    within(
      'rsm:ExchangedDocument',
      invoice.text('ram:ID', 'number'),
      invoice.code('ram:TypeCode', 'typeCode'),
      day<EInvoice>('ram:IssueDateTime', 'issueDate'),
      invoice.list(
        'ram:IncludedNote',
        'notes',
        binderOf<Note>().text('ram:Content', 'text'),
        binderOf<Note>().code('ram:SubjectCode', 'subject'),
      ),
    ),
    within('rsm:SupplyChainTradeTransaction', lineNode, agreement, deliveryNode, settlement),
  ),
};
