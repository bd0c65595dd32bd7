import { amountText } from '../bank-message/index.ts';
import { addDays, type CalendarDate, parseCalendarDate } from '../date/calendar-date.ts';
import type { Problem } from '../problem/problem.ts';
import { filled, type SharedTexts } from './elements.ts';
import type { ReadEntry } from './entry.ts';
import { kindOf, realReference, saysSomething } from './kind.ts';
import { limits } from './limits.ts';
import { type Information, informationIn } from './mt940-information.ts';
import { problem } from './problems.ts';
import type { BankTransactionCode, Charge, Direction, Entry, EntryDetail, Money } from './statement.ts';

/** What of its statement an entry depends on. */
export interface StatementOfEntry {
  readonly currency: string | undefined;
  /** Days of the opening and the closing balance. */
  readonly from: CalendarDate | undefined;
  readonly to: CalendarDate | undefined;
  /** MT942 does not say what is booked: all of it is announced. */
  readonly isInterim: boolean;
}

const grammar =
  /^(\d{6})(\d{4})?([RE]?[CD])([A-Z])?(\d{0,18}),(\d{0,5})([A-Z][A-Z0-9]{3})((?:(?!\/\/).){0,200})(?:\/\/(.*))?$/;

/**
 * Reads `:61:` and the `:86:` behind it. An amount, direction or type that cannot be read makes the entry unreadable; others go on.
 * `RC` takes a credit back and `RD` a debit; `EC` and `ED` are only expected. Source: SWIFT, MT940 and MT942, field 61.
 */
export function readMtEntry(
  [first = '', ...supplementary]: readonly string[],
  information: readonly string[],
  index: number,
  statement: StatementOfEntry,
  shared: SharedTexts,
): ReadEntry {
  const found = grammar.exec(first.trimEnd());
  const [, value = '', booked, mark = '', , whole = '', decimals = '', type = '', customer = '', bank] = found ?? [];
  const amount = whole + decimals === '' ? undefined : amountText(`${whole || '0'}.${decimals || '0'}`);
  const { currency } = statement;
  if (amount === undefined || currency === undefined) {
    const [element, shown] = currency === undefined ? ['currency', 'missing'] : ['field :61:', first];
    const params = { element, found: shown.slice(0, limits.shownLengthMax) };
    return { entry: undefined, notices: [problem('STATEMENT_ENTRY_UNREADABLE', [], params)] };
  }
  const notices: Problem[] = [];
  const valueDate = dayOf(value, 'valueDate', notices);
  const direction: Direction = ['C', 'EC', 'RD'].includes(mark) ? 'credit' : 'debit';
  const said = informationIn(information);
  const more = supplementaryOf(supplementary);
  const detail = detailOf(
    said,
    { amount, direction, isFromPayer: mark.endsWith('C'), customer: realReference(filled(customer)) },
    more,
  );
  const entry: Omit<Entry, 'kind'> = {
    index,
    currency: shared.of(currency),
    amount,
    direction,
    isReversal: mark.startsWith('R'),
    status: statement.isInterim || mark.startsWith('E') ? 'PDNG' : 'BOOK',
    bookingDate: bookingDay(booked, valueDate, statement, notices),
    valueDate: valueDate && shared.of(valueDate),
    servicerReference: filled(bank),
    code: { proprietary: shared.of([type, said.transactionCode, said.primaNota].filter(Boolean).join('+')) },
    charges: more.charges,
    details: saysSomething(detail) || detail.returned !== undefined || detail.instructionId ? [detail] : noDetails,
    information: filled([said.bookingText, more.text].filter(Boolean).join(' ')),
  };
  return { entry: { ...entry, kind: kindOf({ ...entry, code: codesByType[type.slice(1)] ?? noCode }) }, notices };
}

const noDetails: readonly EntryDetail[] = [];
const noCode: BankTransactionCode = {};

