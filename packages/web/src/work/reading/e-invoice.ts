import { type CodeTerms, differencesOf, kindOfPaper, partnerOf } from '@rappen/core/bills-to-pay';
import type { Problem } from '@rappen/core/problem';
import { readSwicoS1 } from '@rappen/core/swiss-qr';
import type { EInvoiceContent } from '../maker/e-invoice-content.ts';
import type { FoundBill } from './reading.ts';

/** An e-invoice as a bill of the list. */
export function billOfContent(content: EInvoiceContent): FoundBill {
  const { seller, number, date, amount, slipDraft } = content;
  return {
    text: ['e-invoice', seller, number, date, amount].join('\n'),
    code: undefined,
    standard: 'E_INVOICE',
    facts: [],
    draft: slipDraft,
    payment: undefined,
    problems: errorsOf(content),
    deviations: notesOf(content),
    eInvoice: { content, differences: [] },
  };
}

/**
 * Puts an e-invoice beside the QR code that is on the same paper: the only one, or the one that says the same.
 * Where there is none it is a bill of its own, before the others.
 */
export function withContent(bills: readonly FoundBill[], content: EInvoiceContent): readonly FoundBill[] {
  const paying = bills.filter(({ draft, payment }) => draft !== undefined || payment !== undefined);
  const at = partnerOf(paying.map(termsOf), content);
  const partner = at === undefined ? undefined : paying[at];
  if (partner === undefined) return [billOfContent(content), ...bills];
  const differences = differencesOf(termsOf(partner), content);
  return bills.map((bill) => (bill === partner ? { ...bill, eInvoice: { content, differences } } : bill));
}

/** What its code says of what data say too. */
function termsOf({ draft, payment }: FoundBill): CodeTerms {
  const { amount = '', iban = '', reference = '' } = draft ?? payment ?? {};
  const billing = readSwicoS1(draft?.billingInformation ?? '');
  return {
    amount,
    currency: draft?.currency ?? (payment ? 'EUR' : ''),
    iban,
    reference,
    number: billing.ok ? (billing.value.value.invoiceReference ?? '') : '',
  };
}

/** What is wrong with the data of a bill, the differences from its code first. */
export function problemsOfData({ standard, eInvoice }: FoundBill): readonly Problem[] {
  if (eInvoice === undefined || standard === 'E_INVOICE') return [];
  const { differences, content } = eInvoice;
  return [...differences, ...errorsOf(content), ...(content.isCollected ? content.notToPay : [])];
}

/** Rules that are broken as errors: these alone make an e-invoice invalid. */
export function errorsOf({ findings }: Pick<EInvoiceContent, 'findings'>): readonly Problem[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/** What a person should see besides: what rules warn of and point out, and what no rule says. */
export function notesOf({ findings, remarks }: Pick<EInvoiceContent, 'findings' | 'remarks'>): readonly Problem[] {
  return [...findings.filter(({ severity }) => severity !== 'error'), ...remarks];
}

/**
 * Whether data and code contradict each other, or the data themselves, or the data say that the amount is collected: then nobody is to
 * pay by the code.
 */
export function isContradicted({ eInvoice }: Pick<FoundBill, 'eInvoice'>): boolean {
  if (eInvoice === undefined) return false;
  const { differences, content } = eInvoice;
  if (differences.length > 0 || content.isCollected) return true;
  return content.findings.some(({ code, severity }) => code === 'E_INVOICE_SUM' && severity === 'error');
}

/** What a file is by its first bytes. */
export async function kindOfFile(file: Blob): Promise<'pdf' | 'xml' | 'other'> {
  // A drawing is XML as well
  if (file.type.startsWith('image/')) return 'other';
  return kindOfPaper(new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
}

/** Whether a text that was pasted is XML. */
export function isXmlText(text: string): boolean {
  return /^\ufeff?\s*</.test(text);
}
