import { type BusinessCase, businessCaseJson, businessCaseModels, parseJsonText } from '@rappen/core/ebill';
import type { Anomaly } from '@rappen/core/ebill/anomalies';
import { writeJson } from '@rappen/core/json';
import { read } from '@rappen/core/model';
import type { CaseContent, CasePdf, StoredCase } from '../../ports/ebill/index.ts';

/** What is kept of a business case, beside what became of it. */
export function contentOf(
  businessCase: BusinessCase,
  {
    billRecipientNetId,
    pdf,
    anomalies,
  }: {
    readonly billRecipientNetId: string | undefined;
    readonly pdf: CasePdf;
    readonly anomalies: readonly Anomaly[];
  },
): CaseContent {
  const { type, referenceNumber, referencedBill, totalAmount, businessCaseDate, billRecipient } = businessCase;
  return {
    document: writeJson(businessCaseJson(businessCase)),
    type,
    referenceNumber,
    referencedNumber: referencedBill?.referenceNumber,
    totalAmount,
    businessCaseDate,
    dueDate: paymentsOf(businessCase)
      .map((payment) => payment.dueDate)
      .sort()
      .at(-1),
    recipient: { name: billRecipient.name, billRecipientNetId },
    ...accountsOf(businessCase),
    pdf,
    anomalies,
  };
}

/** The accounts and structured references of a business case, each once. */
export function accountsOf(businessCase: BusinessCase): Pick<CaseContent, 'ibans' | 'structuredReferences'> {
  const accounts = paymentsOf(businessCase).map((payment) => payment.accountAndReference.generic);
  const references = accounts.map(({ referenceStructured }) => referenceStructured ?? '');
  return {
    ibans: [...new Set(accounts.map(({ iban }) => iban))],
    structuredReferences: [...new Set(references.filter((reference) => reference !== ''))],
  };
}

/** The single payment, or that of every instalment. */
function paymentsOf(businessCase: BusinessCase) {
  if ('singlePayment' in businessCase) return [businessCase.singlePayment.paymentInformation];
  if (businessCase.type !== 'InstalmentBill') return [];
  return businessCase.paymentsByInstalments.paymentByInstalments.flatMap((group) =>
    group.instalments.instalment.map((instalment) => instalment.paymentInformation),
  );
}

/**
 * The business case of a document that was kept. It was validated before it was kept and is not validated again: the rules about
 * dates would refuse today what was right on its day. Throws for a text that is no document of its type.
 */
export function businessCaseOf({ type, document }: Pick<StoredCase, 'type' | 'document'>): BusinessCase {
  const parsed = parseJsonText(document);
  const found = parsed.ok
    ? read<BusinessCase>(businessCaseModels[type], parsed.value, { entriesMax: Number.POSITIVE_INFINITY })
    : parsed;
  if (!found.ok) throw new Error('A document that was kept cannot be read');
  return found.value;
}
