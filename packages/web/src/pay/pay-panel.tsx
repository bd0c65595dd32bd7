import { addDays, type CalendarDate } from '@rappen/core/date';
import { formatIban } from '@rappen/core/iban';
import { writePaymentFile } from '@rappen/core/payment-order';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { BankNotice } from '../bank/bank-notice.tsx';
import type { PayerAccount, PaymentFileRecord, PaymentRow } from '../bank/records.ts';
import type { Bank } from '../bank/use-bank.ts';
import { groupedAmount } from '../biller/parts/amount.ts';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { download } from '../parts/download.ts';
import { Icon } from '../parts/icon.tsx';
import { useKept } from '../shell/kept.ts';
import { PayerPanel } from './payer-panel.tsx';
import { PaymentTable } from './payment-table.tsx';
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
  const { bank, rows, files, accounts, today, say } = properties;
  const { bank: words } = useBankWords();
  const [first] = accounts;
  const [payer, setPayer] = useKept<Payer>('pay payer', {
    name: first?.name ?? '',
    iban: first ? formatIban(first.id) : '',
    executionDate: nextWorkday(today),
    isBatch: true,
  });
  const [isStrict, setStrict] = useState(false);
  const isMaking = useRef(false);
  const verdict = useMemo(
    () => verdictOf(rows, payer, files, { messageId: 'PREVIEW', createdAt: `${today}T00:00:00`, today }),
    [rows, payer, files, today],
  );
  const sums = sumsOfRows(rows);
  const change = (row: PaymentRow) => void bank.change({ put: { rows: [row] }, present: { rows: [row.id] } });
  const remove = async (removed: readonly PaymentRow[]) => {
    await bank.change({ remove: { rows: removed.map(({ id }) => id) } });
    const undo = async () => {
      say(undefined);
      const absent = { rows: removed.map(({ id }) => id) };
      const kept = await bank.change({ put: { rows: removed }, absent });
      if (kept !== 'kept') say({ text: words.kept[kept], isBad: true });
    };
    say({ text: fill(words.pay.removed, { count: removed.length }), undo: () => void undo() });
  };
  const remember = (isRemembered: boolean) => {
    const id = payer.iban.replace(/\s+/g, '').toUpperCase();
    const account = { id, name: payer.name.trim() };
    void bank.change(isRemembered ? { put: { accounts: [account] } } : { remove: { accounts: [id] } });
  };
  const make = async () => {
    if (isMaking.current) return;
    if (!verdict.parsed.ok || verdict.problemCount > 0) {
      setStrict(true);
      // Once the remarks are drawn
      setTimeout(() =>
        document.querySelector<HTMLElement>('.pay [aria-invalid], .pay .remarks .error button')?.focus(),
      );
      return;
    }
    isMaking.current = true;
    try {
      const messageId = await bank.nextMessageId(today);
      const madeAt = new Date().toISOString();
      const made = verdictOf(rows, payer, files, { messageId, createdAt: madeAt.slice(0, 19), today });
      if (!made.parsed.ok) return;
      const text = writePaymentFile(made.parsed.value);
      const name = `${words.pay.fileName}-${today}-${messageId.slice(messageId.lastIndexOf('-') + 1)}.xml`;
      const record: PaymentFileRecord = { id: messageId, name, madeAt, text, reports: [], bookings: [], rows };
      const ids = rows.map(({ id }) => id);
      // Kept first: what is in a file must be known as paid
      const kept = await bank.change({
        put: { files: [record] },
        remove: { rows: ids },
        only: { rows: ids, files: files.map(({ id }) => id) },
      });
      if (kept !== 'kept') return say({ text: words.kept[kept], isBad: true });
      download(new Blob([text], { type: 'application/xml' }), name);
      setStrict(false);
      say({ text: fill(words.pay.made, { name, count: rows.length }) });
    } finally {
      isMaking.current = false;
    }
  };
  return (
    <section class="pay-panel" aria-labelledby="pay-list">
      <h2 id="pay-list">{words.pay.list}</h2>
      <PaymentTable rows={rows} verdict={verdict} onChange={change} onRemove={(row) => void remove([row])} />
      <div class="buttons">
        <button type="button" class="quiet" onClick={() => void remove(rows)}>
          {words.pay.clear}
        </button>
      </div>
      <PayerPanel
        payer={payer}
        accounts={accounts}
        verdict={verdict}
        isStrict={isStrict}
        today={today}
        onChange={setPayer}
        onRemember={remember}
      />
      <div class="pay-bar">
        <p class="pay-sums" role="status">
          <span>{fill(words.pay.count, { count: rows.length })}</span>
          {sums.map(({ currency, amount }) => (
            <strong key={currency} class="figures">
              {currency} {groupedAmount(amount)}
            </strong>
          ))}
          {verdict.problemCount > 0 && (
            <span class="open">{fill(words.pay.toCorrect, { count: verdict.problemCount })}</span>
          )}
        </p>
        <button type="button" class="primary" onClick={() => void make()}>
          <Icon name="download" />
          {words.pay.make}
        </button>
      </div>
      <p class="hint">{words.pay.makeHint}</p>
    </section>
  );
}

/** Today, or the Monday after it at a weekend. */
function nextWorkday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const days = { 0: 1, 6: 2 }[weekday] ?? 0;
  return addDays(today as CalendarDate, days) ?? today;
}
