import { compareDecimals, exactSumOf, negated } from '@rappen/core/money';
import { companyAtHome, invoiceAtHome } from './abroad.ts';
import type { Entered } from './lines.ts';
import { emptyPosition, type Invoice, newCompany, plain, type RecordKind, type RecordOf } from './records.ts';

const { offerPattern, confirmationPattern, deliveryPattern } = newCompany('de');
const patterns = { offerPattern, confirmationPattern, deliveryPattern };

/** Members that came later, as a record of other days has them. */
const later: { readonly [K in RecordKind]: Partial<RecordOf<K>> } = {
  companies: {
    contactName: '',
    eInvoice: 'none',
    electronicAddress: '',
    dunning: [],
    interest: '',
    ...companyAtHome,
    ...patterns,
  },
  customers: { vatNumber: '', electronicAddress: '' },
  articles: {},
  efforts: {},
  invoices: {
    ofNumber: '',
    ofDate: '',
    asked: '',
    eInvoice: '',
    customerVatNumber: '',
    customerElectronicAddress: '',
    markedPaid: '',
    granted: '',
    payments: [],
    entered: [],
    mails: [],
    cancelledOn: '',
    replaces: '',
    versions: [],
    decision: '',
    attachments: [],
    ...invoiceAtHome,
    ...plain,
  },
};

/** A record with every member, also those that it is older than. */
export function completed<K extends RecordKind>(kind: K, record: RecordOf<K>): RecordOf<K> {
  // Most records are of these days, and there may be many
  const whole = hasAll(record, later[kind]) ? record : { ...later[kind], ...record };
  if (!('positions' in whole)) return whole;
  if (whole.positions.every((position) => hasAll(position, emptyPosition))) return withEntries(whole) as RecordOf<K>;
  const positions = whole.positions.map((position) => ({ ...emptyPosition, ...position }));
  return withEntries({ ...whole, positions }) as RecordOf<K>;
}

function hasAll(record: object, members: object): boolean {
  for (const name in members) if (!(name in record)) return false;
  return true;
}

/** An invoice of other days, with the payments that it told in other members. */
function withEntries(invoice: Invoice): Invoice {
  const { paidOn, markedPaid, received, granted, payments, entered, due, kind } = invoice;
  if (received === '' && payments.length === 0 && paidOn === '' && markedPaid === '') return invoice;
  const undated = exactSumOf([received || '0', ...payments.map(({ amount }) => negated(amount))]);
  const isDated = compareDecimals(undated, '0') === 0;
  if (isDated && paidOn === '' && markedPaid === '') return invoice;
  const open = exactSumOf([due || '0', negated(received || '0'), negated(granted || '0')]);
  const amount = markedPaid || open;
  const isMarked = kind === 'invoice' && paidOn !== '' && compareDecimals(amount, '0') > 0;
  const marked: Entered = { kind: 'payment', on: paidOn, amount, way: 'bank', discount: '', charge: '' };
  return {
    ...invoice,
    payments: isDated ? payments : [{ on: paidOn, amount: undated }, ...payments],
    entered: isMarked ? [...entered, marked] : entered,
    paidOn: '',
    markedPaid: '',
  };
}
