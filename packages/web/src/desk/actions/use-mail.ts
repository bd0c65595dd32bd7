import { compareDecimals } from '@rappen/core/money';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { isPositive } from '../../records/desk/account.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import { isOrder, paperOf } from '../../records/desk/paper.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { typedAddress } from '../../work/invoice/address.ts';
import type { Desk } from '../state/use-desk.ts';
import { askedNow } from './asked-now.ts';

/** The address of a mail with an invoice: what it asks, and what of that is still open. */
export function useMail(desk: Desk, company: Company): (ready: Invoice) => string {
  const { texts, language } = useWords();
  const words = texts.desk.actions;
  return (ready) => {
    const due = dueDayOf(ready);
    const { amount, rest } = askedNow(ready, desk.records?.invoices ?? []);
    const shown = (decimal: string) => `${ready.currency} ${groupedAmount(decimal)}`;
    const values = {
      kind: texts.desk.kinds[paperOf(ready)],
      number: ready.number,
      company: typedAddress(company.address).lines[0] ?? '',
      amount: shown(amount),
      rest: shown(rest),
      due: due === '' ? '' : dayIn(language, due),
    };
    const isWhole = compareDecimals(rest, amount) === 0;
    const text = isOrder(ready)
      ? words.mailBodyOrder
      : !isPositive(rest)
        ? words.mailBodySettled
        : isWhole
          ? words.mailBody
          : words.mailBodyRest;
    const subject = encodeURIComponent(fill(words.mailSubject, values));
    const body = encodeURIComponent(fill(text, values));
    return `mailto:${encodeURIComponent(ready.email)}?subject=${subject}&body=${body}`;
  };
}
