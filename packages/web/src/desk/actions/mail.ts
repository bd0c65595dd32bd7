import { compareDecimals } from '@rappen/core/money';
import { groupedAmount } from '../../language/written/amount.ts';
import { isPositive } from '../../records/desk/account.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import { isOrder, paperOf } from '../../records/desk/paper.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { textHash } from '../../records/text-hash.ts';
import { typedAddress } from '../../work/invoice/address.ts';
import { filledIn, writtenDay } from '../drafts/account-words.ts';
import { mailWords } from '../drafts/mail-words.ts';
import { askedNow } from './asked-now.ts';

/** What an e-mail with a document says. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/**
 * The key that an e-mail goes to the service under. The same words with the same file to the same recipient go once, wherever and however
 * often they are tried, until it is noted that they went.
 */
export async function mailKeyOf({ id, mails }: Invoice, mail: MailText & { to: string }, pdf: Blob): Promise<string> {
  const file = new TextDecoder('latin1').decode(await pdf.arrayBuffer());
  return [id, mails.length, textHash(JSON.stringify(mail)), textHash(file)].join('.');
}

/** The address of an e-mail with an issued document. The file itself is attached by whoever sends it. */
export function mailOf(ready: Invoice, company: Company, invoices: readonly Invoice[]): string {
  const { subject, text } = mailTextOf(ready, company, invoices);
  return `mailto:${encodeURIComponent(ready.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/**
 * What an e-mail with an issued document says, in the language of its customer: what it is, what it asks, and what of that is still
 * open.
 */
export function mailTextOf(ready: Invoice, company: Company, invoices: readonly Invoice[]): MailText {
  const words = mailWords[ready.language];
  const paper = words.papers[paperOf(ready)];
  const due = dueDayOf(ready);
  const { amount, rest } = askedNow(ready, invoices);
  const shown = (decimal: string) => `${ready.currency} ${groupedAmount(decimal)}`;
  const values = {
    kind: ready.kind === 'reminder' && ready.title !== '' ? ready.title : paper.name,
    the: paper.the,
    number: ready.number,
    company: typedAddress(company.address).lines[0] ?? '',
    amount: shown(amount),
    rest: shown(rest),
    due: due === '' ? '' : writtenDay(due),
  };
  const isWhole = compareDecimals(rest, amount) === 0;
  const sentences = [
    isOrder(ready) ? words.attached : words.attachedAmount,
    ...(isOrder(ready) || ready.kind === 'credit'
      ? []
      : isPositive(rest)
        ? [isWhole ? '' : words.rest, due === '' ? '' : words.payable]
        : [words.settled]),
  ];
  const text = [words.greeting, sentences.filter(Boolean).join(' '), words.regards].join('\n\n');
  return { subject: filledIn(words.subject, values), text: filledIn(text, values) };
}
