import { textAt } from '../../xml/index.ts';
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
import type { UblTerm } from './payment-terms.ts';
import {
  binderOf,
  constant,
  type ElementNode,
  inCurrency,
  meant,
  type SyntaxTable,
  sign,
  signWithin,
  within,
} from './table.ts';
import { termNodes } from './ubl-terms.ts';

/** In UBL the reference, the mandate and, in credit notes, the due date stand with each way to pay. */
export interface UblPaymentMeans extends PaymentMeans {
  readonly remittance?: string | undefined;
  readonly dueDate?: string | undefined;
  readonly mandate?: string | undefined;
}

/** An invoice at the places of UBL. */
export interface UblInvoice extends Omit<EInvoice, 'terms' | 'paymentMeans'> {
  readonly paymentMeans: readonly UblPaymentMeans[];
  readonly terms: readonly UblTerm[];
}

const invoice = binderOf<UblInvoice>();
const party = binderOf<Party>();
const line = binderOf<Line>();
const item = binderOf<Item>();
const price = binderOf<Price>();
const identifier = binderOf<Identifier>();
const totals = binderOf<DocumentTotals>();
const means = binderOf<UblPaymentMeans>();
const tax = binderOf<VatBreakdown>();
const amountOf = inCurrency('currency');
const identifierNodes = [identifier.content('id', 'code'), identifier.attribute('schemeID', 'scheme')];
const vatScheme = within('cac:TaxScheme', constant('cbc:ID', 'VAT'));
const vatSchemeSign = signWithin('cac:TaxScheme', sign('cbc:ID', 'VAT'));

const address = (() => {
  const { text, code } = binderOf<PostalAddress>();
  return [
    text('cbc:StreetName', 'line1'),
    text('cbc:AdditionalStreetName', 'line2'),
    text('cbc:CityName', 'city'),
    code('cbc:PostalZone', 'postalCode'),
    text('cbc:CountrySubentity', 'subdivision'),
    within('cac:AddressLine', text('cbc:Line', 'line3')),
    within('cac:Country', code('cbc:IdentificationCode', 'country')),
  ];
})();

const contact = (() => {
  const { text, code } = binderOf<Contact>();
  return [text('cbc:Name', 'name'), text('cbc:Telephone', 'phone'), code('cbc:ElectronicMail', 'email')];
})();

const isTaxNumber: Parameters<typeof meant>[0] = (element) => textAt(element, 'TaxScheme', 'ID')?.trim() !== 'VAT';

const partyNodes = within(
  'cac:Party',
  party.group('cbc:EndpointID', 'electronicAddress', ...identifierNodes),
  party.list('cac:PartyIdentification', 'ids', within('cbc:ID', ...identifierNodes)),
  within('cac:PartyName', party.text('cbc:Name', 'tradingName')),
  party.group('cac:PostalAddress', 'address', ...address),
  within('cac:PartyTaxScheme', party.code('cbc:CompanyID', 'vatId'), vatSchemeSign),
  meant(
    isTaxNumber,
    within(
      'cac:PartyTaxScheme',
      party.code('cbc:CompanyID', 'taxNumber'),
      within('cac:TaxScheme', constant('cbc:ID', 'FC')),
    ),
  ),
  within(
    'cac:PartyLegalEntity',
    party.text('cbc:RegistrationName', 'name'),
    party.group('cbc:CompanyID', 'registration', ...identifierNodes),
    party.text('cbc:CompanyLegalForm', 'legalForm'),
  ),
  party.group('cac:Contact', 'contact', ...contact),
);

const payee = (() => {
  const { text, group } = binderOf<Payee>();
  return [
    within('cac:PartyIdentification', group('cbc:ID', 'id', ...identifierNodes)),
    within('cac:PartyName', text('cbc:Name', 'name')),
    within('cac:PartyLegalEntity', group('cbc:CompanyID', 'registration', ...identifierNodes)),
  ];
})();

const representative = (() => {
  const { text, code, group } = binderOf<TaxRepresentative>();
  return [
    within('cac:PartyName', text('cbc:Name', 'name')),
    group('cac:PostalAddress', 'address', ...address),
    within('cac:PartyTaxScheme', code('cbc:CompanyID', 'vatId'), vatScheme),
  ];
})();

