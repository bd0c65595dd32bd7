import type { Path } from '../../problem/problem.ts';
import type { EInvoice, Line, LineAllowance } from '../semantic/index.ts';
import type { Check } from './check.ts';

/** The terms that every invoice has (BR-1 to BR-66), and those that others ask for. Source: EN 16931-1, 6.4.1. */
export function checkPresence(invoice: EInvoice, check: Check): void {
  const { seller, buyer, totals, payee, taxRepresentative } = invoice;
  check.required(invoice.specification, 'BR-01', 'BT-24', ['specification']);
  check.required(invoice.number, 'BR-02', 'BT-1', ['number']);
  check.required(invoice.issueDate, 'BR-03', 'BT-2', ['issueDate']);
  check.required(invoice.typeCode, 'BR-04', 'BT-3', ['typeCode']);
  check.required(invoice.currency, 'BR-05', 'BT-5', ['currency']);
  check.required(seller?.name, 'BR-06', 'BT-27', ['seller', 'name']);
  check.required(buyer?.name, 'BR-07', 'BT-44', ['buyer', 'name']);
  check.required(seller?.address, 'BR-08', 'BG-5', ['seller', 'address']);
  check.required(seller?.address?.country, 'BR-09', 'BT-40', ['seller', 'address', 'country']);
  check.required(buyer?.address, 'BR-10', 'BG-8', ['buyer', 'address']);
  check.required(buyer?.address?.country, 'BR-11', 'BT-55', ['buyer', 'address', 'country']);
  check.required(totals?.lines, 'BR-12', 'BT-106', ['totals', 'lines']);
  check.required(totals?.net, 'BR-13', 'BT-109', ['totals', 'net']);
  check.required(totals?.gross, 'BR-14', 'BT-112', ['totals', 'gross']);
  check.required(totals?.due, 'BR-15', 'BT-115', ['totals', 'due']);
  check.required(invoice.lines, 'BR-16', 'BG-25', ['lines']);
  if (payee !== undefined) check.required(payee.name, 'BR-17', 'BT-59', ['payee', 'name']);
  if (taxRepresentative !== undefined) {
    const at = (...path: Path): Path => ['taxRepresentative', ...path];
    check.required(taxRepresentative.name, 'BR-18', 'BT-62', at('name'));
    check.required(taxRepresentative.address, 'BR-19', 'BG-12', at('address'));
    check.required(taxRepresentative.address?.country, 'BR-20', 'BT-69', at('address', 'country'));
    check.required(taxRepresentative.vatId, 'BR-56', 'BT-63', at('vatId'));
  }
  if (invoice.delivery?.address !== undefined) {
    check.required(invoice.delivery.address.country, 'BR-57', 'BT-80', ['delivery', 'address', 'country']);
  }
  if (invoice.vatCurrency !== undefined) {
    check.required(totals?.vatInVatCurrency, 'BR-53', 'BT-111', ['totals', 'vatInVatCurrency']);
  }
  if (seller?.electronicAddress !== undefined) {
    check.required(seller.electronicAddress.scheme, 'BR-62', 'BT-34', ['seller', 'electronicAddress', 'scheme']);
  }
  if (buyer?.electronicAddress !== undefined) {
    check.required(buyer.electronicAddress.scheme, 'BR-63', 'BT-49', ['buyer', 'electronicAddress', 'scheme']);
  }
  const hasSellerId = seller !== undefined && (seller.ids.length > 0 || seller.registration || seller.vatId);
  check.required(hasSellerId || undefined, 'BR-CO-26', 'BT-29', ['seller', 'ids']);
  check.required(invoice.vatBreakdown, 'BR-CO-18', 'BG-23', ['vatBreakdown']);
  checkLists(invoice, check);
  checkPeriod(invoice.period, ['BR-29', 'BR-CO-19', 'BG-14', 'BT-74'], ['period'], check);
  for (const [index, line] of invoice.lines.entries()) checkLine(line, ['lines', index], check);
}

