import type { BulkRow } from '@rappen/core/bulk';
import { completeCreditorReference, completeQrReference } from '@rappen/core/reference';
import { invoiceExamples } from '@rappen/core/swiss-qr';
import { expectValue } from '../results.ts';

const languages = ['de', 'fr', 'it', 'en', 'rm'];
const { withQrReference, withCreditorReference, withoutReference } = invoiceExamples;

/** So many different bills: QR references, creditor references and none, in five languages. */
export function bulkRows(count: number): readonly BulkRow[] {
  return Array.from({ length: count }, (_, index) => {
    const amount = `${index + 1}.${String(index % 100).padStart(2, '0')}`;
    const common = { amount, billingInformation: undefined, unstructuredMessage: `Rechnung Nr. ${index} für Zürich` };
    const language = languages[index % languages.length];
    if (index % 4 === 3) return { draft: { ...withoutReference, ...common }, language };
    const base = index % 4 === 2 ? withCreditorReference : withQrReference;
    const reference =
      index % 4 === 2
        ? expectValue(completeCreditorReference(`R${index}`))
        : expectValue(completeQrReference(`${10_000 + index}`));
    return { draft: { ...base, ...common, reference }, language };
  });
}