const delivery = (() => {
  const { text, leaf, group } = binderOf<Delivery>();
  return [
    leaf('cbc:ActualDeliveryDate', 'date', 'date'),
    within(
      'cac:DeliveryLocation',
      group('cbc:ID', 'location', ...identifierNodes),
      group('cac:Address', 'address', ...address),
    ),
    within('cac:DeliveryParty', within('cac:PartyName', text('cbc:Name', 'name'))),
  ];
})();

const period = [
  binderOf<Period>().leaf('cbc:StartDate', 'from', 'date'),
  binderOf<Period>().leaf('cbc:EndDate', 'to', 'date'),
];

const vatNodes = (() => {
  const { code, decimal } = binderOf<VatOfLine>();
  return [code('cbc:ID', 'category'), decimal('cbc:Percent', 'rate'), vatScheme];
})();

const allowanceNodes = (isCharge: boolean) => {
  const { text, code, leaf, decimal } = binderOf<LineAllowance>();
  return [
    sign('cbc:ChargeIndicator', ...(isCharge ? ['true', '1'] : ['false', '0'])),
    code('cbc:AllowanceChargeReasonCode', 'reasonCode'),
    text('cbc:AllowanceChargeReason', 'reason'),
    decimal('cbc:MultiplierFactorNumeric', 'percent'),
    leaf('cbc:Amount', 'amount', 'decimal', amountOf),
    leaf('cbc:BaseAmount', 'base', 'decimal', amountOf),
  ];
};

function documentAllowanceNodes(isCharge: boolean) {
  return [...allowanceNodes(isCharge), binderOf<DocumentAllowance>().group('cac:TaxCategory', 'vat', ...vatNodes)];
}

const quantity = (() => {
  const { content, attribute } = binderOf<Quantity>();
  return [content('value', 'decimal'), attribute('unitCode', 'unit')];
})();

const itemNode = within(
  'cac:Item',
  line.part(
    'item',
    item.text('cbc:Description', 'description'),
    item.text('cbc:Name', 'name'),
    within('cac:BuyersItemIdentification', item.code('cbc:ID', 'buyerId')),
    within('cac:SellersItemIdentification', item.code('cbc:ID', 'sellerId')),
    within('cac:StandardItemIdentification', item.group('cbc:ID', 'standardId', ...identifierNodes)),
    within('cac:OriginCountry', item.code('cbc:IdentificationCode', 'originCountry')),
    item.list(
      'cac:CommodityClassification',
      'classifications',
      binderOf<Classification>().leaf(
        'cbc:ItemClassificationCode',
        'id',
        'code',
        binderOf<Classification>().attribute('listID', 'scheme'),
        binderOf<Classification>().attribute('listVersionID', 'version'),
      ),
    ),
  ),
  line.group('cac:ClassifiedTaxCategory', 'vat', ...vatNodes),
  line.part(
    'item',
    item.list(
      'cac:AdditionalItemProperty',
      'attributes',
      binderOf<ItemAttribute>().text('cbc:Name', 'name'),
      binderOf<ItemAttribute>().text('cbc:Value', 'value'),
    ),
  ),
);

