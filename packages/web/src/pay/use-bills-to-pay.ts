import { useEffect, useRef } from 'preact/hooks';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import type { PaymentRow } from '../records/bank/records.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import type { BankNotice } from '../work/bank/bank-notice.tsx';
import type { Bank } from '../work/bank/use-bank.ts';
import { problemsOfData } from '../work/reading/e-invoice.ts';
import { takeHanded } from '../work/reading/handoff.ts';
import { paymentOfBill } from '../work/reading/payment-of-bill.ts';
import { useProblemSentence } from '../work/reading/problem-sentence.ts';
import { rowsOf, shownOrigin } from '../work/reading/rows.ts';
import { currentVisit, pauseReading, readOn, remove, type Source, type Visit } from '../work/reading/visit.ts';
import { rowOf } from './payment-rows.ts';

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
  const unreadOf = useUnread((id) => {
    known.current?.add(id);
    remove([id]);
  });
  return own.flatMap(unreadOf);
}

/** Why there is nothing to pay in a file, or not all; nothing where there is no such reason. `onLeave`: its bills stay in the list. */
function useUnread(onLeave: (id: number) => void): (source: Source) => readonly UnreadBill[] {
  const { texts } = useBankWords();
  const sentenceOf = useProblemSentence();
  return ({ id, origin, state, bills, problems, open }) => {
    const unpayable = bills.filter(({ bill }) => paymentOfBill(bill, profile) === undefined);
    const isEmpty = state === 'read' && bills.length === 0;
    if (state !== 'failed' && !isEmpty && unpayable.length === 0 && open === undefined) return [];
    const broken = unpayable.flatMap(({ bill }) => [
      ...bill.problems,
      ...problemsOfData(bill),
      ...(bill.eInvoice?.content.notToPay ?? []),
    ]);
    const reasons = [
      ...problems.map(sentenceOf),
      ...new Set(broken.map(sentenceOf)),
      ...(state === 'failed' ? [texts.read.failed] : []),
    ];
    return [
      {
        id,
        name: shownOrigin(origin, texts),
        reason: reasons.length > 0 ? reasons.join(' · ') : texts.read.none,
        nextPage: open?.place.page,
        isPending: state === 'waiting' || state === 'reading',
        leave: () => (bills.length > 0 ? onLeave(id) : remove([id])),
      },
    ];
  };
}