function checkLists(invoice: EInvoice, check: Check): void {
  for (const [index, means] of invoice.paymentMeans.entries()) {
    const place = ['paymentMeans', index];
    check.required(means.code, 'BR-49', 'BT-81', [...place, 'code']);
    if (means.code === '30' || means.code === '58')
      check.required(means.account, 'BR-61', 'BT-84', [...place, 'account']);
    else if (means.accountName !== undefined || means.bic !== undefined) {
      check.required(means.account, 'BR-50', 'BT-84', [...place, 'account']);
    }
  }
  for (const [index, one] of invoice.precedingInvoices.entries()) {
    check.required(one.number, 'BR-55', 'BT-25', ['precedingInvoices', index, 'number']);
  }
  for (const [index, one] of invoice.supportingDocuments.entries()) {
    check.required(one.id, 'BR-52', 'BT-122', ['supportingDocuments', index, 'id']);
  }
  for (const [index, one] of invoice.vatBreakdown.entries()) {
    const place = ['vatBreakdown', index];
    check.required(one.base, 'BR-45', 'BT-116', [...place, 'base']);
    check.required(one.amount, 'BR-46', 'BT-117', [...place, 'amount']);
    check.required(one.category, 'BR-47', 'BT-118', [...place, 'category']);
    if (one.category !== 'O') check.required(one.rate, 'BR-48', 'BT-119', [...place, 'rate']);
  }
  for (const [index, one] of invoice.allowances.entries()) {
    const place = ['allowances', index];
    checkAllowance(one, ['BR-31', 'BT-92', 'BR-33', 'BT-97'], place, check);
    check.required(one.vat?.category, 'BR-32', 'BT-95', [...place, 'vat', 'category']);
  }
  for (const [index, one] of invoice.charges.entries()) {
    const place = ['charges', index];
    checkAllowance(one, ['BR-36', 'BT-99', 'BR-38', 'BT-104'], place, check);
    check.required(one.vat?.category, 'BR-37', 'BT-102', [...place, 'vat', 'category']);
  }
}

function checkAllowance(
  one: LineAllowance,
  [amountRule, amountTerm, reasonRule, reasonTerm]: readonly [string, string, string, string],
  place: Path,
  check: Check,
): void {
  check.required(one.amount, amountRule, amountTerm, [...place, 'amount']);
  check.required(one.reason ?? one.reasonCode, reasonRule, reasonTerm, [...place, 'reason']);
}

function checkPeriod(
  period: EInvoice['period'],
  [order, presence, group, end]: readonly [string, string, string, string],
  place: Path,
  check: Check,
): void {
  if (period === undefined) return;
  const { from, to } = period;
  check.required(from ?? to, presence, group, place);
  if (from !== undefined && to !== undefined && to < from) {
    check.broken(order, end, [...place, 'to'], 'it is before the beginning');
  }
}

function checkLine(line: Line, place: Path, check: Check): void {
  check.required(line.id, 'BR-21', 'BT-126', [...place, 'id']);
  check.required(line.quantity?.value, 'BR-22', 'BT-129', [...place, 'quantity', 'value']);
  check.required(line.quantity?.unit, 'BR-23', 'BT-130', [...place, 'quantity', 'unit']);
  check.required(line.net, 'BR-24', 'BT-131', [...place, 'net']);
  check.required(line.item?.name, 'BR-25', 'BT-153', [...place, 'item', 'name']);
  check.required(line.price?.net, 'BR-26', 'BT-146', [...place, 'price', 'net']);
  if (line.price?.net?.startsWith('-')) check.broken('BR-27', 'BT-146', [...place, 'price', 'net'], 'it is negative');
  if (line.price?.gross?.startsWith('-')) {
    check.broken('BR-28', 'BT-148', [...place, 'price', 'gross'], 'it is negative');
  }
  check.required(line.vat?.category, 'BR-CO-04', 'BT-151', [...place, 'vat', 'category']);
  checkPeriod(line.period, ['BR-30', 'BR-CO-20', 'BG-26', 'BT-135'], [...place, 'period'], check);
  for (const [index, one] of line.allowances.entries()) {
    checkAllowance(one, ['BR-41', 'BT-136', 'BR-42', 'BT-139'], [...place, 'allowances', index], check);
  }
  for (const [index, one] of line.charges.entries()) {
    checkAllowance(one, ['BR-43', 'BT-141', 'BR-44', 'BT-144'], [...place, 'charges', index], check);
  }
  const { item } = line;
  if (item?.standardId !== undefined) {
    check.required(item.standardId.scheme, 'BR-64', 'BT-157', [...place, 'item', 'standardId', 'scheme']);
  }
  for (const [index, one] of (item?.classifications ?? []).entries()) {
    check.required(one.scheme, 'BR-65', 'BT-158', [...place, 'item', 'classifications', index, 'scheme']);
  }
  for (const [index, one] of (item?.attributes ?? []).entries()) {
    check.required(one.name, 'BR-54', 'BT-160', [...place, 'item', 'attributes', index, 'name']);
    check.required(one.value, 'BR-54', 'BT-161', [...place, 'item', 'attributes', index, 'value']);
  }
}
