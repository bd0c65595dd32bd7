import { parseCalendarDate } from '../../date/calendar-date.ts';
import { printAmount, printDate } from '../../invoice-document/print-values.ts';
import type { Problem } from '../../problem/problem.ts';
import { type Result, resultOf } from '../../result.ts';
import type { BusinessCase, PaymentInformation } from '../business-case.ts';
import { problem } from '../problems.ts';
import { type BillMailLanguage, mailWords } from './words.ts';

export interface BillMailOptions {
  /** Who sends the bill. */
  readonly biller: string;
  readonly language: BillMailLanguage;
}

/** A mail with a bill, its PDF apart. */
export interface BillMail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines end with `\n`. */
  readonly text: string;
  /** Of the PDF: letters, digits, `-`, `_` and `.` alone, since not every mail program knows more. */
  readonly fileName: string;
}

const network = 'mail';
const fileNameLengthMax = 100;

/**
 * The mail that brings a business case to its recipient: what it is, its number, date, amount and due date. The PDF says the rest. Reports
 * `NETWORK_MAIL_ADDRESS` where the recipient has no e-mail address, and `NETWORK_DEBIT_UNSUPPORTED` at direct debits: a mail collects no
 * money.
 */
export function billMailOf(businessCase: BusinessCase, { biller, language }: BillMailOptions): Result<BillMail> {
  const { type, referenceNumber: number, businessCaseDate, billRecipient, referencedBill } = businessCase;
  const problems: Problem[] = [];
  const { emailAddress: to = '' } = billRecipient;
  if (to === '') problems.push(problem('NETWORK_MAIL_ADDRESS', ['billRecipient', 'emailAddress']));
  const payment = 'singlePayment' in businessCase ? businessCase.singlePayment : undefined;
  if (payment?.paymentMode === 'EBILL_DEBIT')
    problems.push(problem('NETWORK_DEBIT_UNSUPPORTED', ['singlePayment', 'paymentMode'], { network }));
  const words = mailWords[language];
  const values = {
    name: words.names[type],
    number,
    biller,
    date: printed(businessCaseDate),
    bill: referencedBill?.referenceNumber ?? '',
  };
  const facts = [
    ...(referencedBill === undefined ? [] : [filled(words.aboutBill, values)]),
    ...amountLines(businessCase, payment?.paymentInformation, words),
    ...(type === 'InstalmentBill' ? [words.instalments] : []),
  ];
  const parts = [
    words.greeting,
    filled(words.sentences[type], values),
    facts.join('\n'),
    `${words.closing}\n${biller}`,
  ];
  const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  return resultOf(
    { to, subject: oneLine(filled(words.subject, values)), text, fileName: fileNameOf(values) },
    problems,
  );
}

function amountLines(
  { totalAmount: { value, currencyCode } }: BusinessCase,
  payment: PaymentInformation | undefined,
  words: { readonly amount: string; readonly due: string },
): string[] {
  return [
    ...(value === undefined ? [] : [filled(words.amount, { amount: `${currencyCode} ${printAmount(value)}` })]),
    ...(payment === undefined ? [] : [filled(words.due, { due: printed(payment.dueDate) })]),
  ];
}

function printed(date: string): string {
  const parsed = parseCalendarDate(date);
  return parsed.ok ? printDate(parsed.value) : date;
}

/** Each name once: what is put in is not looked at again. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function fileNameOf({ name, number }: { readonly name: string; readonly number: string }): string {
  const plain = `${name}-${number}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, fileNameLengthMax)
    .replaceAll(/^[-.]+|[-.]+$/g, '');
  return `${plain}.pdf`;
}