/** The codes of ISO 20022 that have the meaning of a type of MT940. Source: SWIFT, MT940, field 61, subfield 6. */
const codesByType: Readonly<Record<string, BankTransactionCode>> = {
  __proto__: null as never,
  CHG: { subFamily: 'CHRG' },
  COM: { subFamily: 'CHRG' },
  BRF: { subFamily: 'CHRG' },
  INT: { subFamily: 'INTR' },
  RTI: { subFamily: 'RRTN' },
  DDT: { family: 'RDDT' },
};

/** A day as `YYMMDD`; undefined, with a notice, when the calendar has none such. */
export function dayOf(text: string, place: string, notices: Problem[]): CalendarDate | undefined {
  const day = dayIn(`20${text.slice(0, 2)}`, text.slice(2));
  if (day === undefined) notices.push(problem('STATEMENT_DATE_UNREADABLE', [place], { found: text }));
  return day;
}

function dayIn(year: string, monthAndDay: string): CalendarDate | undefined {
  const day = parseCalendarDate(`${year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`);
  return day.ok ? day.value : undefined;
}

/**
 * The day of booking has no year: it is the one nearest to the value date. Without it the bank booked on the value date, or by the closing
 * balance where that is not a day of the statement.
 */
function bookingDay(
  booked: string | undefined,
  value: CalendarDate | undefined,
  { from, to }: StatementOfEntry,
  notices: Problem[],
): CalendarDate | undefined {
  if (booked === undefined) {
    if (value === undefined || to === undefined) return value ?? to;
    return value > to || (from !== undefined && value < from) ? to : value;
  }
  const near = value ?? to;
  const year = Number(near?.slice(0, 4) ?? '2000');
  const days = [year, year - 1, year + 1].flatMap((one) => dayIn(String(one), booked) ?? []);
  const isNear = (day: CalendarDate) => {
    return near === undefined || (day > (addDays(near, -183) ?? day) && day <= (addDays(near, 183) ?? day));
  };
  const day = days.find(isNear) ?? days[0];
  if (day === undefined) notices.push(problem('STATEMENT_DATE_UNREADABLE', ['bookingDate'], { found: booked }));
  return day;
}

interface Supplementary {
  readonly charges: readonly Charge[];
  readonly instructed?: Money | undefined;
  readonly text: string;
}

/** The second line of `:61:`: the original amount and the charges, as German banks write them, and any text. */
function supplementaryOf(lines: readonly string[]): Supplementary {
  const text = lines.join(' ').slice(0, limits.supplementaryLengthMax);
  const moneyAt = (name: string): Money | undefined => {
    const [, currency, whole, decimals] = new RegExp(`/${name}/([A-Z]{3})(\\d{1,15}),(\\d{0,5})`).exec(text) ?? [];
    const amount = amountText(`${whole}.${decimals || '0'}`);
    return currency === undefined || amount === undefined ? undefined : { currency, amount };
  };
  const charge = moneyAt('CHGS');
  return { charges: charge ? [{ ...charge, isIncluded: false }] : [], instructed: moneyAt('OCMT'), text };
}

interface Booked {
  readonly amount: string;
  readonly direction: Direction;
  readonly customer: string | undefined;
  /** A credit, or one that is taken back: the other party is who paid. */
  readonly isFromPayer: boolean;
}

function detailOf(
  said: Information,
  { amount, direction, customer, isFromPayer }: Booked,
  { instructed }: Supplementary,
): EntryDetail {
  const party = (name: string | undefined) => (name === undefined ? undefined : { name, address: [] });
  const other = { party: party(said.name), ultimate: party(said.ultimateName), account: said.account };
  return {
    paymentInformationId: said.paymentInformationId,
    instructionId: realReference(said.customerReference) ?? (/^KREF\+?$/.test(customer ?? '') ? undefined : customer),
    endToEndId: realReference(said.endToEndId),
    amount,
    direction,
    instructed,
    charges: [],
    ...(isFromPayer
      ? { debtor: other.party, ultimateDebtor: other.ultimate, debtorAccount: other.account }
      : { creditor: other.party, ultimateCreditor: other.ultimate, creditorAccount: other.account }),
    references: said.references,
    flags: [],
    message: said.message,
    returned: said.returned,
    information: said.whole,
  };
}
