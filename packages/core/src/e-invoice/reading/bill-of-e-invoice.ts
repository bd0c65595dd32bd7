import { compareDecimals } from '../../money/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { isQrReference } from '../../reference/index.ts';
import { failed, ok, type Result } from '../../result.ts';
import { isAccountNumber, isQrIban } from '../../swiss-qr/account.ts';
import type { AddressDraft, InvoiceDraft } from '../../swiss-qr/index.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import {
  type EInvoice,
  isCreditNoteType,
  isDirectDebit,
  type PaymentMeans,
  type PostalAddress,
} from '../semantic/index.ts';
import { type EInvoiceDiscount, type EInvoiceInstalment, termsOfEInvoice } from './payment-terms.ts';
import type { ReceivedEInvoice } from './received.ts';

/** How an e-invoice is to be paid. */
export interface EInvoiceBill {
  /** For `parseDraft`: account, amount, reference, creditor and debtor; not validated yet. */
  readonly draft: InvoiceDraft;
  /** The day by which the whole is to be paid. */
  readonly dueDate: string | undefined;
  /** Cash discounts, by their last day. */
  readonly discounts: readonly EInvoiceDiscount[];
  /** The parts of an invoice that is to be paid in parts; the draft is for the whole. */
  readonly instalments: readonly EInvoiceInstalment[];
  /** Parts of the terms that were not understood (`E_INVOICE_TERMS`). */
  readonly openTerms: readonly Problem[];
  /** Every account that may be paid to, that of the draft first. */
  readonly accounts: readonly string[];
  readonly remarks: readonly Problem[];
}

/** Credit transfers, and what says nothing (UNTDID 4461). */
const transfers = ['1', '30', '31', '42', '57', '58'];
const otherWays: Readonly<Record<string, string>> = {
  __proto__: null as never,
  '48': 'it is paid by card',
  '49': 'the amount is collected by direct debit',
  '59': 'the amount is collected by SEPA direct debit',
};

/**
 * How a received e-invoice is to be paid: the amount that it says is due (BT-115), by QR reference, creditor reference or message, to
 * the account for francs where there are several. Fails with `E_INVOICE_NOT_TO_PAY` and the reason (a credit note, nothing due, a
 * direct debit, no account), and with `E_INVOICE_REFERENCE` for a QR-IBAN without a valid QR reference.
 * Source: implementation guidelines QR-bill, 4.2.2; EN 16931-1, BG-16 and 17.
 */
export function billOfEInvoice({ invoice }: Pick<ReceivedEInvoice, 'invoice'>): Result<EInvoiceBill> {
  const reason = reasonNotToPay(invoice);
  if (reason !== undefined) return failed(problem('E_INVOICE_NOT_TO_PAY', [], { reason }));
  const usable = invoice.paymentMeans.filter(({ code, account }) => account !== undefined && isTransfer(code));
  const accounts = usable.map(({ account = '' }) => account.replace(/\s/g, '').toUpperCase());
  const order = [...accounts.keys()].sort((a, b) => rankOf(accounts[a]) - rankOf(accounts[b]) || a - b);
  const [best = 0] = order;
  const iban = accounts[best] as string;
  const place = ['paymentMeans', invoice.paymentMeans.indexOf(usable[best] as PaymentMeans), 'account'];
  const remarks = /\s/.test(usable[best]?.account ?? '') ? [problem('E_INVOICE_ACCOUNT_BLANKS', place)] : [];
  const paid = referenceOf(iban, invoice.remittance);
  if (paid === undefined) {
    return failed(
      problem('E_INVOICE_REFERENCE', ['remittance'], {
        found: invoice.remittance?.slice(0, limits.foundShownMax) ?? 'none',
      }),
    );
  }
  const { payee, seller, buyer, totals, currency } = invoice;
  const { dueDate, discounts, instalments, problems: openTerms } = termsOfEInvoice(invoice);
  return ok({
    draft: {
      iban,
      creditor: { ...addressOf(seller?.address), name: payee?.name ?? usable[best]?.accountName ?? seller?.name },
      amount: totals?.due,
      currency,
      debtor: buyer && { ...addressOf(buyer.address), name: buyer.name },
      ...paid,
    },
    dueDate,
    discounts,
    instalments,
    openTerms,
    accounts: order.map((index) => accounts[index] as string),
    remarks,
  });
}

function reasonNotToPay(invoice: EInvoice): string | undefined {
  const { typeCode, totals, paymentMeans } = invoice;
  if (isCreditNoteType(typeCode)) return 'it is a credit note';
  if (totals?.due === undefined) return 'it says no amount that is due';
  if (compareDecimals(totals.due, '0') <= 0) return 'nothing is due';
  // What is collected and transferred as well is paid twice
  if (isCollected({ invoice })) return otherWays[paymentMeans.find(isDirectDebit)?.code ?? '49'];
  if (paymentMeans.some(({ code, account }) => account !== undefined && isTransfer(code))) return undefined;
  const other = paymentMeans.map(({ code }) => otherWays[code ?? '']).find((words) => words !== undefined);
  return other ?? 'it names no account for a transfer';
}

/** Whether the amount is collected by direct debit (BG-19): by the code of its way to pay, a mandate, or the account of the payer. */
export function isCollected({ invoice }: Pick<ReceivedEInvoice, 'invoice'>): boolean {
  const { mandate, paymentMeans } = invoice;
  return mandate !== undefined || paymentMeans.some((one) => isDirectDebit(one) || one.payerAccount !== undefined);
}

function isTransfer(code: string | undefined): boolean {
  return code === undefined || transfers.includes(code);
}

/** QR-IBANs first, then other Swiss accounts. */
function rankOf(iban: string | undefined): number {
  if (iban === undefined || !isAccountNumber(iban)) return 2;
  return isQrIban(iban) ? 0 : 1;
}

/** Undefined: an account that needs a QR reference has none. */
function referenceOf(
  iban: string,
  remittance: string | undefined,
): Pick<InvoiceDraft, 'referenceType' | 'reference' | 'unstructuredMessage'> | undefined {
  const compact = remittance?.replace(/\s/g, '') ?? '';
  if (isAccountNumber(iban) && isQrIban(iban)) {
    return isQrReference(compact) ? { referenceType: 'QRR', reference: compact } : undefined;
  }
  if (/^RF\d\d[0-9A-Z]{1,21}$/i.test(compact)) return { referenceType: 'SCOR', reference: compact.toUpperCase() };
  return { referenceType: 'NON', unstructuredMessage: remittance };
}

function addressOf(address: PostalAddress | undefined): AddressDraft {
  return {
    addressType: 'STRUCTURED',
    street: address?.line1,
    postalCode: address?.postalCode,
    city: address?.city,
    countryCode: address?.country,
  };
}
