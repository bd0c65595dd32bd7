import { parseRegisteredIban } from '../../iban/index.ts';
import { type EInvoice, profileTerms } from '../semantic/index.ts';
import type { Check } from './check.ts';

const types = ['326', '380', '384', '389', '381', '875', '876', '877'];
const discountLine = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** What German public buyers ask beyond Peppol (BR-DE). Source: XRechnung 3.0.2, 12. */
export function checkXRechnung(invoice: EInvoice, check: Check): void {
  const { seller, buyer, delivery, typeCode, specification } = invoice;
  check.required(invoice.paymentMeans, 'BR-DE-1', 'BG-16', ['paymentMeans']);
  check.required(seller?.contact, 'BR-DE-2', 'BG-6', ['seller', 'contact']);
  check.required(seller?.address?.city, 'BR-DE-3', 'BT-37', ['seller', 'address', 'city']);
  check.required(seller?.address?.postalCode, 'BR-DE-4', 'BT-38', ['seller', 'address', 'postalCode']);
  if (seller?.contact !== undefined) {
    check.required(seller.contact.name, 'BR-DE-5', 'BT-41', ['seller', 'contact', 'name']);
    check.required(seller.contact.phone, 'BR-DE-6', 'BT-42', ['seller', 'contact', 'phone']);
    check.required(seller.contact.email, 'BR-DE-7', 'BT-43', ['seller', 'contact', 'email']);
  }
  check.required(buyer?.address?.city, 'BR-DE-8', 'BT-52', ['buyer', 'address', 'city']);
  check.required(buyer?.address?.postalCode, 'BR-DE-9', 'BT-53', ['buyer', 'address', 'postalCode']);
  if (delivery?.address !== undefined) {
    check.required(delivery.address.city, 'BR-DE-10', 'BT-77', ['delivery', 'address', 'city']);
    check.required(delivery.address.postalCode, 'BR-DE-11', 'BT-78', ['delivery', 'address', 'postalCode']);
  }
  for (const [index, { rate }] of invoice.vatBreakdown.entries()) {
    check.required(rate, 'BR-DE-14', 'BT-119', ['vatBreakdown', index, 'rate']);
  }
  check.required(invoice.buyerReference, 'BR-DE-15', 'BT-10', ['buyerReference']);
  const isTaxed = invoice.vatBreakdown.some(({ category }) => category !== undefined && category !== 'O');
  const isIdentified = seller?.vatId ?? seller?.taxNumber ?? invoice.taxRepresentative;
  if (isTaxed) check.required(isIdentified, 'BR-DE-16', 'BT-31', ['seller', 'vatId']);
  if (typeCode !== undefined && !types.includes(typeCode)) check.code('BR-DE-17', 'BT-3', ['typeCode'], typeCode);
  checkTerms(invoice.paymentTerms, check);
  checkMeans(invoice, check);
  if (specification !== undefined && !specification.startsWith(profileTerms.xrechnung.specification)) {
    check.broken('BR-DE-21', 'BT-24', ['specification'], `it must be ${profileTerms.xrechnung.specification}`);
  }
  const names = invoice.supportingDocuments.map(({ file }) => file?.name).filter((name) => name !== undefined);
  if (new Set(names).size < names.length) {
    check.broken('BR-DE-22', 'BT-125', ['supportingDocuments'], 'two files have the same name');
  }
  if (typeCode === '384') check.required(invoice.precedingInvoices, 'BR-DE-26', 'BG-3', ['precedingInvoices']);
  const { phone, email } = seller?.contact ?? {};
  if (phone !== undefined && phone.replace(/\D/g, '').length < 3) {
    check.broken('BR-DE-27', 'BT-42', ['seller', 'contact', 'phone'], 'it has fewer than three digits');
  }
  if (email !== undefined && !/^[^@\s]{2,}@[^@\s]{2,}$/.test(email)) {
    check.broken('BR-DE-28', 'BT-43', ['seller', 'contact', 'email'], 'it is no e-mail address');
  }
}

/** Lines of cash discounts, each with a line feed after it. */
function checkTerms(terms: string | undefined, check: Check): void {
  if (terms === undefined || !/^#/m.test(terms)) return;
  const lines = terms.split(/\r?\n/);
  const isSound =
    lines.every((line) => !line.startsWith('#') || discountLine.test(line)) && !lines.at(-1)?.startsWith('#');
  if (!isSound) {
    check.broken(
      'BR-DE-18',
      'BT-20',
      ['paymentTerms'],
      'a line such as #SKONTO#TAGE=10#PROZENT=2.00# is expected, and a line feed after it',
    );
  }
}

function checkMeans({ paymentMeans }: EInvoice, check: Check): void {
  for (const [index, { code, account }] of paymentMeans.entries()) {
    const place = ['paymentMeans', index, 'account'];
    if (code === '30' || code === '58') check.required(account, 'BR-DE-23-a', 'BT-84', place);
    if (code === '58' && account !== undefined && !parseRegisteredIban(account).ok) {
      check.broken('BR-DE-19', 'BT-84', place, 'it is no IBAN');
    }
  }
}
