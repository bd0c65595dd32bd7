import type { InvoiceDocument } from '../../invoice-document/index.ts';
import type { Path } from '../../problem/problem.ts';

/** Where the lists of an e-invoice come from. */
export interface Sources {
  readonly positions: readonly number[];
  readonly allowances: readonly number[];
  readonly charges: readonly number[];
}

/** Fields of the JSON model by the terms that are made of them; a term is found by its longest beginning. */
const fields: Readonly<Record<string, string>> = {
  __proto__: null as never,
  number: 'invoiceNr',
  issueDate: 'invoiceDate',
  typeCode: 'kind',
  currency: 'currency',
  dueDate: 'dueDate',
  buyerReference: 'customerReference',
  order: 'orderNr',
  contract: 'contractNr',
  project: 'projectNr',
  vatCurrency: 'vatCurrency',
  'totals.vatInVatCurrency': 'vatCurrency',
  notes: 'notes',
  supportingDocuments: 'attachments',
  'delivery.address': 'deliveryAddress',
  'delivery.name': 'deliveryAddress',
  paymentTerms: 'paymentTerms',
  precedingInvoices: 'precedingInvoice',
  period: 'servicePeriod',
  delivery: 'servicePeriod',
  'seller.name': 'sender.name',
  'seller.ids': 'sender.uid',
  'seller.registration': 'sender.uid',
  'seller.vatId': 'sender.uid',
  'seller.taxNumber': 'sender.taxNumber',
  'seller.electronicAddress': 'sender.electronicAddress',
  'seller.electronicAddress.scheme': 'sender.electronicAddress.scheme',
  'seller.address': 'sender.address',
  'seller.address.postalCode': 'sender.address.postalCode',
  'seller.address.city': 'sender.address.city',
  'seller.address.country': 'sender.address.country',
  'seller.contact': 'contactPerson',
  'seller.contact.name': 'contactPerson.name',
  'seller.contact.phone': 'contactPerson.phone',
  'seller.contact.email': 'contactPerson.email',
  'buyer.name': 'recipient.addressLines',
  'buyer.ids': 'customerNr',
  'buyer.registration': 'recipient.uid',
  'buyer.vatId': 'recipient.vatNumber',
  'buyer.electronicAddress': 'recipient.electronicAddress',
  'buyer.electronicAddress.scheme': 'recipient.electronicAddress.scheme',
  'buyer.address': 'recipient.address',
  'buyer.address.postalCode': 'recipient.address.postalCode',
  'buyer.address.city': 'recipient.address.city',
  'buyer.address.country': 'recipient.address.country',
  paymentMeans: 'qrInvoice',
  remittance: 'qrInvoice',
  payee: 'qrInvoice',
  'totals.rounding': 'rounding',
  'totals.prepaid': 'prepaidAmount',
  totals: 'positions',
  vatBreakdown: 'positions',
  lines: 'positions',
};

/** The same inside a position, a discount or a surcharge. */
const lineFields: Readonly<Record<string, string>> = {
  __proto__: null as never,
  quantity: 'quantity',
  'quantity.unit': 'unitCode',
  price: 'unitPrice',
  'price.base': 'priceQuantity',
  vat: 'vatCategory',
  'vat.rate': 'vatRate',
  item: 'description',
  'item.standardId': 'gtin',
  'item.sellerId': 'articleNr',
  allowances: 'discount',
  charges: 'discount',
  amount: 'amount',
  reasonCode: 'reasonCode',
};

/** The place in the JSON model of an invoice document that a term of its e-invoice comes from. */
export function sourceOf(
  place: Path,
  sources: Sources,
  { adjustments, sender, recipient, bankAccount }: InvoiceDocument,
): Path {
  const [list, index, ...rest] = place;
  if (list === 'lines' && typeof index === 'number') {
    return ['positions', sources.positions[index] ?? index, ...fieldOf(rest, lineFields)];
  }
  if ((list === 'allowances' || list === 'charges') && typeof index === 'number') {
    const source = sources[list][index] ?? 0;
    const kind = adjustments[source]?.kind ?? 'discount';
    const before = kind === 'surcharge' ? adjustments.filter((one) => one.kind === 'discount').length : 0;
    return [`${kind}s`, source - before, ...fieldOf(rest, lineFields)];
  }
  const named = fieldOf(place, fields);
  // Where two fields can say the same, the one that did
  if (list === 'seller' && index === 'vatId' && sender.vatNumber !== undefined) return ['sender', 'vatNumber'];
  if (list === 'seller' && index === 'registration' && sender.registration !== undefined)
    return ['sender', 'registration'];
  if (list === 'buyer' && index === 'registration' && recipient.registration !== undefined)
    return ['recipient', 'registration'];
  return named[0] === 'qrInvoice' && bankAccount !== undefined ? ['bankAccount'] : named;
}

function fieldOf(place: Path, known: Readonly<Record<string, string>>): Path {
  const names = place.filter((step) => typeof step === 'string');
  for (let length = names.length; length > 0; length--) {
    const field = known[names.slice(0, length).join('.')];
    if (field !== undefined) return field.split('.');
  }
  return [];
}
