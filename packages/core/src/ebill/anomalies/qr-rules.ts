import type { Path } from '../../problem/problem.ts';
import { parseEbillProcedure } from '../../swiss-qr/alternative-procedures/ebill.ts';
import type { QrInvoice } from '../../swiss-qr/invoice.ts';
import { type Anomaly, type AnomalyCode, type AnomalyRule, anomaly, type Evidence } from './anomaly.ts';
import { areNamesDifferent } from './name.ts';
import { type PlacedPayment, paymentsOf } from './payments.ts';
import { differsFromRecipient } from './recipient-id.ts';

interface Comparison {
  readonly code: AnomalyCode;
  /** Where a single payment says it. */
  readonly path: Path;
  /** Undefined: the code leaves it open. */
  readonly inQr: (invoice: QrInvoice) => string | undefined;
  readonly inData: (payment: PlacedPayment) => string | undefined;
}

const generic = ['accountAndReference', 'generic'];

const comparisons: readonly Comparison[] = [
  {
    code: 'AMOUNT_DIFFERS_FROM_QR',
    path: ['amount', 'value'],
    inQr: (invoice) => invoice.amount,
    inData: ({ payment }) => payment.amount.value,
  },
  {
    code: 'CURRENCY_DIFFERS_FROM_QR',
    path: ['amount', 'currencyCode'],
    inQr: (invoice) => invoice.currency,
    inData: ({ payment }) => payment.amount.currencyCode,
  },
  {
    code: 'IBAN_DIFFERS_FROM_QR',
    path: [...generic, 'iban'],
    inQr: (invoice) => invoice.account.iban,
    inData: ({ payment }) => payment.accountAndReference.generic.iban,
  },
  {
    code: 'REFERENCE_DIFFERS_FROM_QR',
    path: [...generic, 'referenceStructured'],
    inQr: ({ account }) => ('reference' in account ? account.reference : ''),
    inData: ({ payment }) => payment.accountAndReference.generic.referenceStructured ?? '',
  },
];

/**
 * What a QR code on the pages says must be what a payment of the data says; of an instalment bill any of its payments, or
 * the total. Without payments there is nothing to compare.
 */
export const qrPaymentRule: AnomalyRule = ({ businessCase, pdf }) => {
  const payments = paymentsOf(businessCase);
  const [first] = payments;
  if (first === undefined) return [];
  return comparisons.flatMap((comparison): readonly Anomaly[] => {
    const inData = payments.map(comparison.inData);
    const allowed = comparison.code === 'AMOUNT_DIFFERS_FROM_QR' ? [...inData, businessCase.totalAmount.value] : inData;
    const strange = pdf.qrInvoices
      .map(comparison.inQr)
      .find((value) => value !== undefined && !allowed.includes(value));
    if (strange === undefined) return [];
    return [
      anomaly(comparison.code, [...first.path, ...comparison.path], { expected: strange, actual: inData[0] ?? '' }),
    ];
  });
};

/** The recipient that a QR code names for eBill must be the one of the data; without one the names should be alike. */
export const qrRecipientRule: AnomalyRule = (evidence) => {
  for (const invoice of evidence.pdf.qrInvoices) {
    const found = recipientAnomaly(evidence, invoice);
    if (found !== undefined) return [found];
  }
  return [];
};

function recipientAnomaly(evidence: Evidence, invoice: QrInvoice): Anomaly | undefined {
  const { name } = evidence.businessCase.billRecipient;
  for (const text of invoice.alternativeProcedures) {
    const procedure = parseEbillProcedure(text);
    if (!procedure.ok) continue;
    const { value } = procedure.value.recipient;
    if (differsFromRecipient(evidence, value)) {
      return anomaly('RECIPIENT_DIFFERS_FROM_QR', ['billRecipient'], {
        expected: value,
        actual: evidence.recipient.billRecipientNetId,
      });
    }
  }
  const debtor = invoice.debtor?.name;
  if (debtor === undefined || !areNamesDifferent(debtor, name)) return undefined;
  return anomaly('RECIPIENT_DIFFERS_FROM_QR', ['billRecipient', 'name'], { expected: debtor, actual: name }, 'warn');
}

/** The creditor of a QR code should be the biller, unless the data names another account holder. */
export const billerNameRule: AnomalyRule = ({ businessCase, pdf, billerName }) => {
  const hasHolder = paymentsOf(businessCase).some(
    ({ payment }) => payment.accountAndReference.accountHolder !== undefined,
  );
  const strange = pdf.qrInvoices.find(({ creditor }) => areNamesDifferent(creditor.name, billerName));
  if (hasHolder || strange === undefined) return [];
  return [anomaly('BILLER_NAME_MISMATCH', [], { expected: billerName, actual: strange.creditor.name })];
};
