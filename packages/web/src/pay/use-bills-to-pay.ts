import { useEffect, useRef } from 'preact/hooks';
import type { BankNotice } from '../bank/bank-notice.tsx';
import type { PaymentRow } from '../bank/records.ts';
import type { Bank } from '../bank/use-bank.ts';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { profileOfDay } from '../make/validate.ts';
import { problemsOfData } from '../read/e-invoice.ts';
import { useProblemSentence } from '../read/problem-sentence.ts';
import { rowsOf, shownOrigin } from '../read/rows.ts';
import { currentVisit, pauseReading, readOn, remove, type Visit } from '../read/visit.ts';
import { takeHanded } from './handoff.ts';
import { paymentOfBill, rowOf } from './payment-of-bill.ts';

/** A file in which there is nothing to pay, or more than there was time for. */
export interface UnreadBill {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
  /** The page from which it can be read on. */
  readonly nextPage: number | undefined;
  readonly isPending: boolean;
  readonly leave: () => void;
}

const profile = profileOfDay(new Date());

/**
 * Takes what is read while the page is shown, and what another page handed on, into the list of payments. Returns the files in which
 * there is nothing to pay.
 */
export function useBillsToPay(
  bank: Bank,
  visit: Visit,
  say: (notice: BankNotice | undefined) => void,
): readonly UnreadBill[] {
  const { texts, bank: words } = useBankWords();
  const sentenceOf = useProblemSentence();
  // What was read before is paid by the button of that page
  const known = useRef<Set<number>>(undefined);
  known.current ??= new Set(currentVisit().sources.map(({ id }) => id));
  // By bill: a file that is read on has more of them
  const taken = useRef(new Set<number>());
  const add = async (found: readonly (readonly [payment: Parameters<typeof rowOf>[0], source: string])[]) => {
    if (found.length === 0) return;
    const last = bank.current().rows.at(-1)?.place ?? 0;
    const rows = found.map(([payment, source], index): PaymentRow => rowOf(payment, source, last + 1 + index));
    const kept = await bank.change({ put: { rows } });
    say({
      text: kept === 'kept' ? fill(words.pay.added, { count: rows.length }) : words.kept[kept],
      isBad: kept !== 'kept',
    });
  };
  useEffect(() => {
    void add(takeHanded().map(({ payment, source }) => [payment, source]));
    void readOn();
    return pauseReading;
  }, []);
  const own = visit.sources.filter(({ id }) => known.current?.has(id) === false);
  useEffect(() => {
    const ready = new Set(own.flatMap(({ id, state }) => (state === 'read' ? [id] : [])));
    const rows = rowsOf(visit.sources).filter(
      ({ source, listed }) => ready.has(source.id) && !taken.current.has(listed.id),
    );
    for (const { listed } of rows) taken.current.add(listed.id);
    void add(
      rows.flatMap(({ listed, draft, source }) => {
        const payment = paymentOfBill({ ...listed.bill, draft }, profile);
        return payment === undefined ? [] : [[payment, shownOrigin(source.origin, texts)]];
      }),
    );
  }, [visit.sources]);
  return own.flatMap(({ id, origin, state, bills, problems, open }): UnreadBill[] => {
    const unpayable = bills.filter(({ bill }) => paymentOfBill(bill, profile) === undefined);
    const isEmpty = state === 'read' && bills.length === 0;
    if (state !== 'failed' && !isEmpty && unpayable.length === 0 && open === undefined) return [];
    const broken = [
      ...new Set(
        unpayable
          .flatMap(({ bill }) => [
            ...bill.problems,
            ...problemsOfData(bill),
            ...(bill.eInvoice?.content.notToPay ?? []),
          ])
          .map(sentenceOf),
      ),
    ];
    const reasons = [...problems.map(sentenceOf), ...broken, ...(state === 'failed' ? [texts.read.failed] : [])];
    const reason = reasons.length > 0 ? reasons.join(' · ') : texts.read.none;
    const name = shownOrigin(origin, texts);
    const isPending = state === 'waiting' || state === 'reading';
    const nextPage = open?.place.page;
    return [{ id, name, reason, nextPage, isPending, leave: () => (bills.length > 0 ? leave(id) : remove([id])) }];
  });
  function leave(id: number): void {
    known.current?.add(id);
    remove([id]);
  }
}
