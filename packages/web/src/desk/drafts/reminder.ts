import { compareDecimals } from '@rappen/core/money';
import { type Account, isPositive } from '../../records/desk/account.ts';
import type { Position } from '../../records/desk/lines.ts';
import { type Company, emptyPosition, type Invoice } from '../../records/desk/records.ts';
import { filledIn, isLineText, ownWords, toldLines, writtenDay } from './account-words.ts';
import { duplicateOf } from './drafts.ts';
import { feeOf, interestOf, nextReminder } from './dunning.ts';

/**
 * The next reminder of an invoice on a day: its amount and, a line each, what came in, was credited and was charged, so that the slip
 * asks what is still open; then the fee and interest of its company. It has the number of the invoice, and so the same reference.
 * Undefined where nothing is open.
 */
export function reminderOf(invoice: Invoice, day: string, account: Account, company: Company): Invoice | undefined {
  if (!isPositive(account.rest)) return undefined;
  const { level, title, text } = nextReminder(company, invoice.language, account.reminders.length);
  return {
    ...duplicateOf(invoice, day),
    kind: 'reminder',
    of: invoice.id,
    number: invoice.number,
    reference: invoice.reference,
    title,
    asked: account.rest,
    attachments: [],
    days: level.daysToPay.trim() || '10',
    introduction: filledIn(text, { days: level.daysToPay.trim() || '10', number: invoice.number }),
    closing: '',
    positions: [...accountLines(invoice, account), ...ownLines(invoice, day, account, company)],
    discount: '',
    surcharge: '',
    prepaid: '',
    discountPercent: '',
    discountDays: '',
  };
}

/** A reminder that is still a draft, after the account of its invoice has changed: other lines, such as a fee, stay. */
export function askedAnew(reminder: Invoice, invoice: Invoice, account: Account): Partial<Invoice> {
  const lines = accountLines({ ...invoice, language: reminder.language }, account);
  const others = reminder.positions.filter(
    ({ description, vatRate }) => vatRate !== '-' || !isLineText(description, reminder.language),
  );
  return { positions: [...lines, ...others], asked: account.rest };
}

/** Whether a reminder asks what is no longer open as it was when it was written. */
export function isStale({ asked }: Invoice, { rest }: Account): boolean {
  return asked !== '' && compareDecimals(asked, rest) !== 0;
}

/** Damages and interest bear no VAT. Source: VAT Act, article 18(2)(i). */
const line = (description: string, price: string): Position => ({ ...emptyPosition, description, price, vatRate: '-' });

function accountLines(invoice: Invoice, { lines }: Account): readonly Position[] {
  return toldLines(invoice, lines).map(([text, amount]) => line(text, amount));
}

function ownLines(invoice: Invoice, day: string, account: Account, company: Company): readonly Position[] {
  const { level } = nextReminder(company, invoice.language, account.reminders.length);
  const { ownFee, ownInterest } = ownWords(invoice.language);
  const fee = feeOf(level);
  const interest = interestOf(invoice, account, company, day);
  return [
    ...(fee === undefined ? [] : [line(ownFee, fee)]),
    ...(interest === undefined
      ? []
      : [
          line(
            filledIn(ownInterest, {
              percent: interest.percent,
              from: writtenDay(interest.from),
              date: writtenDay(day),
            }),
            interest.amount,
          ),
        ]),
  ];
}
