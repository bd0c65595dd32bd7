import { writePaymentFile } from '@rappen/core/payment-order';
import { useRef } from 'preact/hooks';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { download } from '../parts/download.ts';
import type { PaymentFileRecord, PaymentRow } from '../records/bank/records.ts';
import type { BankNotice } from '../work/bank/bank-notice.tsx';
import type { Bank } from '../work/bank/use-bank.ts';
import { type OrderVerdict, type Payer, verdictOf } from './verdict.ts';

interface AtWork {
  readonly bank: Bank;
  readonly rows: readonly PaymentRow[];
  readonly files: readonly PaymentFileRecord[];
  readonly today: string;
  readonly say: (notice: BankNotice | undefined) => void;
  readonly payer: Payer;
  readonly verdict: OrderVerdict;
  /** Whether what is missing is said as well. */
  readonly setStrict: (isStrict: boolean) => void;
}

/** What is done with payments: each is kept, said, and can be undone where something goes. */
export function usePaymentWork(of: AtWork) {
  const { bank, say, payer, verdict, setStrict } = of;
  const { bank: words } = useBankWords();
  const isMaking = useRef(false);
  const makeFile = useFileMaker(of);
  const remove = async (removed: readonly PaymentRow[], said?: string) => {
    await bank.change({ remove: { rows: removed.map(({ id }) => id) } });
    const undo = async () => {
      say(undefined);
      const absent = { rows: removed.map(({ id }) => id) };
      const kept = await bank.change({ put: { rows: removed }, absent });
      if (kept !== 'kept') say({ text: words.kept[kept], isBad: true });
    };
    say({ text: said ?? fill(words.pay.removed, { count: removed.length }), undo: () => void undo() });
  };
  return {
    change: (row: PaymentRow) => void bank.change({ put: { rows: [row] }, present: { rows: [row.id] } }),
    remove,
    remember: (isRemembered: boolean) => {
      const id = payer.iban.replace(/\s+/g, '').toUpperCase();
      const account = { id, name: payer.name.trim() };
      void bank.change(isRemembered ? { put: { accounts: [account] } } : { remove: { accounts: [id] } });
    },
    /** Makes the file, or shows what is missing for one. */
    make: async () => {
      if (isMaking.current) return;
      if (!verdict.parsed.ok || verdict.problemCount > 0) {
        setStrict(true);
        return focusFirstProblem();
      }
      isMaking.current = true;
      try {
        await makeFile();
      } finally {
        isMaking.current = false;
      }
    },
  };
}

/** Makes a file of the payments, and keeps it in their place. */
function useFileMaker({ bank, rows, files, today, say, payer, setStrict }: AtWork): () => Promise<void> {
  const { bank: words } = useBankWords();
  return async () => {
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
  };
}

function focusFirstProblem(): void {
  // Once the remarks are drawn
  setTimeout(() => document.querySelector<HTMLElement>('.pay [aria-invalid], .pay .remarks .error button')?.focus());
}
