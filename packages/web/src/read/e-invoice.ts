import { compareDecimals } from '@rappen/core/money';
import type { Problem } from '@rappen/core/problem';
import { readSwicoS1 } from '@rappen/core/swiss-qr';
import type { EInvoiceContent } from './e-invoice-content.ts';
import type { FoundBill } from './reading.ts';

/** An e-invoice as a bill of the list. */
export function billOfContent(content: EInvoiceContent): FoundBill {
  const { seller, number, date, amount, findings, remarks, slipDraft } = content;
  return {
    text: ['e-invoice', seller, number, date, amount].join('\n'),
    code: undefined,
    standard: 'E_INVOICE',
    facts: [],
    draft: slipDraft,
    payment: undefined,
    problems: findings,
    deviations: remarks,
    eInvoice: { content, differences: [] },
  };
}

/**
 * Puts an e-invoice beside the QR code that is on the same paper: the only one, or the one with its reference and amount.
 * Where there is none it is a bill of its own, before the others.
 */
export function withContent(bills: readonly FoundBill[], content: EInvoiceContent): readonly FoundBill[] {
  const paying = bills.filter(({ draft, payment }) => draft !== undefined || payment !== undefined);
  const same = paying.find((bill) => differencesOf(bill, content).length === 0);
  const partner = same ?? (paying.length === 1 ? paying[0] : undefined);
  if (partner === undefined) return [billOfContent(content), ...bills];
  return bills.map((bill) =>
    bill === partner ? { ...bill, eInvoice: { content, differences: differencesOf(bill, content) } } : bill,
  );
}

/** Where a QR code says something else than the data: amount, currency, account, reference, number of the invoice. */
export function differencesOf({ draft, payment }: FoundBill, content: EInvoiceContent): readonly Problem[] {
  const code = draft ?? payment ?? {};
  const amount = code.amount ?? '';
  const currency = draft?.currency ?? (payment ? 'EUR' : '');
  const iban = plain(code.iban ?? '');
  const reference = plain(code.reference ?? '');
  const read = readSwicoS1(draft?.billingInformation ?? '');
  const number = read.ok ? (read.value.value.invoiceReference ?? '') : '';
  const accounts = content.accounts.map(plain);
  // A number that stands for a reference, or a message, is not one that the code has to repeat
  const expected = /^(?:\d{27}|RF\d\d[0-9A-Z]{1,21})$/i.test(plain(content.remittance))
    ? plain(content.remittance)
    : '';
  return [
    ...(isDecimal(amount) && isDecimal(content.amount) && compareDecimals(amount, content.amount) !== 0
      ? [difference('BT-115', amount, content.amount)]
      : []),
    ...differing('BT-5', currency, content.currency),
    ...(iban !== '' && accounts.length > 0 && !accounts.includes(iban)
      ? [difference('BT-84', iban, accounts.join(', '))]
      : []),
    ...differing('BT-83', reference, expected),
    ...differing('BT-1', number, content.number),
  ];
}

function differing(term: string, inCode: string, found: string): readonly Problem[] {
  return inCode === '' || found === '' || inCode.toUpperCase() === found.toUpperCase()
    ? []
    : [difference(term, inCode, found)];
}

function difference(term: string, inCode: string, found: string): Problem {
  return { code: 'E_INVOICE_CODE_DIFFERS', path: [], params: { term, inCode, found } };
}

function plain(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

function isDecimal(text: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text);
}

/** What is wrong with the data of a bill, the differences from its code first. */
export function problemsOfData({ standard, eInvoice }: FoundBill): readonly Problem[] {
  if (eInvoice === undefined || standard === 'E_INVOICE') return [];
  return [...eInvoice.differences, ...eInvoice.content.findings];
}

/** Whether data and code contradict each other, or the data themselves: then nobody knows what is to be paid. */
export function isContradicted({ eInvoice }: Pick<FoundBill, 'eInvoice'>): boolean {
  if (eInvoice === undefined) return false;
  return eInvoice.differences.length > 0 || eInvoice.content.findings.some(({ code }) => code === 'E_INVOICE_SUM');
}

/** What a file is by its first bytes. */
export async function kindOfFile(file: Blob): Promise<'pdf' | 'xml' | 'other'> {
  // A drawing is XML as well
  if (file.type.startsWith('image/')) return 'other';
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  // Those of UTF-16 have a zero beside each sign
  const head = String.fromCharCode(...bytes.filter((byte) => byte !== 0));
  if (/^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?\s*</.test(head)) return 'xml';
  return head.includes('%PDF-') ? 'pdf' : 'other';
}

/** Whether a text that was pasted is XML. */
export function isXmlText(text: string): boolean {
  return /^\ufeff?\s*</.test(text);
}
