import { type BusinessCase, businessCaseJson, parseJsonText } from '@rappen/core/ebill';
import type { Anomaly } from '@rappen/core/ebill/anomalies';
import { ExactNumber, writeJson } from '@rappen/core/json';
import type { CaseContent, CasePdf, StoredCase } from '../ports.ts';

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
 * The business case of a document that was kept. It was judged before it was kept and is not judged again: the rules about
 * dates would refuse today what was right on its day. Throws for a text that is no document.
 */
export function businessCaseOf({ type, document }: Pick<StoredCase, 'type' | 'document'>): BusinessCase {
  const parsed = parseJsonText(document);
  if (!parsed.ok) throw new Error('A document that was kept cannot be read');
  return { type, ...(plain(parsed.value) as object) } as BusinessCase;
}

/** Numbers become the texts that they are in a business case. */
function plain(value: unknown): unknown {
  if (value instanceof ExactNumber) return value.text;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}