const lineNode = (isCreditNote: boolean): ElementNode =>
  invoice.list(
    isCreditNote ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    'lines',
    line.code('cbc:ID', 'id'),
    line.text('cbc:Note', 'note'),
    line.group(isCreditNote ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', 'quantity', ...quantity),
    line.leaf('cbc:LineExtensionAmount', 'net', 'decimal', amountOf),
    line.code('cbc:AccountingCost', 'accountingReference'),
    line.group('cac:InvoicePeriod', 'period', ...period),
    within('cac:OrderLineReference', line.code('cbc:LineID', 'orderLine')),
    line.group(
      'cac:DocumentReference',
      'object',
      within('cbc:ID', ...identifierNodes),
      constant('cbc:DocumentTypeCode', '130'),
    ),
    line.list('cac:AllowanceCharge', 'allowances', ...allowanceNodes(false)),
    line.list('cac:AllowanceCharge', 'charges', ...allowanceNodes(true)),
    itemNode,
    line.group(
      'cac:Price',
      'price',
      price.leaf('cbc:PriceAmount', 'net', 'decimal', amountOf),
      price.group('cbc:BaseQuantity', 'base', ...quantity),
      within(
        'cac:AllowanceCharge',
        sign('cbc:ChargeIndicator', 'false', '0'),
        price.leaf('cbc:Amount', 'discount', 'decimal', amountOf),
        price.leaf('cbc:BaseAmount', 'gross', 'decimal', amountOf),
      ),
    ),
  );

const supporting = binderOf<SupportingDocument>();
const file = binderOf<AttachedFile>();
const project = invoice.text('cbc:ID', 'project');
const additionalDocuments = [
  invoice.group(
    'cac:AdditionalDocumentReference',
    'invoicedObject',
    within('cbc:ID', ...identifierNodes),
    sign('cbc:DocumentTypeCode', '130'),
  ),
  invoice.list(
    'cac:AdditionalDocumentReference',
    'supportingDocuments',
    supporting.text('cbc:ID', 'id'),
    supporting.text('cbc:DocumentDescription', 'description'),
    within(
      'cac:Attachment',
      supporting.group(
        'cbc:EmbeddedDocumentBinaryObject',
        'file',
        file.content('base64', 'code'),
        file.attribute('mimeCode', 'mediaType'),
        file.attribute('filename', 'name'),
      ),
      within('cac:ExternalReference', supporting.code('cbc:URI', 'location')),
    ),
  ),
];
const tender = within('cac:OriginatorDocumentReference', invoice.text('cbc:ID', 'tender'));
const contract = within('cac:ContractDocumentReference', invoice.text('cbc:ID', 'contract'));

/** The total of VAT with its breakdown, and the one in the currency of the VAT alone. */
const taxTotals = [
  meant(
    (element, { currency }) =>
      element.children.some(({ name }) => name === 'TaxSubtotal') ||
      element.children.every(({ attributes }) => (attributes.get('currencyID') ?? currency) === currency),
    within(
      'cac:TaxTotal',
      invoice.part('totals', totals.leaf('cbc:TaxAmount', 'vat', 'decimal', amountOf)),
      invoice.list(
        'cac:TaxSubtotal',
        'vatBreakdown',
        tax.leaf('cbc:TaxableAmount', 'base', 'decimal', amountOf),
        tax.leaf('cbc:TaxAmount', 'amount', 'decimal', amountOf),
        within(
          'cac:TaxCategory',
          tax.code('cbc:ID', 'category'),
          tax.decimal('cbc:Percent', 'rate'),
          tax.code('cbc:TaxExemptionReasonCode', 'reasonCode'),
          tax.text('cbc:TaxExemptionReason', 'reason'),
          vatScheme,
        ),
      ),
    ),
  ),
  within(
    'cac:TaxTotal',
    invoice.part('totals', totals.leaf('cbc:TaxAmount', 'vatInVatCurrency', 'decimal', inCurrency('vatCurrency'))),
  ),
];

const monetaryTotal = invoice.group(
  'cac:LegalMonetaryTotal',
  'totals',
  totals.leaf('cbc:LineExtensionAmount', 'lines', 'decimal', amountOf),
  totals.leaf('cbc:TaxExclusiveAmount', 'net', 'decimal', amountOf),
  totals.leaf('cbc:TaxInclusiveAmount', 'gross', 'decimal', amountOf),
  totals.leaf('cbc:AllowanceTotalAmount', 'allowances', 'decimal', amountOf),
  totals.leaf('cbc:ChargeTotalAmount', 'charges', 'decimal', amountOf),
  totals.leaf('cbc:PrepaidAmount', 'prepaid', 'decimal', amountOf),
  totals.leaf('cbc:PayableRoundingAmount', 'rounding', 'decimal', amountOf),
  totals.leaf('cbc:PayableAmount', 'due', 'decimal', amountOf),
);

function rootNodes(isCreditNote: boolean): ElementNode[] {
  const dueDate = isCreditNote ? [] : [invoice.leaf('cbc:DueDate', 'dueDate', 'date')];
  return [
    invoice.code('cbc:CustomizationID', 'specification'),
    invoice.code('cbc:ProfileID', 'businessProcess'),
    invoice.text('cbc:ID', 'number'),
    invoice.leaf('cbc:IssueDate', 'issueDate', 'date'),
    ...dueDate,
    invoice.code(isCreditNote ? 'cbc:CreditNoteTypeCode' : 'cbc:InvoiceTypeCode', 'typeCode'),
    invoice.list('cbc:Note', 'notes', binderOf<Note>().content('text', 'text')),
    invoice.code('cbc:DocumentCurrencyCode', 'currency'),
    invoice.code('cbc:TaxCurrencyCode', 'vatCurrency'),
    invoice.code('cbc:AccountingCost', 'accountingReference'),
    invoice.text('cbc:BuyerReference', 'buyerReference'),
    invoice.group('cac:InvoicePeriod', 'period', ...period),
    within('cac:OrderReference', invoice.text('cbc:ID', 'order'), invoice.text('cbc:SalesOrderID', 'salesOrder')),
    invoice.list(
      'cac:BillingReference',
      'precedingInvoices',
      within(
        'cac:InvoiceDocumentReference',
        binderOf<PrecedingInvoiceReference>().text('cbc:ID', 'number'),
        binderOf<PrecedingInvoiceReference>().leaf('cbc:IssueDate', 'issueDate', 'date'),
      ),
    ),
    within('cac:DespatchDocumentReference', invoice.text('cbc:ID', 'despatchAdvice')),
    within('cac:ReceiptDocumentReference', invoice.text('cbc:ID', 'receivingAdvice')),
    ...(isCreditNote
      ? [contract, within('cac:AdditionalDocumentReference', project, sign('cbc:DocumentTypeCode', '50'))]
      : [tender, contract]),
    ...additionalDocuments,
    isCreditNote ? tender : within('cac:ProjectReference', project),
    invoice.group('cac:AccountingSupplierParty', 'seller', partyNodes),
    invoice.group('cac:AccountingCustomerParty', 'buyer', partyNodes),
    invoice.group('cac:PayeeParty', 'payee', ...payee),
    invoice.group('cac:TaxRepresentativeParty', 'taxRepresentative', ...representative),
    invoice.group('cac:Delivery', 'delivery', ...delivery),
    invoice.list(
      'cac:PaymentMeans',
      'paymentMeans',
      within('cbc:PaymentMeansCode', means.content('code', 'code'), {
        ...means.attribute('name', 'text'),
        value: { key: 'text', form: 'text' },
      }),
      means.leaf('cbc:PaymentDueDate', 'dueDate', 'date'),
      means.text('cbc:PaymentID', 'remittance'),
      within(
        'cac:PayeeFinancialAccount',
        means.code('cbc:ID', 'account'),
        means.text('cbc:Name', 'accountName'),
        within('cac:FinancialInstitutionBranch', means.code('cbc:ID', 'bic')),
      ),
      within(
        'cac:PaymentMandate',
        means.code('cbc:ID', 'mandate'),
        within('cac:PayerFinancialAccount', means.code('cbc:ID', 'payerAccount')),
      ),
    ),
    invoice.list('cac:PaymentTerms', 'terms', ...termNodes),
    invoice.list('cac:AllowanceCharge', 'allowances', ...documentAllowanceNodes(false)),
    invoice.list('cac:AllowanceCharge', 'charges', ...documentAllowanceNodes(true)),
    ...taxTotals,
    monetaryTotal,
    lineNode(isCreditNote),
  ];
}

function tableOf(name: 'Invoice' | 'CreditNote'): SyntaxTable {
  return {
    namespaces: {
      '': `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`,
      cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
      cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
    },
    root: within(name, ...rootNodes(name === 'CreditNote')),
  };
}

/** OASIS UBL 2.1 as EN 16931 and Peppol BIS 3.0 bind it. Source: CEN/TS 16931-3-2. */
export const ublInvoice: SyntaxTable = tableOf('Invoice');
export const ublCreditNote: SyntaxTable = tableOf('CreditNote');
