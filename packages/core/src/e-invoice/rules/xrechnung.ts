import { parseRegisteredIban } from '../../iban/index.ts';
import type { Path } from '../../problem/problem.ts';
import { type Contact, type EInvoice, profileTerms } from '../semantic/index.ts';
import type { Check } from './check.ts';

const types = ['326', '380', '384', '389', '381', '875', '876', '877'];
const discountLine = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** What German public buyers ask beyond Peppol (BR-DE). Source: XRechnung 3.0.2, 12. */
export function checkXRechnung(invoice: EInvoice, check: Check): void {
  checkGerman(invoice, check, (rule) => rule);
  const { specification, delivery, period, lines } = invoice;
  if (specification !== undefined && !specification.startsWith(profileTerms.xrechnung.specification)) {
    check.broken('BR-DE-21', 'BT-24', ['specification'], `it must be ${profileTerms.xrechnung.specification}`);
  }
  const isDated =
    delivery?.date !== undefined || period !== undefined || lines.every((line) => line.period !== undefined);
  if (!isDated) check.required(undefined, 'BR-DE-TMP-32', 'BT-72', ['delivery', 'date']);
}

/** The rules of German invoices, which Peppol has under other names between German parties. */
export function checkGerman(invoice: EInvoice, check: Check, nameOf: (rule: string) => string): void {
  const { seller, buyer, delivery, typeCode } = invoice;
  const required = (value: unknown, rule: string, term: string, place: Path): void =>
    check.required(value, nameOf(rule), term, place);
  required(invoice.paymentMeans, 'BR-DE-1', 'BG-16', ['paymentMeans']);
  required(seller?.contact, 'BR-DE-2', 'BG-6', ['seller', 'contact']);
  required(seller?.address?.city, 'BR-DE-3', 'BT-37', ['seller', 'address', 'city']);
  required(seller?.address?.postalCode, 'BR-DE-4', 'BT-38', ['seller', 'address', 'postalCode']);
  required(buyer?.address?.city, 'BR-DE-8', 'BT-52', ['buyer', 'address', 'city']);
  required(buyer?.address?.postalCode, 'BR-DE-9', 'BT-53', ['buyer', 'address', 'postalCode']);
  if (delivery?.address !== undefined) {
    required(delivery.address.city, 'BR-DE-10', 'BT-77', ['delivery', 'address', 'city']);
    required(delivery.address.postalCode, 'BR-DE-11', 'BT-78', ['delivery', 'address', 'postalCode']);
  }
  for (const [index, { rate }] of invoice.vatBreakdown.entries()) {
    required(rate, 'BR-DE-14', 'BT-119', ['vatBreakdown', index, 'rate']);
  }
  required(invoice.buyerReference, 'BR-DE-15', 'BT-10', ['buyerReference']);
  const isTaxed = invoice.vatBreakdown.some(({ category }) => category !== undefined && category !== 'O');
  const isIdentified = seller?.vatId ?? seller?.taxNumber ?? invoice.taxRepresentative;
  if (isTaxed) required(isIdentified, 'BR-DE-16', 'BT-31', ['seller', 'vatId']);
  if (typeCode !== undefined && !types.includes(typeCode)) {
    check.code(nameOf('BR-DE-17'), 'BT-3', ['typeCode'], typeCode);
  }
  checkTerms(invoice.paymentTerms, check, nameOf('BR-DE-18'));
  checkMeans(invoice, check, nameOf);
  const names = invoice.supportingDocuments.map(({ file }) => file?.name).filter((name) => name !== undefined);
  if (new Set(names).size < names.length) {
    check.broken(nameOf('BR-DE-22'), 'BT-125', ['supportingDocuments'], 'two files have the same name');
  }
  if (typeCode === '384') required(invoice.precedingInvoices, 'BR-DE-26', 'BG-3', ['precedingInvoices']);
  checkContact(seller?.contact, check, nameOf);
}

function checkContact(contact: Contact | undefined, check: Check, nameOf: (rule: string) => string): void {
  if (contact === undefined) return;
  const { name, phone, email } = contact;
  check.required(name, nameOf('BR-DE-5'), 'BT-41', ['seller', 'contact', 'name']);
  check.required(phone, nameOf('BR-DE-6'), 'BT-42', ['seller', 'contact', 'phone']);
  check.required(email, nameOf('BR-DE-7'), 'BT-43', ['seller', 'contact', 'email']);
  if (phone !== undefined && phone.replace(/\D/g, '').length < 3) {
    check.broken(nameOf('BR-DE-27'), 'BT-42', ['seller', 'contact', 'phone'], 'it has fewer than three digits');
  }
  if (email !== undefined && !isEmail(email)) {
    check.broken(nameOf('BR-DE-28'), 'BT-43', ['seller', 'contact', 'email'], 'it is no e-mail address');
  }
}

/** One sign @, and after it words with points between them. */
function isEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || name === '' || /\s/.test(text)) return false;
  const parts = domain.split('.');
  return parts.length > 1 && parts.every((part) => part !== '');
}

/** Lines of cash discounts, each with a line feed after it. */
function checkTerms(terms: string | undefined, check: Check, rule: string): void {
  if (terms === undefined || !/^#/m.test(terms)) return;
  const lines = terms.split(/\r?\n/);
  const isSound =
    lines.every((line) => !line.startsWith('#') || discountLine.test(line)) && !lines.at(-1)?.startsWith('#');
  if (!isSound) {
    check.broken(
      rule,
      'BT-20',
      ['paymentTerms'],
      'a line such as #SKONTO#TAGE=10#PROZENT=2.00# is expected, and a line feed after it',
    );
  }
}

function checkMeans({ paymentMeans }: EInvoice, check: Check, nameOf: (rule: string) => string): void {
  for (const [index, { code, account }] of paymentMeans.entries()) {
    const place = ['paymentMeans', index, 'account'];
    if (code === '30' || code === '58') check.required(account, nameOf('BR-DE-23-a'), 'BT-84', place);
    if (code === '58' && account !== undefined && !parseRegisteredIban(account).ok) {
      check.broken(nameOf('BR-DE-19'), 'BT-84', place, 'it is no IBAN');
    }
  }
}
