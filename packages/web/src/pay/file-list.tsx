import { formatIban } from '@rappen/core/iban';
import { exactSumOf } from '@rappen/core/money';
import { reasonSentences, type StatusReason } from '@rappen/core/payment-order';
import type { FollowedPayment } from '@rappen/core/reconciliation';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { dayIn } from '../language/written/day.ts';
import { Icon } from '../parts/icon.tsx';
import { TableHead } from '../parts/table-head.tsx';
import type { PaymentFileRecord } from '../records/bank/records.ts';
import { paymentsOf } from '../work/bank/answers.ts';

/** What was made before, the latest first, with what the bank says of it. */
export function FileList(properties: {
  readonly files: readonly PaymentFileRecord[];
  readonly onSave: (file: PaymentFileRecord) => void;
  readonly onRemove: (file: PaymentFileRecord) => void;
}) {
  const { files, onSave, onRemove } = properties;
  const { bank, language } = useBankWords();
  const words = bank.pay.history;
  const latest = [...files].sort((one, other) => (one.madeAt < other.madeAt ? 1 : -1));
  return (
    <section class="pay-history" aria-labelledby="pay-history">
      <h2 id="pay-history">{words.title}</h2>
      <p class="hint">{words.hint}</p>
      {latest.map((file, index) => {
        const payments = paymentsOf(file);
        return (
          <details key={file.id} class="pay-file" open={index === 0}>
            <summary>
              <span class="what">
                <strong>{dayIn(language, file.madeAt.slice(0, 10))}</strong>{' '}
                {fill(words.count, { count: payments.length })} <small class="pay-file-id figures">{file.id}</small>
              </span>
              <span class="figures">{shownSums(payments)}</span>
              <span>{shownStates(payments, bank)}</span>
            </summary>
            <PaidTable payments={payments} file={file} />
            <div class="buttons">
              <button type="button" onClick={() => onSave(file)}>
                <Icon name="download" />
                {words.save}
              </button>
              <button type="button" class="quiet" onClick={() => onRemove(file)}>
                {words.remove}
              </button>
            </div>
          </details>
        );
      })}
    </section>
  );
}

function PaidTable(properties: { readonly payments: readonly FollowedPayment[]; readonly file: PaymentFileRecord }) {
  const { payments, file } = properties;
  const { bank } = useBankWords();
  const words = bank.pay.columns;
  const reasonOf = useReasons();
  return (
    <table class="list paid" aria-label={fill(bank.pay.history.payments, { id: file.id })}>
      <TableHead titles={[words.creditor, words.account, words.amount, words.state]} figures={[2]} />
      <tbody>
        {payments.map(({ payment, groupId, state, reasons }) => (
          <tr key={`${groupId} ${payment.instructionId}`}>
            <td data-title={words.creditor}>{payment.creditor.name}</td>
            <td data-title={words.account} class="figures">
              {formatIban(payment.iban)}
            </td>
            <td data-title={words.amount} class="right figures">
              {payment.currency} {groupedAmount(payment.amount)}
            </td>
            <td data-title={words.state}>
              <div>
                <span class={`state ${state}`}>{bank.pay.states[state]}</span>
                {reasons.map((reason, index) => (
                  <small key={index}>{reasonOf(reason)}</small>
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a bank means by a code, with what it writes beside it. */
function useReasons(): (reason: StatusReason) => string {
  const { language } = useBankWords();
  return ({ code = '', information }) => {
    const sentence = Object.hasOwn(reasonSentences, code) ? reasonSentences[code]?.[language] : undefined;
    return [sentence ?? code, ...information, sentence && `(${code})`].filter(Boolean).join(' ');
  };
}

function shownSums(payments: readonly FollowedPayment[]): string {
  const currencies = [...new Set(payments.map(({ payment }) => payment.currency))];
  const sumOfCurrency = (currency: string) =>
    exactSumOf(payments.flatMap(({ payment }) => (payment.currency === currency ? payment.amount : [])));
  return currencies.map((currency) => `${currency} ${groupedAmount(sumOfCurrency(currency))}`).join(' · ');
}

function shownStates(payments: readonly FollowedPayment[], bank: ReturnType<typeof useBankWords>['bank']): string {
  const counts = new Map<FollowedPayment['state'], number>();
  for (const { state } of payments) counts.set(state, (counts.get(state) ?? 0) + 1);
  const [only] = counts.keys();
  if (only !== undefined && counts.size === 1) return bank.pay.states[only];
  return [...counts].map(([state, count]) => `${count} ${bank.pay.states[state]}`).join(', ');
}
