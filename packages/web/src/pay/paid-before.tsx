import type { LeftOutPayment } from '@rappen/core/payment-order';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { groupedReference } from '../language/written/reference.ts';
import type { PaymentFileRecord, PaymentRow } from '../records/bank/records.ts';

/** What was paid before, each with where, and the button that leaves it out of the list. */
export function PaidBefore(properties: {
  readonly paid: readonly LeftOutPayment[];
  readonly rows: readonly PaymentRow[];
  readonly files: readonly PaymentFileRecord[];
  readonly onLeaveOut: (rows: readonly PaymentRow[], said: string) => void;
}) {
  const { paid, rows, files, onLeaveOut } = properties;
  const { texts, bank } = useBankWords();
  const words = bank.pay.paidBefore;
  if (paid.length === 0) return null;
  const placeOf = ({ index, messageId }: LeftOutPayment['paid']) =>
    index === undefined
      ? fill(words.inFile, { file: files.find(({ id }) => id === messageId)?.name ?? messageId ?? '' })
      : fill(words.inList, { number: index + 1 });
  const said = paid.map((one) => fill(texts.pair, { name: nameOf(one), value: placeOf(one.paid) }));
  const found = paid.flatMap(({ index }) => rows[index] ?? []);
  return (
    <section class="paid-before" aria-label={words.title}>
      <p>{fill(words.hint, { count: paid.length })}</p>
      <ul>
        {said.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
      <button type="button" onClick={() => onLeaveOut(found, said.join('; '))}>
        {words.leaveOut}
      </button>
    </section>
  );
}

function nameOf({ creditor = '', currency = '', amount, reference, message }: LeftOutPayment): string {
  const money = amount === undefined ? '' : `${currency} ${groupedAmount(String(amount))}`;
  const of = reference === undefined ? message : groupedReference(reference);
  return [creditor, money, of].filter(Boolean).join(', ');
}
