import type { Path, Problem } from '@rappen/core/problem';

/** A field of the desk, as the page names it: of the company, of the invoice, or of a position (`positions.2.price`). */
export type DeskField = string;

/** A problem that knows its field already, or has a path in the document. */
export type Found = Problem & { readonly field?: DeskField };

/** Where in the page something of a document stands. */
export interface Place {
  readonly path: Path;
  readonly field: DeskField;
}

/** What only invoices abroad have. */
const placesAbroad: readonly Place[] = [
  { path: ['sender', 'vatNumber'], field: 'company.vatNumber' },
  { path: ['sender', 'taxNumber'], field: 'company.taxNumber' },
  { path: ['recipient', 'registration'], field: 'customerRegistration' },
  { path: ['contractNr'], field: 'contractNr' },
  { path: ['projectNr'], field: 'projectNr' },
  { path: ['deliveryAddress'], field: 'deliveryAddress' },
  { path: ['currency'], field: 'currency' },
  { path: ['vatCurrency'], field: 'exchangeRate' },
  { path: ['bankAccount'], field: 'company.ibanAbroad' },
  { path: ['bankAccount', 'bic'], field: 'company.bic' },
];

/** Where a position has what its document names. */
const positionFields = {
  articleNr: 'articleNr',
  description: 'description',
  quantity: 'quantity',
  unit: 'unit',
  unitPrice: 'price',
  priceQuantity: 'price',
  discount: 'discount',
  vatRate: 'vatRate',
  vatCategory: 'vatRate',
  vatExemption: 'vatRate',
  unitCode: 'unit',
};

/** Where in the page stands what the rules speak of; the longest beginning of a path wins. */
export function placesOf(rows: readonly number[]): readonly Place[] {
  return [
    ...rows.flatMap((row, index) => [
      { path: ['positions', index], field: `positions.${row}.description` },
      ...Object.entries(positionFields).map(([name, own]) => ({
        path: ['positions', index, name],
        field: `positions.${row}.${own}`,
      })),
    ]),
    ...placesAbroad,
    { path: ['positions'], field: 'positions.0.description' },
    { path: ['sender'], field: 'company.address' },
    { path: ['sender', 'phone'], field: 'company.phone' },
    { path: ['sender', 'email'], field: 'company.email' },
    { path: ['sender', 'website'], field: 'company.website' },
    { path: ['sender', 'uid'], field: 'company.uid' },
    { path: ['sender', 'electronicAddress'], field: 'company.electronicAddress' },
    { path: ['contactPerson'], field: 'company.contactName' },
    { path: ['contactPerson', 'phone'], field: 'company.phone' },
    { path: ['contactPerson', 'email'], field: 'company.email' },
    { path: ['recipient'], field: 'address' },
    { path: ['recipient', 'uid'], field: 'customerVatNumber' },
    { path: ['recipient', 'vatNumber'], field: 'customerVatNumber' },
    { path: ['recipient', 'electronicAddress'], field: 'customerElectronicAddress' },
    { path: ['kind'], field: 'eInvoice' },
    { path: ['rounding'], field: 'eInvoice' },
    { path: ['customerNr'], field: 'customerNr' },
    { path: ['customerReference'], field: 'customerReference' },
    { path: ['title'], field: 'title' },
    { path: ['invoiceNr'], field: 'number' },
    { path: ['invoiceDate'], field: 'date' },
    { path: ['servicePeriod'], field: 'serviceFrom' },
    { path: ['servicePeriod', 'to'], field: 'serviceTo' },
    { path: ['paymentTerms'], field: 'days' },
    { path: ['paymentTerms', 'cashDiscounts', 0, 'percent'], field: 'discountPercent' },
    { path: ['paymentTerms', 'cashDiscounts', 0, 'days'], field: 'discountDays' },
    { path: ['introduction'], field: 'introduction' },
    { path: ['closing'], field: 'closing' },
    { path: ['discounts'], field: 'discount' },
    { path: ['surcharges'], field: 'surcharge' },
    { path: ['prepaidAmount'], field: 'prepaid' },
    { path: ['qrInvoice'], field: 'company.iban' },
    { path: ['qrInvoice', 'creditorInformation', 'iban'], field: 'company.iban' },
    { path: ['qrInvoice', 'creditorInformation', 'creditor'], field: 'company.address' },
    { path: ['qrInvoice', 'ultimateDebtor'], field: 'address' },
    { path: ['qrInvoice', 'paymentReference'], field: 'number' },
  ];
}

/** What was found, by field. */
export function byField(found: readonly Found[], places: readonly Place[]): ReadonlyMap<DeskField, readonly Problem[]> {
  const fields = new Map<DeskField, readonly Problem[]>();
  for (const { field, ...one } of found) {
    const name = field ?? fieldAt(places, one);
    const there = fields.get(name) ?? [];
    // What was typed and could not be read is not missing as well
    const isMissing = one.code === 'REQUIRED' || one.code === 'E_INVOICE_TERM_MISSING';
    const isSaid = there.some(({ code }) => code === one.code || isMissing);
    if (!isSaid) fields.set(name, [...there, one]);
  }
  return fields;
}

function fieldAt(places: readonly Place[], { path }: Problem): DeskField {
  const leading = places.filter((place) => place.path.every((part, index) => path[index] === part));
  return leading.reduce((best, place) => (place.path.length >= best.path.length ? place : best), elsewhere).field;
}

/** What concerns no field of its own stands where the reader begins. */
const elsewhere: Place = { path: [], field: 'address' };
