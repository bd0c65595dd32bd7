import { type CalendarDate, isBankDay, nextBankDay } from '@rappen/core/date';
import { formatIban } from '@rappen/core/iban';
import { useMemo, useState } from 'preact/hooks';
import { useKept } from '../kept/use-kept.ts';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { groupedAmount } from '../language/written/amount.ts';
import { Icon } from '../parts/icon.tsx';
import type { PayerAccount, PaymentFileRecord, PaymentRow } from '../records/bank/records.ts';
import type { BankNotice } from '../work/bank/bank-notice.tsx';
import type { Bank } from '../work/bank/use-bank.ts';
import { PaidBefore } from './paid-before.tsx';
import { PayerPanel } from './payer-panel.tsx';
import { PaymentTable } from './payment-table.tsx';
import { usePaymentWork } from './use-payment-work.ts';
import { type Payer, sumsOfRows, verdictOf } from './verdict.ts';

/** The payments, who pays them, and the button that makes a file of them. */
export function PayPanel(properties: {
  readonly bank: Bank;
  readonly rows: readonly PaymentRow[];
  readonly files: readonly PaymentFileRecord[];
  readonly accounts: readonly PayerAccount[];
  readonly today: string;
  readonly say: (notice: BankNotice | undefined) => void;
}) {
  const { rows, files, accounts, today } = properties;
  const { bank: words } = useBankWords();
  const [payer, setPayer] = useKept<Payer>('pay payer', firstPayer(accounts, today));
  const [isStrict, setStrict] = useState(false);
  const verdict = useMemo(
    () => verdictOf(rows, payer, files, { messageId: 'PREVIEW', createdAt: `${today}T00:00:00`, today }),
    [rows, payer, files, today],
  );
  const work = usePaymentWork({ ...properties, payer, verdict, setStrict });
  return (
    <section class="pay-panel" aria-labelledby="pay-list">
      <h2 id="pay-list">{words.pay.list}</h2>
      <PaymentTable rows={rows} verdict={verdict} onChange={work.change} onRemove={(row) => void work.remove([row])} />
      <PaidBefore
        {...{ rows, files }}
        paid={verdict.paidBefore}
        onLeaveOut={(paid, said) =>
          void work.remove(paid, fill(words.pay.paidBefore.done, { count: paid.length, said }))
        }
      />
      <div class="buttons">
        <button type="button" class="quiet" onClick={() => void work.remove(rows)}>
          {words.pay.clear}
        </button>
      </div>
      <PayerPanel {...{ payer, accounts, verdict, isStrict, today }} onChange={setPayer} onRemember={work.remember} />
      <div class="pay-bar">
        <p class="pay-sums" role="status">
          <span>{fill(words.pay.count, { count: rows.length })}</span>
          {sumsOfRows(rows).map(({ currency, amount }) => (
            <strong key={currency} class="figures">
              {currency} {groupedAmount(amount)}
            </strong>
          ))}
          {verdict.problemCount > 0 && (
            <span class="open">{fill(words.pay.toCorrect, { count: verdict.problemCount })}</span>
          )}
        </p>
        <button type="button" class="primary" onClick={() => void work.make()}>
          <Icon name="download" />
          {words.pay.make}
        </button>
      </div>
      <p class="hint">{words.pay.makeHint}</p>
    </section>
  );
}

/** Who pays at first: the account that was remembered first, on the next day on which banks work. */
function firstPayer([first]: readonly PayerAccount[], today: string): Payer {
  return {
    name: first?.name ?? '',
    iban: first ? formatIban(first.id) : '',
    executionDate: dayToPayOn(today),
    isBatch: true,
  };
}

/** Today, or the next bank day. */
function dayToPayOn(today: string): string {
  const day = today as CalendarDate;
  return isBankDay(day) ? today : nextBankDay(day);
}
