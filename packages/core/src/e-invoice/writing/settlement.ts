import { isSepaCountry } from '../../epc/sepa.ts';
import { countryOf } from '../../iban/index.ts';
import {
  type Adjustment,
  exemptionWords,
  type InvoiceDocument,
  invoiceWords,
  type VatGroup,
} from '../../invoice-document/index.ts';
import { compareDecimals, negated, sumOf } from '../../money/index.ts';
import { isIban } from '../../swiss-qr/account.ts';
import type {
  DocumentAllowance,
  DocumentTotals,
  EInvoice,
  EInvoiceProfile,
  VatBreakdown,
  VatOfLine,
} from '../semantic/index.ts';
import { sharesOf, vatOf } from './lines.ts';
import type { Part } from './net-amounts.ts';
import { present } from './parties.ts';

/** The shares of the adjustments as parts, each with where it comes from. */
export interface SharePart extends Part {
  readonly adjustment: Adjustment;
  /** Place among the adjustments. */
  readonly index: number;
  readonly basis: string;
}

/** One part for each adjustment and VAT. */
export function sharePartsOf({ adjustments }: InvoiceDocument): SharePart[] {
  return adjustments.flatMap((adjustment, index) =>
    adjustment.shares.map(
      ({ category, vatRate, amount, basis }): SharePart => ({
        vatCategory: category,
        vatRate,
        amount,
        basis,
        adjustment,
        index,
      }),
    ),
  );
}

/** BG-20 and BG-21, with the place of each among the adjustments. */
export interface Adjustments {
  readonly allowances: readonly DocumentAllowance[];
  readonly charges: readonly DocumentAllowance[];
  readonly allowanceSources: readonly number[];
  readonly chargeSources: readonly number[];
}

/** What is taken off is an allowance, what is added a charge, whatever the document calls it: both have positive amounts. */
export function adjustmentsOf(
  document: InvoiceDocument,
  parts: readonly SharePart[],
  nets: readonly string[],
  basisOf: (part: Part) => string,
): Adjustments {
  const words = invoiceWords[document.language];
  const found = parts.flatMap((part, at) => {
    const net = nets[at] as string;
    if (compareDecimals(net, '0') === 0) return [];
    const { kind, percent, description, reasonCode } = part.adjustment;
    const isAllowance = net.startsWith('-');
    const isAsNamed = isAllowance === (kind === 'discount');
    const amount = isAllowance ? negated(net) : net;
    const value = present<DocumentAllowance>({
      ...sharesOf(amount, basisOf(part), isAsNamed ? percent : undefined),
      reason: description ?? (kind === 'discount' ? words.discount : words.surcharge),
      reasonCode: isAsNamed ? reasonCode : undefined,
      vat: vatOf(part),
    });
    return [{ isAllowance, value, index: part.index }];
  });
  const allowances = found.filter(({ isAllowance }) => isAllowance);
  const charges = found.filter(({ isAllowance }) => !isAllowance);
  return {
    allowances: allowances.map(({ value }) => value),
    charges: charges.map(({ value }) => value),
    allowanceSources: allowances.map(({ index }) => index),
    chargeSources: charges.map(({ index }) => index),
  };
}

/** BG-22: the printed sums. The total that is rounded has no term of its own: it is the gross amount and BT-114. */
export function totalsOf(
  { totals, vatCurrency }: InvoiceDocument,
  lines: readonly string[],
  { allowances, charges }: Adjustments,
): DocumentTotals {
  const sums = (list: readonly DocumentAllowance[]): string | undefined =>
    list.length === 0 ? undefined : sumOf(list.map(({ amount = '0' }) => amount));
  const unlessZero = (amount: string): string | undefined => (amount === '0.00' ? undefined : amount);
  return present<DocumentTotals>({
    lines: sumOf(lines),
    allowances: sums(allowances),
    charges: sums(charges),
    net: totals.net,
    vat: totals.vat,
    vatInVatCurrency: vatCurrency?.amount,
    gross: totals.gross,
    prepaid: unlessZero(totals.prepaid),
    rounding: unlessZero(totals.rounding),
    due: totals.due,
  });
}

/** BG-23: as printed, with the reason where no VAT is charged. XRechnung wants a rate also for what is outside VAT (BR-DE-14). */
export function vatBreakdownOf(
  document: InvoiceDocument,
  profile: EInvoiceProfile,
  isUsed: (vat: VatOfLine) => boolean,
): VatBreakdown[] {
  // A percentage of nothing makes a group that nothing belongs to
  const groups = document.totals.vatGroups.filter((group) =>
    isUsed(vatOf({ vatCategory: group.category, vatRate: group.rate })),
  );
  return groups.map((group) => {
    const { category, rate, net, vat } = group;
    const { reason, code } = exemptionOf(group, document);
    const hasRate = category !== 'O' || profile === 'xrechnung';
    return present<VatBreakdown>({
      category,
      rate: hasRate ? (rate ?? '0') : undefined,
      base: net,
      amount: vat,
      reason,
      reasonCode: code,
    });
  });
}

/** The reason of the document; for what merely has no rate, the words that are printed and what it is for. */
function exemptionOf(
  group: VatGroup,
  document: InvoiceDocument,
): { readonly reason?: string | undefined; readonly code?: string | undefined } {
  const { category, exemption } = group;
  if (category === 'S' || category === 'Z') return {};
  if (exemption !== undefined) return exemption;
  if (category !== 'E') return exemptionWords[document.language][category];
  const names = document.positions.flatMap((position) =>
    position.kind === 'item' && position.vatCategory === 'E' ? [position.description.split('\n')[0]] : [],
  );
  const words = invoiceWords[document.language].outsideVat;
  return { reason: names.length === 0 ? words : `${words}: ${[...new Set(names)].join(', ')}` };
}

/**
 * BG-16 and BT-83. A QR-IBAN is no account of SEPA, and francs are not paid by it: those are credit transfers (30), euros on an IBAN
 * SEPA credit transfers (58).
 */
export function paymentOf(
  { payment, bankAccount, kind, invoiceNr, currency, totals, sender, recipient }: InvoiceDocument,
  profile: EInvoiceProfile,
): Pick<EInvoice, 'paymentMeans' | 'remittance'> {
  if (bankAccount !== undefined) {
    const { iban, bic, reference = invoiceNr } = bankAccount;
    const own = kind === 'creditNote' ? recipient.addressLines[0] : (sender.name ?? sender.addressLines[0]);
    const isSepa = currency === 'EUR' && isSepaCountry(countryOf(iban));
    const means = { code: isSepa ? '58' : '30', account: iban, accountName: bankAccount.holder ?? own, bic };
    return { paymentMeans: [present(means)], remittance: reference };
  }
  // XRechnung asks also of a credit note how it is paid: that is not said here
  if (payment === undefined)
    return { paymentMeans: kind === 'creditNote' && profile === 'xrechnung' ? [{ code: '1' }] : [] };
  const { account, creditor, unstructuredMessage } = payment;
  const isSepa = currency === 'EUR' && isIban(account.iban);
  // A notification says that it must not be paid
  const message = totals.due === '0.00' ? undefined : unstructuredMessage;
  return {
    paymentMeans: [{ code: isSepa ? '58' : '30', account: account.iban, accountName: creditor.name }],
    remittance: account.referenceType === 'NON' ? (message ?? invoiceNr) : account.reference,
  };
}
