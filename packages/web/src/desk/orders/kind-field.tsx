import { useWords } from '../../language/words.ts';
import { ChoiceField } from '../../parts/fields/field.tsx';
import { membersOfPaper, type PaperKind, paperOf } from '../../records/desk/paper.ts';
import type { Invoice } from '../../records/desk/records.ts';
import { idOf } from '../parts/fields.tsx';

const choices: readonly PaperKind[] = ['offer', 'confirmation', 'delivery', 'invoice', 'deposit', 'final', 'credit'];

/** What the document is: an offer, an invoice … A reminder, and a draft in the place of what was issued, stay what they are. */
export function KindField({
  invoice,
  change,
}: {
  readonly invoice: Invoice;
  readonly change: (changes: Partial<Invoice>) => void;
}) {
  const { kinds, editor: words } = useWords().texts.desk;
  if (invoice.kind === 'reminder' || invoice.kind === 'template') return null;
  if (invoice.issuedOn !== '' || invoice.replaces !== '') return null;
  return (
    <ChoiceField
      id={idOf('kind')}
      label={words.kind}
      value={paperOf(invoice)}
      width="wide"
      hint={invoice.part === 'deposit' ? words.grossPrices : undefined}
      choices={choices.map((paper) => [paper, kinds[paper]])}
      onValue={(paper) => change(membersOfPaper(paper as PaperKind))}
    />
  );
}
